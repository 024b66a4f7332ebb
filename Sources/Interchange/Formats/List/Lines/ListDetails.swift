import CivilTime
import Entities
import Text

/// The words of a line of a list about a place, beside its name: in parentheses, behind a dash, a comma or a colon.
struct ListDetails: Equatable {
    /// The texts that are nothing else, in the order of the line.
    private(set) var notes: [String] = []
    /// The nights, as typed.
    private(set) var nights: String?
    /// The cost with its currency, as typed.
    private(set) var cost: String?
    /// The date, as typed.
    var date: String?

    /// The texts that are nothing else, one below the other; nil where there are none.
    var note: String? { notes.isEmpty ? nil : notes.joined(separator: "\n") }
    /// All but the nights, one below the other, for a stop that has no other plan; nil where there is nothing.
    var wholeNote: String? {
        let all = notes + [cost, date].compactMap { $0 }
        return all.isEmpty ? nil : all.joined(separator: "\n")
    }

    /// Takes what the parts of a text say: nights, a date, a cost; what is nothing of these is a note. Linear.
    mutating func take(_ text: String, _ dates: ListDates) {
        let text = text.trimmed
        guard !text.isEmpty else { return }
        if date == nil, dates.isDate(text) {
            date = text
            return
        }
        var left: [String] = []
        for part in Self.parts(of: text) {
            if nights == nil, let found = Self.nights(part) {
                nights = found
            } else if nights == nil, let (found, rest) = Self.nights(atEndOf: part) {
                nights = found
                left.append(rest)
            } else if date == nil, let day = dates.isDate(part) ? part : Self.arrival(part, dates) {
                date = day
            } else if cost == nil, let (money, rest) = Self.money(in: part) {
                cost = money
                if !rest.isEmpty { left.append(rest) }
            } else {
                left.append(part)
            }
        }
        if !left.isEmpty { notes.append(left.joined(separator: ", ")) }
    }

    /// Takes a text as a note, whatever it says.
    mutating func takeNote(_ text: String) { notes.append(text) }

    /// Takes the nights of a text that says them alone; false for any other text, and where there are some.
    mutating func takeNights(_ text: String) -> Bool {
        guard nights == nil, let found = Self.nights(text) else { return false }
        nights = found
        return true
    }

    /// No cost depends on the day.
    private static let anyDay = CivilDate(daysSince1970: 0)

    /// The first text where it says how one comes here, with the cost, as a way is typed, and the details without it:
    /// of `ferry 2h, 35€`; nil where it says nothing of this.
    func way(_ today: CivilDate) -> (text: String, others: ListDetails)? {
        guard let first = notes.first else { return nil }
        var others = self
        others.notes.removeFirst()
        for text in [cost.map { "\(first) \($0)" }, first].compactMap({ $0 }) {
            guard (try? StopField.way.setting(typed: text, of: .none, today: today)) != nil else { continue }
            if text != first { others.cost = nil }
            return (text, others)
        }
        return nil
    }

    /// The date of `arr. 12 June`, `arrival 12 June`; nil for any other text.
    private static func arrival(_ text: String, _ dates: ListDates) -> String? {
        guard let (word, rest) = ListSeparators.halves(of: text, at: " "), dates.isDate(rest) else { return nil }
        let key = CSVColumnWords.key(word)
        return key == "arr" || CSVColumnWords.arrive.contains(key) || CSVColumnWords.date.contains(key) ? rest : nil
    }

    private static func parts(of text: String) -> [String] {
        text.replacingText("; ", with: ", ").replacingText(", ", with: "\n").split(separator: "\n")
            .map { String($0).trimmed }.filter { !$0.isEmpty }
    }

    /// The nights of `2 nights`, `3 nts`, `1N`, `x2`, `2x`, in words that are read; nil for any other text.
    private static func nights(_ text: String) -> String? {
        guard text.utf8.count <= 30 else { return nil }
        if StopPlanReading.nights(text, isNamed: false) != nil { return text }
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

    /// The nights of `x 2` behind what a night costs, and the text in front of them; nil for any other text.
    private static func nights(atEndOf text: String) -> (nights: String, rest: String)? {
        let words = text.split(whereSeparator: \.isWhitespace)
        for count in [2, 1] where words.count > count {
            let end = words.suffix(count).joined(separator: " ")
            let isTimes = end.first.map { "x×".contains($0) } ?? false
            if isTimes, let found = nights(end) { return (found, words.dropLast(count).joined(separator: " ")) }
        }
        return nil
    }

    /// The amount with a currency at an end of a text, and the words beside it: `80€` and `hotel` of `hotel 80€`; nil
    /// where there is none, or it is for each of something.
    private static func money(in text: String) -> (money: String, rest: String)? {
        guard text.utf8.count <= 200 else { return nil }
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        for count in [2, 1] where words.count >= count {
            let ends = [
                (money: words.suffix(count), rest: words.dropLast(count)),
                (money: words.prefix(count), rest: words.dropFirst(count)),
            ]
            for end in ends {
                let (money, rest) = (end.money.joined(separator: " "), end.rest.joined(separator: " "))
                guard money.contains(where: \.isNumber), !money.contains("/"), !rest.contains("/") else { continue }
                // Hours, people and kilometres are no currencies.
                let unit = money.filter { !$0.isNumber && !".,'’-".contains($0) }.trimmed
                guard CurrencyMark.isCurrency(unit) else { continue }
                if StopField.cost.typedCurrency(in: money, of: .none, today: Self.anyDay) != nil {
                    return (money, rest)
                }
            }
        }
        return nil
    }
}
