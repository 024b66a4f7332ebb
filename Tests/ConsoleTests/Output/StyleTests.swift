import Platform
import Testing

@testable import Console

@Suite("Colour and the terminal's context")
struct StyleTests {
    @Test(
        "colour is decided from what was asked, the stream and the environment",
        arguments: [
            (ColorMode.auto, true, nil, "xterm", true),
            (.auto, true, nil, nil, true),
            (.auto, true, "", "xterm", true),
            (.auto, true, "1", "xterm", false),
            (.auto, true, "0", "xterm", false),
            (.auto, true, nil, "dumb", false),
            (.auto, false, nil, "xterm", false),
            (.always, false, "1", "dumb", true),
            (.always, true, nil, "xterm", true),
            (.never, true, nil, "xterm", false),
        ] as [(ColorMode, Bool, String?, String?, Bool)])
    func decision(mode: ColorMode, onTerminal: Bool, noColor: String?, term: String?, expected: Bool) {
        #expect(mode.usesColor(onTerminal: onTerminal, noColor: noColor, term: term) == expected)
    }

    @Test("a mode has the name it is given on the command line")
    func names() {
        #expect(ColorMode.allCases.map(\.rawValue) == ["auto", "always", "never"])
        #expect(ColorMode(rawValue: "sometimes") == nil)
    }

    @Test("each style is one control sequence, and a reset after it")
    func sequences() {
        let shown = Style.allCases.map { $0.applied(to: "x", color: true) }
        #expect(
            shown == [
                "\u{1B}[1mx\u{1B}[0m", "\u{1B}[2mx\u{1B}[0m", "\u{1B}[36mx\u{1B}[0m", "\u{1B}[36mx\u{1B}[0m",
                "\u{1B}[33mx\u{1B}[0m",
                "\u{1B}[1;31mx\u{1B}[0m", "\u{1B}[7mx\u{1B}[0m", "\u{1B}[34mx\u{1B}[0m", "\u{1B}[94mx\u{1B}[0m",
                "\u{1B}[39;1mx\u{1B}[0m",
                "\u{1B}[1;33mx\u{1B}[0m", "\u{1B}[1;36mx\u{1B}[0m", "\u{1B}[1;35mx\u{1B}[0m",
                "\u{1B}[1;32mx\u{1B}[0m", "\u{1B}[31mx\u{1B}[0m", "\u{1B}[1;34mx\u{1B}[0m",
            ])
    }

    @Test("without colour, without text or without a style there is no control sequence")
    func bare() {
        #expect(Style.allCases.allSatisfy { $0.applied(to: "x", color: false) == "x" })
        #expect(Style.error.applied(to: "", color: true) == "")
    }

    @Test("the width is the terminal's, else that of COLUMNS, else 80")
    func width() {
        func width(_ columns: Int?, _ variable: String?) -> Int {
            let size = columns.map { TerminalSize(columns: $0, rows: 24) }
            let context = TerminalContext(streams: ScriptedStreams(terminal: size)) { name in
                name == "COLUMNS" ? variable : nil
            }
            return context.width
        }
        #expect(width(132, "60") == 132)
        #expect(width(0, "60") == 60)
        #expect(width(nil, "60") == 60)
        #expect(width(nil, nil) == 80)
        for bad in ["", "x", "-5", "0", "99999999999999999999", "20000"] {
            #expect(width(nil, bad) == 80, "COLUMNS=\(bad)")
        }
    }

    @Test("lines are cut and edited only on a terminal, and edited only on one that can move its cursor")
    func capabilities() {
        let size = TerminalSize(columns: 50, rows: 10)
        let terminal = TerminalContext(streams: ScriptedStreams(terminal: size)) { $0 == "TERM" ? "xterm" : nil }
        #expect(terminal.cuttingWidth == 50)
        #expect(terminal.supportsEditing)
        #expect(terminal.usesColor && terminal.errorUsesColor)

        let dumb = TerminalContext(streams: ScriptedStreams(terminal: size)) { $0 == "TERM" ? "dumb" : nil }
        #expect(dumb.isDumb && dumb.cuttingWidth == 50)
        #expect(!dumb.supportsEditing && !dumb.usesColor && !dumb.errorUsesColor)

        let pipe = TerminalContext(streams: ScriptedStreams()) { $0 == "COLUMNS" ? "40" : nil }
        #expect(pipe.cuttingWidth == nil)
        #expect(!pipe.supportsEditing && !pipe.usesColor)
        let colored = TerminalContext(streams: ScriptedStreams(), color: .always) { _ in nil }
        #expect(colored.usesColor && colored.errorUsesColor)
    }
}
