import Geodesy

/// The coordinates that a file has for a point, or the reason why they are none.
enum ReadPoint: Equatable {
    case place(Coordinate)
    case fault(String)

    /// Reads a latitude and a longitude in degrees. Files whose ways cross the antimeridian count the longitude on
    /// beyond 180, up to a whole turn: such a one is turned back, and `isTurned` becomes true.
    static func read(latitude: Double, longitude: Double, isTurned: inout Bool) -> ReadPoint {
        let isBeyond = longitude.magnitude > 180 && longitude.magnitude <= 360 && latitude.magnitude <= 90
        if isBeyond { isTurned = true }
        do throws(CoordinateError) {
            return .place(
                try Coordinate(
                    latitude: latitude, longitude: isBeyond ? longitude + (longitude < 0 ? 360 : -360) : longitude))
        } catch {
            return .fault(error.description)
        }
    }
}
