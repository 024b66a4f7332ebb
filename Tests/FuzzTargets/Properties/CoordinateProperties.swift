import Geodesy
import Places

/// What must hold of any text that is read as a place: what is printed of it is read as the same place, as far as the
/// print is exact.
func checkCoordinates(_ bytes: [UInt8]) throws(Violation) {
    let text = String(decoding: bytes, as: UTF8.self)
    for reading in [parsed, linked] {
        guard let place = try reading(text) else { continue }
        try require((-90...90).contains(place.latitude) && (-180...180).contains(place.longitude), "\(place)")
        let decimal = degreesText(place.latitude) + "," + degreesText(place.longitude)
        try compare(decimal, place, within: 0.51e-7)
        try compare(coordinateText(place), place, within: 0.51e-5)
        let uri = geoURI(place)
        // The longitude of a pole is none.
        let isPole = uri.hasSuffix(",0") && place.latitude.magnitude > 89.999_999
        try compare(uri, isPole ? try pole(place) : place, within: 0.51e-7)
    }
}

private func pole(_ place: Coordinate) throws(Violation) -> Coordinate {
    guard let pole = try? Coordinate(latitude: place.latitude, longitude: 0) else { throw Violation("no pole") }
    return pole
}

private func parsed(_ text: String) throws(Violation) -> Coordinate? {
    do throws(CoordinateTextError) {
        return try Coordinate(parsing: text)
    } catch {
        try require(!error.description.isEmpty && error.description.utf8.count < 2_000, "a reason of strange length")
        return nil
    }
}

private func linked(_ text: String) throws(Violation) -> Coordinate? {
    do throws(CoordinateTextError) {
        return try Coordinate(mapLink: text)
    } catch {
        try require(!error.description.isEmpty && error.description.utf8.count < 2_000, "a reason of strange length")
        return nil
    }
}

/// `text`, which was printed of `place`, is read as that place.
private func compare(_ text: String, _ place: Coordinate, within degrees: Double) throws(Violation) {
    guard let back = try parsed(text) else { throw Violation("“\(text)”, printed of \(place), is no place") }
    let turn = (back.longitude - place.longitude).magnitude
    let difference = max((back.latitude - place.latitude).magnitude, min(turn, 360 - turn))
    try require(difference <= degrees, "“\(text)”, printed of \(place), is read as \(back)")
}
