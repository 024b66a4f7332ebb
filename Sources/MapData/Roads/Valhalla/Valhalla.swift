import Entities
import JSON
import Platform

/// Valhalla: https://valhalla.github.io/valhalla/api/turn-by-turn/api-reference/.
///
/// Its answers have the line of each leg; `directions_type` leaves the sentences for drivers out.
struct Valhalla: RoadLanguage {
    let source = LegSource.valhalla
    let routeLimit = 20
    let tableLimit = 20

    func mapRequest(to server: HTTPServerAddress) -> HTTPRequest { HTTPRequest(server: server, path: "/status") }

    /// The program's version, which has its own rules for speeds, and when its map was made.
    func map(_ document: JSONValue) -> RoadAnswer<String> {
        guard let version = document["version"] else {
            return Self.refusal(document) ?? .unusable(reason: "its answer is not that of a road engine")
        }
        return .found("\(version.text()) \(document["tileset_last_modified"]?.text() ?? "")")
    }

    /// The lines of its answers are always whole.
    func routeRequest(_ places: [RoadPoint], _ detail: LineDetail, to server: HTTPServerAddress) -> HTTPRequest {
        let text =
            #"{"locations":\#(Self.list(places)),"costing":"auto","directions_type":"none","units":"kilometers"}"#
        return HTTPRequest(server: server, path: "/route", body: Array(text.utf8))
    }

    func tableRequest(from sources: [RoadPoint], to targets: [RoadPoint], server: HTTPServerAddress) -> HTTPRequest {
        let places = #""sources":\#(Self.list(sources)),"targets":\#(Self.list(targets))"#
        let text = #"{\#(places),"costing":"auto","units":"kilometers"}"#
        return HTTPRequest(server: server, path: "/sources_to_targets", body: Array(text.utf8), patience: tablePatience)
    }

    private static func list(_ places: [RoadPoint]) -> String {
        let places = places.map { #"{"lat":\#($0.latitudeText),"lon":\#($0.longitudeText)}"# }
        return "[" + places.joined(separator: ",") + "]"
    }

    func route(
        _ document: JSONValue, along places: [RoadPoint], _ detail: LineDetail
    ) -> RoadAnswer<[RoadOutcome]> {
        if let refusal: RoadAnswer<[RoadOutcome]> = Self.refusal(document) { return refusal }
        guard let trip = document["trip"], trip["units"]?.string == "kilometers", trip["status"]?.integer == 0,
            let legs = trip["legs"]?.array, legs.count == places.count - 1
        else { return .misfit }
        var outcomes: [RoadOutcome] = []
        for (index, leg) in legs.enumerated() {
            guard let length = leg["summary"]?["length"]?.double, let time = leg["summary"]?["time"]?.double,
                let shape = leg["shape"]?.string, let line = Polyline.points(Array(shape.utf8)[...]),
                let first = line.first, let last = line.last,
                let road = Road(
                    distance: length * 1_000, duration: time, source: source, from: first, to: last, line: line, detail)
            else { return .misfit }
            let (from, to) = (first.distance(to: places[index]), last.distance(to: places[index + 1]))
            outcomes.append(RoadOutcome(road, from: (places[index], from), to: (places[index + 1], to)))
        }
        return .found(outcomes)
    }

    func table(
        _ document: JSONValue, from sources: [RoadPoint], to targets: [RoadPoint]
    ) -> RoadAnswer<RoadTableBlock> {
        if let refusal: RoadAnswer<RoadTableBlock> = Self.refusal(document) { return refusal }
        let (rows, columns) = (sources.count, targets.count)
        let cells = document["sources_to_targets"]
        guard document["units"]?.string == "kilometers",
            let lengths = RoadCells.cells(cells, rows, columns, at: { $0["distance"] }),
            let durations = RoadCells.cells(cells, rows, columns, at: { $0["time"] })
        else { return .misfit }
        let distances = lengths.map { $0.map { $0 * 1_000 } }
        let ends = Self.ends(cells, sources, targets)
        guard RoadCells.fit(distances, durations, from: ends.sources, to: ends.targets) else { return .misfit }
        return .found(
            RoadTableBlock(
                source: source, distances: distances, durations: durations,
                sourceOffsets: zip(ends.sources, sources).map { $0.distance(to: $1) },
                targetOffsets: zip(ends.targets, targets).map { $0.distance(to: $1) }))
    }

    /// Returns where the engine put the places, as its cells say; the places themselves where no cell says it.
    private static func ends(
        _ cells: JSONValue?, _ sources: [RoadPoint], _ targets: [RoadPoint]
    ) -> (sources: [RoadPoint], targets: [RoadPoint]) {
        var (rows, columns) = (sources, targets)
        for (row, list) in (cells?.array ?? []).enumerated() {
            for (column, cell) in (list.array ?? []).enumerated() {
                if let point = point(cell["begin_lat"], cell["begin_lon"]) { rows[row] = point }
                if let point = point(cell["end_lat"], cell["end_lon"]) { columns[column] = point }
            }
        }
        return (rows, columns)
    }

    private static func point(_ latitude: JSONValue?, _ longitude: JSONValue?) -> RoadPoint? {
        guard let latitude = latitude?.double, let longitude = longitude?.double else { return nil }
        return RoadPoint(degreesNorth: latitude, east: longitude)
    }

    /// Returns an answer other than what was asked for; nil where it is an answer.
    private static func refusal<Value>(_ document: JSONValue) -> RoadAnswer<Value>? {
        guard let code = document["error_code"] else {
            if document["trip"] != nil || document["sources_to_targets"] != nil { return nil }
            let isOSRM = document["code"]?.string != nil
            return isOSRM ? .otherLanguage : .unusable(reason: "its answer is not that of a road engine")
        }
        let reason = String((document["error"]?.string ?? "error \(code.text())").prefix(longestReason))
        // The numbers are those of
        // https://valhalla.github.io/valhalla/api/turn-by-turn/api-reference/#internal-error-codes-and-conditions.
        return switch code.integer {
        case 150: .tooManyPlaces(reason: reason)
        case 154: .tooFar(reason: reason)
        case 170, 171, 441, 442, 443, 444: .noRoad
        default: .unusable(reason: reason)
        }
    }
}
