/// The narrowings of a reading, prepared so that a hundred thousand places can be asked after quickly.
struct PlaceFilter {
    /// Whether every place is left.
    let isOpen: Bool
    /// By number of the region, whether its places are left by all narrowings to countries and regions.
    private let regions: [Bool]
    /// The narrowings to what is around bigger places, asked one by one.
    private let around: [Narrowing]
    /// What a place must be, each of these; empty for anything.
    private let kinds: [PlaceKinds]
    private let gazetteer: Gazetteer
    /// How many places there are.
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
    }

    /// Whether a place exists and is left.
    func accepts(_ place: Int) -> Bool {
        guard place < count else { return false }
        if isOpen { return true }
        let record = gazetteer.record(place)
        if !regions.isEmpty, !(record.region < regions.count && regions[record.region]) { return false }
        if !kinds.isEmpty {
            let own = gazetteer.kinds(place)
            guard kinds.allSatisfy({ !own.isDisjoint(with: $0) }) else { return false }
        }
        if around.isEmpty { return true }
        let weight = gazetteer.weight(place)
        return around.allSatisfy { $0.accepts(record, weight: weight, gazetteer.main.places) }
    }
}
