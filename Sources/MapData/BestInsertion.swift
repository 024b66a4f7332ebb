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
    ///
    /// `legs` are those on which the stops are visited, in rising order, nil for the one that costs least; none for all
    /// of these.
    package func bestInsertions(
        of stops: [Waypoint], into trip: Trip, on legs: [Int?] = [], keepsEnds: Bool = false
    ) -> AnyPublisher<[BestInsertion], MapDataError> {
        // It grows with each answer: a copy for each would take memory for stops times new stops.
        var grown = trip
        return Publishers.InSequence(Array(stops.enumerated())) { entry, _ in
            let (number, stop) = entry
            var asked = grown
            asked.waypoints.append(stop)
            // Those before it are on the same leg or on earlier ones.
            let position = legs.indices.contains(number) ? legs[number].map { $0 + 1 + number } : nil
            return insertion(ofLastOf: asked, at: position, keepsEnds: keepsEnds).map { position, growth in
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

    /// The best position of the last stop of a trip among the others, or the given one, and what it costs there.
    private func insertion(
        ofLastOf trip: Trip, at position: Int?, keepsEnds: Bool
    ) -> AnyPublisher<(position: Int, growth: StopGrowth), MapDataError> {
        let count = trip.waypoints.count
        func straight(_ isException: Bool) -> AnyPublisher<(position: Int, growth: StopGrowth), MapDataError> {
            distances(for: trip)
                .map { distances in
                    if let position {
                        let metres = insertionGrowth(
                            ofLastOf: distances, count: count, isRoundTrip: trip.isRoundTrip, at: position)
                        return (position, StopGrowth(metres: metres, isStraight: isException))
                    }
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
                func growth(_ distances: StopDistances, at position: Int) -> Double {
                    insertionGrowth(ofLastOf: distances, count: count, isRoundTrip: trip.isRoundTrip, at: position)
                }
                let place = position ?? best.position
                let seconds = position.map { growth(.matrix(table.durations), at: $0) } ?? best.growth
                let metres = growth(.matrix(table.distances), at: place)
                return (place, StopGrowth(metres: metres, seconds: seconds, isStraight: false))
            }
            .catch { _ in straight(true) }
            .eraseToAnyPublisher()
    }
}
