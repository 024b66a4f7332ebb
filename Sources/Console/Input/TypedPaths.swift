import Text

/// The names and paths of a line, as a person types them or as a terminal writes files that are dropped into it.
package enum TypedPaths {
    /// A word of a line.
    package struct Word: Equatable, Sendable {
        package fileprivate(set) var text: String
        /// Whether it began with a quotation mark.
        package let isQuoted: Bool
    }

    /// The marks that begin a word in quotation marks, and those that end it.
    private static let quotes: [Character: Character] = ["\"": "\"", "'": "'"]
    /// The marks of text that was copied from a page too.
    private static let typographicQuotes = quotes.merging(["“": "”", "”": "”"]) { first, _ in first }

    /// The words of a line: white space ends a word, unless it is within quotation marks or behind a backslash. Within
    /// double quotation marks a backslash only stands before one of them or before another backslash.
    package static func words(_ line: String) -> [String] {
        markedWords(line).map(\.text)
    }

    /// The same words, which tell whether they stood in quotation marks.
    package static func markedWords(_ line: String) -> [Word] {
        scan(line[...], quotes, splittingAtCommas: false).words
    }

    /// The names in a line, where at least one stands in quotation marks: `"A B" "C"` and `"A B","C"` are two. All else
    /// is one text.
    package static func quotedNames(_ line: String) -> [String] {
        let words = scan(line[...], quotes, splittingAtCommas: true).words
        return words.contains(where: \.isQuoted) ? words.map(\.text) : [line]
    }

    /// The words of a line with options and names in it; names may also stand in “ ”, and commas between them.
    package static func wordsWithNames(_ line: String) -> [Word] {
        scan(line[...], typographicQuotes, splittingAtCommas: true).words
    }

    /// Words as references: each its own where at least one stood in quotation marks, else all together one text.
    package static func references(_ words: some Collection<Word>) -> [String] {
        guard !words.isEmpty else { return [] }
        let texts = words.map(\.text)
        return words.contains(where: \.isQuoted) ? texts : [texts.joined(separator: " ")]
    }

    /// The references in front of the path that a line ends with: `1-2 a.gpx`, `"A B" "C D" 'my trips.gpx'`.
    package static func referencesAndPath(_ line: String) -> (references: [String], path: String) {
        let words = scan(line[...], quotes, splittingAtCommas: true).words
        return (references(words.dropLast()), words.last?.text ?? line)
    }

    /// One path that is all of a line: without the quotation marks around it and the backslashes before spaces in it.
    package static func path(_ line: String) -> String {
        let words = words(line)
        return words.count == 1 ? words[0] : line
    }

    /// Returns what was typed to write a file without `--times` before or behind it, and whether that word is there. A
    /// path in which it stands anywhere else is that of a file.
    package static func exported(_ typed: String) -> (file: String, hasTimes: Bool) {
        let option = "--times"
        if typed.hasPrefix(option + " ") { return (typed.dropFirst(option.count).trimmed, true) }
        if typed.hasSuffix(" " + option) { return (typed.dropLast(option.count).trimmed, true) }
        return (typed, false)
    }

    /// A name or path in quotation marks, which is read as it is; without the last of them where more of it follows.
    package static func quoted(_ text: String, isOpen: Bool = false) -> String {
        let special = text.contains { $0 == "\"" || $0 == "\\" }
        if special, !isOpen, !text.contains("'") { return "'\(text)'" }
        let escaped = special ? text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() : text
        return "\"" + escaped + (isOpen ? "" : "\"")
    }

    /// Returns the position of the quotation mark that begins an unfinished name at the end of a line; nil if none is
    /// open.
    static func openQuote(in line: Substring) -> Substring.Index? {
        scan(line, quotes, splittingAtCommas: true).openQuote
    }

    /// Returns the fault of a line in which a double quotation mark begins a name or path that no other one ends; nil
    /// for any other line.
    package static func unclosedQuote(in line: String) -> String? {
        guard let open = openQuote(in: line[...]) else { return nil }
        let rest = String(line[line.index(after: open)...])
        return
            "The quotation mark before \(Wording.quoted(rest, maximumWidth: 40)) is not closed: type another behind the name."
    }

    /// Splits a line. With `splittingAtCommas` a comma beside a name in quotation marks separates as white space does.
    /// A single quotation mark that no other one follows is an apostrophe. Linear, but for apostrophes that begin
    /// words.
    private static func scan(
        _ line: Substring, _ quotes: [Character: Character], splittingAtCommas: Bool
    ) -> (words: [Word], openQuote: Substring.Index?) {
        var words: [Word] = []
        var word: Word?
        var opened: (mark: Character, index: Substring.Index)?
        var index = line.startIndex
        func opens(at index: Substring.Index) -> Bool {
            guard index < line.endIndex, quotes[line[index]] != nil else { return false }
            return line[index] != "'" || line[line.index(after: index)...].contains("'")
        }
        func add(_ character: Character) {
            word = Word(text: (word?.text ?? "") + String(character), isQuoted: word?.isQuoted ?? false)
        }
        func end() {
            if let word { words.append(word) }
            word = nil
        }
        while index < line.endIndex {
            let character = line[index]
            let next = line.index(after: index)
            let following = next < line.endIndex ? line[next] : nil
            if let mark = opened?.mark {
                if mark == "\"", character == "\\", let following, following == "\"" || following == "\\" {
                    add(following)
                    index = line.index(after: next)
                    continue
                }
                if character == mark { opened = nil } else { add(character) }
            } else if character == "\\" {
                add(following ?? character)
                index = following == nil ? next : line.index(after: next)
                continue
            } else if word == nil, opens(at: index), let mark = quotes[character] {
                opened = (mark, index)
                word = Word(text: "", isQuoted: true)
            } else if character.isWhitespace {
                end()
            } else if splittingAtCommas, character == ",",
                (word ?? words.last)?.isQuoted == true
                    || opens(at: line[next...].firstIndex { !$0.isWhitespace } ?? line.endIndex)
            {
                end()
            } else {
                add(character)
            }
            index = next
        }
        end()
        return (words, opened?.index)
    }
}
