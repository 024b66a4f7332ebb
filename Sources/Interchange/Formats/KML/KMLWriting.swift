import CivilTime
import Entities
import Geodesy
import JSON
import Text
import XML

/// Writes KML 2.2, the elements in the order that its schema demands.
enum KMLWriting {
    /// The name of the value in a folder's `ExtendedData` that says whether the trip is a round trip.
    static let roundTripKey = "roundTrip"

    /// The name of the value in a folder's `ExtendedData` that has the plans of the trip.
    static let plansKey = "roadtripPlans"

    /// The name of the value in a line's `ExtendedData` that says which day of the trip it is.
    static let dayKey = "roadtripDay"

    /// A folder a trip: a point a stop, with its time where the trip is planned, and the way as one line, along the
    /// roads where these are known, which a round trip's closes. Where the trip is planned, a line for each day's drive
    /// follows, called by the day.
    static func document(_ routed: [RoutedTrip]) -> ExportedDocument {
        let trips = routed.map(\.trip)
        var xml = XMLWriter()
        xml.begin("kml", " xmlns=\"http://www.opengis.net/kml/2.2\"")
        xml.begin("Document")
        if let trip = trips.first, trips.count == 1 { xml.element("name", text: trip.name.text) }
        writeStyles(of: trips, to: &xml)
        for trip in routed { write(trip, to: &xml) }
        xml.end()
        xml.end()
        var warnings = LeftOut(trips, keeps: LeftOut.allPlans)
        warnings.loseControlCharacters(trips)
        return ExportedDocument(bytes: xml.bytes, warnings: warnings.lines)
    }

    /// The colours of the pins of the kinds that stops have.
    private static func writeStyles(of trips: [Trip], to xml: inout XMLWriter) {
        let used = Set(trips.flatMap { $0.waypoints.compactMap { $0.plan.kind?.text } })
        for (kind, colour) in KindSymbols.colours where used.contains(kind) {
            xml.begin("Style") { $0 += " id=\"\(kind)\"".utf8 }
            xml.begin("IconStyle")
            xml.element("color", text: colour)
            xml.end()
            xml.end()
        }
    }

    private static func write(_ routed: RoutedTrip, to xml: inout XMLWriter) {
        let (trip, times) = (routed.trip, routed.times)
        xml.begin("Folder")
        xml.element("name", text: trip.name.text)
        writeData(of: trip, to: &xml)
        for (index, stop) in trip.waypoints.enumerated() {
            xml.begin("Placemark")
            xml.element("name", text: stop.name.text)
            let plan = PlanLine.text(of: stop, in: trip)
            let snippet = [times[index]?.text, plan].compactMap { $0 }.joined(separator: " · ")
            if !snippet.isEmpty { xml.element("Snippet", " maxLines=\"1\"", text: snippet) }
            if let text = PlanLine.description(stop.note, plan) {
                xml.element("description", text: HTMLText.html(text))
            }
            if let utc = times[index]?.utc {
                xml.begin("TimeStamp")
                xml.element("when", text: utc)
                xml.end()
            }
            if let kind = stop.plan.kind?.text, KindSymbols.colours.contains(where: { $0.kind == kind }) {
                xml.element("styleUrl", text: "#\(kind)")
            }
            xml.begin("Point")
            xml.element("coordinates", places: [place(stop.location)])
            xml.end()
            xml.end()
        }
        if trip.waypoints.count > 1 { writeLine(routed, to: &xml) }
        for day in routed.drivenDays { write(day, to: &xml) }
        xml.end()
    }

    private static func writeData(of trip: Trip, to xml: inout XMLWriter) {
        // An empty folder of other programs is no trip, one that is called like a day is a part of one, names of
        // stops may say days and notes nights; ours has a mark that it is one, as it stands.
        let isMarked = trip.isRoundTrip || trip.waypoints.isEmpty || isReadOtherwise(trip)
        let plans = WrittenPlans.record(of: trip)
        guard isMarked || plans != nil else { return }
        xml.begin("ExtendedData")
        if isMarked {
            xml.begin("Data", " name=\"roundTrip\"")
            xml.element("value", text: trip.isRoundTrip ? "true" : "false")
            xml.end()
        }
        if let plans {
            xml.begin("Data", " name=\"roadtripPlans\"")
            xml.element("value", text: plans.text())
            xml.end()
        }
        xml.end()
    }

    /// Whether a trip of another program would be read as something else: it or a stop is called like a day, or a note
    /// says nights or a cost. Linear.
    private static func isReadOtherwise(_ trip: Trip) -> Bool {
        func isDay(_ name: Name) -> Bool {
            KMLFolder.day(ofName: name.text, today: CivilDate(daysSince1970: 0)) != nil
        }
        return isDay(trip.name)
            || trip.waypoints.contains { stop in
                isDay(stop.name) || stop.note.map { DescribedPlan.isIn($0.text) } ?? false
            }
    }

    private static func writeLine(_ routed: RoutedTrip, to xml: inout XMLWriter) {
        xml.begin("Placemark")
        xml.element("name", text: routed.trip.name.text)
        if let text = routed.wayText { xml.element("description", text: text) }
        writeGeometry(along: routed.way, to: &xml)
        xml.end()
    }

    /// A line, or where it crosses the antimeridian its parts on both sides.
    private static func writeGeometry(along way: [Coordinate], to xml: inout XMLWriter) {
        let parts = partsCutAtAntimeridian(way)
        if parts.count > 1 { xml.begin("MultiGeometry") }
        for part in parts {
            xml.begin("LineString")
            xml.element("tessellate", text: "1")
            xml.element("coordinates", places: part.map(place))
            xml.end()
        }
        if parts.count > 1 { xml.end() }
    }

    private static func write(_ day: DrivenDay, to xml: inout XMLWriter) {
        xml.begin("Placemark")
        xml.element("name", text: day.title)
        xml.begin("ExtendedData")
        xml.begin("Data", " name=\"roadtripDay\"")
        xml.element("value", text: "\(day.number)")
        xml.end()
        xml.end()
        writeGeometry(along: day.way, to: &xml)
        xml.end()
    }

    private static func place(_ place: Coordinate) -> (longitude: DegreeSteps, latitude: DegreeSteps) {
        (DegreeSteps(place.longitude), DegreeSteps(place.latitude))
    }
}
