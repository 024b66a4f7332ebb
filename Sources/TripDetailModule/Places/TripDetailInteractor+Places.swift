import Entities
package import Geodesy
import MapData
package import Places
package import Reactive
import Screens

/// Texts that are typed as places of new stops.
extension TripDetailInteractor {
    /// The places of typed lines, each of which may have several.
    func entered(_ lines: [String], _ position: StopPosition) -> EnteredPlaces {
        guard let (near, stops) = surroundings(position) else { return EnteredPlaces(places: lines) }
        return places.entered(lines, near: near, stops: stops)
    }

    /// Whether a text means a place, or several of which one is to be chosen, by their name.
    func isKnown(_ text: String) -> Bool {
        guard let (near, stops) = surroundings(.end) else { return false }
        let entered = places.entered(PlaceLines.places(text), near: near, stops: stops).places
        do throws(PlaceError) {
            _ = try places.places(TypedStops(entered).places, near: near, stops: stops)
            return true
        } catch {
            return error.problems.contains { $0.error.isOfKnownName } || error.problems.count < entered.count
        }
    }

    /// The locations of the stops; none where the trip does not exist any more.
    var stops: [Coordinate] { (try? trip().waypoints.map(\.location)) ?? [] }

    /// The place before a number at the end of a typed text, where no place is called like the whole; nil for any other
    /// text.
    func numberedPlace(_ text: String, _ position: StopPosition) -> (place: String, number: String)? {
        guard let (near, stops) = surroundings(position) else { return nil }
        return places.numberedPlace(text, near: near, stops: stops)
    }

    /// The places that new stops are likely to be near; nil where the trip does not exist any more.
    private func surroundings(_ position: StopPosition) -> (near: Coordinate?, stops: [Coordinate])? {
        guard let trip = try? trip() else { return nil }
        return ((try? nearby(position)) ?? nil, trip.waypoints.map(\.location))
    }

    /// The location that a new place is likely to be near: that of the stop before it, or of the last one.
    package func nearby(_ position: StopPosition) throws -> Coordinate? {
        let stops = try trip().waypoints
        guard case .number(let number) = position else { return stops.last?.location }
        // A number that no new stop can have is refused when the places are known.
        return (stops.prefix(max(1, number) - 1).last ?? stops.last)?.location
    }

    /// The list that typed or pasted lines are: where one of them has the mark of a list, and where the places that
    /// were `entered` with them are not all known, but more of no fewer places are as a list. Nil where they are places
    /// as they stand.
    func list(_ lines: [String], _ entered: [String], _ position: StopPosition) -> TypedList? {
        guard let (near, stops) = surroundings(position) else { return nil }
        func check(_ texts: [String]) throws(PlaceError) {
            let typed = TypedStops(texts)
            _ = try places.places(typed.places, near: near, stops: stops, chosen: typed.chosen)
        }
        func problems(_ texts: [String]) -> Int {
            do throws(PlaceError) {
                try check(texts)
                return 0
            } catch {
                return error.problems.count
            }
        }
        let isMarked = lines.contains { PlaceLines.withoutMark($0).isItem }
        let plain = isMarked ? nil : problems(entered)
        guard plain != 0, let list = listReader(lines, check) else { return nil }
        if list.isMarked { return list }
        // What a list takes for said of a place may be another place.
        guard lines.count > 1, list.places.count >= entered.count else { return nil }
        return problems(list.places) < plain ?? .max ? list : nil
    }

    /// The places that texts mean, near the stop before; fails with `PlaceError`.
    func places(_ texts: [String], _ position: StopPosition) -> AnyPublisher<[FoundPlace], any Error> {
        attempt { [self] in
            let found = try places.places(
                TypedStops(texts).places, near: nearby(position), stops: trip().waypoints.map(\.location), chosen: [:])
            return Just(found).setFailureType(to: (any Error).self).eraseToAnyPublisher()
        }
    }

    /// The place that a text means, near the last stop; fails with `PlaceError`.
    package func place(_ typed: String) -> AnyPublisher<FoundPlace, PlaceError> {
        let text = PlaceNights(typed).place
        let stops = (try? trip().waypoints.map(\.location)) ?? []
        return mapData.getLocation(for: PlaceQuery(text: text, near: stops.last, stops: stops))
    }
}
