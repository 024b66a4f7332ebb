import CommandLineInterface
import CommandSyntax
import Foundation
import Platform
import TestSupport
import Testing

/// mandoc, which reads the manual page as manual readers do and names what is wrong with it.
private enum Mandoc {
    static let path = ["/usr/bin/mandoc", "/usr/local/bin/mandoc", "/opt/homebrew/bin/mandoc"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Whether the oracle can be asked, or has to be: where oracles are required a missing one is a failure.
    static var isWanted: Bool {
        path != nil || ProcessInfo.processInfo.environment["ROADTRIP_ORACLES"] == "required"
    }

    /// Runs mandoc on a page and returns what it prints and its exit status.
    static func run(_ arguments: [String], _ page: String) throws -> (output: String, status: Int32) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("manual-\(UUID().uuidString).1")
        try page.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let run = try FinishedProgram(
            "/bin/sh",
            ["-c", "exec \"$@\" 2>&1", "sh", try #require(path, "mandoc is required here")]
                + arguments + [file.path], in: "/")
        return (run.output, run.status)
    }
}

@Suite struct ManualPageTests {
    private func manual() throws -> String {
        let run = try Session(library: "damaged").run("man")
        #expect(run.status == 0)
        #expect(run.errors == "")
        return run.output
    }

    /// The page as a terminal shows it, without the marks of bold and underlined letters.
    private func shown() throws -> String {
        let page = try Mandoc.run(["-Tutf8", "-O", "width=100"], manual()).output
        return page.replacing(#/.\x08/#, with: "")
    }

    @Test("mandoc finds nothing to warn of", .enabled(if: Mandoc.isWanted, "mandoc is not installed"))
    func lint() throws {
        let result = try Mandoc.run(["-Tlint", "-W", "warning"], manual())
        #expect(result.output == "")
        #expect(result.status == 0)
    }

    @Test(
        "every command, option, example and exit status is shown as it is typed",
        .enabled(if: Mandoc.isWanted, "mandoc is not installed"))
    func everythingIsThere() throws {
        let page = try shown()
        let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for section in [
            "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "PLACES", "TRIPS AND STOPS", "FILES",
            "ENVIRONMENT", "KEYS OF THE MENUS",
            "EXIT STATUS", "EXAMPLES", "DATA",
        ] {
            #expect(page.contains("\n\(section)\n"))
        }
        for command in CommandTable.roadtrip.commands {
            #expect(words.contains(" \(command.form.replacing("…", with: "..."))"))
            for option in command.options + CommandTable.roadtrip.globalOptions where !option.isHidden {
                #expect(words.contains("--\(option.name)"))
            }
            for example in command.examples { #expect(words.contains(example.command), "\(example.command)") }
        }
        // Only that of ‘split’ is for people.
        let names = ["--names", "--names LIST", "--names Norway"].map { words.ranges(of: $0).count }
        #expect(names[0] == names[1] + names[2])
        #expect(words.contains("40°45'25\"N 73°59'10\"W"))
        #expect(words.contains("ROADTRIP_UNITS km, mi or nmi"))
        #expect(words.contains("75 another program is changing the library"))
        #expect(words.contains("GeoNames (https://www.geonames.org), CC BY 4.0."))
        #expect(words.contains("\u{201C}New Trip\u{201D} unless given"))
    }

    @Test("the page is plain ASCII, and no line of text is read as a request")
    func linesAreSafe() throws {
        let page = try manual()
        #expect(page.utf8.allSatisfy { (0x20...0x7E).contains($0) || $0 == UInt8(ascii: "\n") })
        let requests = [".TH", ".nh", ".SH", ".SS", ".TP", ".IP", ".PP", ".RS", ".RE", ".br"]
        for line in page.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            #expect(!line.isEmpty && !line.hasPrefix("'"))
            #expect(!line.hasPrefix(".") || requests.contains(String(line.prefix(3))), "\(line)")
        }
    }

    @Test(
        "text is written so that roff prints it as it is",
        arguments: [
            ("a.b", "a.b"), (".TH x", "\\&.TH x"), ("'ign", "\\(aqign"), ("C:\\new", "C:\\enew"),
            ("--dry-run", "\\-\\-dry\\-run"),
            ("one-way trip", "one-way trip"), ("-33.86,151.21", "\\-33.86,151.21"), ("say \"hi\"", "say \\(dqhi\\(dq"),
            ("~/x`^", "\\(ti/x\\(ga\\(ha"), ("…", "\\&..."), ("a…", "a..."), ("‘a’ “b”", "\\(oqa\\(cq \\(lqb\\(rq"),
            ("東é", "\\[u6771]\\[u00E9]"),
            ("a\n.b", "a .b"),
        ])
    func escapes(text: String, roff: String) {
        #expect(Roff.line(text) == roff)
    }
}
