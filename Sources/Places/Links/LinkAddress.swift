import Geodesy
import Text

/// A parsed link: its host, the parts of its path, and the fields of its query and fragment.
struct LinkAddress {
    /// The host in lower case, without `www.` and port; for a link without a host its scheme, such as `geo.osmand:`.
    let host: String
    /// The parts of the path, still percent-encoded.
    let path: [Substring]
    /// The fields of query and fragment in the order of the link, decoded; keys in lower case.
    let fields: [(key: String, value: String)]

    /// The schemes of links that open a program and have no host.
    private static let schemes = [
        "google.navigation:", "comgooglemaps://", "waze://", "maps://", "om://", "ge0://", "here-location://",
        "osmand.geo:",
        "geo.osmand:",
    ]
    /// The hosts of maps that are recognized without a scheme; one that ends in a dot is a prefix.
    private static let hosts = [
        "google.", "maps.google.", "maps.apple.com", "maps.apple", "openstreetmap.org", "osm.org", "omaps.app",
        "ge0.me",
        "osmand.net", "bing.com", "waze.com", "ul.waze.com", "here.com", "wego.here.com", "share.here.com", "komoot.",
        "maps.app.goo.gl", "goo.gl", "geohash.org", "organicmaps.app", "plus.codes",
    ]
    private static let shortHosts: Set<String> = [
        "maps.app.goo.gl", "goo.gl", "app.goo.gl", "g.co", "maps.apple", "binged.it", "bit.ly", "tinyurl.com", "t.co",
        "on.here.com", "her.is", "w3w.co", "what3words.com", "a.co", "share.google",
    ]

    /// Whether it is a short link, whose target only a request over the network can tell.
    var isShort: Bool {
        guard Self.shortHosts.contains(host) else { return false }
        return host != "goo.gl" || path.first == "maps"
    }

    /// Whether it is a link of Yandex, which writes the longitude before the latitude.
    var writesLongitudeFirst: Bool { host.split(separator: ".").dropLast().contains("yandex") }

    /// Returns the first word of a text, with the words of its line that follow a name and a comma: a person types
    /// `?q=Lagos, Portugal` with a space.
    private static func linkWord(of text: Substring) -> Substring {
        var end = text.firstIndex(where: \.isWhitespace) ?? text.endIndex
        while text[..<end].hasSuffix(","), text[..<end].dropLast().last?.isLetter == true {
            let next = text[end...].drop { $0.isWhitespace && !$0.isNewline }
            guard let first = next.first, !first.isNewline else { break }
            end = next.firstIndex(where: \.isWhitespace) ?? text.endIndex
        }
        return text[..<end]
    }

    /// Parses the first word of a text, as `linkWord(of:)` has it; nil if it is not a link. Linear.
    init?(_ text: String) {
        // Every link has one of these, and nearly no name has.
        guard text.utf8.contains(where: { ":/?#".utf8.contains($0) }) else { return nil }
        let word = Self.linkWord(of: text.drop { $0.isWhitespace })
        let lower = word.prefix(40).lowercased()
        var rest: Substring
        if lower.hasPrefix("https://") || lower.hasPrefix("http://") {
            rest = word.drop { $0 != ":" }.dropFirst(3)
            let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
            host = Self.plain(rest[..<end])
            rest = rest[end...]
        } else if let scheme = Self.schemes.first(where: lower.hasPrefix) {
            host = scheme
            rest = word.dropFirst(scheme.count)
            if scheme.hasSuffix(":"), !rest.hasPrefix("?") { rest = "?" + rest }
        } else {
            let end = word.firstIndex { "/?#".contains($0) } ?? word.endIndex
            let name = Self.plain(word[..<end])
            // A word with a dot may be a name, so without a scheme it must be a known host, followed by a path or
            // query.
            guard end < word.endIndex,
                Self.hosts.contains(where: { name == $0 || ($0.hasSuffix(".") && name.hasPrefix($0)) })
            else { return nil }
            host = name
            rest = word[end...]
        }
        let end = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
        path = rest[..<end].split(separator: "/")
        fields = rest[end...].split { "?#&".contains($0) }.map { field in
            let pair = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (percentDecoded(pair[0]).lowercased(), pair.count == 2 ? percentDecoded(pair[1]) : "")
        }
    }

