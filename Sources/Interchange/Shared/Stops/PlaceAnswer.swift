package import Geodesy
import Places

/// The meaning of a PLACE in a file.
package enum PlaceAnswer: Equatable, Sendable {
    /// A place; its name where the text gave or the look-up found one. `label` says which place it is when it was
    /// looked up, so that the person sees what was chosen.
    case place(Coordinate, name: String?, label: String?)
    /// No place, or not one; `reason` says it to a person.
    case none(reason: String)

    /// Reads links and coordinates, with `NAME=` in front or not; knows no names of places. Linear.
    package static func ofCoordinates(_ text: String, near: Coordinate?) -> PlaceAnswer {
        do throws(CoordinateTextError) {
            return .place(try coordinate(text), name: nil, label: nil)
        } catch {
            guard let (name, place) = split(nameAndPlace: text, by: { try? coordinate($0) }) else {
                return .none(reason: error == .notCoordinates ? "“\(text)” is no place that is known" : "\(error)")
            }
            return .place(place, name: name, label: nil)
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
