import CivilTime
import Entities
import Geodesy
import Itineraries
import MapData
import Places
package import Reactive
import Screens

/// Edits that put stops into other trips.
extension TripDetailInteractor {
    /// Copies stops into another trip, or moves them there; each text may be a list.
    package func copyStops(
        _ references: [String], to target: String, at number: Int?, moving isMove: Bool
    ) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            let trip = try trip()
            let numbers = try trip.stopNumbers(named: references)
            let target = try model.library.trip(named: target)
            let change = try Edits.copyStops(
                numbers, of: trip, to: target, at: number, moving: isMove, ids: identifiers)
            let stops = numbers.map { trip.waypoints[$0 - 1] }
            let costs = ForeignCosts(stops, from: trip.plan, to: target.plan).sentence
            return save(change, others: isMove ? [target] : [], [costs].compactMap { $0.map { AdvisedText($0) } }) {
                after, library in
                let target = library.trip(target.id) ?? after
                let first = change.placedStops.first?.stop.id
                let index = target.waypoints.firstIndex { $0.id == first } ?? target.waypoints.count
                return .copied(stops, to: target, number: index + 1, isMove: isMove)
            }
        }
    }

    /// Splits the trip, so that each of these stops begins a part; each text may be a list.
    package func split(_ references: [String], names: [String]) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            let trip = try trip()
            let numbers = try trip.stopNumbers(named: references)
            let names = try names.map { text throws(NameError) in try Name(text) }
            return parts(of: trip).flatMap { [self] days in
                attempt { [self] in
                    let change = try Edits.split(
                        trip, at: numbers, named: names, begins: days?.begins(of: numbers) ?? [:], in: model.library,
                        ids: identifiers)
                    return save(change) { after, library in
                        let index = library.index(ofTrip: trip.id) ?? 0
                        let parts = [after] + library.trips[(index + 1)...].prefix(Set(numbers).count)
                        return .split(days?.dated(parts) ?? parts.map { TripPart(trip: $0) })
                    }
                }
            }
        }
    }

    /// The days of a trip that is to be split; nil where nothing of them is decided, or its route is not known.
    private func parts(of trip: Trip) -> AnyPublisher<PartDays?, any Error> {
        guard trip.isPlanned else { return Just(nil).setFailureType(to: (any Error).self).eraseToAnyPublisher() }
        return mapData.directions(for: trip)
            .map { [clock] in PartDays(trip, $0, clock) }
            .catch { _ in Just(nil) }
            .setFailureType(to: (any Error).self)
            .eraseToAnyPublisher()
    }
}
