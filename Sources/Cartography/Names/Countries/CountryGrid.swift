import Geodesy
import Shorelines

/// The countries on a picture, in small squares: where in its land a country has room for a name.
struct CountryGrid {
    /// The side of a square in dots.
    private static let side = 2
    /// The squares of a country above which not all are tried as the beginning of a name.
    private static let mostTries = 800
    /// The most squares that count as room around a name.
    private static let mostRoom = 12

    private let columns: Int
    private let rows: Int
    /// The country of each square, row by row; 0 at sea and beyond the Earth.
    private let countries: [Int]
    /// The squares from each to the right that are of the same country, itself counted.
    private let runs: [Int]
    /// The squares from each to the nearest one of something else; the edges of the map count as room.
    private let room: [Int]
    /// The squares of each country in parts that hang together.
    private let parts: [Int: [[Int]]]

    /// Looks up the countries at the middles of squares, where the samples around one are not all of one country.
    /// Linear.
    init(_ frame: MapFrame, _ map: AreaMap, _ samples: AreaSamples) {
        let side = Self.side
        let (columns, rows) = ((frame.grid.width + side - 1) / side, (frame.grid.height + side - 1) / side)
        var countries = Array(repeating: 0, count: columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                let (x, y) = (column * side + side / 2, row * side + side / 2)
                if let country = samples.country(aroundX: x, y: y, map) {
                    countries[row * columns + column] = country
                } else if !samples.isSea(x: x, y: y),
                    let place = frame.place(DotPoint(x: Double(x), y: Double(y)))
                {
                    countries[row * columns + column] = map.country(of: map.area(at: place))
                }
            }
        }
        var runs = Array(repeating: 1, count: countries.count)
        for index in countries.indices.reversed() where index % columns < columns - 1 {
            if countries[index] == countries[index + 1] { runs[index] = runs[index + 1] + 1 }
        }
        (self.columns, self.rows, self.countries, self.runs) = (columns, rows, countries, runs)
        room = Self.room(countries, columns: columns, rows: rows)
        parts = Self.parts(countries, columns: columns, rows: rows)
    }

    /// The squares of a country in parts that hang together; each is the number of a square.
    func parts(of country: Int) -> [[Int]] { parts[country] ?? [] }

    /// The parts of all countries. Linear in the squares.
    private static func parts(_ countries: [Int], columns: Int, rows: Int) -> [Int: [[Int]]] {
        var isOpen = countries.map { $0 != 0 }
        var parts: [Int: [[Int]]] = [:]
        var rim: [Int] = []
        for first in countries.indices where isOpen[first] {
            let country = countries[first]
            isOpen[first] = false
            rim.append(first)
            var part: [Int] = []
            while let square = rim.popLast() {
                part.append(square)
                let (column, row) = (square % columns, square / columns)
                for row in max(row - 1, 0)...min(row + 1, rows - 1) {
                    for column in max(column - 1, 0)...min(column + 1, columns - 1) {
                        let next = row * columns + column
                        guard isOpen[next], countries[next] == country else { continue }
                        isOpen[next] = false
                        rim.append(next)
                    }
                }
            }
            parts[country, default: []].append(part)
        }
        return parts
    }

    /// The middle of a square in dots.
    func middle(of square: Int) -> (x: Int, y: Int) {
        (square % columns * Self.side + Self.side / 2, square / columns * Self.side + Self.side / 2)
    }

    /// The rectangles of a size in dots that lie in a country but for a part of a square and begin in some of its
    /// squares, those with most room at both ends and in the middle first, of equal ones those next to the mean of the
    /// squares. Of a large country not all are tried.
    func rectangles(width: Int, height: Int, in squares: [Int]) -> [DotRectangle] {
        let side = Self.side
        let (across, down) = (max((width - 1) / side, 1), max((height - 1) / side, 1))
        let step = squares.count / Self.mostTries + 1
        let count = Double(max(squares.count, 1))
        let mean = DotPoint(
            x: squares.reduce(0) { $0 + Double($1 % columns) } / count,
            y: squares.reduce(0) { $0 + Double($1 / columns) } / count)
        return
            squares.compactMap { square -> (square: Int, room: Int, distance: Double)? in
                guard square % step == 0, square / columns + down <= rows,
                    (0..<down).allSatisfy({ row in
                        let first = square + row * columns
                        return runs[first] >= across && countries[first] == countries[square]
                    })
                else { return nil }
                let middle = square + down / 2 * columns
                let (x, y) = (Double(square % columns + across / 2), Double(middle / columns))
                return (
                    square, min(room[middle], room[middle + across / 2], room[middle + across - 1], Self.mostRoom),
                    (x - mean.x) * (x - mean.x) + (y - mean.y) * (y - mean.y)
                )
            }
            .sorted { ($1.room, $0.distance, $0.square) < ($0.room, $1.distance, $1.square) }
            .map { found in
                DotRectangle(
                    x: found.square % columns * side + (across * side - width) / 2,
                    y: found.square / columns * side + (down * side - height) / 2, width: width, height: height)
            }
            .filter { $0.x >= 0 && $0.y >= 0 && $0.maxX <= columns * side && $0.maxY <= rows * side }
    }

    /// The steps from each square to the nearest one of another value: first from above and the left, then from below
    /// and the right.
    private static func room(_ values: [Int], columns: Int, rows: Int) -> [Int] {
        var room = Array(repeating: Int.max / 2, count: values.count)
        func improve(_ square: Int, _ next: Int) {
            room[square] = min(room[square], values[next] == values[square] ? room[next] + 1 : 1)
        }
        for square in values.indices {
            if square % columns > 0 { improve(square, square - 1) }
            if square >= columns { improve(square, square - columns) }
        }
        for square in values.indices.reversed() {
            if square % columns < columns - 1 { improve(square, square + 1) }
            if square + columns < values.count { improve(square, square + columns) }
        }
        return room
    }
}
