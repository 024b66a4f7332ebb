/// The size of a map: cells of two by four square dots.
///
/// A cell is the room of a character in text and of a group of dots in Braille; in a picture it is a measure of size
/// alone.
package struct MapGrid: Equatable, Sendable {
    /// The width of a cell in dots.
    package static let cellWidth = 2
    /// The height of a cell in dots.
    package static let cellHeight = 4
    /// The sizes that a map can have, in columns and in rows.
    package static let columnsAllowed = 10...1_000
    package static let rowsAllowed = 5...1_000

    package let columns: Int
    package let rows: Int

    /// A size in cells; what is less or more than a map can have is brought into that range.
    package init(columns: Int, rows: Int) {
        self.columns = min(max(columns, Self.columnsAllowed.lowerBound), Self.columnsAllowed.upperBound)
        self.rows = min(max(rows, Self.rowsAllowed.lowerBound), Self.rowsAllowed.upperBound)
    }

    /// The width in dots.
    package var width: Int { columns * Self.cellWidth }
    /// The height in dots.
    package var height: Int { rows * Self.cellHeight }
}

/// A point of a map in dots from its top left corner, right and down; dot 0 reaches from 0 to 1.
package struct DotPoint: Equatable, Sendable {
    package var x: Double
    package var y: Double

    /// Takes dots.
    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The distance to another point, in dots.
    func distance(to other: DotPoint) -> Double {
        let (x, y) = (other.x - x, other.y - y)
        return (x * x + y * y).squareRoot()
    }
}

/// A rectangle of whole dots.
package struct DotRectangle: Equatable, Sendable {
    /// The first column of dots.
    package var x: Int
    /// The first row of dots.
    package var y: Int
    package var width: Int
    package var height: Int

    /// Takes dots.
    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The column of dots behind the last one.
    package var maxX: Int { x + width }
    /// The row of dots below the last one.
    package var maxY: Int { y + height }

    /// The disc of a place without a mark in a picture: two dots wide.
    static func disc(at point: DotPoint) -> DotRectangle {
        DotRectangle(x: Int(point.x) - 1, y: Int(point.y) - 1, width: 2, height: 2)
    }

    /// Whether one stands above the other with less than a line between them, along some part of both.
    func isStacked(with other: DotRectangle) -> Bool {
        let gap = max(y - other.maxY, other.y - maxY)
        let shared = min(maxX, other.maxX) - max(x, other.x)
        return gap >= 0 && gap < min(height, other.height) && shared > 0
    }
}
