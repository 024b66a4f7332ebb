/// An option of a command line, before the command is known.
struct ScannedOption: Equatable, Sendable {
    /// The option as typed, without its value: `--output`, `-o`, `--outptu`.
    let spelling: String
    /// An option with this name of any command; nil if there is none.
    let definition: OptionDefinition?
    /// The value; nil if it has none.
    let value: String?
    /// Whether the value is part of the same word.
    let isAttached: Bool
    /// The next word, if a value is missing and the word cannot be the value because it looks like an option.
    let refusedValue: String?
}

/// Separates the options of a command line from its other words.
///
/// An option takes a value either in all commands or in none, so that options and their values can be recognized before
/// the command is known. One that help does not show may differ: then the first word that names a command tells.
package struct OptionScanner {
    /// The words that are not options, in their order, the command first.
    private(set) var words: [String] = []
    /// The options in their order.
    private(set) var options: [ScannedOption] = []
    private let table: CommandTable
    /// The first word that names a command: its options are the likeliest.
    private let command: String?
    private var rest: ArraySlice<String>

    /// Scans all arguments. Linear in their bytes.
    init(_ arguments: [String], table: CommandTable) {
        self.table = table
        command = arguments.first { table.hasCommand(named: $0) }
        rest = arguments[...]
        while let word = rest.popFirst() {
            if word == "--" {
                words += rest
                return
            }
            if !OptionScanner.looksLikeOption(word) {
                words.append(word)
            } else if word.utf8.starts(with: "--".utf8) {
                scanLong(word)
            } else {
                scanLetters(word)
            }
        }
    }

    /// Whether a word is an option: it begins with a dash and is neither a single dash (standard input or output) nor a
    /// negative number (such as a latitude).
    package static func looksLikeOption(_ word: String) -> Bool {
        var bytes = word.utf8.makeIterator()
        guard bytes.next() == UInt8(ascii: "-"), let second = bytes.next() else { return false }
        return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
    }

    /// Scans `--name` or `--name=value`.
    private mutating func scanLong(_ word: String) {
        let body = word.utf8.dropFirst(2)
        let end = body.firstIndex(of: UInt8(ascii: "=")) ?? body.endIndex
        let name = String(Substring(body[..<end]))
        let attached = end == body.endIndex ? nil : String(Substring(body[end...].dropFirst()))
        let definition = table.option(likelyWith: command) { $0.name == name }
        append(spelling: "--" + name, definition, attached: attached)
    }

    /// Scans `-h`, `-o`, `-oFILE`, `-o=FILE` and flags that share one dash.
    private mutating func scanLetters(_ word: String) {
        var letters = word.unicodeScalars.dropFirst()
        // `-output` is `--output` with a dash missing far more often than a file called `utput`.
        let name = String(String.UnicodeScalarView(letters))
        if letters.count > 1, table.option(likelyWith: command, where: { $0.name == name }) != nil {
            append(spelling: word, nil, attached: nil)
            return
        }
        while let letter = letters.popFirst() {
            let definition = table.option(likelyWith: command) { $0.letter == Character(letter) }
            var attached: String?
            if letters.first == "=" {
                attached = String(String.UnicodeScalarView(letters.dropFirst()))
            } else if let definition, definition.takesValue, !letters.isEmpty {
                attached = String(String.UnicodeScalarView(letters))
            }
            append(spelling: "-" + String(Character(letter)), definition, attached: attached)
            if definition == nil || attached != nil { return }
        }
    }

    /// Adds an option; takes the next word as its value if it needs one.
    private mutating func append(spelling: String, _ definition: OptionDefinition?, attached: String?) {
        var value = attached
        var refused: String?
        if attached == nil, let definition, definition.takesValue, let next = rest.first {
            if OptionScanner.looksLikeOption(next) {
                refused = next
            } else {
                value = rest.popFirst()
            }
        }
        options.append(
            ScannedOption(
                spelling: spelling, definition: definition, value: value, isAttached: attached != nil,
                refusedValue: refused))
    }
}
