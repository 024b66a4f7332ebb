/// Speeds by least squares.
enum SpeedFit {
    /// The speeds in km/h with which the metres on roads of each speed take the minutes of a table, the errors of all
    /// ways weighed by their times; nil for speeds that hardly any way uses.
    static func speeds(_ ways: [(metres: [Double], minutes: Double)], count: Int) -> [Double?] {
        let all = ways.reduce(into: [Double](repeating: 0, count: count)) { sums, way in
            for index in 0..<count { sums[index] += way.metres[index] }
        }
        let total = all.reduce(0, +)
        let used = (0..<count).filter { all[$0] > total / 1_000 }
        var matrix = [[Double]](repeating: [Double](repeating: 0, count: used.count + 1), count: used.count)
        for way in ways {
            let row = used.map { way.metres[$0] / 1_000 / way.minutes }
            for first in used.indices {
                for second in used.indices { matrix[first][second] += row[first] * row[second] }
                matrix[first][used.count] += row[first]
            }
        }
        let minutesPerKilometre = solve(&matrix)
        var speeds = [Double?](repeating: nil, count: count)
        for (index, minutes) in zip(used, minutesPerKilometre) where minutes > 0 { speeds[index] = 60 / minutes }
        return speeds
    }

    /// The solution of linear equations, the right side in the last column (Gaussian elimination).
    private static func solve(_ matrix: inout [[Double]]) -> [Double] {
        let count = matrix.count
        for column in 0..<count {
            let pivot = (column..<count).max { matrix[$0][column].magnitude < matrix[$1][column].magnitude } ?? column
            matrix.swapAt(column, pivot)
            guard matrix[column][column] != 0 else { continue }
            for row in 0..<count where row != column {
                let factor = matrix[row][column] / matrix[column][column]
                for index in column...count { matrix[row][index] -= factor * matrix[column][index] }
            }
        }
        return (0..<count).map { matrix[$0][$0] == 0 ? 0 : matrix[$0][count] / matrix[$0][$0] }
    }
}
