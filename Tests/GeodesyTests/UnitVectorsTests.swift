import Geodesy
import Testing

@Suite("Distances between many places")
struct UnitVectorsTests {
    /// Random places with neighbours at tiny distances and near-antipodes among them.
    private func places() throws -> [Coordinate] {
        var random = SeededGenerator(seed: 8)
        var places: [Coordinate] = []
        for round in 0..<60 {
            let place = try Coordinate.random(using: &random)
            let size = [0, 1e-8, 1e-5, 1e-2][round % 4]
            let near = try Coordinate(min(place.latitude + size, 90), max(place.longitude - size, -180))
            places += [place, near, try place.antipode(movedBy: size, -size)]
        }
        return places
    }

    @Test("every pair of the matrix is within its bound of the exact distance")
    func matrix() throws {
        let places = try places()
        let matrix = UnitVectors(places).distanceMatrix()
        #expect(matrix.count == places.count * places.count)
        var worst = 0.0
        var worstBelowAntipode = 0.0
        for (row, first) in places.enumerated() {
            for (column, second) in places.enumerated() {
                let exact = first.distance(to: second)
                let error = abs(matrix[row * places.count + column] - exact)
                worst = max(worst, error)
                if exact < 19_900_000 { worstBelowAntipode = max(worstBelowAntipode, error) }
            }
        }
        #expect(worst < 0.3)
        #expect(worstBelowAntipode < 0.001)
    }

    @Test("rows, single pairs and the matrix agree; nothing is away from itself")
    func rows() throws {
        let places = try places()
        let vectors = UnitVectors(places)
        let matrix = vectors.distanceMatrix()
        var row = [Double](repeating: -1, count: places.count + 1)
        for index in 0..<vectors.count {
            row.withUnsafeMutableBufferPointer { vectors.distances(from: index, into: $0) }
            #expect(Array(row.dropLast()) == Array(matrix[index * places.count..<(index + 1) * places.count]))
            #expect(row.last == -1)
            #expect(row[index] == 0)
            #expect(vectors.distance(index, 3) == row[3])
            row.withUnsafeMutableBufferPointer { vectors.squaredChords(from: index, into: $0) }
            #expect(row[3] == vectors.squaredChord(index, 3))
            #expect(arcLength(squaredChord: row[3]) == vectors.distance(index, 3))
        }
        var short = [Double](repeating: -1, count: 2)
        short.withUnsafeMutableBufferPointer { vectors.distances(from: 0, into: $0) }
        #expect(short == Array(matrix[0..<2]))
    }

    @Test("the nearest other place is found wherever it stands", arguments: [0, 1, 2, 9, 100, 1_300])
    func nearest(count: Int) throws {
        var random = SeededGenerator(seed: 9)
        let places = try (0..<count).map { _ in try Coordinate.random(using: &random) }
        let vectors = UnitVectors(places)
        for index in stride(from: 0, to: count, by: max(1, count / 40)) {
            let others = (0..<count).filter { $0 != index }
            let expected = others.min { vectors.squaredChord($0, index) < vectors.squaredChord($1, index) }
            let found = vectors.nearest(to: index)
            #expect(found?.index == expected)
            if let found { #expect(found.squaredChord == vectors.squaredChord(found.index, index)) }
        }
    }

    @Test("no places make an empty matrix, and a chord longer than the diameter is half the circle")
    func edges() {
        #expect(UnitVectors([]).distanceMatrix() == [])
        #expect(arcLength(squaredChord: 0) == 0)
        #expect(abs(arcLength(squaredChord: 4) - 20_015_114.44) < 0.1)
        #expect(abs(arcLength(squaredChord: 4.000000000000001) - 20_015_114.44) < 0.1)
    }
}
