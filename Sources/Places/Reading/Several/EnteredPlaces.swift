package import Geodesy
import Text

/// The places of what a person has typed in one go, one stop each, as they are added.
package struct EnteredPlaces: Equatable, Sendable {
    /// The places as they were typed, with their nights.
    package let places: [String]
    /// Whether the person is to be asked: one line is perhaps a single place.
    package let isDoubtful: Bool

    /// Collects places.
    package init(places: [String], isDoubtful: Bool = false) {
        (self.places, self.isDoubtful) = (places, isDoubtful)
    }
}

extension PlaceFinder {
    /// The places of lines, as `PlaceLines` parts them: each line is one, or those that it joins, known or not. Some
    /// look-ups for each line that has a comma or the sign of a way, none for others.
    package func entered(_ lines: [String], near: Coordinate?, stops: [Coordinate] = []) -> EnteredPlaces {
        if lines.count == 1, let joined = joinedPlaces(lines[0], near: near, stops: stops) {
            return EnteredPlaces(places: joined.parts, isDoubtful: joined.isDoubtful)
        }
        return EnteredPlaces(
            places: lines.flatMap { line in
                joinedPlaces(line, near: near, stops: stops)?.parts ?? commaList(line, near: near, stops: stops)
                    ?? [line]
            })
    }
}
