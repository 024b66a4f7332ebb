import Entities
import Geodesy
import Places
import Text

/// The nights of rows that say where one sleeps.
extension CSVImport {
    /// The town of the night of a row whose other cells name no place: of a day of rest, or of `Train to Florence`; nil
    /// where the row says no night, and where that is in no town.
    func townOfNight() -> String? {
        guard columns.isOvernight, let column = columns.lodging, column != columns.address.first,
            column != columns.name,
            let town = text(column), town.contains(where: \.isLetter), town.utf8.count <= 80,
            // `B&B` is no airport.
            !ListWords.isHouse(town),
            case .found = lookedUp(town)
        else { return nil }
        return town
    }

    /// The largest distance of the place of a night from the last other place of its row, and that up to which both are
    /// one, in metres.
    private static let (furthestNight, samePlace) = (300_000.0, 5_000.0)
    /// The limits of how much longer a way becomes by the town of its night, as a factor and in metres.
    private static let (longerWay, besideWay) = (1.3, 40_000.0)
    /// The furthest that a town is from what a move there was looked up as, such as its airport, in metres.
    private static let nearTown = 40_000.0
    /// The most different texts by which a column of houses is known.
    private static let mostHouses = 12

    /// Finds out whether most of what stands in the column of where one sleeps are houses, or nothing that is known as
    /// a town.
    mutating func takeHouses() {
        guard columns.isOvernight, let column = columns.lodging, column != columns.address.first,
            column != columns.name
        else { return }
        let texts = Set(rows.texts(column).filter { $0.contains(where: \.isLetter) }).sorted().prefix(Self.mostHouses)
        let context = context
        let houses = texts.count { text in
            guard text.utf8.count <= 80, !ListWords.namesHotel(text) else { return true }
            switch context.place(text, nil) {
            case .success(let found): return !found.isTown && folded(found.ownName) != folded(text)
            case .failure(let refusal): return !refusal.foldedNames.contains(folded(text))
            }
        }
        sleepsInHouses = houses * 2 > texts.count
    }

    /// The town of the night of a row, where that is another one than the place of the row's stop: in a table of ways
    /// one that lies on the way.
    func nightElsewhere(than stop: CSVFound) -> (town: String, found: CSVFound)? {
        guard nightTown == nil, columns.leg == nil, columns.isOvernight, columns.lodging != columns.street,
            !sleepsInHouses, let town = townOfNight(),
            let name = nameText ?? columns.address.lazy.compactMap({ text($0) }).first,
            !folded(town).containsText(folded(name)), !folded(name).containsText(folded(town)),
            case .found(let found) = lookedUp(town), found.about == nil, found.source == .lookUp,
            (Self.samePlace...Self.furthestNight).contains(found.place.distance(to: stop.place))
        else { return nil }
        guard columns.isRoute || columns.areLegs, let start = lastPlace else { return (town, found) }
        let way = start.distance(to: stop.place)
        let through = start.distance(to: found.place) + found.place.distance(to: stop.place)
        return through <= Self.longerWay * way + Self.besideWay ? (town, found) : nil
    }

    /// The town of the night of a row that is called by a move there: `Lima` of `Arrive Lima`, `Cusco` of `Return to
    /// Cusco`; nil for any other row. `found` is the place that the row as a whole means.
    func townOfMove(to found: CSVFound) -> String? {
        guard nightTown == nil, columns.leg == nil, !columns.isRoute, !columns.areLegs, columns.isOvernight,
            let name = text(columns.name) ?? text(columns.address.first), let town = townOfNight(),
            folded(town) != folded(name), folded(name).containsText(folded(town)),
            ListWords.withoutVerb(name) != nil || ListWords.beginsWithArrival(name),
            case .found(let night) = lookedUp(town), night.about == nil,
            night.place.distance(to: found.place) <= Self.nearTown
        else { return nil }
        return town
    }

    /// Adds the stop of the row, and behind it the place of its night, where that is another.
    mutating func addWithNight(_ found: CSVFound, at line: Int) throws(TextFault) {
        let night = nightElsewhere(than: found)
        isNightElsewhere = night != nil
        try add(found, at: line)
        isNightElsewhere = false
        if let night { try addNight(night.found, called: night.town, at: line) }
    }

    private mutating func addNight(_ found: CSVFound, called town: String, at line: Int) throws(TextFault) {
        nightTown = town
        let trip = try openTrip(startsAnew: false, line: line)
        var texts = planTexts
        // What else is planned is of the row's stop.
        texts.fields = texts.fields.filter { [.nights, .cost, .leave].contains($0.key) }
        texts.way = nil
        let left = plans?.take(texts, of: assembly.count(of: trip), in: trip, line: line) ?? []
        let notes = left.map { "\($0.label): \($0.text)" }
        try assembly.add(
            name: town, note: notes.isEmpty ? nil : notes.joined(separator: "\n"), place: found.place, to: trip,
            line: line)
        lastPlace = found.place
        if let label = found.label { assembly.notice("“\(town)” was looked up: \(label)", line: line) }
    }
}
