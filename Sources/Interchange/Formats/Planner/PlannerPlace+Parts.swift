import Entities
import Text

/// The meanings of the members and of the objects inside a place.
extension PlannerPlace {
    /// The names of objects that only group members of the place around them, and of those with its days and its cost.
    private static let groups: Set = [
        "details", "detail", "info", "information", "data", "properties", "content", "attributes", "fields", "extra",
        "extras", "more", "schedule", "timing", "times", "plan", "visit", "booking", "reservation", "period",
    ]

    /// Remembers the name of a member that has no meaning here.
    mutating func leaveOut(_ name: String) {
        if leftOut.count < PlannerLeftOut.most { leftOut.append(name) }
    }

    /// Takes a cost. The whole cost goes before that of each night, which is then a note.
    mutating func takeCost(_ text: String?, isOfNight: Bool) {
        guard var text else { return }
        var isOfNight = isOfNight
        // `€35/night`, `€270 total`
        if let (money, rest) = ListMoney.ofNight(in: text), rest.isEmpty {
            (text, isOfNight) = (money, true)
        } else if let word = text.split(whereSeparator: \.isWhitespace).last, text.contains(where: \.isNumber),
            ["total", "gesamt", "insgesamt", "totale", "totaal", "totalt"].contains(folded(String(word)))
        {
            text = String(text.dropLast(word.count)).trimmed
        }
        let before = plan.fields[.cost].map { (text: $0, isOfNight: plan.costIsOfNight) }
        if isOfNight, let before, !before.isOfNight, before.text != text { return addNote("Cost of a night: \(text)") }
        if !isOfNight, let before, before.isOfNight, before.text != text { addNote("Cost of a night: \(before.text)") }
        guard !isOfNight || before?.isOfNight ?? true else { return }
        (plan.fields[.cost], plan.costIsOfNight) = (text, isOfNight)
    }

    /// Takes a number of days at the stop, which has a word for days behind it where that is needed; false for any
    /// other text.
    mutating func takeDays(_ text: String, called name: String, needsWord: Bool = false) -> Bool {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let word = CSVColumnWords.key(String(text.dropFirst(digits.count)))
        let isWord = CSVColumnWords.days.contains(word) || CSVColumnWords.day.contains(word)
        guard let count = Int(digits), StopPlan.nightsLimit.range.contains(count),
            isWord || word.isEmpty && !needsWord && digits.count == text.count
        else { return false }
        days = (count, name)
        return true
    }

    /// Takes the days, the nights, the times and the cost of an object inside this one that is no place.
    mutating func takePlan(of inner: PlannerPlace) {
        inheritPlan(inner)
        plan.day = plan.day ?? inner.plan.day
        days = days ?? inner.days
        for field in StopField.allCases where field != .cost {
            plan.fields[field] = plan.fields[field] ?? inner.plan.fields[field]
        }
        if plan.fields[.cost] == nil { takeCost(inner.plan.fields[.cost], isOfNight: inner.plan.costIsOfNight) }
        plan.currency = plan.currency ?? inner.plan.currency
    }

    /// Takes what an object inside this one says that is neither the place nor where one sleeps: its notes, and what it
    /// groups. That it says more is told.
    mutating func takePart(_ inner: PlannerPlace, called step: String) {
        let key = step.lowercased().filter(\.isLetter)
        let isGroup = Self.groups.contains(key)
        for note in inner.notes { addNote(isGroup ? note : "\(PlannerLeftOut.label(step)): \(note)") }
        if isGroup, inner.name == nil, inner.means == nil {
            takePlan(of: inner)
            link = link ?? inner.link
            address = address ?? inner.address
            leftOut += inner.leftOut
            return
        }
        let saysMore =
            inner.ownName != nil || inner.means != nil || !inner.plan.isEmpty || !inner.leftOut.isEmpty
            || inner.address != nil || inner.bareStay != nil
        if saysMore, PlannerLeftOut.isForPeople(step), !PlannerLeftOut.isOfWhere(step), !PlannerLeftOut.isOfPerson(step)
        {
            leaveOut(step)
        }
    }
}
