import Geodesy

/// The places that a part of a query leaves: those of some countries or regions, or those around some bigger places.
struct Narrowing: Sendable {
    /// Numbers of countries.
    var countries: [Int] = []
    /// Numbers of regions.
    var regions: [Int] = []
    /// The bigger places; what is within `reach` of one is left, where that is meant far more.
    var centers: [Center] = []

    /// A bigger place, and how much it is meant.
    struct Center: Sendable {
        let coordinate: Coordinate
        let weight: Int
        /// Whether it is a region, such as a county, in which places of any size are.
        var isRegion = false
        /// The distance within which places are in a county or on an island, in metres; nil for what is known by its
        /// middle only.
        var radius: Double?

        /// The distance within which others are left, in metres.
        var reach: Double { radius ?? (isRegion ? Narrowing.regionReach : Narrowing.reach) }
    }

    /// The least ratio of the weight of a bigger place to that of a place that it tells apart: a query with the names
    /// of two places that are alike asks for both.
    static let centerFactor = 3

    /// The distance from a bigger place within which others are left, in metres.
    static let reach = 60_000.0

    /// The same around the middle of a region, in metres.
    static let regionReach = 80_000.0

    /// The same around the middle of an island, in metres: half of Crete, and of Sicily.
    static let islandReach = 140_000.0

    /// The weight from which on everybody knows where a bigger place is.
    static let knownCenter = 100_000

    /// Whether it leaves no doubt where that is: a country, a region, a county, an island or a city that everybody
    /// knows.
    var isCertain: Bool {
        !countries.isEmpty || !regions.isEmpty
            || centers.contains { $0.weight >= Self.knownCenter || $0.isRegion }
    }

    /// Whether nothing is left at all.
    var isEmpty: Bool { countries.isEmpty && regions.isEmpty && centers.isEmpty }

    /// Whether a place of this weight is left.
    func accepts(_ record: PlaceRecord, weight: Int, _ places: PlaceTable) -> Bool {
        if accepts(region: record.region, places) { return true }
        return centers.contains {
            ($0.isRegion || $0.weight >= weight * Narrowing.centerFactor)
                && SphericalMeasure(from: $0.coordinate).distance(to: record) <= $0.reach
        }
    }

    /// Whether all places of a region are left.
    func accepts(region: Int, _ places: PlaceTable) -> Bool {
        regions.contains(region) || (!countries.isEmpty && countries.contains(places.country(ofRegion: region)))
    }
}
