/// Parses places in the grids UTM (`32T 389310 5097250`) and MGRS (`32TLS 89310 97250`).
enum GridReference {
    /// The letters of the bands of latitude, from 80° south to 84° north: 8° each, the last one 12°.
    private static let bands = Array("CDEFGHJKLMNPQRSTUVWX")
    /// The letters of the rows of squares of 100 km; they repeat every 2,000 km.
    private static let rows = Array("ABCDEFGHJKLMNPQRSTUV")
    /// The letters of the columns of squares of 100 km: three sets of eight, used by successive zones in turn.
    private static let columns = Array("ABCDEFGHJKLMNPQRSTUVWXYZ")

    /// Parses a grid reference; nil if the text does not have that form. Throws if its zone has no such place. Linear.
    static func coordinate(_ text: String) throws(CoordinateTextError) -> Coordinate? {
        let upper = text.uppercased()
        guard upper.utf8.count <= 60, upper.utf8.allSatisfy({ isPartOfReference($0) }) else { return nil }
        var scalars = ""
        for part in upper.split(whereSeparator: { $0 == " " || $0 == "," }) {
            if !scalars.isEmpty { scalars.append(" ") }
            scalars.append(contentsOf: part)
        }
        let digits = scalars.prefix { $0.isASCIIDigit }
        guard (1...2).contains(digits.count), let zone = Int(digits), (1...60).contains(zone) else { return nil }
        let rest = scalars.dropFirst(digits.count).drop { $0 == " " }
        guard let band = rest.first, let bandNumber = bands.firstIndex(of: band) else { return nil }
        let behind = rest.dropFirst()
        if let point = try squares(zone: zone, band: bandNumber, behind) { return point }
        return try metres(zone: zone, band: bandNumber, behind)
    }

    private static func isPartOfReference(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || byte == 0x20 || byte == 0x2E || byte == 0x2C
    }

    /// Parses what follows zone and band in UTM: easting and northing in metres.
    private static func metres(
        zone: Int, band: Int, _ text: Substring
    ) throws(CoordinateTextError) -> Coordinate? {
        var words = text.split(separator: " ").map(String.init)
        // The units of 389310mE 5097250mN, also after a space.
        words = words.map { word in
            for ending in ["ME", "MN", "M", "E", "N"] where word.count > ending.count && word.hasSuffix(ending) {
                return String(word.dropLast(ending.count))
            }
            return word
        }
        .filter { !["M", "E", "N", "ME", "MN"].contains($0) }
        guard words.count == 2, let easting = plainDecimal(words[0]), let northing = plainDecimal(words[1]),
            words[0].utf8.count >= 6
        else { return nil }
        guard (100_000..<1_000_000).contains(easting), (0...10_000_000).contains(northing) else {
            throw .malformed("UTM has an easting of 6 digits and a northing of up to 7: 32T 389310 5097250")
        }
        // S is the band from 32° to 40° north, but many people write it for the southern hemisphere.
        let northern = TransverseMercator.degrees(zone: zone, easting: easting, northing: northing)
        let isSouth = bands[band] == "S" ? !(31.5...40.5).contains(northern.latitude) : band < 10
        let point =
            isSouth
            ? TransverseMercator.degrees(zone: zone, easting: easting, northing: northing - 10_000_000) : northern
        return try checkedCoordinate(latitude: point.latitude, longitude: point.longitude)
    }

    /// Parses what follows zone and band in MGRS: the letters of a square of 100 km, then one to five digits each for
    /// easting and northing in it. Returns the center of the square that these digits describe.
    private static func squares(
        zone: Int, band: Int, _ text: Substring
    ) throws(CoordinateTextError) -> Coordinate? {
        let letters = text.drop { $0 == " " }.prefix(2)
        guard letters.count == 2, let columnLetter = letters.first, let rowLetter = letters.last,
            let column = columns.firstIndex(of: columnLetter), let row = rows.firstIndex(of: rowLetter)
        else { return nil }
        let digits = text.drop { $0 == " " }.dropFirst(2).filter { $0 != " " }
        guard digits.allSatisfy(\.isASCIIDigit), digits.count % 2 == 0, digits.count <= 10 else { return nil }
        // A square without digits, such as `12N AB`, may also be a name.
        guard digits.count >= 2 else { return nil }
        let first = (zone - 1) % 3 * 8
        guard (first..<first + 8).contains(column) else {
            throw .malformed("zone \(zone) of MGRS has no square in column \(columnLetter)")
        }
        let size = digits.isEmpty ? 100_000.0 : [10_000, 1_000, 100, 10, 1][digits.count / 2 - 1]
        let east = (Double(digits.prefix(digits.count / 2)) ?? 0) * size
        let north = (Double(digits.suffix(digits.count / 2)) ?? 0) * size
        let easting = Double(column - first + 1) * 100_000 + east + size / 2
        let rowNumber = (row - (zone % 2 == 0 ? 5 : 0) + 20) % 20
        let south = Double(band * 8 - 80)
        let northEnd = band == 19 ? 84 : south + 8
        // Of the rows with this letter, the one that is in the band or at most 1° outside.
        for cycle in -5...4 {
            let northing = Double(rowNumber) * 100_000 + north + size / 2 + Double(cycle) * 2_000_000
            let point = TransverseMercator.degrees(zone: zone, easting: easting, northing: northing)
            if point.latitude > south - 1, point.latitude < northEnd + 1 {
                return try checkedCoordinate(latitude: point.latitude, longitude: point.longitude)
            }
        }
        throw .malformed("zone \(zone)\(bands[band]) of MGRS has no square in row \(rowLetter)")
    }
}

extension Character {
    /// Whether this is one of the digits 0 to 9.
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
