import Entities
import Geodesy
import Places
import Text

/// Rows of which one cell names several places: `Kyoto, Nara, Osaka`, `Mérida / Cáceres`, `Hakone – Mt Fuji`.
extension CSVImport {
    /// The most bytes of such a cell, and the most places in it.
    private static let (longestCell, mostPlaces) = (200, 8)
    /// The words and signs between places that are no way.
    private static let marks =
        [", ", ",", ";", " & ", "&", " + ", " / ", "/", " | ", " · ", " • ", "、", "，"]
        + [" and ", " und ", " et ", " y ", " e ", " en ", " i ", " og ", " och ", " oraz ", " и "]
    /// The least distance in metres of two places of a cell, and of a sight from the place before it.
    private static let (samePlace, nearSight) = (1_000.0, 10_000.0)
    /// The greatest distance in metres of two of them that follow one another.
    private static let furthest = 1_000_000.0
    /// The greatest distance in metres of a place from the town by which it is told apart from others of its name.
    private static let nearTown = 60_000.0

    /// The places of the row's cell in their order, each with its name in the cell; none where the cell is one place,
    /// an address, or has a part that is no place. `answer` is what the row as a whole means.
    func severalPlaces(besides answer: CSVAnswer) -> [CSVFound] {
        if case .blank = answer { return [] }
        if case .found(let found) = answer, found.about == nil { return [] }
        guard let text = severalText?.trimmed, text.utf8.count <= Self.longestCell,
            !text.contains(where: { $0.isNumber || $0.isNewline || "()[]:=".contains($0) })
        else { return [] }
        let way = RouteText.places(text) { context.location(of: $0, near: lastPlace) != nil }
        if way.count > 1 { return places(way) ?? [] }
        let parts = ListSeparators.parts(of: text, at: Self.marks).filter { !$0.isEmpty }
        guard parts.count > 1 else { return [] }
        let isByCommas = parts == AddressText.parts(of: text).map(String.init)
        return places(parts, mayBeAddress: isByCommas) ?? []
    }

    /// The town in front of a dash in the cell of a row, `Zell – Hotel Post`, with what is behind it: a house, a
    /// street, a sight in the town; nil where no town that is known stands there, and in tables of legs.
    func townBeforeDash() -> CSVFound? {
        guard columns.from == nil, let text = severalText?.trimmed, text.utf8.count <= Self.longestCell,
            !text.contains(where: { $0.isNewline || "()[]=".contains($0) })
        else { return nil }
        let dashed = ListSeparators.partsAtDashes(of: text)
        let parts = dashed.count > 1 ? dashed : ListSeparators.parts(of: text, at: [" / "])
        guard let town = parts.first?.trimmed, parts.count > 1, town.contains(where: \.isLetter),
            !town.contains(where: \.isNumber),
            let found = place(town, in: columns.regions.compactMap { self.text($0) }, near: lastPlace)
        else { return nil }
        var read = CSVFound(place: found.location, name: town, label: found.label, source: .lookUp)
        read.rest = parts.dropFirst().joined(separator: " – ")
        return read
    }

    /// The text of the cell that says where the row's stop is, and is its name; nil where coordinates, links, streets
    /// or other cells say that.
    private var severalText: String? {
        guard columns.leg == nil, !columns.hasPlaces, !columns.beginAtStops, linkText == nil,
            text(columns.street) == nil
        else { return nil }
        if columns.endAtStops {
            return columns.isRoute && routePlaces?.count == 1 ? nameText : nil
        }
        let addresses = columns.address.compactMap { text($0) }
        guard let address = addresses.first else { return nameText }
        return addresses.count == 1 && (nameText ?? address) == address ? address : nil
    }

    /// The places of these names, each near the one before; nil unless all are known and each is a place of its own.
    private func places(_ names: [String], mayBeAddress: Bool = false) -> [CSVFound]? {
        guard names.count <= Self.mostPlaces else { return nil }
        let regions = columns.regions.compactMap { text($0) }
        var found: [CSVFound] = []
        for name in names {
            let before = found.last
            guard name.count > 1, name.contains(where: \.isLetter),
                let place = place(name, in: regions, near: before?.place ?? lastPlace)
            else { return nil }
            if let before {
                let distance = place.location.distance(to: before.place)
                guard (Self.samePlace...Self.furthest).contains(distance),
                    !place.isSight || distance > Self.nearSight
                else { return nil }
                if mayBeAddress, isRegion(name, at: place.location, of: before) { return nil }
            } else if mayBeAddress, place.isSight {
                // A house and its town.
                return nil
            }
            found.append(CSVFound(place: place.location, name: name, label: place.label, source: .lookUp))
        }
        return found
    }

    /// The place of a name in the region of the row, or else of the name alone; nil where it is none, or a region or a
    /// country itself.
    private func place(_ name: String, in regions: [String], near: Coordinate?) -> FoundPlace? {
        let queries = regions.isEmpty ? [name] : [([name] + regions).joined(separator: ", "), name]
        for query in queries {
            if case .success(let found) = context.place(query, near) {
                return found.wasLookedUp && !found.isArea ? found : nil
            }
        }
        return nil
    }

    /// Whether a name also tells the place before it apart from others, as that of a state does that is a town as well:
    /// `Vancouver, Washington`.
    private func isRegion(_ name: String, at location: Coordinate, of place: CSVFound) -> Bool {
        guard let other = place.name, case .success(let found) = context.place("\(other), \(name)", lastPlace) else {
            return false
        }
        return found.location.distance(to: location) > Self.nearTown
    }

    /// Adds a stop for each of several places of a row. What is planned there, and what is noted, is of the last, where
    /// the way of the day ends; the others are on the first day of the row. One that is the last stop already is that.
    mutating func addSeveral(_ places: [CSVFound], at line: Int) throws(TextFault) {
        guard let last = places.last else { return }
        severalCount += 1
        var startsAnew = isCountedFirst
        for found in places.dropLast() {
            let trip = try openTrip(startsAnew: startsAnew, line: line)
            startsAnew = false
            if assembly.lastStop(of: trip)?.location == found.place { continue }
            plans?.begin(assembly.count(of: trip), in: trip)
            takeNumberOfDay(of: assembly.count(of: trip), in: trip, line: line)
            try assembly.add(name: found.name, note: nil, place: found.place, to: trip, line: line)
            lastPlace = found.place
            assembly.notice("“\(found.name ?? "")” was looked up: \(found.label ?? "")", line: line)
        }
        partName = last.name
        defer { partName = nil }
        try addWithNight(last, at: line)
    }

    /// The sentence about the rows that are several stops.
    var severalNotice: String {
        "\(Wording.counted(severalCount, "row")) \(severalCount == 1 ? "names" : "name") several places, each is a stop"
    }
}
