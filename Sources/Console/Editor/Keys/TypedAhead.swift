import Text

/// Keys that were pressed before a question was on the screen which nobody could know of: they answer it not, but wait
/// for the next line that a person does know of.
///
/// They are whole lines: where the last has not ended, keys that follow without a pause belong to it.
struct TypedAhead {
    /// The milliseconds without a key after which a person has stopped typing, and looks.
    static let pause = 600

    private var keys: [Key] = []
    /// Whether the last line has not ended and is still being typed.
    private(set) var isOpen = false

    /// Keeps keys that were pressed before the question was there; returns those that are about the question
    /// nevertheless: Ctrl-C, which gives up what was typed before it, and what stands behind it.
    mutating func hold(_ pressed: [Key]) -> [Key] {
        if let stop = pressed.lastIndex(of: .control("c")) {
            self = TypedAhead()
            return Array(pressed[stop...])
        }
        keys += pressed
        isOpen = keys.last?.isText ?? false
        return []
    }

    /// Keeps the rest of a line that has not ended; returns the keys behind its end.
    mutating func goOn(_ pressed: [Key]) -> [Key] {
        guard isOpen, pressed.first?.isText == true || pressed.first == .enter || pressed.first == .backspace else {
            isOpen = false
            return pressed
        }
        let end = pressed.firstIndex(of: .enter).map { $0 + 1 } ?? pressed.endIndex
        keys += pressed[..<end]
        isOpen = end == pressed.endIndex && pressed.last != .enter
        return Array(pressed[end...])
    }

    /// Keeps a whole line that was typed at the question and is no answer to it, behind the lines that wait and in
    /// front of one that has not ended.
    mutating func hold(line: String) {
        let end = keys.lastIndex(of: .enter).map { $0 + 1 } ?? 0
        let isWhole = keys[end...].allSatisfy(\.isText)
        let text: Key = line.contains(where: \.isNewline) ? .paste(line) : .text(line)
        keys.insert(contentsOf: [text, .enter], at: isWhole ? end : keys.endIndex)
    }

    /// The letters with which another spelling of a line begins as it does.
    private static let sameBeginning = 3

    /// Whether a line that was typed over another is no new spelling of that, and not empty.
    static func isOther(_ line: String, than replaced: String) -> Bool {
        !line.isEmpty && !folded(line).hasPrefix(folded(replaced).prefix(sameBeginning))
    }

    /// Nothing was pressed for as long as `pause`.
    mutating func stop() { isOpen = false }

    /// Hands all keys out for a line that is to have them.
    mutating func take() -> [Key] {
        defer { self = TypedAhead() }
        return keys
    }

    /// Drops all keys; returns the lines that waited.
    mutating func giveUp() -> [String] {
        defer { self = TypedAhead() }
        return lines
    }

    /// Drops the lines in front of all others that can only be answers, since the question for which they were typed is
    /// over: a number, or a word that leaves something out. Returns them, without those that are empty.
    mutating func giveUpAnswers() -> [String] {
        var answers: [String] = []
        while let end = keys.firstIndex(of: .enter) {
            var line = ""
            for key in keys[..<end] {
                guard case .text(let text) = key else { return answers }
                line += text
            }
            guard Self.isAnswer(line.trimmed) else { return answers }
            keys.removeFirst(end + 1)
            if !line.trimmed.isEmpty { answers.append(line.trimmed) }
        }
        return answers
    }

    private static func isAnswer(_ line: String) -> Bool {
        line.allSatisfy(\.isNumber) || ["s", "skip", "n", "no", "-"].contains(line.lowercased())
    }

    /// The sentence that says what waits; nil for nothing.
    var note: String? {
        let lines = lines
        return lines.isEmpty ? nil : visible("Done afterwards: " + lines.joined(separator: " · "))
    }

    /// The lines that wait.
    var lines: [String] {
        var buffer = EditingBuffer()
        var lines: [String] = []
        func end() {
            lines += buffer.text.split(whereSeparator: \.isNewline).map(String.init)
            buffer.setText("")
        }
        for key in keys {
            if key == .enter { end() } else { _ = buffer.apply(key) }
        }
        end()
        return lines
    }
}
