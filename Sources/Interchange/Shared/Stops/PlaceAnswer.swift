package import Geodesy

/// The meaning of a PLACE in a file.
package enum PlaceAnswer: Equatable, Sendable {
    /// A place; its name if the text gave or the look-up found one. `label` describes a place that was looked up, so
    /// that the person sees the choice.
    case place(Coordinate, name: String?, label: String?)
    /// No place, or no single one; `reason` is for a person.
    case none(reason: String)

    /// Reads links and coordinates, with `NAME=` in front or not; knows no names of places. Linear.
    package static func ofCoordinates(_ text: String, near: Coordinate?) -> PlaceAnswer {
        do throws(CoordinateTextError) {
            return .place(try coordinate(text), name: nil, label: nil)
        } catch {
            guard let equals = text.lastIndex(of: "="),
                let place = try? coordinate(String(text[text.index(after: equals)...]))
            else {
                return .none(reason: error == .notCoordinates ? "“\(text)” is no place that is known" : "\(error)")
            }
            return .place(place, name: String(text[..<equals]), label: nil)
        }
    }

    private static func coordinate(_ text: String) throws(CoordinateTextError) -> Coordinate {
        do throws(CoordinateTextError) {
            return try Coordinate(mapLink: text)
        } catch {
            guard error == .notCoordinates else { throw error }
            return try Coordinate(parsing: text)
        }
    }
}
