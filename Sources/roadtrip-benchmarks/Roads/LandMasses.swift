import Geodesy
import Shorelines

/// The land masses of the base map: what one coast encloses. North and South America are two, parted at the border of
/// Panama and Colombia, where there is no road.
struct LandMasses {
    /// A bit of coast; `mass` is the number of the whole.
    private struct Bit {
        let from: ShorelinePoint
        let to: ShorelinePoint
        let mass: Int
    }

    /// The bits that reach into each degree of longitude.
    private var columns = [[Bit]](repeating: [], count: 360)

    /// Joins the lines of the coast at 1:10m that share an end.
    init(_ shorelines: Shorelines) throws(ShorelinesError) {
        var lines: [[ShorelinePoint]] = []
        try shorelines.lines(.fine, within: 2.1e7, of: .nullIsland, coastOnly: true) { _, points in lines.append(points)
        }
        var masses = Array(lines.indices)
        func mass(_ line: Int) -> Int {
            var line = line
            while masses[line] != line { line = masses[line] }
            return line
        }
        var lineAtEnd: [SIMD2<Int>: Int] = [:]
        for (index, points) in lines.enumerated() {
            for point in [points.first, points.last].compactMap(\.self) {
                let key = SIMD2(Int((point.latitude * 1e4).rounded()), Int((point.longitude * 1e4).rounded()))
                if let other = lineAtEnd[key] {
                    let (one, two) = (mass(other), mass(index))
                    masses[max(one, two)] = min(one, two)
                } else {
                    lineAtEnd[key] = index
                }
            }
        }
        for (index, points) in lines.enumerated() {
            let number = mass(index)
            for (from, to) in zip(points, points.dropFirst()) where Self.counts(from, to) {
                let bit = Bit(from: from, to: to, mass: number)
                let (west, east) = (min(from.longitude, to.longitude), max(from.longitude, to.longitude))
                for column in Self.column(west)...Self.column(east) { columns[column].append(bit) }
            }
        }
    }

    /// The number of the land mass on which a place lies; nil where it is drawn in the sea.
    func mass(of place: Coordinate) -> Int? {
        var crossings: [Int: Int] = [:]
        for bit in columns[Self.column(place.longitude)] {
            guard (bit.from.longitude <= place.longitude) != (bit.to.longitude <= place.longitude) else { continue }
            let share = (place.longitude - bit.from.longitude) / (bit.to.longitude - bit.from.longitude)
            let latitude = bit.from.latitude + share * (bit.to.latitude - bit.from.latitude)
            if latitude < place.latitude { crossings[bit.mass, default: 0] += 1 }
        }
        guard let mass = crossings.filter({ $0.value % 2 == 1 }).keys.min() else { return nil }
        let isSouthAmerica =
            (place.latitude < 7.3 || place.latitude < 12.6 && place.longitude > -77.3)
            && place.longitude > -82 && place.longitude < -34
        return isSouthAmerica ? -mass - 1 : mass
    }

    /// Whether a line from one point to the next is a bit of coast that counts: what leaps over the antimeridian is no
    /// coast, and the coast of Antarctica goes round the pole, from which the crossings are counted, so that every
    /// place on Earth would seem to lie within it.
    private static func counts(_ from: ShorelinePoint, _ to: ShorelinePoint) -> Bool {
        abs(from.longitude - to.longitude) < 180 && max(from.latitude, to.latitude) > -60
    }

    private static func column(_ longitude: Double) -> Int {
        min(max(Int((longitude + 180).rounded(.down)), 0), 359)
    }
}