    private static func plain(_ host: Substring) -> String {
        let name = host.lowercased().split(separator: ":").first.map(String.init) ?? ""
        return name.hasPrefix("www.") ? String(name.dropFirst(4)) : name
    }

    /// The first value of `key` that is not empty; nil if there is none.
    func value(_ key: String) -> String? {
        fields.first { $0.key == key && !$0.value.isEmpty }?.value
    }

    /// All values of `key` that are not empty.
    func values(_ key: String) -> [String] {
        fields.filter { $0.key == key && !$0.value.isEmpty }.map(\.value)
    }
}

/// Parses `lat,lon` or `lat~lon`, optionally after `loc:` and followed by a name in brackets; nil for anything else.
func linkPair(_ text: String) -> (place: (latitude: Double, longitude: Double), name: String?)? {
    let value = text.afterScheme("loc:") ?? text
    let numbers = value.prefix { $0 != "(" }.split { $0 == "," || $0 == "~" || $0 == " " }
    guard numbers.count == 2, let latitude = plainDecimal(numbers[0]), let longitude = plainDecimal(numbers[1]) else {
        return nil
    }
    let behind = value.drop { $0 != "(" }.dropFirst()
    let name = behind.hasSuffix(")") ? String(behind.dropLast()) : String(behind)
    return ((latitude, longitude), name.isEmpty ? nil : name)
}

/// Parses the value of a field or a part of a path: coordinates in any spelling, with or without a name, or a name
/// alone.
///
/// Nil for an empty text and for one without letters. Throws if a latitude or longitude is out of range. Linear.
func linkSpot(_ text: String) throws(CoordinateTextError) -> MapLink.Spot? {
    let trimmed = text.trimmed.withoutQuotes
    if trimmed.isEmpty { return nil }
    // Waze writes ll.46.02,7.75; others write Name@46.02,7.75.
    if trimmed.hasPrefix("ll."), linkPair(String(trimmed.dropFirst(3))) != nil {
        return try linkSpot(String(trimmed.dropFirst(3)))
    }
    if let mark = trimmed.lastIndex(of: "@"), mark > trimmed.startIndex,
        let pair = linkPair(String(trimmed[trimmed.index(after: mark)...]))
    {
        let place = try checkedCoordinate(latitude: pair.place.latitude, longitude: pair.place.longitude)
        return MapLink.Spot(place: place, name: String(trimmed[..<mark]))
    }
    if let pair = linkPair(trimmed) {
        let place = try checkedCoordinate(latitude: pair.place.latitude, longitude: pair.place.longitude)
        return MapLink.Spot(place: place, name: pair.name)
    }
    // One word of letters and digits may be anything, such as the number of an article: it is no grid.
    if trimmed.contains(where: { ",°~+ ".contains($0) }), let place = try? Coordinate(parsing: trimmed) {
        return MapLink.Spot(place: place)
    }
    // A text without letters, such as the rest of a cut-off coordinate, is not a name.
    guard trimmed.contains(where: \.isLetter), !trimmed.isMissingNumber else { return nil }
    return MapLink.Spot(name: trimmed)
}

extension String {
    /// Whether it is a pair in which something stands that programs print where a number is missing, `nan,nan` or
    /// `nan 7.5`; neither a name that only begins so, as `Nantes`, nor `Nan` alone, which is a town.
    fileprivate var isMissingNumber: Bool {
        let parts = lowercased().split { $0 == "," || $0 == "~" || $0 == " " }
        return parts.count > 1 && parts.contains { Self.missing.contains(String($0)) }
            && parts.allSatisfy { Self.missing.contains(String($0)) || plainDecimal($0) != nil }
    }

    /// The words that programs print in place of a number, in small letters.
    private static let missing: Set = ["nan", "+nan", "-nan", "inf", "+inf", "-inf", "infinity", "-infinity"]

    /// The text without the quotation marks around it, which Google writes around coordinates: `'46.5,6.6'`.
    fileprivate var withoutQuotes: String {
        guard utf8.count >= 2, let mark = first, mark == last, mark == "'" || mark == "\"" else { return self }
        return String(dropFirst().dropLast()).trimmed
    }

    /// The text with a space in place of each `sign`.
    func withSpaces(for sign: Character) -> String { String(map { $0 == sign ? " " : $0 }) }
}
