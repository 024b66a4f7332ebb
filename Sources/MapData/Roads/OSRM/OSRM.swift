import Entities
import JSON
import Platform

/// The Open Source Routing Machine: https://project-osrm.org/docs/v5.24.0/api/.
///
/// Answers are asked for as small as they can be: the line of a whole route, for maps simplified by the engine, is a
/// few hundred bytes, where the steps of the legs are a hundred times that; it is divided at the points of the stops,
/// which are on it. `continue_straight=false` makes each leg the best one between its two stops, whichever legs come
/// before it, so that legs can be remembered one by one.
struct OSRM: RoadLanguage {
    let source = LegSource.osrm
    let routeLimit = 100
    let tableLimit = 20

    func routeRequest(_ places: [RoadPoint], _ detail: LineDetail, to server: HTTPServerAddress) -> HTTPRequest {
        HTTPRequest(
            server: server,
            path: "/route/v1/driving/\(Self.list(places))"
                + "?overview=\(detail == .whole ? "full" : "simplified")&geometries=polyline6&generate_hints=false&continue_straight=false"
        )
    }

    func tableRequest(from sources: [RoadPoint], to targets: [RoadPoint], server: HTTPServerAddress) -> HTTPRequest {
        let options = "annotations=duration,distance&generate_hints=false"
        if sources == targets {
            return HTTPRequest(
                server: server, path: "/table/v1/driving/\(Self.list(sources))?\(options)", patience: tablePatience)
        }
        func numbers(_ range: Range<Int>) -> String { range.map(String.init).joined(separator: ";") }
        let rows = numbers(0..<sources.count)
        let columns = numbers(sources.count..<sources.count + targets.count)
        return HTTPRequest(
            server: server,
            path: "/table/v1/driving/\(Self.list(sources + targets))"
                + "?sources=\(rows)&destinations=\(columns)&\(options)", patience: tablePatience)
    }

    private static func list(_ places: [RoadPoint]) -> String {
        places.map { "\($0.longitudeText),\($0.latitudeText)" }.joined(separator: ";")
    }

    /// Two places of which each is nearest to another end of most maps; a map that has both joins them by a road of
    /// 1,000 km, which is found at once.
    private static let fixedPlaces = [
        RoadPoint(degreesNorth: 45, east: 5), RoadPoint(degreesNorth: 50, east: 15),
    ].compactMap { $0 }

    func mapRequest(to server: HTTPServerAddress) -> HTTPRequest {
        HTTPRequest(
            server: server,
            path: "/table/v1/driving/\(Self.list(Self.fixedPlaces))"
                + "?annotations=duration,distance&generate_hints=false")
    }

    /// The date of the data, where it is known, the points of the roads nearest to two places, and lengths and times of
    /// the ways between these, which are others with another profile.
    func map(_ document: JSONValue) -> RoadAnswer<String> {
        if let refusal: RoadAnswer<String> = Self.refusal(document) { return refusal }
        let places = (document["sources"]?.array ?? []).map { $0["location"] }
        let parts = [document["data_version"], document["distances"], document["durations"]] + places
        return .found(parts.map { $0?.text() ?? "" }.joined(separator: " "))
    }

    func route(
        _ document: JSONValue, along places: [RoadPoint], _ detail: LineDetail
    ) -> RoadAnswer<[RoadOutcome]> {
        if let refusal: RoadAnswer<[RoadOutcome]> = Self.refusal(document) { return refusal }
        guard let route = document["routes"]?.array?.first, let legs = route["legs"]?.array,
            legs.count == places.count - 1, let stops = Self.snapped(document["waypoints"], places)
        else { return .misfit }
        let line = (route["geometry"]?.string).flatMap { Polyline.points(Array($0.utf8)[...]) } ?? []
        let lines = Self.divided(line, at: stops.map(\.point))
        var outcomes: [RoadOutcome] = []
        for (index, leg) in legs.enumerated() {
            let (from, to) = (stops[index], stops[index + 1])
            guard let distance = leg["distance"]?.double, let duration = leg["duration"]?.double,
                let road = Road(
                    distance: distance, duration: duration, source: source, from: from.point, to: to.point,
                    line: lines[index], detail)
            else { return .misfit }
            outcomes.append(RoadOutcome(road, from: (places[index], from.offset), to: (places[index + 1], to.offset)))
        }
        return .found(outcomes)
    }

    /// Divides the line of a route into those of its legs: each ends where the line first comes to the point of its
    /// stop. Lines are empty from the first stop on that the line does not come to. Linear.
    private static func divided(_ line: [RoadPoint], at stops: [RoadPoint]) -> [[RoadPoint]] {
        var lines = [[RoadPoint]](repeating: [], count: max(stops.count - 1, 0))
        guard line.first == stops.first else { return lines }
        var start = 0
        for leg in lines.indices {
            guard start + 1 < line.count, let end = line[(start + 1)...].firstIndex(of: stops[leg + 1]) else { break }
            lines[leg] = Array(line[start...end])
            start = end
        }
        return lines
    }

    func table(
        _ document: JSONValue, from sources: [RoadPoint], to targets: [RoadPoint]
    ) -> RoadAnswer<RoadTableBlock> {
        if let refusal: RoadAnswer<RoadTableBlock> = Self.refusal(document) { return refusal }
        guard let distances = RoadCells.cells(document["distances"], sources.count, targets.count, at: { $0 }),
            let durations = RoadCells.cells(document["durations"], sources.count, targets.count, at: { $0 }),
            let rows = Self.snapped(document["sources"], sources),
            let columns = Self.snapped(document["destinations"], targets),
            RoadCells.fit(distances, durations, from: rows.map(\.point), to: columns.map(\.point))
        else { return .misfit }
        return .found(
            RoadTableBlock(
                source: source, distances: distances, durations: durations, sourceOffsets: rows.map(\.offset),
                targetOffsets: columns.map(\.offset)))
    }

    /// Returns an answer other than what was asked for; nil where it is `Ok`.
    private static func refusal<Value>(_ document: JSONValue) -> RoadAnswer<Value>? {
        guard let code = document["code"]?.string else {
            let isValhalla = document["error_code"] != nil || document["trip"] != nil
            return isValhalla ? .otherLanguage : .unusable(reason: "its answer is not that of a road engine")
        }
        let reason = String((document["message"]?.string ?? code).prefix(longestReason))
        return switch code {
        case "Ok": nil
        case "NoRoute", "NoSegment", "NoTable": .noRoad
        case "TooBig": .tooManyPlaces(reason: reason)
        default: .unusable(reason: reason)
        }
    }

    /// Returns where the engine put each place, and its distance from there in metres: by its own account or by the two
    /// points, whichever is farther. nil if the list does not fit the places.
    private static func snapped(
        _ list: JSONValue?, _ places: [RoadPoint]
    ) -> [(point: RoadPoint, offset: Double)]? {
        guard let list = list?.array, list.count == places.count else { return nil }
        var snapped: [(point: RoadPoint, offset: Double)] = []
        for (stop, place) in zip(list, places) {
            guard let pair = stop["location"]?.array, pair.count == 2, let east = pair[0].double,
                let north = pair[1].double, let point = RoadPoint(degreesNorth: north, east: east)
            else { return nil }
            var offset = point.distance(to: place)
            if let stated = stop["distance"] {
                guard let stated = stated.double, stated >= 0 else { return nil }
                offset = max(offset, stated)
            }
            snapped.append((point, offset))
        }
        return snapped
    }
}
