package import Geodesy

extension AreaMap {
    /// The share of a country from which on a part of it is no mere island of it.
    private static let leastShare = 0.1
    /// The cells from which on a part is one whatever its share is: some 100,000 square kilometres.
    private static let largest = 1_000

    /// The cells of the raster, of a tenth of a degree, that are of each country and its states, by its number. Linear
    /// in all runs.
    package var cellsOfCountries: [Int] {
        var cells = Array(repeating: 0, count: areas.count)
        for row in 0..<AreaFormat.rows {
            forEachRun(ofRow: row) { _, length, area in cells[country(of: area)] += length }
        }
        return cells
    }

    /// Whether a place is in a main part of a country, one with a tenth of its land or of some 100,000 square
    /// kilometres, not on an island that goes by its own name; `cells` is asked for the cells of the whole country.
    /// Linear in the runs of the rows that the part reaches, up to that size.
    package func isMainLand(of country: Int, at place: Coordinate, cells: () -> Int) -> Bool {
        let start = Self.cell(latitude: place.latitude, longitude: place.longitude)
        // The runs of the rows that are known, one row behind the other, and the positions of each row there: a list
        // is looked up quicker than a dictionary, and one for each row would have to be made and released.
        var runs: [LandRun] = []
        var rows: [Range<Int>?] = Array(repeating: nil, count: AreaFormat.rows)
        var rim: [(row: Int, columns: Range<Int>)] = []
        /// Goes on to the runs of a row that meet some columns and are not known yet.
        func reach(_ row: Int, _ columns: Range<Int>) {
            guard row >= 0, row < AreaFormat.rows else { return }
            let positions: Range<Int>
            if let known = rows[row] {
                positions = known
            } else {
                let first = runs.count
                appendRuns(of: country, row: row, to: &runs)
                positions = first..<runs.count
                rows[row] = positions
            }
            for index in positions where !runs[index].isKnown && runs[index].columns.overlaps(columns) {
                runs[index].isKnown = true
                rim.append((row, runs[index].columns))
            }
        }
        reach(start.row, start.column..<start.column + 1)
        var count = 0
        while let (row, columns) = rim.popLast() {
            count += columns.count
            guard count < Self.largest else { return true }
            for row in row - 1...row + 1 {
                reach(row, columns.lowerBound - 1..<columns.upperBound + 1)
                // Left of the first column is the last one.
                if columns.lowerBound == 0 { reach(row, AreaFormat.columns - 1..<AreaFormat.columns) }
                if columns.upperBound == AreaFormat.columns { reach(row, 0..<1) }
            }
        }
        return count > 0 && Double(count) >= Self.leastShare * Double(cells())
    }

    /// Cells of a country side by side.
    private struct LandRun {
        let columns: Range<Int>
        var isKnown = false
    }

    /// Appends the runs of a country and its states in a row, from the west. Linear in the runs of the row.
    private func appendRuns(of country: Int, row: Int, to lands: inout [LandRun]) {
        let first = lands.count
        var start = 0
        for run in runs(ofRow: row) {
            let end = max(Int(run.end), start)
            if start < end, self.country(of: Int(run.area)) == country {
                if lands.count > first, let last = lands.last, last.columns.upperBound == start {
                    lands[lands.count - 1] = LandRun(columns: last.columns.lowerBound..<end)
                } else {
                    lands.append(LandRun(columns: start..<end))
                }
            }
            start = end
        }
    }
}
