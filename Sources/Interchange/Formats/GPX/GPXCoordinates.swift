import XML

/// Reads the coordinates of a point from two attributes.
enum GPXCoordinates {
    /// Reads latitude and longitude as decimal degrees; `isTurned` becomes true for a longitude beyond 180.
    static func read(latitude: XMLText?, longitude: XMLText?, isTurned: inout Bool) -> ReadPoint {
        guard let latitude else { return .fault("the point has no latitude (lat)") }
        guard let longitude else { return .fault("the point has no longitude (lon)") }
        guard let north = DegreesText.number(latitude.bytes) else { return .fault(reason(latitude, "latitude")) }
        guard let east = DegreesText.number(longitude.bytes) else { return .fault(reason(longitude, "longitude")) }
        return ReadPoint.read(latitude: north, longitude: east, isTurned: &isTurned)
    }

    private static func reason(_ text: XMLText, _ subject: String) -> String {
        let shown = text.string.prefix(40)
        if shown.utf8.contains(UInt8(ascii: ",")) {
            return "\(subject) “\(shown)” has a comma; decimals need a point"
        }
        return "\(subject) “\(shown)” is not a number"
    }
}
