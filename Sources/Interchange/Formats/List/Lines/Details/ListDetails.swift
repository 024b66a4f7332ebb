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

    /// Whether one of these says that one sleeps there, in which house or with whom.
    var saysNight: Bool { notes.contains(where: ListNights.saysNightInHouse) }
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
        if let (front, inside) = Self.parentheses(atEndOf: text, dates) ?? Self.sentences(text, dates) {
            take(front, dates)
            take(inside, dates)
            return
        }
        let dashed = ListSeparators.partsAtDashes(of: text)
        if dashed.count > 1, !dashed[0].containsText(": "), dashed.contains(where: { Self.hasPlan($0, dates) }) {
            for part in dashed { take(part, dates) }
            return
        }
        var left: [String] = []
        for part in Self.parts(of: text).flatMap({ Self.withParentheses($0, dates) }) {
            if cost == nil, costOfNight == nil, let (money, rest) = ListMoney.ofNight(in: part) {
                costOfNight = CostOfNight(money: money, text: String(part.dropFirst(rest.count)).trimmed)
                let ofNights = nights == nil ? ListNights.nights(rest) : nil
                nights = nights ?? ofNights
                if ofNights == nil, !rest.isEmpty { left.append(rest) }
            } else if cost == nil, let (times, money) = ListMoney.timesAmount(part),
                let sum = CurrencyMark.amount(money, times: times)
            {
                cost = sum
            } else if nights == nil, let found = ListHead.numberedNights(part) {
                nights = found
            } else if nights == nil, let (found, rest) = ListNights.nights(within: part) {
                nights = found
                if !rest.isEmpty { left.append(contentsOf: takeCost(Self.withoutParentheses(rest))) }
            } else if nights == nil, let (found, rest) = Self.nights(atEndOf: part) {
                nights = found
                if !ListNights.isSleeping(rest) { left.append(rest) }
            } else if date == nil, let day = dates.isDate(part) ? part : Self.arrival(part, dates) {
                date = day
            } else if date == nil, let days = WrittenDays(atEndOf: part), days.year != nil {
                date = days.text
                left.append(days.rest)
            } else if cost == nil, let (money, rest) = ListMoney.amount(in: part) ?? ListMoney.amount(within: part) {
                cost = money
                let rest = Self.withoutDash(rest)
                let parts = nights == nil ? Self.withParentheses(rest, dates) : [rest]
                if parts.count == 2, takeNights(parts[1]) {
                    left.append(parts[0])
                } else if !rest.isEmpty {
                    left.append(rest)
                }
            } else {
                left.append(part)
            }
        }
        if !left.isEmpty { notes.append(left.joined(separator: ", ")) }
    }

    /// A text without the dash between it and the amount that stood behind it.
    private static func withoutDash(_ text: String) -> String {
        var text = text
        while let last = text.last, last.isWhitespace || "–—-|@".contains(last) { text.removeLast() }
        return text
    }

    /// A text without parentheses around it as a whole.
    private static func withoutParentheses(_ text: String) -> String {
        let inside = text.dropFirst().dropLast()
        return text.hasPrefix("(") && text.hasSuffix(")") && !inside.contains(where: { "()".contains($0) })
            ? String(inside) : text
    }

    /// Takes the amount in the words beside nights where there is none yet, and returns the others.
    private mutating func takeCost(_ text: String) -> [String] {
        if cost == nil, costOfNight == nil, let (money, rest) = ListMoney.ofNight(in: text) {
            costOfNight = CostOfNight(money: money, text: String(text.dropFirst(rest.count)).trimmed)
            return rest.isEmpty ? [] : [rest]
        }
        guard cost == nil, let (money, rest) = ListMoney.amount(in: text) else { return [text] }
        if ListMoney.endsWithEach(" " + rest) {
            costOfNight = CostOfNight(money: money, text: text)
            return []
        }
        cost = money
        let words = ListMoney.withoutSign(rest)
        return words.isEmpty ? [] : [words]
    }

    /// Takes the nights and the cost of other details where these have none.
    mutating func takePlan(of other: ListDetails) {
        (nights, cost) = (nights ?? other.nights, cost ?? other.cost)
        costOfNight = costOfNight ?? other.costOfNight
    }

    /// Takes what other details say and these do not.
    mutating func join(_ other: ListDetails) {
        takePlan(of: other)
        notes += other.notes
        date = date ?? other.date
    }

    /// Takes a text as a note, whatever it says.
    mutating func takeNote(_ text: String) { notes.append(text) }

    /// Takes the amount at the end of a text, or that of each night there, and returns the text in front of it; nil
    /// where there is none, and where there is a cost.
    mutating func takeMoney(atEndOf text: String) -> String? {
        guard cost == nil, costOfNight == nil else { return nil }
        if let (money, rest) = ListMoney.ofNight(in: text), text.hasPrefix(rest), rest.contains(where: \.isLetter) {

            costOfNight = CostOfNight(money: money, text: String(text.dropFirst(rest.count)).trimmed)
            return ListMoney.withoutSign(rest)
        }
        guard let (money, rest) = ListMoney.amount(in: text), text.hasPrefix(rest), rest.contains(where: \.isLetter)
        else { return nil }
        if let last = rest.split(separator: " ").dropLast().last, let times = Int(last),
            let sum = CurrencyMark.amount(money, times: times), ListMoney.endsWithEach(rest)
        {
            // `2 x 95 €`.
            cost = sum
            return ListMoney.withoutSign(rest.split(separator: " ").dropLast(2).joined(separator: " "))
        }
        if ListMoney.endsWithEach(rest) {
            costOfNight = CostOfNight(money: money, text: String(text.dropFirst(rest.count)).trimmed)
        } else {
            cost = money
        }
        return ListMoney.withoutSign(rest)
    }

    /// Takes the nights of a text that says them alone; false for any other text, and where there are some.
    mutating func takeNights(_ text: String) -> Bool {
        guard nights == nil, let found = ListNights.nights(text) ?? ListHead.numberedNights(text) else { return false }
        nights = found
        return true
    }

    /// The first text where it says how one comes here, with the cost, as a way is typed, and the details without it:
    /// of `ferry 2h, 35€`; nil where it says nothing of this.
    func way(_ today: CivilDate) -> (text: String, others: ListDetails)? {
        guard let first = notes.first, !ListWords.namesHotel(first) else { return nil }
        var others = self
        others.notes.removeFirst()
        for text in [cost.map { "\(first) \($0)" }, first].compactMap({ $0 }) {
            guard (try? StopField.way.setting(typed: text, of: .none, today: today)) != nil else { continue }
            if text != first { others.cost = nil }
            return (text, others)
        }
        return nil
    }

    /// The date of `arr. 12 June`, `arrival 12 June`, `salida viernes 3 de abril`, where it is that on which one sets
    /// out; nil for any other text.
    private static func arrival(_ text: String, _ dates: ListDates) -> String? {
        guard let (word, rest) = ListSeparators.halves(of: text, at: " ") else { return nil }
        let key = CSVColumnWords.key(word)
        let isArrival = key == "arr" || CSVColumnWords.arrive.contains(key) || CSVColumnWords.date.contains(key)
        guard isArrival || departures.contains(key) else { return nil }
        if dates.isDate(rest) { return rest }
        return WrittenDays(atBeginningOf: rest).flatMap { $0.rest.isEmpty ? $0.text : nil }
    }

    /// The words in front of the date on which one sets out, as columns are compared.
    private static let departures: Set = [
        "salida", "salidael", "salgo", "salimos", "départ", "departle", "partenza", "abfahrt", "start", "los", "leave",
        "leaving", "depart", "departure", "dep", "vertrek", "saída", "avresa", "avgang", "afrejse", "wyjazd", "odjezd",
    ]

    private static func parts(of text: String) -> [String] {
        let parts = text.replacingText("; ", with: ", ").replacingText(", ", with: "\n").split(separator: "\n")
            .map { String($0).trimmed }.filter { !$0.isEmpty }
        // `Sept 9, 2027` is one.
        return parts.reduce(into: []) { parts, part in
            if part.prefix(4).allSatisfy(\.isNumber), part.count == 4, let last = parts.last,
                last.last?.isNumber == true
            {
                parts[parts.count - 1] = "\(last), \(part)"
            } else {
                parts.append(part)
            }
        }
    }

    /// The nights of `x 2` behind what a night costs, and the text in front of them; nil for any other text.
    private static func nights(atEndOf text: String) -> (nights: String, rest: String)? {
        let words = text.split(whereSeparator: \.isWhitespace)
        for count in [2, 1] where words.count > count {
            let end = words.suffix(count).joined(separator: " ")
            let rest = words.dropLast(count).joined(separator: " ")
            let isTimes = end.first.map { "x×".contains($0) } ?? false
            if isTimes || ListNights.isSleeping(rest), let found = ListNights.nights(end) { return (found, rest) }
        }
        return nil
    }

    /// The text in front of parentheses at its end and that in them, where one of its parts is a plan and there are
    /// more: `2 nights` and `Thon Hotel, $180/night`; nil for any other text.
    private static func parentheses(atEndOf text: String, _ dates: ListDates) -> (front: String, inside: String)? {
        guard text.last == ")", let open = text.lastIndex(of: "(") else { return nil }
        let front = String(text[..<open]).trimmed
        let inside = String(text[text.index(after: open)...].dropLast()).trimmed
        return inside.containsText(", ") && !front.isEmpty && hasPlan(inside, dates) ? (front, inside) : nil
    }

    /// The first sentence of a text and the rest, where both say nights or a cost; nil for any other text.
    private static func sentences(_ text: String, _ dates: ListDates) -> (String, String)? {
        guard text.contains(where: \.isNumber), let (first, rest) = ListSeparators.sentences(of: text),
            hasPlan(rest, dates) || hasPlan(first, dates)
        else { return nil }
        return (first, rest)
    }

    /// Whether a text says nights or a cost.
    private static func hasPlan(_ text: String, _ dates: ListDates) -> Bool {
        guard text.contains(where: \.isNumber) else { return false }
        var details = ListDetails()
        details.take(text, dates)
        return details.nights != nil || details.cost != nil || details.costOfNight != nil
    }

    /// The parts of a text that are in front of parentheses at its end and in them, where these say nights or a cost:
    /// `Hotel Sacher` and `2 nights` of `Hotel Sacher (2 nights)`; else the text.
    private static func withParentheses(_ text: String, _ dates: ListDates) -> [String] {
        guard text.last == ")", let open = text.lastIndex(of: "(") else { return [text] }
        let inside = String(text[text.index(after: open)...].dropLast()).trimmed
        guard ListNights.nights(inside) != nil || ListMoney.isAmount(inside, with: mostWords) || dates.isDate(inside)
        else { return [text] }
        return [String(text[..<open]).trimmed, inside].filter { !$0.isEmpty }
    }

    /// The most words beside an amount in parentheses.
    private static let mostWords = 4

    /// The cost of some nights, with its currency; nil where the cost of one is not known.
    func cost(ofNights nights: Int) -> String? { costOfNight.flatMap { CurrencyMark.amount($0.money, times: nights) } }
}
