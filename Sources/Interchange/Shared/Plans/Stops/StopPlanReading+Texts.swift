import CivilTime
import Entities
import Text

/// The reading of single texts of a file about the plan of a stop.
extension StopPlanReading {
    /// A decision as a person types it; kinds of other programs are kept.
    func setting(_ field: StopField, _ text: String, _ plan: Plan) throws(PlanError) -> StopSetting {
        if field == .kind, !isOwn, let kind = KindWords.kind(text).flatMap(StopKind.init) { return .kind(kind) }
        let isUnknownKind = field == .kind && !StopKind.known.contains(text.lowercased())
        if isUnknownKind, let kind = StopKind(text) { return .kind(kind) }
        return try field.setting(typed: text, of: plan, today: today)
    }

    /// The minutes of a length of time as files have it; nil for any other text.
    func minutes(_ text: String) -> Int? {
        guard
            case .stayMinutes(let minutes?)? = try? StopField.stayMinutes.setting(typed: text, of: .none, today: today)
        else { return nil }
        return minutes
    }

    /// The number of a day and the date behind it in parentheses, as in `Day 1 (Sat 3 May 2025)`; nil for any other
    /// text.
    static func numberAndDate(_ text: String) -> (number: String, date: String)? {
        guard text.last == ")", let open = text.firstIndex(of: "(") else { return nil }
        let (number, date) = (text[..<open].trimmed, text[open...].dropFirst().dropLast().trimmed)
        return days(number) != nil && date.contains(where: \.isNumber) ? (number, date) : nil
    }

    /// The first and the last number of `3`, `Day 3` and `Day 3-5`; nil for any other text and for numbers beyond 400.
    static func days(_ text: String) -> (first: Int, last: Int)? {
        let word = String(text.prefix { !$0.isNumber })
        let signs = " -–/&+,.)天日目차"
        guard word.count <= 12, text.utf8.count <= DateText.longest else { return nil }
        var numbers = String(text.dropFirst(word.count))
        // `1 (Sat)`, and `J3-J4`, whose word stands twice.
        if numbers.last == ")", let open = numbers.lastIndex(of: "("), open > numbers.startIndex,
            !numbers[open...].contains(where: \.isNumber)
        {
            numbers = String(numbers[..<open]).trimmed
        }
        // `1. Tag`
        if let space = numbers.lastIndex(of: " "),
            CSVColumnWords.day.contains(CSVColumnWords.key(String(numbers[space...])))
        {
            numbers = String(numbers[..<space])
        }
        if word.contains(where: \.isLetter) { numbers = numbers.replacingText(word.trimmed, with: "") }
        // With a point between them two numbers are a date or a decimal number.
        let isDotted = zip(zip(numbers, numbers.dropFirst()), numbers.dropFirst(2))
            .contains { $0.0.isNumber && $0.1 == "." && $1.isNumber }
        let parts = numbers.split { !$0.isNumber }
        guard !isDotted, (1...2).contains(parts.count), numbers.allSatisfy({ $0.isNumber || signs.contains($0) }),
            let day = Int(parts[0]), (1...400).contains(day), let last = Int(parts[parts.count - 1])
        else { return nil }
        return (day, (day...400).contains(last) ? last : day)
    }

    /// The beginnings of the words for nights, small.
    private static let wordsForNights = [
        "night", "overnight", "nacht", "nächt", "übernacht", "nuit", "noc", "nott", "nt", "noit", "noapt", "nopț",
        "nopt",
        "overnacht", "overnat", "övernat", "pernott", "pernoct", "pernoit",
        "natt", "nätter", "nætter", "netter", "éj", "gece", "yö", "ноч", "ніч", "νύχτ", "διανυκτ", "泊", "晚", "夜", "박",
    ]

    /// The days of a stay that is given in days alone, at least two, `3 days`; nil for any other text.
    static func wholeDays(_ text: String) -> Int? {
        guard let minutes = durationMinutes(text), minutes % minutesOfDay == 0, minutes >= 2 * minutesOfDay,
            !text.lowercased().contains("h"), !text.contains(":")
        else { return nil }
        let days = minutes / minutesOfDay
        return StopPlan.nightsLimit.range.contains(days) ? days : nil
    }

    /// The minutes of a day.
    private static let minutesOfDay = 1_440

    /// The number of `2 nights`; of a bare number only where the column is called so.
    static func nights(_ text: String, isNamed: Bool) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let word = text.dropFirst(digits.count).trimmed.lowercased()
        guard let nights = Int(digits), StopPlan.nightsLimit.range.contains(nights) else { return nil }
        return (word.isEmpty && isNamed) || wordsForNights.contains { word.hasPrefix($0) } ? nights : nil
    }
}

extension PlanDraft {
    /// Takes a date in a column of days, also behind the number of the day: `1 - Sat 7/10`, `Day 2: 11 July`; false for
    /// a text that has none.
    mutating func take(dateOfDay text: String, of day: DayOfStop, line: Int, _ reading: DateText) -> Bool {
        if take(date: text, of: day, label: "Day", line: line, reading) { return true }
        for sign in [" - ", " – ", ": ", ", ", " | "] {
            guard let (front, date) = ListSeparators.halves(of: text, at: sign), StopPlanReading.days(front) != nil,
                date.contains(where: { $0.isLetter || "/.".contains($0) })
            else { continue }
            return take(date: date, of: day, label: "Day", line: line, reading)
        }
        return false
    }
}
