import Foundation
import TestSupport
import Testing

/// Whole sessions on terminals of several widths, compared line by line with recorded ones.
///
/// With `ROADTRIP_RECORD_STORIES=1` they are recorded anew, after a wording was changed on purpose: read the
/// difference.
@Suite(.serialized) struct StoryTests {
    /// What is typed at a prompt, and the prompt that comes then.
    private struct Line {
        let prompt: String
        let typed: String
        let next: String
        /// What the live search has to show before Enter.
        var suggestion: String?

        init(_ prompt: String, _ typed: String, then next: String, suggestion: String? = nil) {
            (self.prompt, self.typed, self.next, self.suggestion) = (prompt, typed, next, suggestion)
        }
    }

    static let widths: [UInt16] = [40, 60, 80, 120, 200]

    @Test("The first start: the samples, the help, a trip of one's own", arguments: widths)
    func firstStart(width: UInt16) throws {
        try play(
            "first-start", width, in: Program(),
            [
                Line("trips> ", "?", then: "trips> "), Line("trips> ", "2", then: "trip> "),
                Line("trip> ", "3", then: "stop> "), Line("stop> ", "]", then: "stop> "),
                Line("stop> ", "x", then: "stop> "), Line("stop> ", "b", then: "trip> "),
                Line("trip> ", "d", then: "Stops to delete: "), Line("Stops to delete: ", "", then: "trip> "),
                Line("trip> ", "b", then: "trips> "), Line("trips> ", "n Alps", then: "Place: "),
                Line("Place: ", "", then: "trip> "),
                Line("trip> ", "?", then: "trip> "), Line("trip> ", "b", then: "trips> "),
                Line("trips> ", "u", then: "trips> "),
                Line("trips> ", "zzz", then: "trips> "),
            ])
    }

    @Test("Twelve stops in three countries by name, reordered, annotated, mistakes mended, exported", arguments: widths)
    func threeCountries(width: UInt16) throws {
        let names = [
            "Lyon", "Annecy", "Chamonix", "Martigny", "Zermatt", "Brig", "Andermatt", "Lugano", "Como", "Bergamo",
            "Verona",
            "Venice",
        ]
        let program = try Program()
        try play(
            "three-countries", width, in: program,
            [Line("trips> ", "n Three lands", then: "Place: ")]
                + names.map { Line("Place: ", $0, then: "Place: ", suggestion: ">  \($0)") }
                + [
                    Line("Place: ", "", then: "trip> "), Line("trip> ", "m 6 5", then: "trip> "),
                    Line("trip> ", "m 12 1", then: "trip> "), Line("trip> ", "u", then: "trip> "),
                    Line("trip> ", "d 3", then: "trip> "), Line("trip> ", "u", then: "trip> "),
                    Line("trip> ", "Zermatt", then: "stop> "),
                    Line("stop> ", "note Leave the car in Täsch", then: "stop> "),
                    Line("stop> ", "b", then: "trip> "), Line("trip> ", "e lands.gpx", then: "trip> "),
                    Line("trip> ", "b", then: "trips> "),
                ])
        #expect(try program.read(program.home.path + "/lands.gpx").contains("<name>Venice</name>"))
        try play(
            "three-countries-next-day", width, in: program,
            [
                Line("trips> ", "three", then: "trip> "), Line("trip> ", "a Milan best", then: "trip> "),
                Line("trip> ", "l", then: "trip> "), Line("trip> ", "x 5", then: "trip> "),
                Line("trip> ", "b", then: "trips> "),
                Line("trips> ", "j 1,2", then: "trips> "),
            ])
    }

