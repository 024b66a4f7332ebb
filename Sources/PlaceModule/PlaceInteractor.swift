import Geodesy
package import MapData
import Reactive

/// The use case of looking places up.
package final class PlaceInteractor: PlaceInteracting {
    private let mapData: any MapDataProvider
    private let places: PlaceFinder

    /// Asks the map data.
    package init(_ dependencies: PlaceDependencies) {
        mapData = dependencies.mapData
        places = dependencies.places
    }

    package func find(_ request: PlaceRequest) throws -> [Place] {
        let near = try near(request.near)
        switch try read(request.text) {
        case .coordinates(let location, _):
            guard let place = try answer(mapData.getPlace(near: location), to: request.text, without: nil) else {
                throw PlaceError.unknown(text: request.text)
            }
            return [place]
        case .name(let name):
            let query = PlaceQuery(text: name, near: near, purpose: .list, limit: request.limit)
            let matches = try answer(mapData.getLocation(for: query), to: name, without: PlaceMatches([]))
            guard !matches.places.isEmpty else {
                throw PlaceError.unknown(text: name, spelling: matches.spelling)
            }
            return matches.places
        }
    }

    private func read(_ text: String) throws(PlaceError) -> PlaceText {
        do throws(PlaceTextError) {
            return try PlaceText(parsing: text)
        } catch {
            throw .text(error)
        }
    }

    private func near(_ text: String?) throws(PlaceRequestError) -> Coordinate? {
        guard let text else { return nil }
        do throws(PlaceError) {
            return try places.find(text, near: nil).location
        } catch {
            throw .near(error)
        }
    }

    /// The answer that comes at once, or else `none`: a command does not wait.
    private func answer<Value>(
        _ publisher: AnyPublisher<Value, MapDataError>, to text: String, without none: Value
    ) throws(PlaceError) -> Value {
        do throws(MapDataError) {
            return try publisher.answerAtOnce() ?? none
        } catch {
            throw .noAnswer(text: text, error)
        }
    }
}
