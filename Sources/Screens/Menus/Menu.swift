import Console
import Text

/// The words that a person can type at a screen, with their meanings.
package struct Menu<Action: Sendable>: Sendable {
    /// The entries in the order in which they are shown.
    package let items: [MenuItem<Action>]

    /// The keys of the entries that are used most, the most used first.
    private let foremost: [String]
    /// Those of them that stand below a page before the others where not all have room.
    private let narrow: [String]
    /// The keys of the entries and their words, in their order: a line is looked up at each letter that is typed.
    private let keys: [String]
    private let words: [String]

    /// The number of entries that stand below a page unless the menu names them.
    private static var usualCount: Int { 6 }

    /// Makes a menu of these entries; the keys in `foremost` stand below a page, or the first few; those in `narrow`
    /// before the others where not all have room.
    package init(_ items: [MenuItem<Action>], foremost: [String] = [], narrow: [String] = []) {
        self.items = items
        keys = items.map(\.key)
        words = items.map(\.word)
        self.foremost = foremost
        self.narrow = narrow
    }

    /// The entries that are used most, by key and word, on one line of at most `width` columns, and at its end the key
    /// that shows all: `a add · m move · ? more`.
    package func keyLine(width: Int? = nil, color: Bool = false) -> String {
        let help = items.first { $0.key == "?" }
        let named = foremost.compactMap { key in items.first { $0.key == key } }
        let others = items.filter { $0.key != "?" }
        let shown = named.isEmpty ? Array(others.prefix(Self.usualCount)) : named
        let isAll = shown.count == others.count
        let last = help.map { [(key: $0.key, word: isAll ? $0.word : "more")] } ?? []
        let labels = shown.map { (key: $0.key, word: $0.key == $0.word ? "" : $0.word) }
        return KeyLine.text(labels + last, keeping: last.count, first: narrow, width: width, color: color)
    }

    /// The entries with what they do, those that are used most first, in two columns where `width` has room for them,
    /// and below them `further` keys; each begins with what is typed.
    package func helpLines(width: Int?, further: [KeyHelp] = []) -> [String] {
        let named = foremost.compactMap { key in items.first { $0.key == key && $0.key != "b" } }
        let rest = items.filter { item in !named.contains { $0.key == item.key } }
        // A script has room for whole sentences.
        let entries = (named + rest).map { KeyHelp($0.label, width == nil ? $0.summary : $0.brief) }
        guard let width, width >= KeyHelp.widthOfTwoColumns else {
            return KeyHelp.lines(entries + further, width: width)
        }
        let column = (width - KeyHelp.gap) / 2
        let half = (entries.count + 1) / 2
        let labels = entries.map(\.keys.displayWidth).max() ?? 0
        let left = entries.prefix(half).map { KeyHelp.lines([$0], width: column, labelWidth: labels) }
        let right = entries.dropFirst(half).map { KeyHelp.lines([$0], width: column, labelWidth: labels) }
        let rows = left.enumerated().flatMap { index, one -> [String] in
            let other = right.indices.contains(index) ? right[index] : []
            return (0..<max(one.count, other.count)).map { line in
                let first = one.indices.contains(line) ? one[line] : ""
                guard other.indices.contains(line) else { return first }
                return first.padded(toWidth: column + KeyHelp.gap) + other[line]
            }
        }
        return rows + KeyHelp.lines(further, width: width)
    }

    /// The meaning of a typed line. Keys differ by case (`u`, `U`); words do not.
    package func choice(_ line: String) -> MenuChoice<Action> {
        let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard let first = words.first.map(String.init) else { return .nothing }
        let argument = words.count > 1 ? words[1].trimmed : ""
        let wanted = first.lowercased()
        if let item = position(first, wanted).map({ items[$0] }) {
            guard argument.isEmpty || item.takesArgument else { return .misused(item) }
            return .action(item.action, argument: argument)
        }
        if let usual = MenuSynonyms.line(for: line), let position = self.words.firstIndex(of: usual.word) {
            return .action(items[position].action, argument: usual.argument)
        }
        if words.count == 1, first.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
            return .number(first)
        }
        // `d3` stands for `d 3`, as people type it in haste.
        if first.dropFirst().first?.isNumber == true, isNumberList(first.dropFirst()),
            let item = items.first(where: { $0.takesNumbers && $0.key.count == 1 && first.hasPrefix($0.key) })
        {
            return .action(item.action, argument: (first.dropFirst() + " " + argument).trimmed)
        }
        return .unknown(line.trimmed)
    }

    /// The position of the entry that has this key, or this word in lower case, or that the word means.
    private func position(_ key: String, _ word: String) -> Int? {
        keys.firstIndex(of: key) ?? words.firstIndex(of: word)
            ?? MenuSynonyms.word(meaning: word).flatMap { words.firstIndex(of: $0) }
    }

    /// Whether a typed line begins with an entry, or is a number or nothing.
    package func knows(_ line: String) -> Bool { if case .unknown = choice(line) { false } else { true } }

    /// Whether a typed line begins with the whole word of an entry, which is longer than a letter.
    package func hasWord(atBeginningOf line: String) -> Bool {
        let word = line.prefix { !$0.isWhitespace }.lowercased()
        return word.count > 1 && words.contains(MenuSynonyms.word(meaning: word) ?? word)
    }

    /// The entry whose word was perhaps meant: the nearest by typing distance; nil where none is near.
    package func entry(near text: String) -> MenuItem<Action>? {
        let typed = folded(text)
        let limit = max(1, min(2, typed.count / 3))
        let near = items.compactMap { item in
            typingDistance(typed, item.word, atMost: limit).map { (distance: $0, item: item) }
        }
        return near.min { $0.distance < $1.distance }?.item
    }
}

/// One entry of a menu.
package struct MenuItem<Action: Sendable>: Sendable {
    /// The character that is typed; case matters.
    package let key: String
    /// The word that means the same, in lower case.
    package let word: String
    /// The argument that may follow on the same line, for the person: `N`, `FROM TO`, or nothing.
    package let argument: String
    /// Whether numbers may follow the key without a space: `d3`.
    package let takesNumbers: Bool
    /// The effect, as the end of a sentence.
    package let summary: String
    /// The same in few words, for the help.
    package let brief: String
    /// The action that it means.
    package let action: Action
    /// Whether words may follow on the same line.
    package let takesArgument: Bool

    /// Makes an entry. One that is mostly typed alone may take an argument that only its summary tells.
    package init(
        _ key: String, _ word: String, _ argument: String = "", takesNumbers: Bool = false,
        takesArgument: Bool? = nil, does summary: String, brief: String? = nil, _ action: Action
    ) {
        self.takesArgument = takesArgument ?? !argument.isEmpty
        self.key = key
        self.word = word
        self.argument = argument
        self.takesNumbers = takesNumbers
        self.summary = summary
        self.brief = brief ?? summary
        self.action = action
    }

    /// Key, word and argument as they are shown: `d delete N`.
    package var label: String { Self.joined([key, key == word ? "" : word, argument]) }

    private static func joined(_ parts: [String]) -> String {
        parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// The meaning of a typed line in a menu.
package enum MenuChoice<Action: Sendable>: Sendable {
    /// An entry, with what followed it on the line.
    case action(Action, argument: String)
    /// A number alone, as typed.
    case number(String)
    /// An empty line.
    case nothing
    /// An entry that takes nothing, with something behind it.
    case misused(MenuItem<Action>)
    /// A line that begins with no entry, without white space at its ends.
    case unknown(String)
}
