package import Geodesy

/// A place that answers a query.
package struct GazetteerMatch: Hashable, Sendable {
    /// The place.
    package let place: Place
    /// The way in which the name fits.
    package let kind: MatchKind
    /// The rank: the higher, the better; see `PlaceScore`.
    package let score: Double
}

/// Finds towns, parks, mountains, islands, lakes, regions, airports and destinations by name and by nearness, without a
/// network.
///
/// Data: GeoNames, Natural Earth, airportsdata and, in a file of its own that may be missing, Wikivoyage; see
/// `PlaceSource`. Searched where it lies in memory: making one takes some microseconds.
package struct Gazetteer: Sendable {
    let main: PlaceVolume
    let additions: PlaceVolume?
    let qualifiers: QualifierTable
    let zones: ZoneIndex

    /// Searches in `file`, and in the additions to it if there are any; throws when they belong to another file.
    package init(_ file: GazetteerFile, additions: GazetteerFile? = nil) throws(GazetteerError) {
        guard file.companion == nil, additions == nil || additions?.companion == file.headerChecksum else {
            throw .otherCompanion
        }
        main = PlaceVolume(file, first: 0)
        self.additions = additions.map { PlaceVolume($0, first: file.placeCount) }
        qualifiers = QualifierTable(file)
        zones = ZoneIndex(file)
    }

    /// Searches in `file` alone, which is a main file.
    package init(_ file: GazetteerFile) {
        main = PlaceVolume(file, first: 0)
        additions = nil
        qualifiers = QualifierTable(file)
        zones = ZoneIndex(file)
    }

    /// The files, the main one first.
    var volumes: [PlaceVolume] { additions.map { [main, $0] } ?? [main] }

    /// The makers of the data that is here, in the words that the licences ask for.
    package var attributions: [String] {
        PlaceSource.allCases.filter { $0 != .wikivoyage || additions != nil }.map(\.attribution)
    }

    /// The number of numbers of places.
    package var count: Int { main.places.count + (additions?.places.count ?? 0) }

    /// The record of the place of a number.
    @inline(__always)
    func record(_ number: Int) -> PlaceRecord {
        if number < main.places.count { return main.places.record(number) }
        return additions?.places.record(number - main.places.count) ?? main.places.record(number)
    }

    /// Returns the record that the additions have of a place of the main file; nil when there is none.
    private func addition(to number: Int) -> PlaceRecord? {
        guard let additions, number < main.places.count, let addition = additions.addition(to: number) else {
            return nil
        }
        return additions.places.record(addition)
    }

    /// Returns the weight of a place, on the scale of the number of people of a town.
    func weight(_ number: Int) -> Int {
        record(number).weight + (addition(to: number)?.weight ?? 0)
    }

    /// Whether the travel guide has a place.
    func isInGuide(_ number: Int) -> Bool { number >= main.places.count || addition(to: number) != nil }

    /// Returns what ranking asks of a place; the same as `record`, `weight` and `kinds` with one look at the additions.
    /// The number is that of a place.
    func traits(_ number: Int) -> (record: PlaceRecord, weight: Int, kinds: PlaceKinds) {
        guard number < main.places.count else { return (record(number), weight(number), kinds(number)) }
        let record = main.places.record(number)
        let kinds = main.places.kinds(record)
        guard let additions, let addition = addition(to: number) else { return (record, record.weight, kinds) }
        return (record, record.weight + addition.weight, Self.kinds(kinds, with: additions.places.kinds(addition)))
    }

    /// Returns the kinds of a place that is known to be `own` and, by the additions, `other`.
    private static func kinds(_ own: PlaceKinds, with other: PlaceKinds) -> PlaceKinds {
        // That a travel guide describes it says nothing of a place whose kind is known.
        own.contains(.town) ? own : own.union(other.subtracting(PlaceKinds(.destination)))
    }

    /// Returns the kinds of the place of a number.
    package func kinds(_ number: Int) -> PlaceKinds {
        guard (0..<count).contains(number) else { return [] }
        guard number < main.places.count else {
            return additions.map { $0.places.kinds($0.places.record(number - main.places.count)) } ?? []
        }
        return traits(number).kinds
    }

    /// Returns the sources of the place of a number.
    private func sources(_ number: Int) -> PlaceSources {
        guard number < main.places.count else { return PlaceSources(.wikivoyage) }
        let own = main.places.sources(main.places.record(number))
        return addition(to: number) == nil ? own : own.union(PlaceSources(.wikivoyage))
    }

    /// The name of the place of a number.
    func name(_ number: Int) -> String {
        number < main.places.count
            ? main.places.name(number) : additions?.places.name(number - main.places.count) ?? ""
    }

    /// The key of the name of the place of a number.
    func ownKey(_ number: Int) -> [UInt8] {
        number < main.places.count
            ? main.places.ownKeyBytes(number) : additions?.places.ownKeyBytes(number - main.places.count) ?? []
    }

    /// Returns the position of the place of a number; nil when there is none.
    package func coordinate(of number: Int) -> Coordinate? {
        guard (0..<count).contains(number) else { return nil }
        let record = record(number)
        // Damaged data can be out of range; such a place does not exist.
        return try? Coordinate(latitude: record.latitude, longitude: record.longitude)
    }

    /// The place of a number, 0 for the one that is meant most in the main file; nil when there is none.
    package subscript(number: Int) -> Place? {
        guard let coordinate = coordinate(of: number) else { return nil }
        let record = record(number)
        let kinds = kinds(number)
        let region = region(of: number, at: coordinate)
        let isTown = kinds.contains(.town)
        var place = Place(
            name: name(number), kinds: kinds, region: region.isEmpty ? nil : region,
            country: main.places.countryCode(main.places.country(ofRegion: record.region)), coordinate: coordinate,
            population: isTown && record.weight > 0 ? record.weight : nil, zone: zoneName(number, at: coordinate),
            sources: sources(number), number: number)
        place.area = area(ofRegion: record.region, kinds, at: coordinate)
        return place
    }

    /// The name of the time zone of a place: its own, or that of the nearest town.
    private func zoneName(_ number: Int, at coordinate: Coordinate) -> String? {
        if number < main.places.count { return zones.name(main.places.zone(number)) }
        return nearestZone(to: coordinate).flatMap { zones.name($0.number) }
    }
}
