import Foundation
package import Geodesy
package import Platform

/// A road engine for tests: answers as OSRM or Valhalla does, for roads that are 1.3 times as long as the straight line
/// and are driven at 25 m/s.
package struct ScriptedRoadEngine {
    /// Which engine it answers like.
    package enum Kind: Sendable {
        case osrm, valhalla
    }

    /// Which engine it answers like.
    package var kind: Kind
    /// Whether there is a road from one place to another.
    package var hasRoad: (Coordinate, Coordinate) -> Bool = { _, _ in true }
    /// How far a place is from its road, in metres.
    package var offset: (Coordinate) -> Double = { _ in 0 }
    /// The most places of a route, and of a row of a table.
    package var limit: Int
    /// What OSRM calls the state of its map; nil where it does not say.
    package var dataVersion: String?
    /// When Valhalla's map was made, in seconds since 1970.
    package var mapTime = 1_795_293_860
    /// The points of a road that a whole line has between two places, and a simplified one does not.
    package var bends: (Coordinate, Coordinate) -> [Coordinate] = { _, _ in [] }

    /// Creates an engine with the usual limits.
    package init(_ kind: Kind = .osrm) {
        self.kind = kind
        limit = kind == .osrm ? 100 : 20
    }

    /// The length of its road in metres, and the time in seconds.
    package static func road(_ from: Coordinate, _ to: Coordinate) -> (distance: Double, duration: Double) {
        let distance = from.distance(to: to) * 1.3
        return (distance, distance / 25)
    }

    /// Answers a request, in the next turn of the event loop.
    package func reply(_ request: HTTPRequest) -> ScriptedHTTPTransport.Reply {
        switch kind {
        case .osrm: named(osrm(request.path))
        case .valhalla: valhalla(request.path, request.body ?? [])
        }
    }

    // OSRM.

    /// The answer with the state of the map.
    private func named(_ reply: ScriptedHTTPTransport.Reply) -> ScriptedHTTPTransport.Reply {
        guard let dataVersion, case .response(let response, _) = reply, response.status == 200 else { return reply }
        let text = String(decoding: response.body, as: UTF8.self)
        return .text(#"{"data_version":"\#(dataVersion)","# + text.dropFirst())
    }

    private func osrm(_ path: String) -> ScriptedHTTPTransport.Reply {
        let parts = path.split(separator: "?").first.map { $0.split(separator: "/") } ?? []
        guard parts.count == 4, parts[1] == "v1", parts[2] == "driving" else {
            return .text(#"{"message":"URL string malformed","code":"InvalidUrl"}"#, status: 400)
        }
        let places = parts[3].split(separator: ";").compactMap { pair -> Coordinate? in
            let numbers = pair.split(separator: ",").compactMap { Double($0) }
            return try? Coordinate(latitude: numbers[1], longitude: numbers[0])
        }
        switch parts[0] {
        case "nearest": return .text(#"{"code":"Ok","waypoints":[\#(waypoints(places))]}"#)
        case "route": return osrmRoute(places, isWhole: path.contains("overview=full"))
        case "table": return osrmTable(places, path)
        default: return .text(#"{"message":"Service not found!","code":"InvalidService"}"#, status: 400)
        }
    }

    private func osrmRoute(_ places: [Coordinate], isWhole: Bool) -> ScriptedHTTPTransport.Reply {
        guard places.count <= limit else {
            let reason = "Number of entries \(places.count) is higher than current maximum (\(limit))"
            return .text(#"{"message":"\#(reason)","code":"TooBig"}"#, status: 400)
        }
        let pairs = zip(places, places.dropFirst())
        guard pairs.allSatisfy({ hasRoad($0, $1) }) else {
            return .text(#"{"message":"No route found between points","code":"NoRoute"}"#, status: 400)
        }
        let legs = pairs.map { pair in
            let road = Self.road(pair.0, pair.1)
            return #"{"steps":[],"weight":1,"summary":"","duration":\#(road.duration),"distance":\#(road.distance)}"#
        }
        let line = places.indices.dropLast().flatMap { index in
            let (from, to) = (places[index], places[index + 1])
            return [snapped(from), Self.middle(from, to)] + (isWhole ? bends(from, to) : [])
        }
        return .text(
            #"{"code":"Ok","routes":[{"legs":[\#(legs.joined(separator: ","))],"geometry":"#
                + #""\#(Self.polyline(line + places.suffix(1).map(snapped)))"}],"waypoints":[\#(waypoints(places))]}"#)
    }

    private func osrmTable(_ places: [Coordinate], _ path: String) -> ScriptedHTTPTransport.Reply {
        func chosen(_ name: String) -> [Coordinate] {
            guard let start = path.range(of: name + "=")?.upperBound else { return places }
            return path[start...].prefix { $0 != "&" }.split(separator: ";").compactMap { Int($0) }.map { places[$0] }
        }
        let (rows, columns) = (chosen("sources"), chosen("destinations"))
        guard rows.count * columns.count <= limit * limit else {
            return .text(#"{"message":"Too many table coordinates","code":"TooBig"}"#, status: 400)
        }
        func cells(_ value: ((distance: Double, duration: Double)) -> Double) -> String {
            let lines = rows.map { row in
                let line = columns.map { hasRoad(row, $0) ? "\(value(Self.road(row, $0)))" : "null" }
                return "[\(line.joined(separator: ","))]"
            }
            return "[\(lines.joined(separator: ","))]"
        }
        return .text(
            #"{"code":"Ok","distances":\#(cells(\.distance)),"durations":\#(cells(\.duration)),"#
                + #""sources":[\#(waypoints(rows))],"destinations":[\#(waypoints(columns))]}"#)
    }

    private func waypoints(_ places: [Coordinate]) -> String {
        places.map {
            let point = snapped($0)
            return #"{"name":"","location":[\#(point.longitude),\#(point.latitude)],"distance":\#(offset($0))}"#
        }
        .joined(separator: ",")
    }

    // Valhalla.

    private struct Question: Decodable {
        struct Place: Decodable {
            let lat: Double
            let lon: Double
        }
        let locations: [Place]?
        let sources: [Place]?
        let targets: [Place]?
    }

    private func valhalla(_ path: String, _ body: [UInt8]) -> ScriptedHTTPTransport.Reply {
        if path == "/status" {
            return .text(#"{"version":"3.9.1","tileset_last_modified":\#(mapTime),"available_actions":["route"]}"#)
        }
        guard path == "/route" || path == "/sources_to_targets",
            let question = try? JSONDecoder().decode(Question.self, from: Data(body))
        else {
            return .text(#"{"error_code":106,"error":"Try any of: '\/route'","status_code":404}"#, status: 404)
        }
        func places(_ list: [Question.Place]?) -> [Coordinate] {
            (list ?? []).compactMap { try? Coordinate(latitude: $0.lat, longitude: $0.lon) }
        }
        return path == "/route"
            ? valhallaRoute(places(question.locations))
            : valhallaTable(places(question.sources), places(question.targets))
    }

    private func valhallaRoute(_ places: [Coordinate]) -> ScriptedHTTPTransport.Reply {
        guard places.count <= limit else {
            return .text(
                #"{"error_code":150,"error":"Exceeded max locations: \#(limit)","status_code":400}"#, status: 400)
        }
        let pairs = zip(places, places.dropFirst())
        guard pairs.allSatisfy({ hasRoad($0, $1) }) else {
            return .text(
                #"{"error_code":170,"error":"Locations are in unconnected regions.","status_code":400}"#, status: 400)
        }
        let legs = pairs.map { from, to in
            let road = Self.road(from, to)
            let line = Self.polyline([snapped(from), Self.middle(from, to)] + bends(from, to) + [snapped(to)])
            return #"{"summary":{"time":\#(road.duration),"length":\#(road.distance / 1_000)},"shape":"\#(line)"}"#
        }
        return .text(
            #"{"trip":{"legs":[\#(legs.joined(separator: ","))],"status":0,"units":"kilometers"}}"#)
    }

    private func valhallaTable(_ rows: [Coordinate], _ columns: [Coordinate]) -> ScriptedHTTPTransport.Reply {
        let lines = rows.map { from in
            let cells = columns.map { to in
                guard hasRoad(from, to) else { return #"{"time":null,"distance":null}"# }
                let (road, start, end) = (Self.road(from, to), snapped(from), snapped(to))
                return #"{"time":\#(road.duration),"distance":\#(road.distance / 1_000),"#
                    + #""begin_lat":\#(start.latitude),"begin_lon":\#(start.longitude),"#
                    + #""end_lat":\#(end.latitude),"end_lon":\#(end.longitude)}"#
            }
            return "[\(cells.joined(separator: ","))]"
        }
        return .text(#"{"sources_to_targets":[\#(lines.joined(separator: ","))],"units":"kilometers"}"#)
    }

    private func snapped(_ place: Coordinate) -> Coordinate {
        let offset = offset(place)
        return offset > 0 ? place.destination(bearing: 90, distance: offset) : place
    }

    // Lines.

    private static func middle(_ from: Coordinate, _ to: Coordinate) -> Coordinate {
        from.point(toward: to, fraction: 0.5)
    }

    /// A line as an encoded polyline with six decimals, escaped for JSON.
    private static func polyline(_ points: [Coordinate]) -> String {
        var text = ""
        var last = (0, 0)
        func add(_ difference: Int) {
            var rest = difference < 0 ? ~(difference << 1) : difference << 1
            repeat {
                let more = rest >= 0x20
                text.unicodeScalars.append(Unicode.Scalar(UInt8((rest & 0x1F) + (more ? 0x20 : 0) + 63)))
                rest >>= 5
            } while rest > 0
        }
        for point in points {
            let next = (Int((point.latitude * 1e6).rounded()), Int((point.longitude * 1e6).rounded()))
            add(next.0 - last.0)
            add(next.1 - last.1)
            last = next
        }
        return text.replacingOccurrences(of: "\\", with: "\\\\")
    }
}
