import Entities
import Geodesy
import Text
import XML

/// Writes KML 2.2, the elements in the order that its schema demands.
enum KMLWriting {
    /// The name of the value in a folder's `ExtendedData` that says whether the trip is a round trip.
    static let roundTripKey = "roundTrip"

    /// A folder a trip: a point a stop, and the way as one line, which a round trip's closes.
    static func document(_ trips: [Trip]) -> ExportedDocument {
        var xml = XMLWriter()
        xml.begin("kml", " xmlns=\"http://www.opengis.net/kml/2.2\"")
        xml.begin("Document")
        if let trip = trips.first, trips.count == 1 { xml.element("name", text: trip.name.text) }
        for trip in trips { write(trip, to: &xml) }
        xml.end()
        xml.end()
        var warnings = LeftOut(trips)
        warnings.loseControlCharacters(trips)
        return ExportedDocument(bytes: xml.bytes, warnings: warnings.lines)
    }

    private static func write(_ trip: Trip, to xml: inout XMLWriter) {
        xml.begin("Folder")
        xml.element("name", text: trip.name.text)
        // An empty folder of others is no trip; ours says that it is one.
        if trip.isRoundTrip || trip.waypoints.isEmpty {
            xml.begin("ExtendedData")
            xml.begin("Data", " name=\"roundTrip\"")
            xml.element("value", text: trip.isRoundTrip ? "true" : "false")
            xml.end()
            xml.end()
        }
        for stop in trip.waypoints {
            xml.begin("Placemark")
            xml.element("name", text: stop.name.text)
            if let note = stop.note { xml.element("description", text: HTMLText.html(note.text)) }
            xml.begin("Point")
            xml.element("coordinates", places: [place(stop)])
            xml.end()
            xml.end()
        }
        if trip.waypoints.count > 1 { writeLine(trip, to: &xml) }
        xml.end()
    }

    private static func writeLine(_ trip: Trip, to xml: inout XMLWriter) {
        xml.begin("Placemark")
        xml.element("name", text: trip.name.text)
        xml.begin("LineString")
        xml.element("tessellate", text: "1")
        xml.element(
            "coordinates",
            places: trip.waypoints.map(place) + (trip.isRoundTrip ? trip.waypoints.prefix(1).map(place) : []))
        xml.end()
        xml.end()
    }

    private static func place(_ stop: Waypoint) -> (longitude: DegreeSteps, latitude: DegreeSteps) {
        (DegreeSteps(stop.location.longitude), DegreeSteps(stop.location.latitude))
    }
}
