package import Entities
package import Reactive
import StopOrder

/// The position at which a new stop lengthens a trip the least, and that growth.
package struct StopGrowth: Equatable, Sendable {
    /// Metres; below 0 where a trip gets shorter, as on one-way roads.
    package let metres: Double
    /// Seconds of driving, by which the position was chosen; nil where roads are not known.
    package let seconds: Double?
    /// Whether it is measured along straight lines although roads are known.
    package let isStraight: Bool

    /// States a growth.
    package init(metres: Double, seconds: Double? = nil, isStraight: Bool) {
        self.metres = metres
        self.seconds = seconds
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
    /// `stops`, with indexes in the trip that has all of them. The distances are asked for once for each stop: driving
    /// times where roads are known, for up to 100 stops, which engines answer at once; otherwise straight lines. With
    /// `keepsEnds` the trip begins and ends where it did.
    package func bestInsertions(
        of stops: [Waypoint], into trip: Trip, keepsEnds: Bool = false
    ) -> AnyPublisher<[BestInsertion], MapDataError> {
        // It grows with each answer: a copy for each would take memory for stops times new stops.
        var grown = trip
        return Publishers.InSequence(stops) { stop, _ in
            var asked = grown
            asked.waypoints.append(stop)
            return insertion(ofLastOf: asked, keepsEnds: keepsEnds).map { position, growth in
                grown.waypoints.insert(stop, at: position)
                return growth
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

    /// The best position of the last stop of a trip among the others, and what it costs there.
    private func insertion(
        ofLastOf trip: Trip, keepsEnds: Bool
    ) -> AnyPublisher<(position: Int, growth: StopGrowth), MapDataError> {
        let count = trip.waypoints.count
        func straight(_ isException: Bool) -> AnyPublisher<(position: Int, growth: StopGrowth), MapDataError> {
            distances(for: trip)
                .map { distances in
                    let best = cheapestInsertion(
                        ofLastOf: distances, count: count, isRoundTrip: trip.isRoundTrip, keepsEnds: keepsEnds)
                    return (best.position, StopGrowth(metres: best.growth, isStraight: isException))
                }
                .eraseToAnyPublisher()
        }
        guard knowsRoads else { return straight(false) }
        guard count <= 100 else { return straight(true) }
        return roadTable(for: trip)
            .map { table in
                let best = cheapestInsertion(
                    ofLastOf: .matrix(table.durations), count: count, isRoundTrip: trip.isRoundTrip,
                    keepsEnds: keepsEnds)
                let metres = insertionGrowth(
                    ofLastOf: .matrix(table.distances), count: count, isRoundTrip: trip.isRoundTrip,
                    at: best.position)
                return (best.position, StopGrowth(metres: metres, seconds: best.growth, isStraight: false))
            }
            .catch { _ in straight(true) }
            .eraseToAnyPublisher()
    }
}