    @Test("300 trips, one of 200 stops: found, paged, edited; the page stays where the edit was", arguments: widths)
    func longLists(width: UInt16) throws {
        let program = try Program()
        var stops: [String] = []
        for number in 1...200 {
            let location = #"{"latitude": \#(40 + Double(number) / 100), "longitude": \#(Double(number) / 50)}"#
            stops.append(#"{"name": "Stop number \#(number)", "location": \#(location)}"#)
        }
        var trips = (1...299).map { #"{"name": "Journey \#($0)", "waypoints": []}"# }
        trips.insert(#"{"name": "The long way", "waypoints": [\#(stops.joined(separator: ","))]}"#, at: 149)
        let file = try program.write("many.json", #"{"trips": [\#(trips.joined(separator: ","))]}"#)
        try program.run("delete", "1", "2")
        try program.run("import", file)
        try play(
            "long-lists", width, in: program,
            [
                Line("trips> ", ">", then: "trips> "), Line("trips> ", "g 150", then: "trips> "),
                Line("trips> ", "/ 29", then: "trips> "), Line("trips> ", "/", then: "trips> "),
                Line("trips> ", "d 151-298", then: "trips> "), Line("trips> ", "the long", then: "trip> "),
                Line("trip> ", ">", then: "trip> "), Line("trip> ", "m 10 120", then: "trip> "),
                Line("trip> ", "d 119", then: "trip> "), Line("trip> ", "/ 77", then: "trip> "),
                Line("trip> ", "<", then: "trip> "),
            ])
    }

    /// A screen without what stands below an empty question for a place.
    private static func withoutNote(_ screen: String) -> String {
        let note = "\n  An empty line ends."
        return screen.hasSuffix(note) ? String(screen.dropLast(note.count)) : screen
    }

    /// Whether a screen shows a part of a long text.
    private static func isInText(_ screen: String) -> Bool {
        screen.hasSuffix("\nmore> |") || screen.hasSuffix("\nback> |")
    }

    /// Plays a story on a terminal without colour and compares all that was shown; then the menus are left.
    private func play(
        _ story: String, _ width: UInt16, in given: Program, _ lines: [Line]
    ) throws {
        var program = given
        program.environment["NO_COLOR"] = "1"
        program.environment["TZ"] = "UTC"
        // In the home directory, so that paths are short and the same everywhere.
        let terminal = try PseudoTerminal(
            program, ["-c", "cd \"$HOME\" && exec \"$0\"", Program.path], executable: "/bin/sh", columns: width,
            rows: 24)
        let prompt = try #require(lines.first?.prompt)
        #expect(terminal.screen(where: { $0.hasSuffix("\n\(prompt)|") }).hasSuffix("\n\(prompt)|"))
        for line in lines {
            let echo = line.prompt + line.typed + "|"
            terminal.type(line.typed)
            let typed = terminal.screen(where: {
                ("\n" + $0).contains("\n\(echo)") && (line.suggestion.map($0.contains) ?? true)
            })
            #expect(("\n" + typed).contains("\n\(echo)"), "\(story), \(width): \(line.typed)\n\(typed)")
            terminal.type("\r")
            // The line stands without the cursor when it was taken.
            var taken = terminal.screen(where: {
                let shown = Self.withoutNote($0)
                return (shown.hasSuffix("\n\(line.next)|") || shown.hasSuffix("\n> |") || Self.isInText(shown))
                    && !(line.typed.isEmpty ? false : $0.contains(echo))
                    && (line.typed.isEmpty ? !shown.hasSuffix("\n\(line.prompt)|") : true)
            })
            // A long text is read to its end.
            while Self.isInText(taken) {
                terminal.type("\r")
                let before = taken
                taken = terminal.screen(where: {
                    $0 != before && ($0.hasSuffix("\n\(line.next)|") || Self.isInText($0))
                })
                guard taken != before else { break }
            }
            #expect(
                Self.withoutNote(taken).hasSuffix("\n\(line.next)|") || taken.hasSuffix("\n> |"),
                "\(story), \(width): \(line.typed)\n\(taken)")
        }
        terminal.type("q\r")
        #expect(try terminal.waitForEnd() == 0)
        #expect(terminal.isAsFound)
        #expect(terminal.screen.unknown == [])
        let shown = (terminal.screen.scrolledOut + terminal.screen.lines).joined(separator: "\n") + "\n"
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Stories/\(story)-\(width).txt")
        if ProcessInfo.processInfo.environment["ROADTRIP_RECORD_STORIES"] == "1" {
            try Data(shown.utf8).write(to: path)
        }
        #expect(try String(contentsOf: path, encoding: .utf8) == shown, "\(story), \(width)")
    }
}
