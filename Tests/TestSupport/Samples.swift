package import Entities
package import Geodesy

/// An id that is determined by a number.
package func id(_ number: UInt64) -> ID {
    ID.version4(0, number)
}

/// A valid name; anything else stops the test.
package func name(_ text: String) -> Name {
    do throws(NameError) { return try Name(text) } catch { preconditionFailure("“\(text)” is no name") }
}

/// A valid coordinate; anything else stops the test.
package func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    do throws(CoordinateError) {
        return try Coordinate(latitude: latitude, longitude: longitude)
    } catch {
        preconditionFailure("\(latitude), \(longitude) is no place")
    }
}

/// A stop.
package func stop(
    _ number: UInt64, _ title: String, _ latitude: Double, _ longitude: Double, note: String? = nil
) -> Waypoint {
    Waypoint(id: id(number), name: name(title), location: place(latitude, longitude), note: note.flatMap(Note.cut))
}

/// Names that terminals, spreadsheets or web pages would interpret if they were not escaped.
package enum Hostile {
    /// An escape sequence, and a direction override.
    package static let controls = "Red\u{1B}[31m\u{202E}gnp"
    /// A formula of a spreadsheet.
    package static let formula = "=HYPERLINK(\"http://x\",\"y\")"
    /// A script of a web page.
    package static let markup = "<script>alert('1')</script> & Co"
    /// Markdown for a table and a link.
    package static let markdown = "a|b [c](d) *e* `f`"
}

/// A trip with the stops Lisbon, Porto and Faro.
package func coast(roundTrip: Bool = false) -> Trip {
    Trip(
        id: id(1), name: name("Coast"),
        waypoints: [
            stop(11, "Lisbon", 38.72, -9.14, note: "Tram 28"), stop(12, "Porto", 41.15, -8.61),
            stop(13, "Faro", 37.02, -7.93),
        ], isRoundTrip: roundTrip)
}

/// A trip with the stops Bern and Thun.
package func alps() -> Trip {
    Trip(
        id: id(2), name: name("Alps"), waypoints: [stop(21, "Bern", 46.95, 7.44), stop(22, "Thun", 46.76, 7.63)])
}
