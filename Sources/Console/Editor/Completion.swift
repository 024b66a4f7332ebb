import Text

/// One way to complete a line that was begun.
package struct Completion: Equatable, Sendable {
    /// The whole line as it would be.
    package let line: String
    /// The text of this way in the list that is shown when there are several.
    package let label: String

    /// A line and its name in a list.
    package init(_ line: String, label: String) {
        self.line = line
        self.label = label
    }
}

extension Completion {
    /// The key or word of the menu that a line begins with, and the white space behind it.
    package static func key(of line: String) -> String {
        let word = line.prefix { !$0.isWhitespace }
        return String(word + line.dropFirst(word.count).prefix { $0.isWhitespace })
    }

    /// The ways to complete the end of a line by one of `names`; what stands behind `head` is one name that was begun
    /// or several, with commas or white space between them. A name of several words gets quotation marks where it is
    /// not the only one, everywhere where `quoting` says so, and where one was typed; behind a key also a name that has
    /// such marks itself. Linear in the names for each word of the line.
    package static func names(
        _ line: String, behind head: String, _ names: [String], quoting: Bool = false
    ) -> [Completion] {
        ways(line, behind: head) { beginning in
            let wanted = folded(beginning)
            return names.filter { folded($0).hasPrefix(wanted) }
        } text: { name, isFirst in
            if isFirst, !quoting, head.isEmpty || TypedPaths.quotedNames(name) == [name] { return name }
            return name.contains { $0.isWhitespace || ",\"'\\“”".contains($0) } ? TypedPaths.quoted(name) : name
        }
    }

    /// The ways to complete the end of a line, behind `head`, by a path; `paths` knows those that begin like a text. A
    /// path with white space in it gets quotation marks.
    package static func files(
        _ line: String, behind head: String, _ paths: (_ beginning: String) -> [String]
    ) -> [Completion] {
        let word = head.isEmpty ? key(of: line) : head
        // A path stands behind a space.
        guard word.last?.isWhitespace == true else { return [] }
        return ways(line, behind: word) {
            paths($0)
        } text: { path, _ in
            guard path.contains(where: \.isWhitespace) else { return path }
            // Behind a directory the path goes on.
            return TypedPaths.quoted(path, isOpen: path.hasSuffix("/"))
        }
    }

    /// Returns the answers of `known` for the longest end of a line, behind `head`, that has any: an end begins behind
    /// white space, a comma, or an open quotation mark.
    private static func ways(
        _ line: String, behind head: String, _ known: (_ beginning: String) -> [String],
        text: (_ found: String, _ isFirst: Bool) -> String
    ) -> [Completion] {
        let typed = line.dropFirst(head.count)
        if let quote = TypedPaths.openQuote(in: typed) {
            return known(String(typed[typed.index(after: quote)...])).map { found in
                let text = TypedPaths.quoted(found, isOpen: found.hasSuffix("/"))
                return Completion(head + typed[..<quote] + text, label: found)
            }
        }
        for start in starts(typed) {
            let found = known(String(typed[start...]))
            guard !found.isEmpty else { continue }
            return found.map { Completion(head + typed[..<start] + text($0, start == typed.startIndex), label: $0) }
        }
        return []
    }

    /// Returns the positions at which the last name of a text may begin, in the order of the text.
    private static func starts(_ text: Substring) -> [Substring.Index] {
        var starts = [text.startIndex]
        for index in text.indices where text[index].isWhitespace || text[index] == "," {
            let next = text.index(after: index)
            if next == text.endIndex || !text[next].isWhitespace { starts.append(next) }
        }
        return starts
    }
}
