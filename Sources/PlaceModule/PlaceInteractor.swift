import Geodesy
import MapData
import Places

/// The use case of looking places up.
package final class PlaceInteractor {
    private let places: PlaceFinder

    /// Asks the map data.
    package init(_ dependencies: PlaceDependencies) {
        places = dependencies.mapData.places
    }

    /// The places that are meant, best first, at least one. Throws `PlaceError`, and `PlaceRequestError` for the place
    /// that is given as near.
    package func find(_ request: PlaceRequest) throws -> PlaceResults {
        switch try read(request.text) {
        case .coordinates(let location, _), .mapCenter(let location): try nearest(to: location, request)
        case .name(let name), .named(_, let name): try named(name, request)
        case .about, .search, .shortCode, .route:
            try nearest(to: places.place(for: PlaceQuery(text: request.text)).location, request)
        }
    }

    private func nearest(to location: Coordinate, _ request: PlaceRequest) throws(PlaceError) -> PlaceResults {
        let places: [FoundPlace]
        do throws(GeocoderError) {
            places = try self.places.places(around: location)
        } catch {
            throw .noAnswer(text: request.text, error)
        }
        let wanted = places.filter { place in request.kind.map { place.kind == $0 } ?? true }
        guard !wanted.isEmpty else { throw .nothingNear(location) }
        return PlaceResults(places: Array(wanted.prefix(request.limit)), near: location)
    }

    private func named(_ name: String, _ request: PlaceRequest) throws -> PlaceResults {
        let near = try request.near.map { text throws(PlaceRequestError) in try location(near: text) }
        let matches = try places.matches(
            for: PlaceQuery(text: name, near: near, purpose: .list, kind: request.kind, limit: request.limit))
        guard !matches.places.isEmpty else { throw PlaceError.unknown(text: name, spelling: matches.spelling) }
        // Names that only sound alike are no answer.
        guard !matches.isAlike else { throw PlaceError.alike(text: name, matches.places) }
        return PlaceResults(places: matches.places, near: near)
    }

    private func read(_ text: String) throws(PlaceError) -> PlaceText {
        do throws(PlaceTextError) {
            return try PlaceText(parsing: text)
        } catch {
            throw .text(error)
        }
    }

    /// The coordinates of the place that is given as near.
    private func location(near text: String) throws(PlaceRequestError) -> Coordinate {
        do throws(PlaceError) {
            return try places.place(for: PlaceQuery(text: text)).location
        } catch {
            throw .near(error)
        }
    }
}
