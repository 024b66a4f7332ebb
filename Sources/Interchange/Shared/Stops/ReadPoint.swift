import Geodesy

/// The coordinates that a file has for a point, or the reason why they are none.
enum ReadPoint: Equatable {
    case place(Coordinate)
    case fault(String)
}
