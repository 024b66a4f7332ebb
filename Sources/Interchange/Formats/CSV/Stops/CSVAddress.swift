import Geodesy
import Places
import Text

/// The addresses of rows that have their parts in several columns, and what of them goes into the notes.
extension CSVImport {
    /// The town of a row with a street or a house beside it that is not known, as the address of a stop in that town;
    /// nil where the town is not known either.
    func townOfAddress() -> CSVAnswer? {
        guard columns.address.count > 1, let street = text(columns.address[0]), let town = text(columns.address[1]),
            folded(street) != folded(town), !columns.hasPlaces
        else { return nil }
        let parts = [town] + columns.regions.compactMap { text($0) }
        return place(
            of: parts.joined(separator: ", "), named: street, about: ([street] + parts).joined(separator: ", "))
    }

    /// The place by which a row is called, beside a street without a town: `Lyon` and `12 rue de la Charité`; nil for
    /// any other row.
    func townBesideStreet() -> CSVAnswer? {
        guard columns.hasStreet, columns.address.count == 1, !columns.hasPlaces, let name = text(columns.name),
            let street = text(columns.address[0]), folded(street) != folded(name)
        else { return nil }
        let parts = [name] + columns.regions.compactMap { text($0) }
        return place(
            of: parts.joined(separator: ", "), named: name, about: ([street] + parts).joined(separator: ", "))
    }

    /// The sight by which a row is called, beside a town that is not known; nil for any other row.
    func sightAlone() -> CSVAnswer? {
        guard let name = text(columns.name), !columns.address.isEmpty, !columns.hasPlaces,
            name.utf8.count <= ImportContext.longestQuery, case .success(let found) = context.place(name, lastPlace),
            found.isSight,
            columns.address.allSatisfy({ column in
                text(column).map { context.location(of: $0, near: nil) == nil } ?? true
            })
        else { return nil }
        return .found(
            CSVFound(place: found.location, name: name, label: found.label, source: .nameBesideAddress))
    }

    /// The place in a further column of a row, `Port` beside `Attraction`, where what it is called by is not known; nil
    /// for any other row.
    func placeOfOtherColumn() -> CSVAnswer? {
        guard columns.address.isEmpty, !columns.hasPlaces, columns.from == nil, let name = nameText else { return nil }
        let places = columns.others.filter { other in
            let key = CSVColumnWords.key(other.label)
            return other.role != .activity
                && [key, CSVColumnWords.singular(key)].contains(where: CSVColumnWords.towns.contains)
        }
        for other in places {
            if let town = text(other.column), let found = place(of: town, named: name, about: "\(name), \(town)") {
                return found
            }
        }
        return nil
    }

    /// The place of the town beside what a row is called by, as that of something in it of which no more is known:
    /// `Rothenburg walls` and `Rothenburg ob der Tauber`; nil where the row is called by its town, and for an address
    /// of streets.
    func inTown(_ found: CSVFound) -> CSVFound? {
        guard found.source == .lookUp, !found.isSight || columns.isNameOfSight, addressInParts == nil,
            !columns.isStage, !columns.isRoute, columns.stageTown == nil, let name = text(columns.name),
            name.contains(where: \.isLetter), !CSVColumnWords.isEndOfJourney(name),
            let town = columns.address.lazy.compactMap({ text($0) }).first,
            // An address that is known is where it says.
            !columns.hasStreet || columns.isStreetVague || text(columns.address.first) == nil
        else { return nil }
        let (own, others) = (folded(name), [folded(town), found.name.map { folded($0) } ?? ""].filter { !$0.isEmpty })
        guard others.allSatisfy({ !own.containsText($0) && !$0.containsText(own) }) else { return nil }
        // Another town is none of its sights.
        if name.utf8.count <= ImportContext.longestQuery, case .success(let other) = context.place(name, found.place),
            other.isTown
        {
            return nil
        }
        var placed = found
        let parts = [name] + (columns.address + columns.regions).compactMap { text($0) }
        (placed.name, placed.about, placed.source) = (name, parts.joined(separator: ", "), .about)
        return placed
    }

    /// The place of an address as the nearest that is known to a stop of another name, with the text that it stands
    /// for; nil where the address is not known, or is itself only near what it names.
    private func place(of address: String, named name: String, about text: String) -> CSVAnswer? {
        guard case .found(var found) = lookedUp(address), found.about == nil else { return nil }
        (found.name, found.about, found.source) = (name, text, .about)
        return .found(found)
    }

    /// The sight that the name of a row means, beside a town of several of its name of which one is there; nil for any
    /// other row.
    func sightAmongNamesakes() -> CSVAnswer? {
        guard let name = text(columns.name), let town = columns.address.lazy.compactMap({ text($0) }).first,
            let found = context.sight(name, amongNamesakesOf: town, near: lastPlace)
        else { return nil }
        return .found(
            CSVFound(place: found.location, name: name, label: found.label, source: .nameBesideAddress))
    }

    /// The address of a stop, with the postcode of the row in front of its town.
    func withPostcode(_ address: String) -> String {
        let postcode =
            columns.postcode
            ?? columns.others.first { other in
                CSVColumnWords.postcode.contains(CSVColumnWords.key(other.label))
            }?.column
        guard let code = text(postcode), !address.containsText(code),
            let town = columns.address.last.flatMap({ text($0) }),
            columns.address.count > 1, let part = AddressText.parts(of: address).last(where: { $0 == town })
        else { return address }
        return address[..<part.startIndex] + "\(code) " + address[part.startIndex...]
    }

    /// The columns of the row that an address has in it: its street, postcode, town, region and country.
    func columnsOfAddress(_ address: String) -> Set<Int> {
        let letters = Self.letters(address)
        let postcodes = columns.others.filter { CSVColumnWords.postcode.contains(CSVColumnWords.key($0.label)) }
        let parts = columns.address + columns.regions + postcodes.map(\.column)
        let inside = parts.filter { column in text(column).map { letters.containsText(Self.letters($0)) } ?? false }
        return Set(inside + [columns.street, columns.postcode].compactMap { $0 })
    }

    /// A notice about columns, of which the first 20 are named; none about none.
    static func notice(_ text: String, _ names: [String]) -> [String] {
        guard !names.isEmpty else { return [] }
        return ["\(text): \(names.prefix(20).joined(separator: ", "))\(names.count > 20 ? ", …" : "")"]
    }
}

extension ImportContext {
    /// The greatest distance in metres between a sight and the town that is told with it.
    private static let nearTown = 30_000.0

    /// Whether a text is a sight that is known in a town.
    func isSight(_ name: String, in town: String) -> Bool {
        if let place = location(of: town, near: nil) { return sight(name, near: place) != nil }
        return sight(name, amongNamesakesOf: town, near: nil) != nil
    }

    /// The sight that a name means by itself, where one of several towns of a name is near it; nil for any other.
    func sight(_ name: String, amongNamesakesOf town: String, near place: Coordinate?) -> FoundPlace? {
        guard name.utf8.count <= Self.longestQuery, town.utf8.count <= Self.longestQuery,
            case .success(let found) = self.place(name, place), found.isSight
        else { return nil }
        let isNear: (FoundPlace) -> Bool = { $0.location.distance(to: found.location) <= Self.nearTown }
        switch self.place(town, found.location) {
        case .success(let own): return isNear(own) ? found : nil
        case .failure(let refusal): return refusal.candidates.contains(where: isNear) ? found : nil
        }
    }
}
