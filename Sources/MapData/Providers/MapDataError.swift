/// The reason why a question about the map has no answer.
package enum MapDataError: Error, Equatable, Sendable {
    /// The provider knows no place names.
    case placeNamesUnknown
    /// The program has no road engine to ask.
    case noRoadEngine
    /// The provider cannot answer now; carries the reason, for a person.
    case unavailable(reason: String)
    /// The provider's own data cannot be used; carries the reason, for a person.
    case damaged(reason: String)
}

extension MapDataError: CustomStringConvertible {
    /// The fault and its remedy, for the person who asked.
    package var description: String {
        switch self {
        case .placeNamesUnknown: "place names are not known offline; give coordinates, such as 40.757,-73.986"
        case .noRoadEngine: "no road engine is named, so distances by road are not known"
        case .unavailable(let reason), .damaged(let reason): reason
        }
    }
}
