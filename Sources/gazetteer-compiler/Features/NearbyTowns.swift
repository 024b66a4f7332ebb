/// Finds the towns of GeoNames near a point, with a grid of cells of one degree.
struct NearbyTowns {
    private let towns: [Feature]
    private var cells: [Int: [Int]] = [:]

    init(_ towns: [Feature]) {
        self.towns = towns
        for (number, town) in towns.enumerated() {
            cells[Self.cell(town.latitude, town.longitude), default: []].append(number)
        }
    }

    /// The towns within `degrees` of latitude and longitude of a point, and possibly some beyond.
    func around(_ latitude: Double, _ longitude: Double, degrees: Int) -> [Feature] {
        var found: [Feature] = []
        // A degree of longitude is shorter away from the equator.
        let width = min(180, latitude.magnitude > 60 ? degrees * 3 : degrees * 2)
        for row in -degrees...degrees {
            for column in -width...width {
                var east = longitude + Double(column)
                if east >= 180 { east -= 360 }
                if east < -180 { east += 360 }
                for number in cells[Self.cell(latitude + Double(row), east)] ?? [] { found.append(towns[number]) }
            }
        }
        return found
    }

    /// The nearest town and its distance in kilometres; nil if there is none within 1,000 km.
    func nearest(_ latitude: Double, _ longitude: Double) -> (town: Feature, kilometers: Double)? {
        for degrees in [1, 3, 9] {
            let found = around(latitude, longitude, degrees: degrees)
                .map { (town: $0, kilometers: $0.kilometers(to: latitude, longitude)) }
                .min { ($0.kilometers, $0.town.order) < ($1.kilometers, $1.town.order) }
            if let found, found.kilometers < Double(degrees) * 100 { return found }
        }
        return nil
    }

    private static func cell(_ latitude: Double, _ longitude: Double) -> Int {
        Int((latitude + 90).rounded(.down)) * 1_000 + Int((longitude + 180).rounded(.down))
    }
}
