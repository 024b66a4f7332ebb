/// A coordinate for people to read: `40.757, -73.986`, decimal degrees with at most 5 decimals (1 m).
package func coordinateText(_ place: Coordinate) -> String {
    shortDecimalText(place.latitude, atMost: 5) + ", " + shortDecimalText(place.longitude, atMost: 5)
}

/// Degrees for a file, rounded to 1e-7 (1 cm), without zeros at the end: `40.757`; never `-0` and never with an
/// exponent.
package func degreesText(_ degrees: Double) -> String {
    shortDecimalText(degrees, atMost: 7)
}

/// A coordinate as a URI of RFC 5870, rounded to 1e-7 degrees: `geo:40.757,-73.986`. At a pole the longitude is 0, as
/// the RFC requires.
package func geoURI(_ place: Coordinate) -> String {
    let longitude = place.latitude.magnitude == 90 ? 0 : place.longitude
    return "geo:" + degreesText(place.latitude) + "," + degreesText(longitude)
}
