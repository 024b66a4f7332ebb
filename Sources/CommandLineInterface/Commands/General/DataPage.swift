import Text

/// The page about the data and the code of others in the program, `Resources/DATA.md`, as far as it tells of licences.
struct DataPage: Equatable {
    /// A row of one of its tables, without the marks of Markdown.
    struct Entry: Equatable {
        /// The name of the data, the file or the code.
        let name: String
        /// The kind of thing that it is.
        let description: String
        /// The place and the version that it is from, or the data that it is made from.
        let origin: String
        let license: String
        /// The text that the licence asks to be shown; nil in tables that have no such column.
        let attribution: String?
    }

    /// A text that has to be passed on with copies.
    struct Notice: Equatable {
        /// The data or the code that it belongs to.
        let title: String
        /// Its paragraphs, one a line.
        let paragraphs: [String]
    }

    /// The sources of data.
    let sources: [Entry]
    /// The files that are made from them.
    let files: [Entry]
    /// The libraries in the binary.
    let code: [Entry]
    let notices: [Notice]

    /// Reads the page. What it lacks is empty; a test compares what is read with the page. Linear.
    init(_ markdown: String) {
        let sections = Self.parts(of: markdown, headings: "## ")
        func section(_ title: String) -> String { sections.first { $0.title == title }?.text ?? "" }
        sources = Self.entries(section("Sources"))
        files = Self.entries(section("Compiled files"))
        code = Self.entries(section("Code of others"))
        notices = Self.parts(of: section("Notices"), headings: "### ").map { part in
            Notice(title: part.title, paragraphs: Self.paragraphs(part.text))
        }
    }

    /// The texts below the headings of one level.
    private static func parts(of text: String, headings: String) -> [(title: String, text: String)] {
        var parts: [(title: String, text: String)] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix(headings) {
                parts.append((String(line.dropFirst(headings.count)), ""))
            } else if !parts.isEmpty {
                parts[parts.count - 1].text += line + "\n"
            }
        }
        return parts
    }

    /// The rows of the tables in a text, without their headings.
    private static func entries(_ text: String) -> [Entry] {
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("| ") }
        return lines.indices.compactMap { index in
            let isHeading = index + 1 < lines.count && lines[index + 1].hasPrefix("| ---")
            let cells = lines[index].split(separator: "|").map { plain($0.trimmed[...]) }
            guard !isHeading, !lines[index].hasPrefix("| ---"), cells.count >= 4 else { return nil }
            return Entry(
                name: cells[0], description: cells[1], origin: cells[2], license: cells[3],
                attribution: cells.count > 4 ? cells[4] : nil)
        }
    }

    /// The paragraphs of a text, each on one line.
    private static func paragraphs(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .split { $0.isEmpty }
            .map { plain($0.joined(separator: " ")[...]) }
    }

    /// Text without marks: `[a](b)` becomes `a (b)`, and quotation marks of code go.
    private static func plain(_ text: Substring) -> String {
        var result = ""
        var rest = text.filter { $0 != "`" }[...]
        while let start = rest.firstIndex(of: "[") {
            result += rest[..<start]
            rest = rest[start...].dropFirst()
            guard let middle = rest.firstRange(ofText: "]("),
                let end = rest[middle.upperBound...].firstIndex(of: ")")
            else {
                result += "["
                continue
            }
            result += rest[..<middle.lowerBound] + " (" + rest[middle.upperBound...end]
            rest = rest[end...].dropFirst()
        }
        return result + rest
    }
}
