package import Entities
package import Reactive
import StopOrder

/// The position at which a new stop lengthens a trip the least, and that growth.
package struct StopGrowth: Equatable, Sendable {
    /// In metres; below 0 where one-way roads make the trip shorter.
    package let metres: Double
    /// Whether it is measured along straight lines although a road engine is in use.
    package let isStraight: Bool

    /// States a growth.
    package init(metres: Double, isStraight: Bool) {
        self.metres = metres
        self.isStraight = isStraight
    }
}

/// A stop where it lengthens its trip the least.
package struct BestInsertion: Equatable, Sendable {
    package let stop: PlacedStop
    package let growth: StopGrowth
}

extension MapDataProvider {
    /// The best positions of new stops, one after the other, each in the trip with those before it; in the order of
    /// `stops`, with indexes in the trip that has all of them. The distances are asked for once for each stop: those
    /// of the roads with a road engine, for up to 100 stops, which engines answer at once; otherwise straight lines.
    package func bestInsertions(
        of stops: [Waypoint], into trip: Trip
    ) -> AnyPublisher<[BestInsertion], MapDataError> {
        // It grows with each answer: a copy for each would take memory for stops times new stops.
        var grown = trip
        return Publishers.InSequence(stops) { stop, _ in
            var asked = grown
            asked.waypoints.append(stop)
            return insertionDistances(of: asked).map { distances, isStraight in
                let best = cheapestInsertion(
                    ofLastOf: distances, count: asked.waypoints.count, isRoundTrip: asked.isRoundTrip)
                grown.waypoints.insert(stop, at: best.position)
                return StopGrowth(metres: best.growth, isStraight: isStraight)
            }
        }
        .map { growths in
            let indexes = Dictionary(grown.waypoints.enumerated().map { ($0.element.id, $0.offset) }) { $1 }
            return zip(stops, growths).compactMap { stop, growth in
                indexes[stop.id].map { BestInsertion(stop: PlacedStop(index: $0, stop: stop), growth: growth) }
            }
        }
        .eraseToAnyPublisher()
    }

    /// The distances between the stops of a trip, and whether they are straight lines although a road engine is in use.
    private func insertionDistances(
        of trip: Trip
    ) -> AnyPublisher<(StopDistances, isStraight: Bool), MapDataError> {
        func straight(_ isException: Bool) -> AnyPublisher<(StopDistances, isStraight: Bool), MapDataError> {
            distances(for: trip).map { ($0, isException) }.eraseToAnyPublisher()
        }
        guard knowsRoads else { return straight(false) }
        guard trip.waypoints.count <= 100 else { return straight(true) }
        return roadTable(for: trip)
            .map { (StopDistances.matrix($0.distances), false) }
            .catch { _ in straight(true) }
            .eraseToAnyPublisher()
    }
}
