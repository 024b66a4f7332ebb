import CivilTime
import Entities
import Text

/// Finds out from the words of an event whether one sleeps there, and how long.
enum ICSLodging {
    /// The words for houses besides those for kinds of places, folded.
    private static let houses: Set = [
        "airbnb", "vrbo", "chambre", "chambres", "riad", "ryokan", "lodge", "parador", "pousada", "posada", "hostal",
        "ostello", "apartment", "appartement", "apartamento", "appartamento", "agriturismo", "gasthaus", "ibis",
        "novotel", "mercure", "hilton", "marriott", "radisson", "campanile", "travelodge",
    ]
    /// The words that stand in front of houses and of much else, folded: they count where an event has several days.
    private static let words: Set = [
        "stay", "reservation", "booking", "reservierung", "buchung", "reserva", "prenotazione", "sejour", "boeking",
    ]
    /// The words of kinds that are no houses.
    private static let others: Set = ["rv", "camp", "sleep", "hut", "refuge", "resort"]

    /// Whether the title of an event is that of a house where one sleeps. Linear.
    static func isOne(_ event: ICSEvent) -> Bool {
        guard let title = event.summary, title.utf8.count <= 300 else { return false }
        let small = folded(title)
        let found = small.split { !$0.isLetter }.map(String.init)
        if small.containsText("b&b") || small.containsText("check-in") { return true }
        if found.contains(where: { houses.contains($0) || !others.contains($0) && KindWords.kind($0) == "sleep" }) {
            return true
        }
        return event.nights > 0 && found.contains { words.contains($0) }
    }

    /// The nights that the description or the title of an event says, 1 to 366: `3 nights`, `Check-out: 9 September
    /// 2026`; nil where it says none, and for an event that is no night at all.
    static func nights(of event: ICSEvent) -> Int? {
        guard let start = event.start, event.nights > 0 || isOne(event) else { return nil }
        var texts = PlanTexts()
        if let note = event.plainNote { _ = DescribedPlan.take(outOf: note, into: &texts) }
        if let nights = texts.fields[.nights].flatMap({ StopPlanReading.nights($0, isNamed: true) }), nights > 0 {
            return nights
        }
        if let leaving = texts.checkOut.flatMap({ DateText(today: start.date).date($0) }) {
            let nights = Int(leaving.daysSince1970 - start.date.daysSince1970)
            if nights > 0, StopPlan.nightsLimit.range.contains(nights) { return nights }
        }
        let words = event.summary?.split(whereSeparator: \.isWhitespace).prefix(40).map(String.init) ?? []
        return zip(words, words.dropFirst()).lazy
            .compactMap { StopPlanReading.nights("\($0) \($1)", isNamed: false) }.first { $0 > 0 }
    }
}
