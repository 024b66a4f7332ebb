/// The narrowings of a reading, prepared so that a hundred thousand places can be asked after quickly.
struct PlaceFilter {
    /// Whether every place is left.
    let isOpen: Bool
    /// The regions, by number, whose places are left by all narrowings to countries and regions.
    private let regions: [Bool]
    /// Whether no place can be left: no region is, and nothing is around bigger places.
    let isImpossible: Bool
    /// The narrowings to what is around bigger places, asked one by one.
    private let around: [Narrowing]
    /// The kinds that a place must have, each of these; empty for anything.
    private let kinds: [PlaceKinds]
    private let gazetteer: Gazetteer
    /// The number of places.
    private let count: Int

    /// Prepares `narrowings`, all of which must leave a place; it must be one of each of `kinds`.
    init(_ narrowings: [Narrowing], kinds: [PlaceKinds], _ gazetteer: Gazetteer) {
        self.gazetteer = gazetteer
        count = gazetteer.count
        self.kinds = kinds
        isOpen = narrowings.isEmpty && kinds.isEmpty
        let places = gazetteer.main.places
        around = narrowings.filter { !$0.centers.isEmpty }
        let plain = narrowings.filter { $0.centers.isEmpty }
        regions =
            plain.isEmpty
            ? []
            : (0..<places.regionCount).map { region in
                plain.allSatisfy { $0.accepts(region: region, places) }
            }
        isImpossible = !regions.isEmpty && !regions.contains(true)
    }

    /// The maximum extra distance in metres, beyond the nearest town, of a town of the wanted region. A place of nature
    /// with such a town belongs to that region too: the Matterhorn to Italy and to Switzerland.
    private static let borderMargin = 30_000.0
    /// The greatest distance of the towns around such a place, in metres.
    private static let borderDistance = 200_000.0

    /// Whether a place exists and is left.
    func accepts(_ place: Int) -> Bool {
        place < count && (isOpen || accepts(place, acrossBorder: false))
    }

    /// The region that is left close to the border at which a place of nature lies that is not left itself; nil where
    /// there is none, and for a place that is left.
    func regionAcross(_ place: Int) -> Int? {
        guard place < count, !isOpen, !regions.isEmpty, accepts(place, acrossBorder: true) else { return nil }
        return isInRegions(place) ? nil : neighbor(of: place)
    }

    private func isInRegions(_ place: Int) -> Bool {
        let region = gazetteer.storedRecord(place).region
        return region < regions.count && regions[region]
    }

    /// Whether a place is left but for its region, which is asked after without `acrossBorder`.
    private func accepts(_ place: Int, acrossBorder: Bool) -> Bool {
        let record = gazetteer.record(place)
        if !acrossBorder, !regions.isEmpty, !isInRegions(place) { return false }
        if !kinds.isEmpty {
            let own = gazetteer.kinds(place)
            guard kinds.allSatisfy({ !own.isDisjoint(with: $0) }) else { return false }
        }
        if around.isEmpty { return true }
        let weight = gazetteer.weight(place)
        return around.allSatisfy { $0.accepts(record, weight: weight, gazetteer.main.places) }
    }

    /// The region, of these, of a town that a place which is neither a town nor a region has about as near as any
    /// other; nil where there is none.
    private func neighbor(of place: Int) -> Int? {
        let places = gazetteer.main.places
        let kinds = gazetteer.kinds(place)
        guard !isImpossible, !kinds.contains(.town), !kinds.isRegion, let center = gazetteer.coordinate(of: place),
            let nearest = gazetteer.nearest(to: center, within: Self.borderDistance)
        else { return nil }
        return gazetteer.nearestNumber(to: center, within: nearest.distance + Self.borderMargin) { _, town in
            town.region < regions.count && regions[town.region] && places.kinds(town).contains(.town)
        }
        .map { places.record($0.number).region }
    }
}
