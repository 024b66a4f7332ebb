#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A Plus Code (Open Location Code): full, `8FRCXGJV+2G`, or short, `XGJV+2G`, which is completed by a nearby place.
///
/// Follows the specification at github.com/google/open-location-code: five pairs of digits of base 20, from 20° down to
/// 1/8000°, then single digits that divide a cell into 4 columns and 5 rows.
package struct PlusCode: Equatable, Sendable {
    /// The digits, without the plus sign and without padding zeros.
    private let digits: [Int]
    /// The number of digits missing at the beginning: 0, 2, 4 or 6.
    private let missing: Int

    private static let alphabet = Array("23456789CFGHJMPQRVWX")
    /// The size of a cell after each pair of digits, in degrees.
    private static let resolutions = [20.0, 1, 0.05, 0.0025, 0.000_125]
    /// The number of digits before the plus sign in a full code.
    private static let separatorPosition = 8

    /// Whether the code is full, so that it identifies a place by itself.
    package var isFull: Bool { missing == 0 }

    /// Parses a code in upper or lower case; nil if the text is not one.
    package init?(_ text: some StringProtocol) {
        let upper = text.uppercased()
        guard upper.utf8.count <= 20 else { return nil }
        let parts = upper.split(separator: "+", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].count <= Self.separatorPosition, parts[0].count % 2 == 0, parts[0].count >= 2,
            parts[1].count != 1
        else { return nil }
        let significant = parts[0].prefix { $0 != "0" }
        let padding = parts[0].count - significant.count
        if padding > 0 {
            // Zeros pad the code of a large area; no digit may follow them.
            guard parts[0].count == Self.separatorPosition, significant.count % 2 == 0, significant.count >= 2,
                parts[1].isEmpty, parts[0].dropFirst(significant.count).allSatisfy({ $0 == "0" })
            else { return nil }
        }
        var digits: [Int] = []
        for letter in significant + parts[1] {
            guard let digit = Self.alphabet.firstIndex(of: letter) else { return nil }
            digits.append(digit)
        }
        missing = Self.separatorPosition - parts[0].count
        if missing == 0 {
            // The first pair counts steps of 20°: 9 of latitude, 18 of longitude.
            guard digits[0] < 9, digits[1] < 18 else { return nil }
        } else {
            guard parts[1].count >= 2 || missing < 6 else { return nil }
        }
        self.digits = digits
    }

    /// The code with ten digits of the cell that contains `place`.
    package init(_ place: Coordinate) {
        // Calculated in integers, so that rounding does not move a place across the edge of a cell.
        let steps = 8_000.0
        var north = Int(((place.latitude + 90) * steps + 1e-7).rounded(.down))
        let east = Int(((place.longitude + 180) * steps + 1e-7).rounded(.down)) % (360 * 8_000)
        north = min(north, 180 * 8_000 - 1)
        var digits: [Int] = []
        for divisor in [20 * 8_000, 8_000, 400, 20, 1] {
            digits.append(north / divisor % 20)
            digits.append(east / divisor % 20)
        }
        self.digits = digits
        missing = 0
    }

    /// The center of the cell; nil for a short code.
    package var center: Coordinate? {
        guard isFull else { return nil }
        let area = area
        return try? Coordinate(latitude: area.latitude, longitude: area.longitude)
    }

    /// The full code whose cell is nearest to `place`, for a short code; this code if it is full. Nil if there is none.
    package func completed(near place: Coordinate) -> PlusCode? {
        guard missing > 0 else { return self }
        let reference = PlusCode(place)
        // 180 and -180 are one meridian; codes use -180.
        let east = place.longitude == 180 ? -180 : place.longitude
        let whole = PlusCode(digits: Array(reference.digits.prefix(missing)) + digits)
        guard let center = whole.center else { return nil }
        // The nearest cell is at most half a cell of the missing digits away; otherwise the one in the next such cell
        // is nearer.
        let size = Self.resolutions[missing / 2 - 1]
        var latitude = center.latitude
        var longitude = center.longitude
        if place.latitude + size / 2 < latitude, latitude - size >= -90 {
            latitude -= size
        } else if place.latitude - size / 2 > latitude, latitude + size <= 90 {
            latitude += size
        }
        if east + size / 2 < longitude {
            longitude -= size
        } else if east - size / 2 > longitude {
            longitude += size
        }
        if longitude >= 180 { longitude -= 360 }
        if longitude < -180 { longitude += 360 }
        guard let moved = try? Coordinate(latitude: latitude, longitude: longitude) else { return nil }
        let beginning = PlusCode(moved).digits.prefix(missing)
        return PlusCode(digits: Array(beginning) + digits)
    }

    private init(digits: [Int]) {
        self.digits = digits
        missing = 0
    }

    /// The code in capitals, with its plus sign.
    package var text: String {
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index == Self.separatorPosition - missing { text += "+" }
            text.append(Self.alphabet[digit])
        }
        let length = Self.separatorPosition - missing
        if digits.count <= length {
            text += String(repeating: "0", count: length - digits.count) + "+"
        }
        return text
    }

    /// The center of the cell of a full code, in degrees.
    private var area: (latitude: Double, longitude: Double) {
        var (latitude, longitude) = (-90.0, -180.0)
        var (height, width) = (20.0, 20.0)
        for pair in 0..<min(5, digits.count / 2) {
            height = Self.resolutions[pair]
            width = height
            latitude += Double(digits[2 * pair]) * height
            longitude += Double(digits[2 * pair + 1]) * width
        }
        for digit in digits.dropFirst(10).prefix(5) {
            height /= 5
            width /= 4
            latitude += Double(digit / 4) * height
            longitude += Double(digit % 4) * width
        }
        return (latitude + height / 2, longitude + width / 2)
    }
}
