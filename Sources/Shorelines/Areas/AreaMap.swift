package import Geodesy

/// The names of a map: which country and which state is where, seas, lakes, provinces; waters and parks of cities.
package struct AreaMap: Sendable {
    /// A country or a state.
    package struct Area: Equatable, Sendable {
        package let name: String
        /// The number of the country that it is a state of; 0 for a country.
        package let country: Int
    }

    /// A name with the place that it belongs to.
    package struct Name: Equatable, Sendable {
        package let text: String
        package let kind: MapNameKind
        /// The importance; 0 is most important.
        package let rank: Int
        package let place: Coordinate
        /// The distance from the place within which it may be written, in degrees.
        package let reach: Double
    }

    /// The areas by number; the first, number 0, is the sea.
    package let areas: [Area]
    /// The names, in the order of the file.
    package let names: [Name]
    /// The waters and parks of cities and the courses of great rivers, in the order of the file.
    package let features: [PlanFeature]
    /// The file. Nobody writes to what it points to while it can be reached.
    nonisolated(unsafe) private let file: UnsafeBufferPointer<UInt8>
    /// The rows that were asked for, read once.
    private let rows = AreaRows()

    /// Reads a file that stays where it is, unchanged, as long as the process runs; throws when it is damaged. Linear.
    package init(permanent start: UnsafePointer<UInt8>, count: Int) throws(ShorelinesError) {
        let file = UnsafeBufferPointer(start: start, count: count)
        let header = AreaFormat.headerLength
        guard file.starts(with: AreaFormat.magic), count >= header + 4 * (AreaFormat.rows + 1),
            file.number(at: 8, bytes: 4) == AreaFormat.version, file.number(at: 12, bytes: 4) == count,
            UInt64(truncatingIfNeeded: file.number(at: 16, bytes: 8))
                == ShorelinesFormat.checksum(UnsafeBufferPointer(rebasing: file[AreaFormat.checkedOffset...]))
        else { throw .damagedAreas }
        self.file = file
        var offset = file.number(at: header + 4 * AreaFormat.rows, bytes: 4)
        var areas = [Area(name: "", country: 0)]
        for _ in 0..<file.number(at: 24, bytes: 4) {
            guard let name = Self.text(file, at: offset + 2) else { throw .damagedAreas }
            areas.append(Area(name: name, country: file.number(at: offset, bytes: 2)))
            offset += 3 + name.utf8.count
        }
        var names: [Name] = []
        for _ in 0..<file.number(at: 28, bytes: 4) {
            guard let text = Self.text(file, at: offset + 7), let kind = MapNameKind(rawValue: file[offset]),
                let place = try? Coordinate(
                    latitude: Self.degrees(file, at: offset + 2), longitude: Self.degrees(file, at: offset + 4))
            else { throw .damagedAreas }
            names.append(
                Name(
                    text: text, kind: kind, rank: Int(file[offset + 1]), place: place,
                    reach: Double(file[offset + 6]) / 2))
            offset += 8 + text.utf8.count
        }
        guard areas.allSatisfy({ $0.country < areas.count }) else { throw .damagedAreas }
        self.areas = areas
        self.names = names
        var features: [PlanFeature] = []
        guard offset + 4 <= count else { throw .damagedAreas }
        let number = file.number(at: offset, bytes: 4)
        offset += 4
        for _ in 0..<number {
            guard let feature = PlanFeature(file, at: &offset) else { throw .damagedAreas }
            features.append(feature)
        }
        self.features = features
    }

    /// The number of the area at a place, to a tenth of a degree; 0 at sea. Logarithmic in the runs of a row, the first
    /// time linear.
    package func area(at place: Coordinate) -> Int {
        let (row, column) = Self.cell(latitude: place.latitude, longitude: place.longitude)
        return area(row: row, column: column) ?? 0
    }

    /// The number of the area in a cell of the raster; nil where the file is damaged.
    func area(row: Int, column: Int) -> Int? {
        let runs = runs(ofRow: row)
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(runs[middle].end) > column { high = middle } else { low = middle + 1 }
        }
        return low < runs.count ? Int(runs[low].area) : nil
    }

    /// The runs of a row from the west, which is kept. Linear in them the first time.
    func runs(ofRow row: Int) -> [AreaRows.Run] {
        rows.runs(ofRow: row) {
            var runs: [AreaRows.Run] = []
            forEachRun(ofRow: row) { end, _, area in
                runs.append(
                    AreaRows.Run(end: UInt16(truncatingIfNeeded: end), area: UInt16(truncatingIfNeeded: area)))
            }
            return runs
        }
    }

    /// Hands the runs of a row to a function: the column behind each, its length, and its area.
    @inline(__always)
    func forEachRun(ofRow row: Int, _ body: (_ end: Int, _ length: Int, _ area: Int) -> Void) {
        var offset = file.number(at: AreaFormat.headerLength + 4 * row, bytes: 4)
        let end = file.number(at: AreaFormat.headerLength + 4 * (row + 1), bytes: 4)
        var passed = 0
        while offset < end, end <= file.count {
            let length = number(&offset)
            let area = number(&offset)
            passed += length
            body(min(passed, AreaFormat.columns), length, area < areas.count ? area : 0)
        }
    }

    /// The cell of the raster at a place in degrees: the row from the north, the column from the antimeridian.
    static func cell(latitude: Double, longitude: Double) -> (row: Int, column: Int) {
        let steps = Double(AreaFormat.stepsPerDegree)
        return (
            min(max(Int((90 - latitude) * steps), 0), AreaFormat.rows - 1),
            min(max(Int((longitude + 180) * steps), 0), AreaFormat.columns - 1)
        )
    }

    /// Appends the areas of some cells of a row, which end with the sea where the file is damaged. Linear in its runs.
    func appendRow(_ row: Int, columns: ClosedRange<Int>, to cells: inout [UInt16]) {
        var offset = file.number(at: AreaFormat.headerLength + 4 * row, bytes: 4)
        let end = file.number(at: AreaFormat.headerLength + 4 * (row + 1), bytes: 4)
        var passed = 0
        var next = columns.lowerBound
        while next <= columns.upperBound, offset < end, end <= file.count {
            passed += number(&offset)
            let area = number(&offset)
            let last = min(passed - 1, columns.upperBound)
            guard last >= next else { continue }
            let value = area < areas.count ? UInt16(truncatingIfNeeded: area) : 0
            for _ in next...last { cells.append(value) }
            next = last + 1
        }
        if next <= columns.upperBound { for _ in next...columns.upperBound { cells.append(0) } }
    }

    /// The country of an area: itself, or that of a state.
    package func country(of area: Int) -> Int { areas[area].country == 0 ? area : areas[area].country }

    @inline(__always)
    private func number(_ offset: inout Int) -> Int {
        var value = 0
        var shift = 0
        while offset < file.count, shift < 28 {
            let byte = Int(file[offset])
            offset += 1
            value |= (byte & 0x7F) << shift
            if byte < 0x80 { break }
            shift += 7
        }
        return value
    }

    private static func degrees(_ file: UnsafeBufferPointer<UInt8>, at offset: Int) -> Double {
        Double(Int16(truncatingIfNeeded: file.number(at: offset, bytes: 2))) / 100
    }

    /// The text whose length is stated at an offset; nil where it is not all inside.
    private static func text(_ file: UnsafeBufferPointer<UInt8>, at offset: Int) -> String? {
        guard offset >= 0, offset < file.count, offset + 1 + Int(file[offset]) <= file.count else { return nil }
        return String(decoding: file[offset + 1..<offset + 1 + Int(file[offset])], as: UTF8.self)
    }
}
