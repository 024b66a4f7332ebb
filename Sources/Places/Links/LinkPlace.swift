import Geodesy

/// Finds the place in a link that is not a route.
///
/// The first that the link contains counts: `!3d..!4d..`, `mlat=&mlon=`, a field with coordinates, a part of the path
/// with coordinates, `#map=zoom/lat/lon`, `@lat,lon`. The last two are only the center of the map shown.
enum LinkPlace {
    private typealias Pair = (latitude: Double, longitude: Double)
    /// The center of the map shown, and its zoom level; nil where the link does not say it.
    private typealias View = (latitude: Double, longitude: Double, zoom: Double?)
    /// Below this zoom level a map shows more than a town and what is around it.
    private static let townZoom = 11.0
    private static var unreadable: CoordinateTextError { .malformed("the coordinates in this link cannot be read") }

    /// The place, with its name if the link contains one; nil if there is neither. Throws if a coordinate is out of
    /// range.
    static func spot(_ address: LinkAddress, in text: String) throws(CoordinateTextError) -> MapLink.Spot? {
        var spot = MapLink.Spot(name: name(address))
        var fieldName: String?
        var pair = markedPlace(address)
        if pair == nil { pair = try markerPair(address) }
        if let pair {
            spot.place = try checkedCoordinate(latitude: pair.latitude, longitude: pair.longitude)
        } else if let found = try field(address) {
            spot.place = found.place
            fieldName = found.name
        } else if let found = try pathSpot(address) {
            spot.place = found.place
            fieldName = found.name
        }
        spot.name = spot.name ?? fieldName
        spot.about = S2Cell(mapLink: text)?.center
        // The center of the map is used only if the link has neither coordinates nor a cell of the place.
        if spot.place == nil, let shown = mapPair(address) ?? viewPair(address) {
            let view = try checkedCoordinate(latitude: shown.latitude, longitude: shown.longitude)
            if spot.about == nil {
                // The center of a map of a country is not where the place is that the link names.
                if spot.name == nil {
                    spot.place = view
                    spot.isMapCenter = true
                } else if let zoom = shown.zoom, zoom < townZoom {
                    spot.area = view
                } else {
                    spot.about = view
                }
            }
        }
        // Where a search begins is the place only if nothing is searched for.
        let isNowhere = spot.place == nil && spot.about == nil && spot.area == nil
        if isNowhere, let value = address.value("sll"), let area = try linkSpot(value)?.place {
            if spot.name == nil { spot.place = area } else { spot.area = area }
        }
        return spot.place == nil && spot.name == nil && spot.about == nil ? nil : spot
    }

    /// The name of the place, from the part of the path after `place` or `search`, or from a field; nil if there is
    /// none.
    private static func name(_ address: LinkAddress) -> String? {
        var candidates: [String] = []
        if let index = address.path.firstIndex(of: "place"), index + 1 < address.path.count {
            candidates.append(percentDecoded(address.path[index + 1]))
        }
        if let index = address.path.firstIndex(of: "search"), index + 1 < address.path.count {
            candidates.append(percentDecoded(address.path[index + 1]))
        }
        candidates += ["name", "pin_name", "title", "p[0][name]", "q", "query", "address", "daddr", "where1", "n"]
            .compactMap { address.value($0) }
        for candidate in candidates where !candidate.hasPrefix("@") {
            guard let spot = try? linkSpot(candidate) else { continue }
            if let name = spot.name, !name.hasPrefix("data="), name.contains(where: \.isLetter) {
                return name
            }
        }
        return nil
    }

    /// The place of the first field with coordinates; fields for a single place come before those for the center of the
    /// map.
    private static func field(_ address: LinkAddress) throws(CoordinateTextError) -> MapLink.Spot? {
        if address.writesLongitudeFirst {
            for key in ["whatshere[point]", "pt", "ll"] {
                let numbers = address.value(key)?.split(separator: ",") ?? []
                guard numbers.count >= 2, let longitude = plainDecimal(numbers[0]),
                    let latitude = plainDecimal(numbers[1])
                else { continue }
                return MapLink.Spot(place: try checkedCoordinate(latitude: latitude, longitude: longitude))
            }
        }
        let keys = [
            "q", "query", "coordinate", "pin", "ll", "daddr", "destination", "p[0][loc]", "to", "center", "cp",
        ]
        for key in keys {
            guard let value = address.value(key), let spot = try linkSpot(value), spot.place != nil else { continue }
            return spot
        }
        // Bing writes sp=point.47.6_-122.3_Name, Here writes map=lat,lon,zoom,normal.
        if let words = address.value("sp")?.split(separator: "."), words.first?.hasPrefix("point") == true,
            let value = address.value("sp")
        {
            let parts = value.drop { $0 != "." }.dropFirst().split(separator: "_", omittingEmptySubsequences: false)
            if parts.count >= 2, let latitude = plainDecimal(parts[0]), let longitude = plainDecimal(parts[1]) {
                let place = try checkedCoordinate(latitude: latitude, longitude: longitude)
                return MapLink.Spot(place: place, name: parts.count > 2 && !parts[2].isEmpty ? String(parts[2]) : nil)
            }
        }
        if let numbers = address.value("map")?.split(separator: ","), numbers.count >= 2,
            let latitude = plainDecimal(numbers[0]), let longitude = plainDecimal(numbers[1])
        {
            return MapLink.Spot(place: try checkedCoordinate(latitude: latitude, longitude: longitude))
        }
        return nil
    }

