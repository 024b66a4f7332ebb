package import Geodesy

extension Shorelines {
    /// Whether a coast or the shore of a lake is at most so many metres from a place, to a few kilometres; true where
    /// the lines are damaged. Linear in the number of pieces and the points of those that are near.
    package func hasWater(near place: Coordinate, within metres: Double) -> Bool {
        var isNear = false
        do {
            try lines(.fine, within: metres, of: place, isTrusted: true) { kind, points in
                guard !isNear, kind == .coast || kind == .lake else { return }
                isNear = points.contains { point in
                    (try? Coordinate(latitude: point.latitude, longitude: point.longitude))
                        .map { $0.distance(to: place) <= metres } ?? false
                }
            }
        } catch {
            return true
        }
        return isNear
    }
}
