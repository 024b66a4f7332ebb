/// A place for people to read: `40.757, -73.986`, decimal degrees with at most 5 decimals (1 m).
package func coordinateText(_ place: Coordinate) -> String {
    shortDecimalText(place.latitude, atMost: 5) + ", " + shortDecimalText(place.longitude, atMost: 5)
}

/// Degrees for a file: the shortest decimal number within half of 1e-7 (1 cm): `40.757`, never `-0` nor an exponent.
package func degreesText(_ degrees: Double) -> String {
    shortDecimalText(degrees, atMost: 7)
}

/// A place as a URI of RFC 5870, to 1e-7 degrees: `geo:40.757,-73.986`. A pole has the longitude 0, as the RFC asks.
package func geoURI(_ place: Coordinate) -> String {
    let longitude = place.latitude.magnitude == 90 ? 0 : place.longitude
    return "geo:" + degreesText(place.latitude) + "," + degreesText(longitude)
}
