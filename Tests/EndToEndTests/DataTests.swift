import Testing

/// `Resources/DATA.md` names all data of others.
@Suite struct DataTests {
    @Test("Every file of data is named") func everyFileIsNamed() throws {
        let named = SourceTree.tableRows(in: try SourceTree.text("Resources/DATA.md")).compactMap(\.first)
        let files = try SourceTree.names(in: "Resources").filter { !$0.hasSuffix(".md") }
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
}
