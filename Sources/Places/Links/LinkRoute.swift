import Geodesy

/// Finds the stops of a route in a link. The center of the map is never a stop.
enum LinkRoute {
    /// The names, in lower case, that maps write for the person's own location; a link does not contain its
    /// coordinates.
    private static let here: Set<String> = [
        "my location", "your location", "current location", "mein standort", "ma position", "tu ubicación",
    ]

    /// The stops in the order of the route; empty if the link is not a route. Throws if a coordinate is out of range.
    static func spots(_ address: LinkAddress) throws(CoordinateTextError) -> [MapLink.Spot] {
        for word in modes {
            let texts = parts(of: address, behind: word)
            if !texts.isEmpty { return try withPoints(texts, of: address) }
        }
        let ends = organicMaps(address)
        if !ends.isEmpty { return try spots(ends) }
        let lists = [
            address.value("route")?.split(separator: ";").map(String.init) ?? [], bing(address), komoot(address),
            brouter(address), fields(address),
        ]
        for texts in lists where texts.count >= 2 { return try spots(texts) }
        return []
    }

    /// Whether a link is one to a way, even where no stop of it can be read.
    static func isWay(_ address: LinkAddress) -> Bool { address.path.contains { modes.contains($0) } }

    /// The parts of the path in front of the stops of a way: that of Google and those of Here.
    private static let modes: [Substring] = ["dir", "drive", "walk", "mix", "publicTransport", "bicycle", "truck"]

    /// The parts of the path after `word`, up to the center of the map or the data: A, B and C in
    /// `/dir/A/B/C/@47,8,9z`.
    private static func parts(of address: LinkAddress, behind word: Substring) -> [String] {
        guard let index = address.path.firstIndex(of: word) else { return [] }
        return address.path[(index + 1)...].prefix { !$0.hasPrefix("@") && !$0.hasPrefix("data=") }
            .map { part in
                let text = percentDecoded(part)
                // Here writes lat,lon,Name and Name:lat,lon; both are returned as lat,lon(Name).
                let fields = text.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
                if fields.count == 3, linkPair("\(fields[0]),\(fields[1])") != nil {
                    return "\(fields[0]),\(fields[1])(\(String(fields[2]).withSpaces(for: "_")))"
                }
                guard let colon = text.lastIndex(of: ":"), linkPair(String(text[text.index(after: colon)...])) != nil
                else { return text }
                return "\(text[text.index(after: colon)...])(\(text[..<colon]))"
            }
            .filter { !$0.isEmpty && $0 != "''" && !here.contains($0.lowercased()) }
    }

    /// The stops of `?origin=A&waypoints=B|C&destination=D`, `saddr=A&daddr=B to:C` or several `daddr`.
    private static func fields(_ address: LinkAddress) -> [String] {
        let starts =
            address.values("origin") + address.values("saddr") + address.values("source") + address.values("from")
        let between =
            address.values("waypoints").flatMap { $0.split(separator: "|").map(String.init) }
            + address.values("waypoint") + address.values("via")
        let ends = (address.values("destination") + address.values("daddr") + address.values("to"))
            .flatMap { targets($0) }
        guard !ends.isEmpty, !starts.isEmpty || !between.isEmpty || ends.count > 1 else { return [] }
        let numbered = (0..<25).compactMap { address.value("wp.\($0)") }
        return starts + between + ends + numbered
    }

    /// The parts of `B|C` and `B to:C`.
    private static func targets(_ text: String) -> [String] {
        var targets = [""]
        var rest = text[...]
        while let first = rest.first {
            let separator = first == "|" ? 1 : rest.hasPrefix(" to:") ? 4 : 0
            if separator > 0 { targets.append("") } else { targets[targets.count - 1].append(first) }
            rest = rest.dropFirst(max(1, separator))
        }
        return targets.filter { !$0.isEmpty }
    }

    /// The stops of `lonlats=8.5,50.1,Name;8.7,50.3`, the form of BRouter: the longitude comes first.
    private static func brouter(_ address: LinkAddress) -> [String] {
        (address.value("lonlats") ?? "").split(separator: ";").compactMap { part in
            let words = part.split(separator: ",", maxSplits: 2)
            guard words.count >= 2 else { return nil }
            return "\(words[1]),\(words[0])" + (words.count > 2 ? "(\(words[2]))" : "")
        }
    }

    /// The stops of `rtp=pos.47.6_-122.3_Seattle~adr.Portland`, the form of Bing.
    private static func bing(_ address: LinkAddress) -> [String] {
        guard let value = address.value("rtp") else { return [] }
        return value.split(separator: "~").map { part in
            let words = part.drop { $0 != "." }.dropFirst()
            guard part.hasPrefix("pos.") else { return String(words) }
            let fields = words.split(separator: "_", omittingEmptySubsequences: false)
            guard fields.count >= 2 else { return String(words) }
            let name = fields.count > 2 && !fields[2].isEmpty ? "(\(fields[2]))" : ""
            return "\(fields[0]),\(fields[1])\(name)"
        }
    }

    /// Both ends of `om://route?sll=47,8&saddr=A&dll=46,7&daddr=B`, the form of Organic Maps.
    private static func organicMaps(_ address: LinkAddress) -> [String] {
        guard address.host == "om://", address.path.first == "route" else { return [] }
        return [("sll", "saddr"), ("dll", "daddr")].compactMap { place, name in
            guard let place = address.value(place) else { return address.value(name) }
            return place + (address.value(name).map { "(\($0))" } ?? "")
        }
    }

    /// The stops of `p[0][loc]=47,8&p[0][name]=A&p[1][loc]=…`, the form of komoot.
    private static func komoot(_ address: LinkAddress) -> [String] {
        (0..<100).compactMap { number in
            guard let place = address.value("p[\(number)][loc]") else { return nil }
            return place + (address.value("p[\(number)][name]").map { "(\($0))" } ?? "")
        }
    }

    /// The stops of `texts`; those without coordinates get the points that the data of the link contains as
    /// `!1dLON!2dLAT`.
    private static func withPoints(
        _ texts: [String], of address: LinkAddress
    ) throws(CoordinateTextError) -> [MapLink.Spot] {
        var spots = try spots(texts)
        let data =
            (address.path.filter { $0.hasPrefix("data=") }.map { percentDecoded($0) } + [address.value("data") ?? ""])
            .joined()
        var points: [Coordinate] = []
        let pieces = data.split(separator: "!")
        for (first, second) in zip(pieces, pieces.dropFirst()) where first.hasPrefix("1d") && second.hasPrefix("2d") {
            guard let longitude = plainDecimal(first.dropFirst(2)), let latitude = plainDecimal(second.dropFirst(2))
            else { continue }
            points.append(try checkedCoordinate(latitude: latitude, longitude: longitude))
        }
        let named = spots.indices.filter { spots[$0].place == nil }
        if points.count == named.count {
            for (index, point) in zip(named, points) { spots[index].place = point }
        } else if points.count == spots.count {
            for (index, point) in zip(spots.indices, points) where spots[index].place == nil {
                spots[index].place = point
            }
        }
        return spots
    }

    private static func spots(_ texts: [String]) throws(CoordinateTextError) -> [MapLink.Spot] {
        var spots: [MapLink.Spot] = []
        for text in texts { if let spot = try linkSpot(text) { spots.append(spot) } }
        return spots
    }
}
