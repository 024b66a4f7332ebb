import Geodesy
import Shorelines

/// The areas at points of a map, in even steps.
struct AreaSamples {
    /// A point of the map.
    struct Sample {
        let x: Int
        let y: Int
        /// The area; 0 at sea.
        let area: Int
        let place: Coordinate
    }

    /// The most steps that count as room around a point.
    private static let mostRoom = 4

    let step: Int
    private let columns: Int
    private let rows: Int
    /// The samples row by row; nil beyond the Earth.
    private let samples: [Sample?]
    private let land: LandRaster?

    /// Looks the areas up every `step` dots; where what is drawn as land is known, its shores are those of the areas.
    init(_ frame: MapFrame, _ map: AreaMap, _ land: LandRaster?, step: Int) {
        self.step = step
        self.land = land
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
    func area(x: Int, y: Int) -> Int? { samples[index(x: x, y: y)]?.area }

    /// Whether a dot of the map is at sea: by what is drawn as land, else by the sample nearest to it.
    func isSea(x: Int, y: Int) -> Bool {
        guard let sample = samples[index(x: x, y: y)] else { return false }
        return land.map { !$0.isLand(x: x, y: y) } ?? (sample.area == 0)
    }

    /// The number of the sample nearest to a dot.
    func index(x: Int, y: Int) -> Int {
        min(max(y / step, 0), rows - 1) * columns + min(max(x / step, 0), columns - 1)
    }

    /// The samples next to one.
    func around(_ sample: Sample) -> [Sample] {
        let (column, row) = (min(sample.x / step, columns - 1), min(sample.y / step, rows - 1))
        return [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)].compactMap { x, y in
            x >= 0 && x < columns && y >= 0 && y < rows ? samples[y * columns + x] : nil
        }
    }

    /// The country that the sample nearest to a dot and all around it are in; nil where they are of several, at sea,
    /// and beyond the Earth.
    func country(aroundX x: Int, y: Int, _ map: AreaMap) -> Int? {
        let (column, row) = (min(max(x / step, 0), columns - 1), min(max(y / step, 0), rows - 1))
        guard let area = samples[row * columns + column]?.area, area != 0 else { return nil }
        let country = map.country(of: area)
        for row in max(row - 1, 0)...min(row + 1, rows - 1) {
            for column in max(column - 1, 0)...min(column + 1, columns - 1) {
                guard let area = samples[row * columns + column]?.area, map.country(of: area) == country else {
                    return nil
                }
            }
        }
        return country
    }

    /// Some samples in their order, each followed by points between it and the next ones.
    func between(_ own: [Sample]) -> [Sample] {
        let (half, quarter) = (step / 2, step / 4)
        let steps: [(x: Int, y: Int)] = [(0, 0), (half, 0), (0, half), (half, half), (0, -quarter), (quarter, quarter)]
        var points: [Sample] = []
        for sample in own {
            for (x, y) in steps {
                points.append(Sample(x: sample.x + x, y: sample.y + y, area: sample.area, place: sample.place))
            }
        }
        return points
    }

    /// Some samples, those with most room around them first, of equal ones those next to their mean: the places where a
    /// name is seen to belong to what is around it. The edges of the map count as room.
    func roomiestFirst(_ own: [Sample]) -> [Sample] {
        var room = Array(repeating: -1, count: samples.count)
        for sample in own { room[index(x: sample.x, y: sample.y)] = 0 }
        var rim = own.map { index(x: $0.x, y: $0.y) }
        for distance in 1...Self.mostRoom {
            rim = rim.filter { place in
                let (column, row) = (place % columns, place / columns)
                for (x, y) in [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
                where x >= 0 && x < columns && y >= 0 && y < rows && room[y * columns + x] < distance - 1 {
                    return false
                }
                return true
            }
            for place in rim { room[place] = distance }
        }
        let count = Double(max(own.count, 1))
        let mean = DotPoint(
            x: own.reduce(0) { $0 + Double($1.x) } / count, y: own.reduce(0) { $0 + Double($1.y) } / count)
        return own.map { (sample: $0, room: room[index(x: $0.x, y: $0.y)], squares: Self.squares($0, mean)) }
            .sorted {
                ($1.room, $0.squares, $0.sample.y, $0.sample.x) < ($0.room, $1.squares, $1.sample.y, $1.sample.x)
            }
            .map(\.sample)
    }

    /// A measure of the distance of a sample from a point. Names are wide: what lies above or below is nearer.
    static func squares(_ sample: Sample, _ point: DotPoint) -> Double {
        let (x, y) = (Double(sample.x) - point.x, Double(sample.y) - point.y)
        return x * x + 1.5 * y * y
    }
}
