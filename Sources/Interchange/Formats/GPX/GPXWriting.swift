import Entities
import Geodesy
import JSON
import Text
import XML

/// Writes GPX 1.1, the elements in the order that its schema demands.
enum GPXWriting {
    /// The mark of the route or track of a round trip, in its `type`.
    static let roundTripType = "round trip"
    /// The mark of a route that is one day of the route before, in its `type`.
    static let dayType = "day"
    /// The name of this program in a file; `begin` writes it.
    static let creator = "roadtrip"
    /// Consecutive points of a track are at most so far apart, in metres: a straight line on a map then leaves the
    /// great circle by less than 100 m up to 60 degrees of latitude.
    private static let trackStep = 50_000.0

    /// The local name of the element of a route or track with the plans of its trip, in its extensions.
    static let plansName: StaticString = "plans"

    /// Every stop as `wpt`, and one `rte` a trip, which ends at its first point again when it is a round trip. Points
    /// of routes have the times of trips that are planned, whose drives follow as routes of their own, a day each.
    static func routes(_ routed: [RoutedTrip]) -> ExportedDocument {
        let trips = routed.map(\.trip)
        var xml = begin(trips)
        for trip in trips {
            // Programs that keep points in groups (OsmAnd) tell the trips apart by it.
            let group = trips.count > 1 ? trip.name.text : nil
            for stop in trip.waypoints { write("wpt", stop, of: trip, group: group, to: &xml) }
        }
        for routed in routed {
            let (trip, times) = (routed.trip, routed.times)
            xml.begin("rte")
            writeHead(of: trip, to: &xml)
            for (index, stop) in closed(trip).enumerated() { write("rtept", stop, of: trip, times[index], to: &xml) }
            xml.end()
            for day in routed.drivenDays {
                xml.begin("rte")
                xml.element("name", text: day.title)
                xml.element("type", text: dayType)
                for stop in day.stops { write("rtept", stop, of: trip, to: &xml) }
                xml.end()
            }
        }
        xml.end()
        var warnings = LeftOut(trips, keeps: LeftOut.allPlans)
        warnings.loseControlCharacters(trips)
        for warning in trips.compactMap(warningOfLength) { warnings.add(warning) }
        return ExportedDocument(bytes: xml.bytes, warnings: warnings.lines)
    }

    /// One `trk` a trip: its stops, named, and the points of the roads between them, or of the great circles where no
    /// road is known. The sources of the way are its description, unless all of it is great circles.
    static func tracks(_ routed: [RoutedTrip]) -> ExportedDocument {
        let trips = routed.map(\.trip)
        var xml = begin(trips)
        for routed in routed {
            let (trip, times) = (routed.trip, routed.times)
            xml.begin("trk")
            writeHead(of: trip, description: routed.wayText, to: &xml)
            let stops = closed(trip)
            if !stops.isEmpty {
                xml.begin("trkseg")
                for (index, stop) in stops.enumerated() {
                    write("trkpt", stop, of: trip, times[index], to: &xml)
                    guard index + 1 < stops.count else { continue }
                    let next = stops[index + 1].location
                    var last = stop.location
                    for place in routed.way(ofLeg: index) ?? between(stop.location, next) {
                        cutSegment(between: last, place, to: &xml)
                        write(place, to: &xml)
                        last = place
                    }
                    cutSegment(between: last, next, to: &xml)
                }
                xml.end()
            }
            xml.end()
        }
        xml.end()
        var warnings = LeftOut(trips, keeps: LeftOut.allPlans)
        warnings.loseControlCharacters(trips)
        return ExportedDocument(bytes: xml.bytes, warnings: warnings.lines)
    }

    private static func begin(_ trips: [Trip]) -> XMLWriter {
        var xml = XMLWriter()
        xml.begin(
            "gpx",
            " version=\"1.1\" creator=\"roadtrip\" xmlns=\"http://www.topografix.com/GPX/1/1\""
        )
        if let trip = trips.first, trips.count == 1 {
            xml.begin("metadata")
            xml.element("name", text: trip.name.text)
            xml.end()
        }
        return xml
    }

    private static func writeHead(of trip: Trip, description: String? = nil, to xml: inout XMLWriter) {
        xml.element("name", text: trip.name.text)
        if let description { xml.element("desc", text: description) }
        if trip.isRoundTrip { xml.element("type", text: roundTripType) }
        if let plans = WrittenPlans.record(of: trip) {
            xml.begin("extensions")
            xml.element("roadtrip:plans", " xmlns:roadtrip=\"urn:roadtrip:plans\"", text: plans.text())
            xml.end()
        }
    }

    /// The stops in order, and the first again at the end of a round trip.
    private static func closed(_ trip: Trip) -> [Waypoint] {
        guard trip.isRoundTrip, let first = trip.waypoints.first else { return trip.waypoints }
        return trip.waypoints + [first]
    }

    /// Ends the segment at the antimeridian and begins the next beyond it, where two points of a way lie on both sides:
    /// programs would draw the line around the world. GPX has no longitude 180.
    private static func cutSegment(between from: Coordinate, _ to: Coordinate, to xml: inout XMLWriter) {
        let parts = partsCutAtAntimeridian([from, to])
        guard parts.count == 2, let here = parts[0].last, let there = parts[1].first else { return }
        for (place, isEnd) in [(here, true), (there, false)] {
            let edge = place.longitude < 0 ? -180 : 179.9999999
            if let point = try? Coordinate(latitude: place.latitude, longitude: edge) { write(point, to: &xml) }
            if isEnd {
                xml.end()
                xml.begin("trkseg")
            }
        }
    }

    private static func write(
        _ element: StaticString, _ stop: Waypoint, of trip: Trip, _ time: StopTimes.Time? = nil, group: String? = nil,
        to xml: inout XMLWriter
    ) {
        xml.begin(
            element, latitude: DegreeSteps(stop.location.latitude),
            longitude: DegreeSteps(halfOpenLongitude: stop.location.longitude))
        if let utc = time?.utc { xml.element("time", text: utc) }
        xml.element("name", text: stop.name.text)
        let plan = PlanLine.text(of: stop, in: trip)
        let comment = [time?.text, plan].compactMap { $0 }.joined(separator: " · ")
        if !comment.isEmpty { xml.element("cmt", text: comment) }
        if let text = PlanLine.description(stop.note, plan) { xml.element("desc", text: text) }
        if let symbol = KindSymbols.symbol(of: stop.plan.kind) { xml.element("sym", text: symbol) }
        if let group { xml.element("type", text: group) }
        xml.end()
    }

    private static func write(_ place: Coordinate, to xml: inout XMLWriter) {
        xml.empty(
            "trkpt", latitude: DegreeSteps(place.latitude), longitude: DegreeSteps(halfOpenLongitude: place.longitude))
    }

    /// The points of the great circle between two stops, without these.
    private static func between(_ first: Coordinate, _ second: Coordinate) -> ArraySlice<Coordinate> {
        let parts = Int((first.distance(to: second) / trackStep).rounded(.up))
        return first.points(to: second, count: max(parts, 1) + 1).dropFirst().dropLast()
    }

    private static func warningOfLength(_ trip: Trip) -> String? {
        let count = closed(trip).count
        let subject = "\(Wording.quoted(trip.name.text)) has \(count) route points"
        if count > 250 {
            return subject
                + "; Garmin devices (Montana, Oregon, GPSMAP) take at most 250 in a route, TomTom 255, older ones 125"
        }
        return count > 125 ? subject + "; older Garmin devices (nüvi, zūmo, eTrex) take at most 125 in a route" : nil
    }
}
