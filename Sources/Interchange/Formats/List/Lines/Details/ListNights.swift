import Text

/// Reads the nights of a stop in a list, in figures and in words.
enum ListNights {
    /// The words before the place where one sleeps, in small letters.
    static let sleeping = [
        "overnight", "stay overnight", "sleep", "night", "übernachtung", "übernachten", "nacht", "nuit", "nuitée",
        "noche", "dormir", "notte", "pernottamento", "overnachting", "overnachten", "nocleg", "natt", "övernattning",
        "overnatting", "overnatning", "noite", "pernoite", "nocleh", "we sleep", "we stay overnight", "wir übernachten",
        "wir schlafen", "nous dormons", "on dort", "dormimos", "pernoctamos", "dormiamo", "pernottiamo", "we slapen",
        "we overnachten",
    ]

    /// Whether a sentence of a text begins with a word for where one sleeps: `Nuit à l'hôtel`. Linear.
    static func saysNight(_ text: String) -> Bool {
        ListSeparators.parts(of: text, at: [". ", "; ", ", "]).contains { part in
            let small = part.lowercased()
            return sleeping.contains { word in
                small.hasPrefix(word) && !(small.dropFirst(word.count).first?.isLetter ?? false)
            }
        }
    }

    /// Whether a text says the night in a house or with others: `overnight at the Grand Hotel`, `Nacht im Zelt`.
    static func saysNightInHouse(_ text: String) -> Bool {
        let words = text.split(whereSeparator: { $0.isWhitespace || "'’".contains($0) }).map(String.init)
        guard words.count > 1, isSleeping(words[0]) else { return false }
        if ListWords.isHouse(text) { return true }
        // `night in Nowhere` may be another town.
        return words.count > 2 && ListPrepositions.contains(words[1].lowercased())
            && words[2].first?.isLowercase ?? false
    }

    /// Whether a text is a word for where one sleeps.
    static func isSleeping(_ text: String) -> Bool { sleeping.contains(text.lowercased()) }

    /// The nights of `2 nights`, `nights 2`, `3 nts`, `1N`, `x2`, `2x`, in words that are read; nil for any other text.
    static func nights(_ text: String) -> String? {
        // `2 nights, $240` and `3 nights @ $150` say more than nights.
        let behind = text.drop { $0.isNumber }
        guard text.utf8.count <= 60, text.count <= 30, !behind.contains(where: { ",;@$€£".contains($0) }),
            behind.isEmpty || text.first?.isNumber != true || !behind.contains(where: \.isNumber)
        else { return nil }
        if StopPlanReading.nights(text, isNamed: false) != nil { return text }
        // `nights 2`, as it is typed in the menus.
        if let (word, number) = ListSeparators.halves(of: text, at: " "), let count = Int(number),
            ["night", "nights"].contains(word.lowercased()), (1...60).contains(count)
        {
            return count == 1 ? "1 night" : "\(count) nights"
        }
        // `stay 2`, `stay 2 nights`.
        for word in ["stay ", "staying "] where text.lowercased().hasPrefix(word) {
            let rest = String(text.dropFirst(word.count))
            if StopPlanReading.nights(rest, isNamed: false) != nil { return rest }
        }
        if let (word, number) = ListSeparators.halves(of: text, at: " "),
            ["stay", "staying"].contains(word.lowercased()),
            let count = Int(number), (1...60).contains(count)
        {
            return count == 1 ? "1 night" : "\(count) nights"
        }
        if let (number, rest) = ListSeparators.halves(of: text, at: " "), let count = numbers[number.lowercased()],
            StopPlanReading.nights("\(count) \(rest)", isNamed: false) != nil
        {
            return "\(count) \(rest)"
        }
        if let nite = ["nites", "nite", "ün", "ü"].first(where: { text.lowercased().hasSuffix($0) }),
            text.first?.isNumber == true
        {
            return nights(String(text.dropLast(nite.count)).trimmed + " nights")
        }
        let word = text.lowercased().filter { $0 != " " && $0 != "×" }
        if word.hasPrefix("x") || text.hasPrefix("×"), text.count > 2 {
            let rest = String(text.dropFirst()).trimmed
            if StopPlanReading.nights(rest, isNamed: false) != nil { return rest }
        }
        let number = word.hasPrefix("x") ? word.dropFirst() : word.dropLast()
        guard word.hasPrefix("x") || word.hasSuffix("x") || word.hasSuffix("n"), number.utf8.count <= 2,
            let nights = Int(number), nights > 0
        else { return nil }
        return nights == 1 ? "1 night" : "\(nights) nights"
    }

