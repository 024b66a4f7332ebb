import Entities
import Itineraries
import MapData
import Places
import Reactive

/// Measures what visits of places beside the way add to a trip.
///
/// A detour is the best way from a point of the way before the place to it and on to a point behind it, less the best
/// way between these two points, which lie on the leg that passes the place: so exits and junctions count, and roads
/// that lead back to the way elsewhere.
struct AlongDetours {
    let mapData: any MapDataProvider

    /// The least distance between the point nearest to a place and those from which the detour is measured, in metres.
    private static let leastReach = 10_000.0
    /// The same as a multiple of the distance off the way.
    private static let reachFactor = 2.0
    /// The most places whose detours are measured by road; those of longer lists are straight lines.
    private static let mostMeasured = 200

    /// The detours to places along the way of a trip, in their order; straight lines there and back where no roads are
    /// known.
    func detours(
        to places: [AlongPlace], _ way: TripWay, of trip: Trip, _ route: Route
    ) -> AnyPublisher<[AlongFindings.Detour], MapDataError> {
        let isMeasured = mapData.knowsRoads && places.count <= Self.mostMeasured
        return Publishers.InSequence(places) { place, _ -> AnyPublisher<AlongFindings.Detour, MapDataError> in
            let straight = AlongFindings.Detour(metres: 2 * place.off, seconds: nil)
            let reach = max(Self.leastReach, Self.reachFactor * place.off)
            guard isMeasured, let leg = place.position.leg, route.legs[leg].source.isRoad,
                let ends = way.ends(around: place.position, reach: reach), let model = trip.waypoints.first
            else { return Just(straight).setFailureType(to: MapDataError.self).eraseToAnyPublisher() }
            var asked = trip
            asked.isRoundTrip = false
            asked.waypoints = [ends.before, place.place.location, ends.after].map {
                Waypoint(id: model.id, name: model.name, location: $0)
            }
            return mapData.roadTable(for: asked)
                .map { table in
                    guard table.sources[1].isRoad, table.sources[5].isRoad else { return straight }
                    return AlongFindings.Detour(
                        metres: max(0, table.distances[1] + table.distances[5] - table.distances[2]),
                        seconds: max(0, table.durations[1] + table.durations[5] - table.durations[2]))
                }
                .catch { error in
                    // A person who stops the measuring wants no list.
                    error == .stopped
                        ? Fail(error: error).eraseToAnyPublisher()
                        : Just(straight).setFailureType(to: MapDataError.self).eraseToAnyPublisher()
                }
                .eraseToAnyPublisher()
        }
        .eraseToAnyPublisher()
    }
}
