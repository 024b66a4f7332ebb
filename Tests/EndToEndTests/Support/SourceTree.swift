import Foundation

/// The files that the program is built from, and the texts that come with them.
enum SourceTree {
    /// The texts for people, by their paths.
    static let texts = ["README.md", "Sources/HOUSE.md", "Resources/CHANGES.md", "Resources/DATA.md"]

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// The bytes of a file.
    static func data(_ path: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: root + "/" + path))
    }

    /// The text of a file.
    static func text(_ path: String) throws -> String { String(decoding: try data(path), as: UTF8.self) }

    /// The names in a folder, without hidden ones.
    static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)
            .filter { !$0.hasPrefix(".") }.sorted()
    }

    /// Whether there is a file or a folder at this path.
    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: root + "/" + path) }

    /// Whether there is a folder at this path.
    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The paths of all files below a folder. Linear in them.
    static func files(below folder: String) -> [String] {
        (FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap { $0 as? String } ?? [])
            .map { folder + "/" + $0 }
    }

    /// The words between backticks in a text outside of fenced blocks, in the rows of its tables only with `tables`.
    static func quotedWords(in text: String, tables: Bool = true) -> [String] {
        var isFenced = false
        var prose: [String] = []
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("```") {
                isFenced.toggle()
            } else if !isFenced, tables || !line.hasPrefix("|") {
                prose.append(line)
            }
        }
        return prose.joined(separator: " ").matches(of: /`([^`]+)`/).map { String($0.1) }
    }

    /// The rows of the tables of a text, each with its cells; without their headings.
    static func tableRows(in text: String) -> [[String]] {
        let lines = text.components(separatedBy: "\n")
        return lines.indices.compactMap { index in
            guard lines[index].hasPrefix("| "), !lines[index].hasPrefix("| ---"),
                index + 1 >= lines.count || !lines[index + 1].hasPrefix("| ---")
            else { return nil }
            return lines[index].split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }
}