    /// The nights that a few words of a text say alone, and the others: `1 night` and `at the Lodge` of `1 night at the
    /// Lodge`, `2晚` of `连住2晚`; nil where none or more do. Linear.
    static func nights(within text: String) -> (nights: String, rest: String)? {
        guard text.utf8.count <= 300 else { return nil }
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        var (found, start, count): (String?, Int, Int) = (nil, 0, 0)
        var index = 0
        while index < words.count {
            let lengths = words[index].lowercased().hasPrefix("stay") ? [3, 2] : [1, 2, 3]
            let length = lengths.first { length in
                guard index + length <= words.count else { return false }
                let some = words[index..<index + length].joined(separator: " ")
                // A multiple stands at an end of a text: `x2 with the ferry`.
                let isTimes =
                    some.first.map { "x×".contains($0) } ?? false
                    || length == 1 && !some.contains { signs.contains($0) }
                return nights(withoutPoint(some)) != nil && (!isTimes || index == 0 || index + length == words.count)
            }
            guard let length else {
                index += 1
                continue
            }
            guard found == nil else { return nil }
            found = nights(withoutPoint(words[index..<index + length].joined(separator: " ")))
            (start, count) = (index, length)
            index += length
        }
        if let found {
            var rest = words[..<start] + words[(start + count)...]
            while let last = rest.last, fillers.contains(last.lowercased()) || isSleeping(last) { rest.removeLast() }
            while let first = rest.first, isSleeping(first) || fillers.contains(first.lowercased()) {
                rest.removeFirst()
            }
            while let last = rest.last, ["-", "–", "—", "|", "/"].contains(last) { rest.removeLast() }
            return (found, rest.joined(separator: " "))
        }
        // `连住2晚` has no spaces.
        guard let sign = text.firstIndex(where: { signs.contains($0) }) else { return nil }
        let digits = text[..<sign].reversed().prefix { $0.isASCII && $0.isNumber || "一二三四五六七八九十".contains($0) }
        guard (1...2).contains(digits.count),
            let number = Int(String(digits.reversed())) ?? WideSigns.number(String(digits.reversed()))
        else { return nil }
        let begin = text.index(sign, offsetBy: -digits.count)
        let rest = text[..<begin].trimmed.filter { !"连住共".contains($0) } + text[text.index(after: sign)...].trimmed
        return nights("\(number)\(text[sign])").map { ($0, rest) }
    }

    /// The nights in front of a place, and the place: `2 nights` and `Edinburgh` of `2 nights in Edinburgh`; nil for
    /// any other text.
    static func nights(inFrontOf text: String) -> (nights: String, place: String)? {
        let words = text.split(maxSplits: 3, whereSeparator: \.isWhitespace).map(String.init)
        for count in [1, 2] where words.count > count {
            let front = words[..<count].joined(separator: " ")
            let single = oneNight.contains(front.lowercased()) ? "1 night" : nil
            guard count == 2 || front.first?.isNumber == true, let found = nights(front) ?? single else { continue }
            var rest = words[count...]
            if let word = rest.first, prepositions.contains(word.lowercased()) { rest = rest.dropFirst() }
            guard let first = rest.first?.first, first.isLetter, !first.isLowercase else { continue }
            return (found, rest.joined(separator: " "))
        }
        return nil
    }

