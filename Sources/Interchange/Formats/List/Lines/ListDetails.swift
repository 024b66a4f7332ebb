import CivilTime
import Entities
import Text

/// The words of a line of a list about a place, beside its name: in parentheses, behind a dash, a comma or a colon.
struct ListDetails: Equatable {
    /// The cost of one night.
    struct CostOfNight: Equatable {
        /// The amount with its currency, as typed.
        let money: String
        /// The text that says it.
        let text: String
    }

    /// The texts that are nothing else, in the order of the line.
    private(set) var notes: [String] = []
    /// The nights, as typed.
    private(set) var nights: String?
    /// The cost with its currency, as typed.
    private(set) var cost: String?
    /// The cost of one night.
    private(set) var costOfNight: CostOfNight?
    /// The date, as typed.
    var date: String?

    /// The texts that are nothing else, one below the other; nil where there are none.
    var note: String? { notes.isEmpty ? nil : notes.joined(separator: "\n") }
    /// All but the nights, one below the other, for a stop that has no other plan; nil where there is nothing.
    var wholeNote: String? {
        let all = notes + [cost, costOfNight?.text, date].compactMap { $0 }
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
        for part in Self.parts(of: text).flatMap(Self.withParentheses) {
            if cost == nil, costOfNight == nil, let (money, rest) = Self.moneyOfNight(in: part) {
                costOfNight = CostOfNight(money: money, text: String(part.dropFirst(rest.count)).trimmed)
                let ofNights = nights == nil ? Self.nights(rest) : nil
                nights = nights ?? ofNights
                if ofNights == nil, !rest.isEmpty { left.append(rest) }
            } else if nights == nil, let found = Self.nights(part) {
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
        // `2 nights, $240` and `3 nights @ $150` say more than nights.
        let behind = text.drop { $0.isNumber }
        guard text.utf8.count <= 30, !behind.contains(where: { ",;@$€£".contains($0) }),
            behind.isEmpty || text.first?.isNumber != true || !behind.contains(where: \.isNumber)
        else { return nil }
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

    /// The parts of a text that are in front of parentheses at its end and in them, where these say nights or a cost:
    /// `Hotel Sacher` and `2 nights` of `Hotel Sacher (2 nights)`; else the text.
    private static func withParentheses(_ text: String) -> [String] {
        guard text.last == ")", let open = text.lastIndex(of: "(") else { return [text] }
        let inside = String(text[text.index(after: open)...].dropLast()).trimmed
        guard nights(inside) != nil || money(in: inside)?.rest.isEmpty == true else { return [text] }
        return [String(text[..<open]).trimmed, inside].filter { !$0.isEmpty }
    }

    /// The words behind the cost of one night, in small letters.
    private static let perNight = [
        "/night", "/nacht", "/nuit", "/noche", "/notte", "/noite", "/noc", "/natt", "/nt", "/n", "per night",
        "pro nacht", "par nuit", "la nuit", "por noche", "a notte", "per notte", "per nacht", "por noite", "za noc",
        "a night", "each night", "p.n.", "pn", "je nacht", "nightly",
    ]

    /// The amount for one night of `120 € pro Nacht`, `180 €/nuit`, `3 nights @ $150`, and the words in front of it;
    /// nil for any other text.
    private static func moneyOfNight(in text: String) -> (money: String, rest: String)? {
        guard text.utf8.count <= 200, text.contains(where: \.isNumber) else { return nil }
        let small = text.lowercased()
        if let word = perNight.first(where: { small.hasSuffix($0) }) {
            let front = String(text.dropLast(word.count)).trimmed
            let last = front.hasSuffix("/") ? String(front.dropLast()).trimmed : front
            guard let found = money(in: last), last.hasSuffix(found.money) || last.hasPrefix(found.rest) else {
                return nil
            }
            return (found.money, found.rest.hasSuffix("@") ? String(found.rest.dropLast()).trimmed : found.rest)
        }
        guard let (front, behind) = ListSeparators.halves(of: text, at: "@"), nights(front) != nil,
            let found = money(in: behind), found.rest.isEmpty
        else { return nil }
        return (found.money, front)
    }

    /// The cost of some nights, with its currency; nil where the cost of one is not known.
    func cost(ofNights nights: Int) -> String? {
        guard let costOfNight, nights > 0 else { return nil }
        let money = costOfNight.money
        let amount = money.filter { $0.isNumber || ".,'’ ".contains($0) }.trimmed
        guard case .cost(let one?)? = try? StopField.cost.setting(typed: amount, of: .none, today: Self.anyDay),
            let all = Cost(thousandths: one.thousandths * Int64(nights))
        else { return nil }
        return "\(all) " + money.filter { !($0.isNumber || ".,'’ ".contains($0)) }
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
