import Geodesy
import MapData
import PlaceNames
package import Reactive

/// The use case of looking places up.
package final class PlaceInteractor {
    private let mapData: any MapDataProvider
    private let places: PlaceFinder

    /// Asks the map data.
    package init(_ dependencies: PlaceDependencies) {
        mapData = dependencies.mapData
        places = dependencies.places
    }

    /// The places that are meant, best first, at least one; begins when it is subscribed to. Fails with `PlaceError`,
    /// and with `PlaceRequestError` for the place that is given as near.
    package func find(_ request: PlaceRequest) -> AnyPublisher<FoundPlaces, any Error> {
        attempt { [self] in
            switch try read(request.text) {
            case .coordinates(let location, _), .mapCenter(let location): return nearest(to: location, request.text)
            case .name(let name), .named(_, let name):
                return near(request.near)
                    .flatMap { [self] in named(name, near: $0, request) }
                    .eraseToAnyPublisher()
            case .about, .search, .shortCode, .route:
                return places.place(request.text, near: nil).withAnyFailure()
                    .flatMap { [self] in nearest(to: $0.location, request.text) }
                    .eraseToAnyPublisher()
            }
        }
    }

    private func nearest(to location: Coordinate, _ text: String) -> AnyPublisher<FoundPlaces, any Error> {
        mapData.getPlace(near: location)
            .mapError { PlaceError.noAnswer(text: text, $0) }
            .tryMap { place in
                guard let place else { throw PlaceError.nothingNear(location) }
                return FoundPlaces(places: [place], near: location)
            }
            .eraseToAnyPublisher()
    }

    private func named(
        _ name: String, near: Coordinate?, _ request: PlaceRequest
    ) -> AnyPublisher<FoundPlaces, any Error> {
        let query = PlaceQuery(text: name, near: near, purpose: .list, kind: request.kind, limit: request.limit)
        return mapData.getLocation(for: query)
            .mapError { PlaceError.noAnswer(text: name, $0) }
            .tryMap { matches in
                guard !matches.places.isEmpty else { throw PlaceError.unknown(text: name, spelling: matches.spelling) }
                // Names that only sound alike are no answer.
                guard !matches.isAlike else {
                    throw PlaceError.alike(text: name, matches.places.compactMap { FoundPlace($0) })
                }
                return FoundPlaces(places: matches.places, near: near)
            }
            .eraseToAnyPublisher()
    }

    private func read(_ text: String) throws(PlaceError) -> PlaceText {
        do throws(PlaceTextError) {
            return try PlaceText(parsing: text)
        } catch {
            throw .text(error)
        }
    }

    /// Where the place that is given as near is; nil where none is.
    private func near(_ text: String?) -> AnyPublisher<Coordinate?, any Error> {
        guard let text else { return Just(nil).setFailureType(to: (any Error).self).eraseToAnyPublisher() }
        return places.place(text, near: nil)
            .map { Optional($0.location) }
            .mapError { PlaceRequestError.near($0) as any Error }
            .eraseToAnyPublisher()
    }
}
