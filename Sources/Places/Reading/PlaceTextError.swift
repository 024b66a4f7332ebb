package import Geodesy

/// The reason why a PLACE argument was not understood: bad data, as opposed to a place that is not found.
package enum PlaceTextError: Error, Equatable, Sendable {
    /// Nothing but white space.
    case empty
    /// `=COORDINATES` without a name; carries the text.
    case noName(String)
    /// `NAME=` without a place; carries the text.
    case noPlace(String)
    /// A Plus Code without its beginning and without a town; carries the text.
    case shortCodeAlone(String)
    /// One angle without the other; carries the text.
    case half(String)
    /// Meant as coordinates, but none; carries the text and the error.
    case badCoordinates(String, CoordinateTextError)
    /// A link to a way where one place is asked for; carries their number.
    case route(Int)
    /// Several lines where one place is asked for; carries how many.
    case severalLines(Int)
}

extension PlaceTextError: CustomStringConvertible {
    /// The sentence for the person who gave the place, with what to do.
    package var description: String {
        switch self {
        case .empty: "a place cannot be empty; give coordinates, such as 40.757,-73.986, or a name"
        case .noName(let text): "there is no name before the = in “\(text)”; write NAME=40.757,-73.986"
        case .noPlace(let text): "there is no place behind the = in “\(text)”; write NAME=40.757,-73.986 or NAME=TOWN"
        case .shortCodeAlone(let text):
            "“\(text)” is a short Plus Code, which needs a town behind it: “\(text) Zermatt”"
        case .half(let text):
            "“\(text)” is one half of coordinates; give latitude and longitude as one argument: 40.757,-73.986"
        case .badCoordinates(let text, let error): "“\(text)”: \(error)"
        case .route(let count):
            "this link has \(count) places where one is asked for; add it to a trip to take them all"
        case .severalLines(let count): "these are \(count) lines, each a place of its own, where one is asked for"
        }
    }
}
