/// The reason why a question about the map has no answer.
package enum MapDataError: Error, Equatable, Sendable {
    /// No road engine was named.
    case noRoadEngine
    /// The person stopped the measuring.
    case stopped
    /// The provider cannot answer now; carries the reason, for a person.
    case unavailable(reason: String)
}

extension MapDataError: CustomStringConvertible {
    /// The sentence for the person who asked, with what to do.
    package var description: String {
        switch self {
        case .noRoadEngine: "no road engine is named, so distances by road are not known"
        case .stopped: "the measuring of roads was stopped"
        case .unavailable(let reason): reason
        }
    }
}
