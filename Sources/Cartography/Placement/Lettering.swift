import Text

/// The size of marks and names, in dots.
package enum Lettering: Equatable, Sendable {
    /// Each character takes one cell or two, as on a terminal.
    case cells
    /// A proportional font of 13 units where a dot is 4 units, marks in discs.
    case proportional

    /// The height of a name: that of a cell.
    static let height = MapGrid.cellHeight

    /// The width of a name.
    func width(of text: String) -> Int {
        switch self {
        case .cells: max(text.displayWidth, 1) * MapGrid.cellWidth
        case .proportional: max(Int((ProportionalFont.boldWidth(of: text) * 13 / 4).rounded(.up)) + 1, 1)
        }
    }

    /// Returns a coordinate in the smallest steps that differ: dots, or tenths of the units of a picture, 4 a dot.
    @inline(__always)
    func steps(_ dots: Double) -> Int {
        switch self {
        case .cells: Int(dots)
        case .proportional: Int((dots * 40).rounded())
        }
    }

    /// The difference in dots from which on two coordinates are never the same step.
    var longestStep: Double {
        switch self {
        case .cells: 2
        case .proportional: 2.0 / 40
        }
    }

    /// The room between a mark and a name beside it.
    var gap: Int {
        switch self {
        case .cells: MapGrid.cellWidth
        case .proportional: 1
        }
    }

    /// Returns the gap between a mark and a name right or left of it.
    func gap(between mark: DotRectangle, _ name: DotRectangle) -> DotRectangle? {
        guard self == .cells, name.y == mark.y else { return nil }
        let start = name.x < mark.x ? name.maxX : mark.maxX
        return DotRectangle(x: start, y: mark.y, width: gap, height: mark.height)
    }

    /// The rectangles in which the mark of a stop may stand, the best first; it lies within the map.
    func marks(_ text: String, at point: DotPoint, in grid: MapGrid) -> [DotRectangle] {
        switch self {
        case .cells:
            let cells = max(text.displayWidth, 1)
            let (column, row) = (Int(point.x) / MapGrid.cellWidth, Int(point.y) / MapGrid.cellHeight)
            guard cells <= grid.columns else { return [] }
            // The stop's own cell is the first of the mark, or the last.
            return [column, column - cells + 1].map { first in
                DotRectangle(
                    x: min(max(first, 0), grid.columns - cells) * MapGrid.cellWidth, y: row * MapGrid.cellHeight,
                    width: cells * MapGrid.cellWidth, height: MapGrid.cellHeight)
            }
        case .proportional:
            let length = text.unicodeScalars.count
            let (width, height) = (length < 3 ? 5 : 2 * length + 2, 5)
            guard width <= grid.width else { return [] }
            // The stop is in the middle. A fitted map ends in the middle of a dot: a hair more, so that errors of
            // rounding do not decide.
            let x = Int((point.x - Double(width) / 2 + 1e-6).rounded())
            let y = Int((point.y - Double(height) / 2 + 1e-6).rounded())
            return [
                DotRectangle(
                    x: min(max(x, 0), grid.width - width), y: min(max(y, 0), grid.height - height), width: width,
                    height: height)
            ]
        }
    }

    /// The eight rectangles in which a name of this width may stand beside a mark, the best first: right, left, the
    /// corners, above, below (Christensen, Marks and Shieber, "An Empirical Study of Algorithms for Point-Feature Label
    /// Placement", 1995, whose order puts the right before the left and above before below).
    func positions(width: Int, beside mark: DotRectangle) -> [DotRectangle] {
        let height = Self.height
        let (right, left) = (mark.maxX + gap, mark.x - gap - width)
        let beside = mark.y + (mark.height - height) / 2
        let (above, below) = (mark.y - height, mark.maxY)
        let overlap = self == .cells ? 0 : 1
        let middle = mark.x + (mark.width - width) / 2
        // Text stands in whole cells.
        let center = self == .cells ? Int((Double(middle) / 2).rounded(.down)) * 2 : middle
        let places = [
            (right, beside), (left, beside), (right - gap, above + overlap), (left + gap, above + overlap),
            (right - gap, below - overlap), (left + gap, below - overlap), (center, above), (center, below),
        ]
        return places.map { DotRectangle(x: $0.0, y: $0.1, width: width, height: height) }
    }
}
