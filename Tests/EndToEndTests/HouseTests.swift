import Foundation
import Testing

/// What `Sources/HOUSE.md` says of the source tree is so.
@Suite struct HouseTests {
    /// The floor of each target, by the table of the house.
    private static func floors() throws -> [String: Int] {
        var floors: [String: Int] = [:]
        for row in SourceTree.tableRows(in: try SourceTree.text("Sources/HOUSE.md")) {
            guard row.count == 3, let floor = Int(row[0]) else { continue }
            for name in row[1].matches(of: /`([^`]+)`/) { floors[String(name.1)] = floor }
        }
        return floors
    }

    /// The targets of the package outside of the tests, with what they depend on.
    private static func targets() throws -> [(name: String, dependencies: [String])] {
        let text = try SourceTree.text("Package.swift").replacing(/\/\/[^\n]*/, with: "")
        return text.matches(of: /\.(?:executableT|t)arget\(\s*name: "([^"]+)"([^()]*)\)/)
            .filter { !$0.2.contains("path: \"Tests/") }
            .map { match in
                let list = match.2.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 ?? ""
                return (String(match.1), list.matches(of: /"([^"]+)"/).map { String($0.1) })
            }
    }

    @Test("The table names every target") func table() throws {
        let floors = try Self.floors()
        let folders = try SourceTree.names(in: "Sources").filter { SourceTree.isFolder("Sources/" + $0) }
        #expect(folders.count > 30)
        for target in folders { #expect(floors[target] != nil, "\(target)") }
        #expect(try Set(Self.targets().map(\.name)) == Set(folders))
    }

    @Test("Every arrow points to a lower floor") func arrows() throws {
        let floors = try Self.floors()
        for (name, dependencies) in try Self.targets() {
            // Programs use what they need.
            guard let floor = floors[name], floor < 7 else { continue }
            for dependency in dependencies {
                #expect(floors[dependency].map { $0 < floor } == true, "\(name) uses \(dependency)")
            }
        }
    }

    @Test("Every file that the text names exists") func everyFileExists() throws {
        let files = SourceTree.files(below: "Sources") + SourceTree.files(below: "Tests")
        for name in Set(SourceTree.quotedWords(in: try SourceTree.text("Sources/HOUSE.md"))) {
            if name.wholeMatch(of: /[A-Za-z.\/+-]+\.(?:swift|md|py)/) != nil {
                #expect(files.contains { $0.hasSuffix("/" + name) } || SourceTree.exists(name), "\(name)")
            } else if name.wholeMatch(of: /(?:Sources|Tests|Resources|\.ci)\/[A-Za-z\/-]*/) != nil {
                #expect(SourceTree.exists(name), "\(name)")
            }
        }
    }

    @Test("Every type is in the file where the text says that it is") func everyTypeIsInItsFile() throws {
        let files = SourceTree.files(below: "Sources") + SourceTree.files(below: "Tests")
        let text = try SourceTree.text("Sources/HOUSE.md")
        let places = text.matches(of: /`([A-Z][A-Za-z]+)`\s+(?:\(both\s+)?in\s+`([A-Za-z.\/+]+\.swift)`/)
        #expect(places.count > 3)
        for place in places {
            let declaration = try Regex("(?:actor|class|enum|extension|protocol|struct|typealias) \(place.1)\\b")
            let holders = try files.filter { ("/" + $0).hasSuffix("/" + place.2) }.map { try SourceTree.text($0) }
            #expect(holders.contains { $0.contains(declaration) }, "\(place.1) in \(place.2)")
        }
    }

    /// Not those of the tables, which name targets and roles.
    @Test("Every type that the text names exists") func everyTypeExists() throws {
        let files = SourceTree.files(below: "Sources") + SourceTree.files(below: "Tests")
        var known = Set(files.flatMap { $0.split(separator: "/") })
        for path in files where path.hasSuffix(".swift") {
            known.formUnion(try SourceTree.text(path).split { !$0.isLetter && !$0.isNumber })
        }
        for name in Set(SourceTree.quotedWords(in: try SourceTree.text("Sources/HOUSE.md"), tables: false)) {
            guard !name.hasSuffix(".swift"), let type = name.wholeMatch(of: /([A-Z][A-Za-z]+)(?:\.[a-z][A-Za-z]*)?/)
            else { continue }
            #expect(known.contains(type.1), "\(name)")
        }
    }
}
