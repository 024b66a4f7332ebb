import Entities
import Geodesy
import Places

extension ImportContext {
    /// The name of a place that has none, after the town near it; nil where no town is known there.
    func nameOfNeighbor(of place: Coordinate) -> Name? {
        guard case .success(let found) = readPlace(coordinateText(place), nil), !found.isNamed, !found.wasLookedUp,
            found.name != coordinateText(place)
        else { return nil }
        return Name.cut(found.name)
    }
}
