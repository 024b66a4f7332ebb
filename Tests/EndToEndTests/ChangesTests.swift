import Foundation
import Testing

/// The program is the newest version of `Resources/CHANGES.md`.
@Suite struct ChangesTests {
    @Test("The newest entry has the version and the date of the program") func theNewestEntryIsTheProgram() throws {
        let entries = try SourceTree.text("Resources/CHANGES.md").matches(of: /(?m)^## (\S+) \((\S+)\)$/)
        let newest = try #require(entries.first)
        let program = try Program()
        // Behind the version stands the commit, where it is known.
        let line = try #require(try program.run("--version").output.split(separator: "\n").first)
        #expect(line.split(separator: ",").first == "roadtrip \(newest.1)")
        // `.TH ROADTRIP 1 2027-06-12 "roadtrip 1.0.0"`
        let heading = try program.run("man").output.components(separatedBy: "\n").first { $0.hasPrefix(".TH ") }?
            .replacing("\\-", with: "-")
        #expect(heading?.contains(newest.1) == true && heading?.contains(newest.2) == true, "\(heading ?? "")")
    }

    @Test("An archive that git makes states its commit in the source of the version")
    func archivesStateTheirCommit() throws {
        let path = "Sources/CommandLineInterface/Application/Version.swift"
        let lines = try SourceTree.text(".gitattributes").components(separatedBy: "\n")
        #expect(lines.contains("\(path) export-subst"))
        #expect(try SourceTree.text(path).contains(/commit\(in: "(\$Format:%H\$|[0-9a-f]{40})"\)/))
    }

    @Test("Every entry has a date, and the newest is first") func entriesAreInOrder() throws {
        let text = try SourceTree.text("Resources/CHANGES.md")
        let entries = text.matches(of: /(?m)^## \S+ \((\d{4}-\d\d-\d\d)\)$/)
        #expect(entries.count == text.components(separatedBy: "\n").count { $0.hasPrefix("## ") })
        let dates = entries.map { String($0.1) }
        #expect(dates == dates.sorted(by: >))
    }
}
