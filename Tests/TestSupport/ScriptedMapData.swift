package import Entities
package import MapData
package import PlaceNames
package import Places
package import Reactive
package import StopOrder

/// Map data whose questions the test answers.
package final class ScriptedMapData: MapDataProvider {
    /// A request for a route, with the means to answer it.
    package struct Question {
        package let trip: Trip
        private let answer: PassthroughSubject<Route, MapDataError>

        init(trip: Trip, answer: PassthroughSubject<Route, MapDataError>) {
            self.trip = trip
            self.answer = answer
        }

        /// Answers with a straight line.
        package func succeed() {
            answer.send(straightLineRoute(of: trip))
            answer.send(completion: .finished)
        }

        /// Answers with legs of one length.
        package func succeed(metres: Double) {
            let legs = trip.waypoints.indices.dropLast().map {
                Leg(from: $0, to: $0 + 1, distance: metres, initialBearing: 0)
            }
            answer.send(Route(legs: legs))
            answer.send(completion: .finished)
        }

        /// Fails with a reason.
        package func fail(_ reason: String) {
            answer.send(completion: .failure(.unavailable(reason: reason)))
        }
    }

    package let methodName = "by road"
    package var knowsRoads: Bool { roads != nil }
    /// The questions so far, oldest first.
    package private(set) var questions: [Question] = []

    /// Returns the distances between the stops of a trip; nil if they are not available.
    package var table: ((Trip) -> StopDistances)?

    /// Returns the roads between the stops of a trip; nil where no road engine is named.
    package var roads: ((Trip) throws(MapDataError) -> RoadTable)?

    /// Creates map data without questions.
    package init() {}

    package var places: PlaceFinder { PlaceFinder(PlaceList([])) }

    package func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
        Deferred { [self] in
            let answer = PassthroughSubject<Route, MapDataError>()
            questions.append(Question(trip: trip, answer: answer))
            return answer
        }
        .eraseToAnyPublisher()
    }

    package func distances(for trip: Trip) -> AnyPublisher<StopDistances, MapDataError> {
        guard let table else { return Fail(error: .unavailable(reason: "no table")).eraseToAnyPublisher() }
        return Just(table(trip)).setFailureType(to: MapDataError.self).eraseToAnyPublisher()
    }

    package func roadTable(for trip: Trip) -> AnyPublisher<RoadTable, MapDataError> {
        do throws(MapDataError) {
            guard let roads else { throw .noRoadEngine }
            return Just(try roads(trip)).setFailureType(to: MapDataError.self).eraseToAnyPublisher()
        } catch {
            return Fail(error: error).eraseToAnyPublisher()
        }
    }
}

/// Looks up places in a list, by the beginning of their names.
package struct PlaceList: Geocoder {
    private let places: [FoundPlace]

    /// Creates a lookup of these places.
    package init(_ places: [Place]) {
        self.init(found: places.map { FoundPlace($0) })
    }

    /// Creates a lookup of places that were found before.
    package init(found places: [FoundPlace]) {
        self.places = places
    }

    /// A list with one place called Lyon and two called Springfield.
    package static func few() -> PlaceList {
        PlaceList([
            Place(
                name: "Lyon", region: nil, country: "FR", coordinate: TestSupport.place(45.75, 4.85),
                population: 520_000, sources: PlaceSources(.geoNames)),
            Place(
                name: "Springfield", region: "Illinois", country: "US", coordinate: TestSupport.place(39.8, -89.64),
                population: 114_000, sources: PlaceSources(.geoNames)),
            Place(
                name: "Springfield", region: "Missouri", country: "US", coordinate: TestSupport.place(37.21, -93.29),
                population: 169_000, sources: PlaceSources(.geoNames)),
        ])
    }

    package func places(for query: PlaceQuery) throws(GeocoderError) -> PlaceMatches {
        PlaceMatches(places.filter { $0.name.lowercased().hasPrefix(query.text.lowercased()) })
    }
}
