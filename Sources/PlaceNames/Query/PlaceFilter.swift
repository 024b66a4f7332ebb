/// The narrowings of a reading, prepared so that a hundred thousand places can be asked after quickly.
struct PlaceFilter {
    /// Whether every place is left.
    let isOpen: Bool
    /// By number of the region, whether its places are left by all narrowings to countries and regions.
    private let regions: [Bool]
    /// The narrowings to what is around bigger places, asked one by one.
    private let around: [Narrowing]
    private let places: PlaceTable

    /// Prepares `narrowings`, all of which must leave a place.
    init(_ narrowings: [Narrowing], _ places: PlaceTable) {
        self.places = places
        isOpen = narrowings.isEmpty
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
        guard place < places.count else { return false }
        if isOpen { return true }
        let record = places.record(place)
        if !regions.isEmpty, !(record.region < regions.count && regions[record.region]) { return false }
        return around.allSatisfy { $0.accepts(record, places) }
    }
}
