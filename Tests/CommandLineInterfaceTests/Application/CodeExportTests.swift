import Entities
import TestSupport
import Testing

@testable import CommandLineInterface

@Suite("Codes of an export") struct CodeExportTests {
    private static let colored = "\u{1B}[38;5;16;48;5;231m"

    /// A program on a terminal of 80 columns, or with its output in a pipe.
    private func run(
        _ words: [String], isTerminal: Bool, _ variables: [String: String] = [:]
    ) throws -> Session.Run {
        let session = try Session([
            Trip(id: id(1), name: name("Coast"), waypoints: [stop(2, "A", 1, 2), stop(3, "B", 1, 3)])
        ])
        for (name, value) in variables { session.environment.variables[name] = value }
        return session.run(["export", "1", "-f", "qr"] + words, InMemoryStandardStreams(isTerminal: isTerminal))
    }

    @Test("A terminal gets black on white, a pipe the letters alone") func colors() throws {
        let shown = try run([], isTerminal: true)
        let piped = try run([], isTerminal: false)
        #expect(shown.status == 0 && piped.status == 0 && shown.errors == "" && piped.errors == "")
        let lines = shown.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0...2] == ["Coast", "", "Directions in Google Maps: 1 A → 2 B"])
        #expect(lines.count { $0.hasPrefix(Self.colored) && $0.hasSuffix("\u{1B}[0m") } == 19)
        #expect(lines[22] == "https://www.google.com/maps/dir/1,2/1,3")
        #expect(!piped.output.contains("\u{1B}"))
        #expect(shown.output.replacing(Self.colored, with: "").replacing("\u{1B}[0m", with: "") == piped.output)
        #expect(try run(["--color", "always"], isTerminal: false).output == shown.output)
    }

    @Test("Without colours a terminal gets the light modules, and the person the reason") func noColors() throws {
        let shown = try run([], isTerminal: true, ["NO_COLOR": "1"])
        #expect(shown.output.contains("\n" + String(repeating: "█", count: 37) + "\n"))
        #expect(
            shown.errors == "roadtrip: without colours the codes are drawn for a dark background; on a light one not "
                + "every reader takes them\n")
    }

    @Test("A terminal without block characters gets coloured spaces, if it is wide enough") func ascii() throws {
        let shown = try run(["--links", "geo"], isTerminal: true, ["LANG": "de_DE.ISO-8859-1"])
        let wall = "\u{1B}[48;5;231m" + String(repeating: " ", count: 58) + "\u{1B}[0m\n"
        #expect(
            shown.output.hasPrefix("Coast\n\nPlace: 1 A\n\(wall)\(wall)\(wall)\(wall)\u{1B}[48;5;231m        \u{1B}"))
        #expect(shown.output.unicodeScalars.allSatisfy { $0.isASCII })
        let narrow = try run(["--links", "osm"], isTerminal: true, ["TERM": "linux"])
        #expect(narrow.output.contains("\n(the code needs 90 columns, and the window has 80)\nhttps://"))
    }

    @Test("A terminal that shows neither is told what to do") func neither() throws {
        let run = try run(["--color", "never"], isTerminal: true, ["LC_ALL": "C"])
        #expect(
            run
                == Session.Run(
                    status: 1, output: "",
                    errors: """
                        roadtrip: error: this terminal shows neither colours nor block characters, so no code can be drawn
                        Hint: --color always draws with colours; ‘roadtrip report TRIP -o FILE.html’ has the codes in a page.

                        """))
        #expect(try self.run(["--color", "never"], isTerminal: false, ["LC_ALL": "C"]).status == 0)
    }

    @Test("A file holds them as dark letters, whatever the terminal is") func file() throws {
        let session = try Session([
            Trip(id: id(1), name: name("Coast"), waypoints: [stop(2, "A", 1, 2), stop(3, "B", 1, 3)])
        ])
        let streams = InMemoryStandardStreams(isTerminal: true)
        let written = session.run(["export", "1", "-o", "/home/me/coast.qr"], streams)
        #expect(written.errors == "roadtrip: Wrote /home/me/coast.qr.\n")
        #expect(try session.text(at: "/home/me/coast.qr") == run([], isTerminal: false).output)
    }

    @Test("A service is for codes alone, and one of three") func services() throws {
        let session = try Session([])
        let other = session.run("export", "-f", "gpx", "--links", "osm")
        #expect(other.status == 64)
        #expect(
            other.errors.hasPrefix("roadtrip: error: --links is for codes (qr); gpx has none\n"), "\(other.errors)")
        #expect(session.run("export", "-f", "qr", "--links", "bing").status == 64)
    }
}
