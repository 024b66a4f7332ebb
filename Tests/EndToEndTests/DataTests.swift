import Foundation
import Testing

/// `Resources/DATA.md` names all data of others.
@Suite struct DataTests {
    @Test("Every file of data is named") func everyFileIsNamed() throws {
        let named = SourceTree.tableRows(in: try SourceTree.text("Resources/DATA.md")).compactMap(\.first)
        // The licence of the program and what makes packages of it are no data.
        let others = ["LICENSE.txt", "Packaging"]
        let files = try SourceTree.names(in: "Resources").filter { !$0.hasSuffix(".md") && !others.contains($0) }
        #expect(files.count >= 7)
        for file in files { #expect(named.contains("`\(file)`"), "\(file)") }
    }

    @Test("Everybody whom the program names is named, with the address and the licence") func everybodyIsNamed()
        throws
    {
        let rows = SourceTree.tableRows(in: try SourceTree.text("Resources/DATA.md")).map { $0.joined(separator: " ") }
        let printed = try Program().run("--version").output.split(separator: "\n").dropFirst()
        #expect(printed.count >= 5)
        for line in printed {
            let source = try #require(line.firstMatch(of: /\((https:\S+)\), (.+)$/), "\(line)")
            #expect(rows.contains { $0.contains(source.1) && $0.contains(source.2) }, "\(line)")
        }
    }

    @Test("licenses prints the licence of the program, every row of the tables and every notice") func licenses() throws
    {
        let printed = try Program().run("licenses").output
        #expect(printed.hasPrefix(try SourceTree.text("Resources/LICENSE.txt")))
        /// What is printed or written, without line breaks and without what Markdown adds.
        func words(_ text: String) -> String {
            text.replacing(/\[([^\]]*)\]\(([^)]*)\)/) { "\($0.1) (\($0.2))" }.replacing("`", with: "")
                .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        let page = try SourceTree.text("Resources/DATA.md")
        let all = words(printed)
        var count = 0
        for section in page.split(separator: "\n## ").map(String.init) {
            let titles = ["Sources", "Compiled files", "Code of others"]
            guard let title = titles.first(where: { section.hasPrefix($0 + "\n") }) else { continue }
            let origin = title == "Compiled files" ? "made from" : "from"
            for row in SourceTree.tableRows(in: section) {
                var expected = "\(row[0]) what it is: \(row[1]) \(origin): \(row[2]) licence: \(row[3])"
                if row.count > 4 { expected += " attribution: \(row[4])" }
                #expect(all.contains(words(expected)), "\(row[0])")
                count += 1
            }
        }
        #expect(count >= 20)
        let notices = try #require(page.components(separatedBy: "\n## Notices\n").last)
        for notice in notices.components(separatedBy: "\n### ").dropFirst() { #expect(all.contains(words(notice))) }
        let document = Data(try Program().run("licenses", "--json").output.utf8)
        let fields = try #require(try JSONSerialization.jsonObject(with: document) as? [String: Any])
        let rows = ["sources", "files", "code"].compactMap { fields[$0] as? [[String: String]] }.joined()
        #expect(rows.count == count)
        for row in rows { #expect(all.contains(words(row["license"] ?? "?"))) }
        let texts = (fields["notices"] as? [[String: String]] ?? []).compactMap { $0["text"] }
        #expect(texts.count == notices.components(separatedBy: "\n### ").count - 1)
        for text in texts { #expect(all.contains(words(text))) }
        #expect(all.contains("Mike Borsetti") && all.contains("UNICODE LICENSE V3"))
    }
}
