package import Geodesy

extension AreaMap {
    /// The share of a country from which on a part of it is no mere island of it.
    private static let leastShare = 0.1
    /// The cells from which on a part is one whatever its share is: some 100,000 square kilometres.
    private static let largest = 1_000

    /// Whether a place is in a main part of a country, one with a tenth of its land or of some 100,000 square
    /// kilometres, not on an island that goes by its own name. Linear in the cells of the part up to that size, and in
    /// the runs of their rows; for a smaller one in all runs.
    package func isMainLand(of country: Int, at place: Coordinate) -> Bool {
        let start = Self.cell(latitude: place.latitude, longitude: place.longitude)
        var known = Set([start.row * AreaFormat.columns + start.column])
        var rim = Array(known)
        var count = 0
        while let cell = rim.popLast() {
            let (row, column) = (cell / AreaFormat.columns, cell % AreaFormat.columns)
            guard area(row: row, column: column).map(self.country) == country else { continue }
            count += 1
            guard count < Self.largest else { return true }
            for down in -1...1 {
                for right in -1...1 where row + down >= 0 && row + down < AreaFormat.rows {
                    let next = (column + right + AreaFormat.columns) % AreaFormat.columns
                    let index = (row + down) * AreaFormat.columns + next
                    if known.insert(index).inserted { rim.append(index) }
                }
            }
        }
        return count > 0 && Double(count) >= Self.leastShare * Double(cells(of: country))
    }
}
