package import Entities
import Geodesy

/// Why a text is no place, or not one place.
package enum PlaceError: Error, Equatable, Sendable {
    /// It cannot be read.
    case text(PlaceTextError)
    /// Two arguments are one place together.
    case split(SplitPlace)
    /// The place is good, the name given to it is not.
    case name(NameError)
    /// Nothing is known by this name.
    case unknown(text: String)
    /// Several places are, in the order of likeliness.
    case ambiguous(text: String, [FoundPlace])
    /// There is no answer, and why.
    case noAnswer(text: String, MapDataError)
    /// How far the places are from each other could not be found out.
    case noDistances
}

extension PlaceError: CustomStringConvertible {
    /// What is wrong, for the person who typed the place.
    package var description: String {
        switch self {
        case .text(let error): error.description
        case .split(let split): split.description
        case .name(let error): error.description
        case .unknown(let text): "no place is known as “\(text)”"
        case .ambiguous(let text, let places): "“\(text)” fits \(places.count) places"
        case .noAnswer(let text, let error): "“\(text)”: \(error)"
        case .noDistances: "how far the places are from each other could not be found out"
        }
    }

    /// Whether the text is bad data, as opposed to a place that is not known.
    package var isBadData: Bool {
        if case .text = self { true } else { false }
    }

    /// What to do, a line each.
    package var hints: [String] {
        switch self {
        case .ambiguous(_, let places):
            ["Give one of:"] + places.prefix(10).map { "  \($0.label): \(coordinates($0))" }
        default: []
        }
    }

    private func coordinates(_ place: FoundPlace) -> String {
        "\"\(place.name.text)=\(place.location.latitude),\(place.location.longitude)\""
    }
}
