extension MapGrid {
    /// The largest difference of scale that a smaller size may make, as a factor.
    private static let sameScale = 1.001

    /// The smallest size within limits on which an extent is as large as on the largest one: less high where it is
    /// wide, less wide where it is high, so that a map has no empty sides.
    package static func shape(of extent: MapExtent, columns: ClosedRange<Int>, rows: ClosedRange<Int>) -> MapGrid {
        func metres(_ columns: Int, _ rows: Int) -> Double {
            MapFrame(fitting: extent, in: MapGrid(columns: columns, rows: rows)).metresPerDot
        }
        let most = metres(columns.upperBound, rows.upperBound) * sameScale
        let height =
            stride(from: rows.lowerBound, to: rows.upperBound, by: 2)
            .first { metres(columns.upperBound, $0) <= most } ?? rows.upperBound
        let width =
            stride(from: columns.lowerBound, to: columns.upperBound, by: 4)
            .first { metres($0, height) <= most } ?? columns.upperBound
        return MapGrid(columns: width, rows: height)
    }
}
