import Geodesy

/// Which places a part of a query leaves: those of some countries or regions, or those around some bigger places.
struct Narrowing: Sendable {
    /// Numbers of countries.
    var countries: [Int] = []
    /// Numbers of regions.
    var regions: [Int] = []
    /// Bigger places; what is within `reach` of one is left.
    var centers: [Coordinate] = []

    /// How far around a bigger place others are left, in metres.
    static let reach = 60_000.0

    /// Whether nothing is left at all.
    var isEmpty: Bool { countries.isEmpty && regions.isEmpty && centers.isEmpty }

    /// Whether a place is left.
    func accepts(_ record: PlaceRecord, _ places: PlaceTable) -> Bool {
        if accepts(region: record.region, places) { return true }
        return centers.contains { SphericalMeasure(from: $0).distance(to: record) <= Narrowing.reach }
    }

    /// Whether all places of a region are left.
    func accepts(region: Int, _ places: PlaceTable) -> Bool {
        regions.contains(region) || (!countries.isEmpty && countries.contains(places.country(ofRegion: region)))
    }
}
