/// A place for people to read: `40.757, -73.986`, decimal degrees with at most 5 decimals (1 m).
package func coordinateText(_ place: Coordinate) -> String {
    shortDecimalText(place.latitude, atMost: 5) + ", " + shortDecimalText(place.longitude, atMost: 5)
}

/// Degrees for a file: the shortest decimal number within half of 1e-7 (1 cm): `40.757`, never `-0` nor an exponent.
package func degreesText(_ degrees: Double) -> String {
    shortDecimalText(degrees, atMost: 7)
}

/// A place in degrees, minutes and whole seconds (30 m): `40°45'25"N 73°59'10"W`.
package func sexagesimalText(_ place: Coordinate) -> String {
    sexagesimal(place.latitude, positive: "N", negative: "S") + " "
        + sexagesimal(place.longitude, positive: "E", negative: "W")
}

/// A place as a URI of RFC 5870, to 1e-7 degrees: `geo:40.757,-73.986`. A pole has the longitude 0, as the RFC asks.
package func geoURI(_ place: Coordinate) -> String {
    let longitude = place.latitude.magnitude == 90 ? 0 : place.longitude
    return "geo:" + degreesText(place.latitude) + "," + degreesText(longitude)
}

/// One angle in degrees, minutes and seconds; rounded to seconds first, so that no 60 appears.
private func sexagesimal(_ degrees: Double, positive: String, negative: String) -> String {
    let seconds = Int((degrees.magnitude * 3_600).rounded())
    let hemisphere = degrees < 0 && seconds > 0 ? negative : positive
    let parts = [seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(seconds / 3_600)°\(parts[0])'\(parts[1])\"\(hemisphere)"
}