    /// The words for one night in front of its place, in small letters.
    private static let oneNight: Set = [
        "first night", "last night", "erste nacht", "letzte nacht", "première nuit", "dernière nuit", "primera noche",
        "última noche", "prima notte", "ultima notte", "eerste nacht", "laatste nacht", "primeira noite",
    ]
    /// The words in front of the next part of a line, in small letters.
    private static let joints: Set = [
        "then", "and", "dann", "danach", "und", "puis", "ensuite", "et", "luego", "después", "y", "poi", "dopo", "e",
        "dan", "daarna", "en", "depois",
    ]
    /// The longest line that is taken apart, in bytes.
    private static let longestLine = 200

    /// The parts of a line that has nights in front of a place, and behind a comma another one or the way on: `3 nights
    /// Barcelona` and `back via Perpignan`; nil for any other line. Linear.
    static func stays(of line: String) -> [String]? {
        guard line.utf8.count <= longestLine else { return nil }
        let parts = ListSeparators.partsOutside(line, at: [", "]).map { part in
            let words = part.split(whereSeparator: \.isWhitespace)
            return words.drop { joints.contains($0.lowercased()) }.joined(separator: " ")
        }
        guard parts.count > 1, nights(inFrontOf: parts[0]) != nil,
            parts.dropFirst().allSatisfy({ nights(inFrontOf: $0) != nil || ListWords.withoutVerb($0) != nil })
        else { return nil }
        return parts
    }

    /// The text in front of nights, these, and the words behind them, which begin with a small letter: `Lyon`, `2
    /// Nächte` and `bei Oma` of `Lyon 2 Nächte bei Oma`; nil for any other text. Linear.
    static func nights(amid text: String) -> (front: String, nights: String, said: String)? {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard text.utf8.count <= longestLine, words.count > 3 else { return nil }
        for index in 1..<(words.count - 2) {
            guard words[index].first?.isNumber ?? false, let found = nights("\(words[index]) \(words[index + 1])"),
                words[index + 2].first?.isLowercase ?? false
            else { continue }
            return (
                words[..<index].joined(separator: " "), found, words[(index + 2)...].joined(separator: " ")
            )
        }
        return nil
    }

    /// The signs for nights behind a number in Chinese, Japanese and Korean.
    private static let signs: Set<Character> = ["泊", "晚", "夜", "박"]

    /// The words between nights and their place, in small letters.
    private static let prepositions: Set = [
        "in", "at", "à", "a", "en", "im", "bei", "w", "v", "ve", "i", "te", "em", "på",
    ]

    /// Small words beside nights, in small letters.
    private static let fillers: Set = [
        "nur", "only", "just", "ja", "solo", "sólo", "seulement", "slechts", "maar", "noch", "nog", "encore", "so",
        "for", "für", "pour", "por", "per", "voor", "stay", "x", "!", "!!", "!!!", ".",
    ]

    /// A text without the point or the exclamation mark behind it.
    private static func withoutPoint(_ text: String) -> String {
        var text = text
        while let last = text.last, ".!".contains(last), text.count > 1 { text.removeLast() }
        return text
    }

    /// The words for the numbers of nights that are written as words.
    private static let numbers: [String: Int] = Dictionary(
        [
            ["one", "two", "three", "four", "five", "six", "seven"], ["ein", "zwei", "drei", "vier", "fünf", "sechs"],
            ["eine", "deux", "trois", "quatre", "cinq"], ["une", "dos", "tres", "cuatro", "cinco", "seis"],
            ["una", "due", "tre", "quattro", "cinque", "sei"], ["één", "twee", "drie", "vier", "vijf", "zes"],
            ["uma", "duas", "três", "quatro"], ["en", "två", "tre", "fyra", "fem"],
            ["jedna", "dwie", "trzy", "cztery"],
            ["een"], ["én"],
        ].flatMap { words in words.enumerated().map { ($1, $0 + 1) } }, uniquingKeysWith: { first, _ in first })
}
