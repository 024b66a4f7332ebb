extension Coordinate {
    /// The maximum length in bytes of a link that is searched for coordinates.
    package static let maximumLinkBytes = 8_192

    /// Reads the coordinate from a link of a web map: Google, OpenStreetMap, Apple, Bing and others of the same form.
    ///
    /// A marked place has precedence over the center of the view. The order is `!3d..!4d..`, `mlat=&mlon=`, the first
    /// of the fields `q`, `query`, `coordinate`, `ll`, `daddr`, `destination`, `center`, `cp` that holds coordinates, a
    /// part of the path that is coordinates, `#map=zoom/lat/lon`, `@lat,lon`. Nothing is fetched, so a short link has
    /// no coordinates. Text that is not an `http:` or `https:` link throws `notCoordinates`. Linear.
    package init(mapLink text: String) throws(CoordinateTextError) {
        guard let address = text.afterScheme("https://") ?? text.afterScheme("http://") else { throw .notCoordinates }
        guard text.utf8.count <= Coordinate.maximumLinkBytes else { throw .tooLong(limit: Coordinate.maximumLinkBytes) }
        let parts = LinkParts(address)
        guard
            let pair = markedPlace(parts.path) ?? parts.markerPair ?? parts.namedPair ?? parts.pathPair
                ?? parts.mapPair ?? parts.viewPair
        else { throw .linkWithoutCoordinates }
        self = try checkedCoordinate(latitude: pair.latitude, longitude: pair.longitude)
    }
}

/// Two numbers that may be a coordinate; not checked yet.
private typealias Pair = (latitude: Double, longitude: Double)

/// The parts of a link: the path as it is, and the decoded fields of query and fragment.
private struct LinkParts {
    let path: Substring
    let fields: [(key: String, value: String)]

    init(_ address: String) {
        let withoutSpace = address.prefix { !$0.isWhitespace }
        let end = withoutSpace.firstIndex { $0 == "?" || $0 == "#" } ?? withoutSpace.endIndex
        path = withoutSpace[..<end]
        fields = withoutSpace[end...].split { "?#&".contains($0) }.map { field in
            let pair = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (decoded(pair[0]).lowercased(), pair.count == 2 ? decoded(pair[1]) : "")
        }
    }

    /// `mlat=..&mlon=..` of OpenStreetMap; others write `lat` and `lon` or `lng`.
    var markerPair: Pair? {
        for (latitude, longitude) in [("mlat", "mlon"), ("lat", "lon"), ("lat", "lng")] {
            guard let latitude = value(latitude).flatMap({ plainDecimal($0) }) else { continue }
            guard let longitude = value(longitude).flatMap({ plainDecimal($0) }) else { continue }
            return (latitude, longitude)
        }
        return nil
    }

    /// The first field that holds a pair; fields for a destination come before those for the view.
    var namedPair: Pair? {
        let keys = ["q", "query", "coordinate", "ll", "daddr", "destination", "center", "cp"]
        return keys.lazy.compactMap { value($0).flatMap { decimalPair($0) } }.first
    }

    /// The first part of the path that is coordinates, as in `/maps/place/40.757,-73.986`.
    var pathPair: Pair? {
        path.split(separator: "/").dropFirst().lazy.filter { !$0.hasPrefix("@") }
            .compactMap { part -> Pair? in
                let text = decoded(part)
                if let pair = decimalPair(text) { return pair }
                guard let place = try? Coordinate(parsing: text) else { return nil }
                return (place.latitude, place.longitude)
            }.first
    }

    /// `map=zoom/lat/lon` of OpenStreetMap.
    var mapPair: Pair? {
        guard let numbers = value("map")?.split(separator: "/"), numbers.count >= 3 else { return nil }
        guard let latitude = plainDecimal(numbers[1]), let longitude = plainDecimal(numbers[2]) else { return nil }
        return (latitude, longitude)
    }

    /// `@lat,lon,zoom` of Google.
    var viewPair: Pair? {
        path.split(separator: "/").lazy.filter { $0.hasPrefix("@") }.compactMap { part -> Pair? in
            let numbers = part.dropFirst().split(separator: ",")
            guard numbers.count >= 2, let latitude = plainDecimal(numbers[0]), let longitude = plainDecimal(numbers[1])
            else { return nil }
            return (latitude, longitude)
        }.first
    }

    /// The value of the first field with the given name.
    private func value(_ key: String) -> String? {
        fields.first { $0.key == key }?.value
    }
}

/// The last `!3dLAT!4dLON` of a path, which is the place itself in links of Google.
private func markedPlace(_ path: Substring) -> Pair? {
    let pieces = path.split(separator: "!")
    var found: Pair?
    for (first, second) in zip(pieces, pieces.dropFirst()) where first.hasPrefix("3d") && second.hasPrefix("4d") {
        let end = second.prefix { $0 != "/" }
        if let latitude = plainDecimal(first.dropFirst(2)), let longitude = plainDecimal(end.dropFirst(2)) {
            found = (latitude, longitude)
        }
    }
    return found
}

/// Parses `lat,lon` or `lat~lon`, optionally with `loc:` before it and a name in parentheses after it; nil for anything
/// else.
private func decimalPair(_ text: String) -> Pair? {
    let value = (text.afterScheme("loc:") ?? text).prefix { $0 != "(" }
    let numbers = value.split { $0 == "," || $0 == "~" || $0 == " " }
    guard numbers.count == 2, let latitude = plainDecimal(numbers[0]), let longitude = plainDecimal(numbers[1]) else {
        return nil
    }
    return (latitude, longitude)
}

/// `text` with percent escapes and `+` decoded; bytes that are not UTF-8 become U+FFFD.
private func decoded(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(hexValue),
            let low = rest.dropFirst().first.flatMap(hexValue)
        {
            bytes.append(high << 4 | low)
            rest = rest.dropFirst(2)
        } else {
            bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}

/// The value of a hexadecimal digit in ASCII.
private func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
}
