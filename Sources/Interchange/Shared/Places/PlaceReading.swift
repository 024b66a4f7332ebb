package import Geodesy
package import Places

/// Reads a PLACE in a file: coordinates, a link, or a name that is looked up near the stop before it.
package typealias PlaceReading = (_ text: String, _ near: Coordinate?) -> Result<FoundPlace, PlaceRefusal>

/// The reason why a text in a file is no place, or not one.
package struct PlaceRefusal: Error, Equatable, Sendable {
    /// The reason in words, for a person.
    package let reason: String
    /// The names of the places that may be meant, as `folded` gives them.
    package let foldedNames: Set<String>
    /// Whether there are places of this name, of which none is clearly meant.
    package let isKnown: Bool
    /// Whether the text is the name of several places, of which none is clearly meant.
    package let isOfSeveral: Bool
    /// Whether the text is two towns with a comma between them.
    package let isOfTwoTowns: Bool
    /// The places that may be meant, in the order of likeliness, where the text is the name of several.
    package let candidates: [FoundPlace]

    /// Gives a reason, and the names of what may be meant, as `folded` gives them.
    package init(
        _ reason: String, foldedNames: Set<String> = [], isKnown: Bool = false, isOfSeveral: Bool = false,
        isOfTwoTowns: Bool = false, candidates: [FoundPlace] = []
    ) {
        self.reason = reason
        self.foldedNames = foldedNames
        self.isKnown = isKnown
        self.isOfSeveral = isOfSeveral
        self.isOfTwoTowns = isOfTwoTowns
        self.candidates = candidates
    }
}

extension FoundPlace {
    /// Reads links and coordinates, with `NAME=` in front or not; knows no names of places. Linear for each `=`.
    package static func ofCoordinates(_ text: String, near: Coordinate?) -> Result<FoundPlace, PlaceRefusal> {
        do throws(CoordinateTextError) {
            return .success(FoundPlace(at: try coordinate(text), named: nil))
        } catch {
            guard let (name, place) = split(nameAndPlace: text, by: { try? coordinate($0) }) else {
                let isUnknown = error == .notCoordinates
                return .failure(PlaceRefusal(isUnknown ? "“\(text)” is no place that is known" : "\(error)"))
            }
            return .success(FoundPlace(at: place, named: name))
        }
    }

    private init(at location: Coordinate, named name: String?) {
        let text = name ?? coordinateText(location)
        self.init(name: text, location: location, label: text, wasLookedUp: false, isNamed: name != nil)
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
