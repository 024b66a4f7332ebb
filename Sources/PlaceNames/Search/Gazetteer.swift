package import Geodesy

/// A place that answers a query.
package struct GazetteerMatch: Hashable, Sendable {
    /// The place.
    package let place: Place
    /// The way in which the name fits.
    package let kind: MatchKind
    /// The rank: the higher, the better; see `PlaceScore`.
    package let score: Double
    /// Whether it fits by the beginning of another name that is in use: `Venez` of Venice.
    package var isByOtherName = false
}

/// Finds towns, parks, mountains, islands, lakes, regions, airports and destinations by name and by nearness, without a
/// network.
///
/// Data: GeoNames, Natural Earth, airportsdata, sights, castles and passes; in files of their own, either of which may
/// be missing, the travel guide Wikivoyage and OpenStreetMap; see `PlaceSource`. Searched where it lies in memory:
/// making one takes some microseconds.
package struct Gazetteer: Sendable {
    let main: PlaceVolume
    /// The destinations of the travel guide.
    let guide: PlaceVolume?
    /// The parks, peaks and passes of OpenStreetMap.
    let openMap: PlaceVolume?
    let qualifiers: QualifierTable
    let zones: ZoneIndex
    /// The files, the main one first.
    let volumes: [PlaceVolume]
    private let recent: RecentPlaces?

    /// Searches in `file`, and in the additions to it if there are any: those of the travel guide and those of
    /// OpenStreetMap; throws when they belong to another file. `recent` holds places read from these files.
    package init(
        _ file: GazetteerFile, additions: GazetteerFile? = nil, openMap: GazetteerFile? = nil,
        recent: RecentPlaces? = nil
    ) throws(GazetteerError) {
        guard file.companion == nil, additions == nil || additions?.companion == file.headerChecksum,
            openMap == nil || openMap?.companion == file.headerChecksum,
            openMap == nil || additions == nil || openMap?.guide == additions?.headerChecksum
        else { throw .otherCompanion }
        self.init(main: file, guide: additions, openMap: openMap, recent: recent)
    }

    /// Searches in `file` alone, which is a main file.
    package init(_ file: GazetteerFile) { self.init(main: file, guide: nil, openMap: nil, recent: nil) }

    private init(main file: GazetteerFile, guide: GazetteerFile?, openMap: GazetteerFile?, recent: RecentPlaces?) {
        self.recent = recent
        let main = PlaceVolume(file, first: 0)
        let known = file.placeCount + (guide?.placeCount ?? 0)
        self.main = main
        self.guide = guide.map { PlaceVolume($0, first: file.placeCount) }
        self.openMap = openMap.map { PlaceVolume($0, first: known) }
        volumes = [main, self.guide, self.openMap].compactMap { $0 }
        count = volumes.reduce(0) { $0 + $1.places.count }
        qualifiers = QualifierTable(file)
        zones = ZoneIndex(file)
    }

    /// The makers of the data that is here, in the words that the licences ask for.
    package var attributions: [String] {
        PlaceSource.allCases.filter {
            ($0 != .wikivoyage || guide != nil) && ($0 != .openStreetMap || openMap != nil)
        }.compactMap(\.attribution)
    }

    /// The number of numbers of places.
    package let count: Int

    /// The file that has the own record of the place of a number, and its number there.
    @inline(__always)
    private func stored(_ number: Int) -> (volume: PlaceVolume, place: Int) {
        if number < main.places.count { return (main, number) }
        if let openMap, number >= openMap.first { return (openMap, number - openMap.first) }
        if let guide { return (guide, number - guide.first) }
        return (main, number)
    }

    /// The record of the place of a number as its file has it: of a park the middle.
    @inline(__always)
    func storedRecord(_ number: Int) -> PlaceRecord {
        if number < main.places.count { return main.places.record(number) }
        let (volume, place) = stored(number)
        return volume.places.record(place)
    }

    /// The record of the place of a number; of a park with the point where one arrives.
    func record(_ number: Int) -> PlaceRecord {
        let own = storedRecord(number)
        guard let openMap, number < openMap.first, let arrival = addition(to: number, in: openMap),
            openMap.places.marks(arrival).contains(.arrival)
        else { return own }
        return PlaceRecord(
            northing: arrival.northing, easting: arrival.easting, region: own.region, weight: own.weight,
            traits: own.traits, isCapital: own.isCapital)
    }

    /// Returns the record that a file of additions has of a place of the files before it; nil when there is none.
    private func addition(to number: Int, in volume: PlaceVolume?) -> PlaceRecord? {
        guard let volume, number < volume.first, let addition = volume.addition(to: number) else { return nil }
        return volume.places.record(addition)
    }

    /// Returns the weight of a place, on the scale of the number of people of a town.
    func weight(_ number: Int) -> Int {
        storedRecord(number).weight + (addition(to: number, in: guide)?.weight ?? 0)
            + (addition(to: number, in: openMap)?.weight ?? 0)
    }

    /// Whether the travel guide has a place.
    func isInGuide(_ number: Int) -> Bool {
        guard let guide, number < guide.first + guide.places.count else { return false }
        return number >= guide.first || addition(to: number, in: guide) != nil
    }

    /// Whether OpenStreetMap alone has a place.
    func isOnMapOnly(_ number: Int) -> Bool { openMap.map { number >= $0.first } ?? false }

    /// Whether the gates of a place are so far from each other that it has to be asked which is meant.
    func hasFarGates(_ number: Int) -> Bool {
        guard let openMap else { return false }
        let record = number >= openMap.first ? storedRecord(number) : addition(to: number, in: openMap)
        return record.map { openMap.places.marks($0).contains(.farGates) } ?? false
    }

    /// The radius in metres of a circle of the area of a park, around the point of it that is told; 0 where that is not
    /// known.
    func radius(ofPark number: Int) -> Double {
        guard let openMap else { return 0 }
        let record = number >= openMap.first ? storedRecord(number) : addition(to: number, in: openMap)
        return record.map { openMap.places.marks($0).radius } ?? 0
    }

    /// Returns what ranking asks of a place; the same as `record`, `weight` and `kinds` with one look at each of the
    /// additions. The number is that of a place.
    func traits(_ number: Int) -> (record: PlaceRecord, weight: Int, kinds: PlaceKinds) {
        let (volume, place) = stored(number)
        let own = volume.places.record(place)
        var kinds = volume.places.kinds(own)
        var (record, weight) = (own, own.weight)
        if let guide, let addition = addition(to: number, in: guide) {
            weight += addition.weight
            kinds = Self.kinds(kinds, with: guide.places.kinds(addition))
        }
        if let openMap, let addition = addition(to: number, in: openMap) {
            weight += addition.weight
            kinds = Self.kinds(kinds, with: openMap.places.kinds(addition))
            if openMap.places.marks(addition).contains(.arrival) { record = self.record(number) }
        }
        return (record, weight, kinds)
    }

    /// Returns the kinds of a place that is known to be `own` and, by the additions, `other`.
    private static func kinds(_ own: PlaceKinds, with other: PlaceKinds) -> PlaceKinds {
        // That a travel guide describes it says nothing of a place whose kind is known.
        if own.contains(.town) { return own }
        return own == PlaceKinds(.destination) ? other : own.union(other.subtracting(PlaceKinds(.destination)))
    }

    /// Returns the kinds of the place of a number.
    package func kinds(_ number: Int) -> PlaceKinds { (0..<count).contains(number) ? traits(number).kinds : [] }

    /// Returns the sources of the place of a number.
    func sources(_ number: Int) -> PlaceSources {
        let (volume, place) = stored(number)
        var sources = volume.places.sources(volume.places.record(place))
        for other in [guide, openMap].compactMap({ $0 }) {
            if let addition = addition(to: number, in: other) { sources.formUnion(other.places.sources(addition)) }
        }
        return sources
    }

    /// The name of the place of a number.
    func name(_ number: Int) -> String {
        let (volume, place) = stored(number)
        return volume.places.name(place)
    }

    /// The key of the name of the place of a number.
    func ownKey(_ number: Int) -> [UInt8] {
        let (volume, place) = stored(number)
        return volume.places.ownKeyBytes(place)
    }

    /// Returns the position of the place of a number; nil when there is none.
    package func coordinate(of number: Int) -> Coordinate? {
        guard (0..<count).contains(number) else { return nil }
        let record = record(number)
        // Damaged data can be out of range; such a place does not exist.
        return try? Coordinate(latitude: record.latitude, longitude: record.longitude)
    }

    /// The name of the place of a number with its key. Read once while they are kept.
    func spelling(_ number: Int) -> PlaceSpelling {
        func read(_ number: Int) -> PlaceSpelling {
            PlaceSpelling(name: Array(name(number).utf8), key: ownKey(number))
        }
        return recent?.spelling(number, orRead: read) ?? read(number)
    }

    /// The stops of a trip, prepared to measure from. Made once while they are kept.
    func points(of stops: [Coordinate]) -> StopPoints { recent?.points(of: stops) ?? StopPoints(stops) }

    /// The beginnings of the name of the place of a number that are names themselves. Read once while they are kept.
    func beginningsOfName(_ number: Int) -> KnownBeginnings {
        func read(_ number: Int) -> KnownBeginnings { knownBeginnings(of: name(number)) }
        return recent?.beginnings(number, orRead: read) ?? read(number)
    }

    /// The place of a number, 0 for the one that is meant most in the main file; nil when there is none.
    package subscript(number: Int) -> Place? {
        guard let recent else { return readPlace(number) }
        return recent.place(number, orRead: readPlace)
    }

    private func readPlace(_ number: Int) -> Place? {
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
