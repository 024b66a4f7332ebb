import Geodesy
import Shorelines

/// The areas at points of a map, in even steps.
struct AreaSamples {
    /// A point of the map.
    struct Sample {
        let x: Int
        let y: Int
        let area: Int
        let place: Coordinate
    }

    private let step: Int
    private let columns: Int
    private let rows: Int
    /// The samples row by row; nil beyond the Earth.
    private let samples: [Sample?]

    /// Looks the areas up every `step` dots; where what is drawn as land is known, its shores are those of the areas.
    init(_ frame: MapFrame, _ map: AreaMap, _ land: LandRaster?, step: Int) {
        self.step = step
        columns = (frame.grid.width + step - 1) / step
        rows = (frame.grid.height + step - 1) / step
        var samples: [Sample?] = []
        samples.reserveCapacity(columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                let (x, y) = (column * step + step / 2, row * step + step / 2)
                let place = frame.place(DotPoint(x: Double(x), y: Double(y)))
                let isSea = land.map { !$0.isLand(x: x, y: y) } ?? false
                samples.append(place.map { Sample(x: x, y: y, area: isSea ? 0 : map.area(at: $0), place: $0) })
            }
        }
        self.samples = samples
    }

    /// The number of points.
    var count: Int { samples.count }

    /// The points on the Earth.
    var all: [Sample] { samples.compactMap { $0 } }

    /// The area at the sample nearest to a dot of the map; nil beyond the Earth.
    func area(x: Int, y: Int) -> Int? {
        let (column, row) = (min(max(x / step, 0), columns - 1), min(max(y / step, 0), rows - 1))
        return samples[row * columns + column]?.area
    }
}
