import Shorelines

/// A raster of the Earth in which each cell has the number of the area in its middle.
struct AreaRaster {
    /// The cells, row by row from the north pole, from the antimeridian to the east.
    private(set) var cells = Array(repeating: 0, count: AreaFormat.rows * AreaFormat.columns)

    /// Gives a number to the cells whose middles lie inside an odd number of rings.
    mutating func fill(_ rings: [[SourcePoint]], with number: Int) {
        let steps = Double(AreaFormat.stepsPerDegree)
        var crossings: [Int: [Double]] = [:]
        for ring in rings {
            for (one, other) in zip(ring, ring.dropFirst()) where one.latitude != other.latitude {
                let (south, north) = (min(one.latitude, other.latitude), max(one.latitude, other.latitude))
                let first = Int(((90 - north) * steps - 0.5).rounded(.up))
                let last = Int(((90 - south) * steps - 0.5).rounded(.up)) - 1
                guard first <= last else { continue }
                for row in max(first, 0)...max(min(last, AreaFormat.rows - 1), max(first, 0)) {
                    let latitude = 90 - (Double(row) + 0.5) / steps
                    let share = (latitude - one.latitude) / (other.latitude - one.latitude)
                    crossings[row, default: []].append(one.longitude + share * (other.longitude - one.longitude))
                }
            }
        }
        for (row, longitudes) in crossings where row < AreaFormat.rows {
            let sorted = longitudes.sorted()
            for pair in stride(from: 0, to: sorted.count - 1, by: 2) {
                let first = Int(((sorted[pair] + 180) * steps - 0.5).rounded(.up))
                let last = Int(((sorted[pair + 1] + 180) * steps - 0.5).rounded(.up)) - 1
                for column in max(first, 0)..<max(min(last + 1, AreaFormat.columns), max(first, 0)) {
                    cells[row * AreaFormat.columns + column] = number
                }
            }
        }
    }
}
