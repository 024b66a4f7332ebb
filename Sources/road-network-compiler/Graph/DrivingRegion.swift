import Geodesy

/// The parts of the world in which a class of road is driven at much the same speed. Their borders are drawn roughly:
/// near them either side's speed is right.
enum DrivingRegion: Int, CaseIterable, Sendable {
    /// The United States and Canada.
    case northAmerica
    /// Norway, whose main roads are narrow and follow the fjords.
    case norway
    /// Europe but Norway, to the Caucasus.
    case europe
    /// Australia and New Zealand.
    case oceania
    /// All else.
    case elsewhere

    /// The region in which a place lies.
    init(at place: Coordinate) {
        let (latitude, longitude) = (place.latitude, place.longitude)
        if Self.isInNorthAmerica(latitude, longitude) {
            self = .northAmerica
        } else if latitude > 57.9, longitude > 4, longitude < Self.norwegianBorder.value(at: latitude) {
            self = .norway
        } else if longitude > -25, longitude < 45, latitude > Self.southOfEurope.value(at: longitude) {
            self = .europe
        } else if (112...155).contains(longitude) && (-45...(-10)).contains(latitude)
            || (166...179).contains(longitude) && (-48...(-34)).contains(latitude)
        {
            self = .oceania
        } else {
            self = .elsewhere
        }
    }

    private static func isInNorthAmerica(_ latitude: Double, _ longitude: Double) -> Bool {
        if (-161...(-154)).contains(longitude), (18...23).contains(latitude) { return true }
        return longitude > -170 && longitude < -52 && latitude > mexicanBorder.value(at: longitude)
    }

    /// The border of the United States with Mexico, and south of Florida: latitudes by longitude.
    private static let mexicanBorder = Profile([
        (-117.2, 32.5), (-114.8, 32.5), (-111.1, 31.3), (-108.2, 31.3), (-108.2, 31.8), (-106.5, 31.8),
        (-104.5, 29.6), (-103.1, 29.0), (-102.4, 29.8), (-101.4, 29.8), (-100.3, 28.3), (-99.5, 27.5),
        (-99.1, 26.4), (-97.1, 25.9), (-96, 24.4), (-80, 24.4), (-79, 30),
    ])
    /// The border of Norway with its neighbours: longitudes by latitude.
    private static let norwegianBorder = Profile([
        (57.9, 10), (59, 11.4), (61, 12.4), (63, 12.1), (64.5, 14), (66.5, 15.6), (68, 17.9), (69, 20.3), (69.3, 31),
    ])
    /// The southern end of Europe in the Mediterranean: latitudes by longitude.
    private static let southOfEurope = Profile([
        (-25, 36), (-5.6, 35.93), (-1, 36.2), (0, 37.6), (12, 37.6), (12.1, 35.5), (20, 34.5), (35.5, 34.5),
        (35.6, 36), (45, 37.2),
    ])
}

/// A line of numbers by another number.
private struct Profile: Sendable {
    private let points: [(Double, Double)]

    init(_ points: [(Double, Double)]) { self.points = points }

    /// The value between the two points next to `position`; beyond the ends that of the end.
    func value(at position: Double) -> Double {
        for (before, after) in zip(points, points.dropFirst()) where position < after.0 {
            guard position > before.0 else { return before.1 }
            return before.1 + (after.1 - before.1) * (position - before.0) / (after.0 - before.0)
        }
        return points.last?.1 ?? 0
    }
}
