import Geodesy

/// Decodes links that contain a place as a code: short links of OpenStreetMap and of Organic Maps, geohashes, Plus
/// Codes.
enum LinkCode {
    /// The place of the code; nil if the link does not contain one. Throws if the code is damaged.
    static func spot(_ address: LinkAddress) throws(CoordinateTextError) -> MapLink.Spot? {
        switch address.host {
        case "osm.org", "openstreetmap.org":
            guard address.path.first == "go", let code = address.path.dropFirst().first else { return nil }
            return MapLink.Spot(place: try checked(openStreetMap(code)))
        case "omaps.app", "ge0.me", "ge0://", "om://":
            guard let code = address.path.first, address.host != "om://" || !requests.contains(code) else { return nil }
            let name = address.path.dropFirst().first.map { percentDecoded($0).withSpaces(for: "_") }
            return MapLink.Spot(place: try checked(organicMaps(code)), name: name)
        case "geohash.org":
            guard let code = address.path.first else { return nil }
            return MapLink.Spot(place: try checked(geohash(code)))
        case "waze.com", "ul.waze.com":
            // In waze.com/ul/hu0qj… a geohash follows the letter h.
            guard address.path.first == "ul", let code = address.path.dropFirst().first, code.hasPrefix("h") else {
                return nil
            }
            return MapLink.Spot(place: try checked(geohash(code.dropFirst())))
        case "plus.codes":
            guard let code = address.path.first.flatMap({ PlusCode(decodedPlus($0)) }) else { return nil }
            return MapLink.Spot(place: code.center)
        default: return nil
        }
    }

    /// The words that stand in place of a code where a link asks Organic Maps for something else than a place.
    private static let requests: Set<Substring> = ["map", "route", "search", "crosshair", "menu", "settings"]

    private static func checked(_ place: Coordinate?) throws(CoordinateTextError) -> Coordinate {
        guard let place else { throw .malformed("the code in this link is damaged") }
        return place
    }

    /// Decodes a part of a path, in which `+` is a plus sign and not a space.
    private static func decodedPlus(_ text: Substring) -> String {
        text.split(separator: "+", omittingEmptySubsequences: false).map { percentDecoded($0) }.joined(separator: "+")
    }

    /// Decodes a short link of OpenStreetMap (wiki.openstreetmap.org/wiki/Shortlink): 6 bits per character, longitude
    /// and latitude alternating. The signs `-` at its end lower the zoom and are ignored. Nil if it is invalid.
    private static func openStreetMap(_ code: Substring) -> Coordinate? {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~")
        let characters = code.prefix { $0 != "-" && $0 != "=" }
        guard (1...10).contains(characters.count),
            let middle = middle(of: characters.map { alphabet.firstIndex(of: $0 == "@" ? "~" : $0) })
        else { return nil }
        return try? Coordinate(latitude: middle.second * 180 - 90, longitude: middle.first * 360 - 180)
    }

    /// Decodes a `ge0` link of Organic Maps: the zoom, then 6 bits per character, latitude and longitude alternating.
    /// Nil if it is invalid.
    private static func organicMaps(_ code: Substring) -> Coordinate? {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        guard (2...11).contains(code.count), let zoom = code.first, alphabet.contains(zoom),
            let middle = middle(of: code.dropFirst().map { alphabet.firstIndex(of: $0) })
        else { return nil }
        return try? Coordinate(latitude: middle.first * 180 - 90, longitude: middle.second * 360 - 180)
    }

    /// The middle of the cell that numbers of 6 bits name, as shares of two axes that alternate bit by bit; nil if one
    /// of the numbers is missing.
    private static func middle(of numbers: [Int?]) -> (first: Double, second: Double)? {
        var (first, second) = (UInt64(0), UInt64(0))
        for number in numbers {
            guard let number else { return nil }
            for pair in [4, 2, 0] {
                first = first << 1 | UInt64(number >> (pair + 1) & 1)
                second = second << 1 | UInt64(number >> pair & 1)
            }
        }
        let scale = Double(UInt64(1) << (3 * numbers.count))
        return ((Double(first) + 0.5) / scale, (Double(second) + 0.5) / scale)
    }

    /// Decodes a geohash (G. Niemeyer, geohash.org): 5 bits per character, longitude and latitude alternating. Nil if
    /// it is invalid.
    private static func geohash(_ code: some StringProtocol) -> Coordinate? {
        let alphabet = Array("0123456789bcdefghjkmnpqrstuvwxyz")
        let lower = code.lowercased()
        guard (1...12).contains(lower.count) else { return nil }
        var (south, north, west, east) = (-90.0, 90.0, -180.0, 180.0)
        var isLongitude = true
        for character in lower {
            guard let value = alphabet.firstIndex(of: character) else { return nil }
            for bit in [4, 3, 2, 1, 0] {
                let isUpper = value >> bit & 1 == 1
                if isLongitude {
                    if isUpper { west = (west + east) / 2 } else { east = (west + east) / 2 }
                } else {
                    if isUpper { south = (south + north) / 2 } else { north = (south + north) / 2 }
                }
                isLongitude.toggle()
            }
        }
        return try? Coordinate(latitude: (south + north) / 2, longitude: (west + east) / 2)
    }
}
