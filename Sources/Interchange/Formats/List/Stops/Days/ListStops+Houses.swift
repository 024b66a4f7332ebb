import Entities
import Text

/// Takes the lines below a day that name the house in its town, and tells the costs that are none of the night.
extension ListStops {
    /// Takes a house in the town of the last stop, with its nights and its cost, for that of this stop: `Hotel Amadeus,
    /// Sevilla (3 noches, 330 €)`; false for any other line.
    mutating func addHouseOfDay(_ text: String, _ dates: ListDates, line: Int) throws(TextFault) -> Bool {
        guard let trip = assembly.openTrip(tripName), let last = assembly.lastStop(of: trip),
            let (house, behind) = ListSeparators.halves(of: text, at: ", "), ListWords.isHouse(house),
            !house.contains(where: { ".:(".contains($0) })
        else { return false }
        let town = behind.prefix { !",(–—;|".contains($0) }.trimmed
        let end = ListSeparators.halves(of: town, at: " - ")?.front ?? town
        guard !end.isEmpty, [folded(last.name.text), folded(lastFound?.asked ?? "")].contains(folded(end)) else {
            return false
        }
        var rest = behind.dropFirst(end.count).trimmed
        if rest.hasPrefix(",") { rest = String(rest.dropFirst()).trimmed }
        let said = rest.isEmpty ? house : rest.hasPrefix("(") ? "\(house) \(rest)" : "\(house), \(rest)"
        return try addBelow(said, dates, line: line)
    }
}

/// Tells the lines below a day whose amounts are of something else than the night.
enum ListTickets {
    /// The words for what one pays for besides the night, as columns are compared and folded.
    private static let words = Set(
        [
            "ticket", "tickets", "entry", "entrance", "admission", "tour", "museum", "castle", "cathedral", "cable",
            "gondola", "boat", "parking", "toll", "fuel", "petrol", "gas", "lunch", "dinner", "stop", "visit",
            "eintritt", "führung", "schloss", "burg", "dom", "seilbahn", "parken", "maut", "tanken", "mittagessen",
            "abendessen", "besuch", "billet", "entrée", "visite", "musée", "château", "cathédrale", "téléphérique",
            "péage", "essence", "carburant", "déjeuner", "dîner", "supplément", "entrada", "visita", "museo",
            "castillo", "catedral", "teleférico", "peaje", "gasolina", "comida", "cena", "biglietto", "ingresso",
            "castello", "funivia", "pedaggio", "benzina", "pranzo", "parcheggio",
        ].map { folded($0) })

    /// Whether a text with an amount names something of that kind, and no house, nights or price of a night.
    static func isSaid(_ text: String) -> Bool {
        let found = folded(text).split { !$0.isLetter }.map(String.init)
        return found.contains(where: words.contains) && !ListWords.namesHouse(text)
            && !ListLabels.beginWithLodging(text) && !ListLabels.beginWithStay(text)
            && ListLabels.night(in: text) == nil
            && ListNights.nights(within: text) == nil
    }
}