    /// The place of a part of the path with coordinates: `/maps/place/40.757,-73.986`, or `/l/40.757,-73.986,Name` of
    /// Here.
    private static func pathSpot(_ address: LinkAddress) throws(CoordinateTextError) -> MapLink.Spot? {
        for part in address.path where !part.hasPrefix("@") && !part.hasPrefix("data=") {
            let text = percentDecoded(part)
            if let spot = try linkSpot(text), spot.place != nil { return spot }
            // Degrees twice are meant as coordinates, and not as the name of what is on the map.
            if text.count(where: { $0 == "°" }) >= 2, text.contains(where: \.isNumber) { throw unreadable }
            let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            if parts.count == 3, let latitude = plainDecimal(parts[0]), let longitude = plainDecimal(parts[1]) {
                let place = try checkedCoordinate(latitude: latitude, longitude: longitude)
                let name = String(parts[2]).withSpaces(for: "_")
                return MapLink.Spot(place: place, name: name.contains(where: \.isLetter) ? name : nil)
            }
        }
        return nil
    }

    /// The last `!3dLAT!4dLON` in the path or in the field `data`, which is how Google writes the place itself.
    private static func markedPlace(_ address: LinkAddress) -> Pair? {
        var found: Pair?
        for part in address.path + [Substring(address.value("data") ?? "")] {
            let pieces = percentDecoded(part).split(separator: "!")
            for (first, second) in zip(pieces, pieces.dropFirst()) where first.hasPrefix("3d") && second.hasPrefix("4d")
            {
                if let latitude = plainDecimal(first.dropFirst(2)), let longitude = plainDecimal(second.dropFirst(2)) {
                    found = (latitude, longitude)
                }
            }
        }
        return found
    }

    /// The coordinates of `mlat=..&mlon=..` of OpenStreetMap, or of `lat` and `lon` or `lng` of others.
    ///
    /// Throws if there are both and one is no number: the center of the map, which follows, is somewhere else.
    private static func markerPair(_ address: LinkAddress) throws(CoordinateTextError) -> Pair? {
        for (latitude, longitude) in [("mlat", "mlon"), ("lat", "lon"), ("lat", "lng")] {
            guard let latitude = address.value(latitude), let longitude = address.value(longitude) else { continue }
            if let latitude = plainDecimal(latitude), let longitude = plainDecimal(longitude) {
                return (latitude, longitude)
            }
            if (latitude + longitude).contains(where: \.isNumber) { throw unreadable }
        }
        return nil
    }

    /// The center of the map in `map=zoom/lat/lon` of OpenStreetMap or `#zoom/lat/lon` of OsmAnd.
    private static func mapPair(_ address: LinkAddress) -> View? {
        let bare = address.fields.filter { $0.value.isEmpty && $0.key.contains("/") }.map(\.key)
        for value in address.values("map") + bare {
            let numbers = value.split(separator: "/")
            guard numbers.count >= 3, let latitude = plainDecimal(numbers[1]), let longitude = plainDecimal(numbers[2])
            else { continue }
            return (latitude, longitude, plainDecimal(numbers[0]))
        }
        return nil
    }

    /// The center of the map in `@lat,lon,zoom` of Google and komoot.
    private static func viewPair(_ address: LinkAddress) -> View? {
        for part in address.path where part.hasPrefix("@") {
            let numbers = percentDecoded(part).dropFirst().split(separator: ",")
            guard numbers.count >= 2, let latitude = plainDecimal(numbers[0]), let longitude = plainDecimal(numbers[1])
            else { continue }
            let zoom = numbers.count > 2 && numbers[2].hasSuffix("z") ? plainDecimal(numbers[2].dropLast()) : nil
            return (latitude, longitude, zoom)
        }
        return nil
    }
}
