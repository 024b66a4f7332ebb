package import Geodesy

/// Tells which places are reached over streets that the network does not know: not those across water.
package struct StreetReach: Sendable {
    /// The straight line in metres up to which a map of coasts is no better than the places themselves.
    static let unseen = 1_000.0
    private let around: @Sendable (_ place: Coordinate, _ metres: Double) -> (Coordinate) -> Bool

    /// Asks for each place and a distance around it what can be reached from there.
    package init(_ around: @escaping @Sendable (_ place: Coordinate, _ metres: Double) -> (Coordinate) -> Bool) {
        self.around = around
    }

    /// All places reach each other.
    package static let anywhere = StreetReach { _, _ in { _ in true } }

    /// Whether a place reaches another one.
    package func reaches(from place: Coordinate, to other: Coordinate) -> Bool {
        let metres = place.distance(to: other)
        return metres <= Self.unseen || around(place, metres)(other)
    }

    /// The approaches that lead over streets to their roads.
    func reached(_ approaches: [Approach], from place: Coordinate, within metres: Double) -> [Approach] {
        guard approaches.contains(where: { $0.metres > Self.unseen }) else { return approaches }
        let reaches = around(place, metres)
        return approaches.filter { $0.metres <= Self.unseen || reaches($0.point) }
    }
}
