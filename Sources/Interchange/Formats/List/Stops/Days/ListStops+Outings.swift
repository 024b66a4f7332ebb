import Geodesy
import Text

/// Drives back to where one stays, behind outings on days that its nights cover: `Ausflug nach Mailand`.
extension ListStops {
    /// Notes a stay where the stop has several nights and a day, and what of a stay before it is left.
    mutating func noteStay(_ found: ListFinder.Found, _ texts: PlanTexts) {
        let nights = nights(of: texts)
        if let nights, nights > 1, texts.date != nil || texts.day != nil {
            stay = ListStay(found: found, nights: nights, date: texts.date, day: texts.day)
        } else if let last = stay {
            let isBack = last.found.place.distance(to: found.place) < ListFinder.samePlace
            let days = days(from: (last.date, last.day), to: (texts.date, texts.day)) ?? last.outing
            guard let days, (1..<last.nights).contains(days), nights ?? 0 == 0 else {
                if !isBack { stay = nil }
                return
            }
            stay?.outing = isBack ? nil : days
        }
    }

    /// Adds the stop where one stays once more, where the last stop is an outing from there and the next one is on a
    /// further day elsewhere.
    mutating func returnToStay(before found: ListFinder.Found, _ texts: PlanTexts, line: Int) throws(TextFault) {
        guard let stay, let outing = stay.outing, let lastFound,
            let days = days(
                from: (stay.date, stay.day), to: (texts.date ?? headingPlan.date, texts.day ?? headingPlan.day)),
            days > outing, days < stay.nights ? nights(of: texts) == nil : days == stay.nights,
            found.place.distance(to: stay.found.place) > ListFinder.samePlace
        else { return }
        let (heading, trip) = (headingPlan, try trip(line))
        headingPlan = PlanTexts()
        self.stay?.outing = nil
        try assembly.add(name: stay.found.name, note: nil, place: stay.found.place, to: trip, line: line)
        headingPlan = heading
        let (home, away) = (Wording.quoted(stay.found.name), Wording.quoted(lastFound.name))
        assembly.notice("\(home) was added behind \(away): one has nights there, and drives back", line: line)
    }

    /// The furthest that a sight of the town of a day is from it, in metres.
    private static let inTown = 10_000.0

    /// Takes what one sees on the day of the last stop for a note of that: something in its town, with the nights that
    /// the line says, and on a stay of several days what is around; false for any other place.
    mutating func takeSightOfDay(_ found: [ListFinder.Found], line: Int) throws(TextFault) -> Bool {
        guard found.count == 1, found[0].isSight, let distance = lastPlace?.distance(to: found[0].place) else {
            return false
        }
        let isStay = lastDay?.contains("-") == true || (lastNights ?? 0) > 1
        let hasNights = found[0].details.nights != nil
        guard hasNights ? lastNights == nil && distance < Self.inTown : isStay && distance < Self.outing else {
            return false
        }
        let name = found[0].asked.isEmpty ? found[0].name : found[0].asked
        let said = found[0].note.flatMap { name.containsText($0) ? nil : $0 }
        let note = [name, said].compactMap { $0 }.joined(separator: "\n")
        guard let trip = assembly.openTrip(tripName), assembly.addNote(note, toLastStopOf: trip) else { return false }
        try stay(found[0].details, isDated: false, line: line)
        belowCount += 1
        return true
    }
}
