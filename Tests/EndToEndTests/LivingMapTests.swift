import Foundation
import TestSupport
import Testing

/// The map of the menus in a window, as a person sees it.
@Suite(.serialized) struct LivingMapTests {
    /// The screen once it is a whole map: the title above, the prompt below, and whatever else is wanted.
    private func map(_ terminal: PseudoTerminal, where isWanted: ([String]) -> Bool) -> [String] {
        func isMap(_ shown: String) -> Bool {
            let lines = shown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            return lines.first == "Map of “Fjords of Norway”" && lines.last == "map> |" && isWanted(lines)
        }
        let shown = terminal.screen(where: isMap, seconds: 10)
        #expect(isMap(shown), "\(shown)")
        return shown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Kilometres in the width of a cell, by the scale bar; 0 where there is none.
    private func scale(_ lines: [String]) -> Double {
        guard let bar = lines.joined().firstMatch(of: /├(─*)┤ ([0-9]+) km/), let length = Double(bar.2) else {
            return 0
        }
        return length / Double(bar.1.count + 2)
    }

    /// Whether one scale is twice the other, as far as the whole cells of scale bars tell.
    private func isTwice(_ scale: Double, _ other: Double) -> Bool { (1.7...2.3).contains(scale / other) }

    private func opened(columns: UInt16 = 80, rows: UInt16 = 24) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(Program(), columns: columns, rows: rows)
        try terminal.wait(for: "trips> ")
        terminal.type("2\r")
        try terminal.wait(for: "trip> ")
        terminal.type("p\r")
        return terminal
    }

    @Test(
        "It fills the window; + and - enlarge it twofold and back, numbers show a stretch, all shows everything again")
    func zoom() throws {
        let terminal = try opened()
        let whole = map(terminal) { $0.joined().contains("Trondheim") }
        #expect(whole.count == 24)
        for name in ["Bergen", "Flåm", "Geiranger", "Ålesund"] { #expect(whole.joined().contains(name)) }
        terminal.type("+\r")
        let closer = map(terminal) { isTwice(scale(whole), scale($0)) }
        #expect(closer.count == 24 && !closer.joined().contains("Trondheim"))
        terminal.type("-\r")
        #expect(map(terminal) { $0 == whole } == whole)
        terminal.type("2-3\r")
        let stretch = map(terminal) { !$0.joined().contains("Bergen") }
        #expect(stretch.joined().contains("Flåm") && stretch.joined().contains("Geiranger"))
        terminal.type("all\r")
        #expect(map(terminal) { $0 == whole } == whole)
        terminal.type("b\r")
        try terminal.wait(for: "trip> ")
        #expect(terminal.screen.unknown == [])
    }

    @Test("A resized window gets a map of its new size by itself, enlarged as before, and what was typed stays")
    func resize() throws {
        let terminal = try opened()
        let whole = map(terminal) { $0.joined().contains("Trondheim") }
        terminal.type("+\r")
        let closer = map(terminal) { isTwice(scale(whole), scale($0)) }
        for (columns, rows) in [(120, 40), (50, 16), (80, 24)] as [(UInt16, UInt16)] {
            terminal.resize(columns: columns, rows: rows)
            let lines = map(terminal) { lines in
                // A low window keeps a row for a message, which is at the end of an empty screen.
                lines.count == Int(rows) && scale(lines) > 0
                    && lines.allSatisfy { $0.count <= Int(columns) }
            }
            #expect(!lines.joined().contains("Trondheim"))
            if columns == 80 { #expect(lines == closer) }
        }
        terminal.type("3")
        _ = terminal.screen(where: { $0.hasSuffix("map> 3|") })
        terminal.resize(columns: 100, rows: 30)
        let shown = terminal.screen(where: {
            $0.hasPrefix("Map of “Fjords") && $0.hasSuffix("map> 3|") && $0.split(separator: "\n").count > 25
        })
        #expect(shown.hasSuffix("map> 3|") && shown.hasPrefix("Map of"))
        terminal.type("\r")
        let stretch = map(terminal) { $0.count == 30 && !$0.joined().contains("Trondheim") }
        #expect(stretch.joined().contains("Geiranger"))
        #expect(terminal.screen.unknown == [])
    }
}
