package import Geodesy
package import JSON
import PlaceNames
import Places
import Reactive

/// Turns places into rows of a page.
package final class PlacePresenter {
    private let interactor: PlaceInteractor
    private let unit: DistanceUnit

    /// Shows what `interactor` finds.
    package init(interactor: PlaceInteractor, unit: DistanceUnit) {
        self.interactor = interactor
        self.unit = unit
    }

    /// The places that are meant, as a page and for programs; throws the error of the use case.
    package func find(_ request: PlaceRequest) throws -> (page: PlacePage, document: JSONValue) {
        let results = try interactor.find(request)
        return (page(results), PlaceDocument.json(results))
    }

    /// The places that words mean, as a page; fails with the error of the use case.
    func page(of words: String) -> AnyPublisher<PlacePage, any Error> {
        attempt { [self] in Just(try find(PlaceRequest(words)).page) }
    }

    private func page(_ results: PlaceResults) -> PlacePage {
        PlacePage(
            rows: results.places.map { place in
                let distance = results.near.map { distanceText($0.distance(to: place.location), in: unit) }
                return PlacePage.Row(
                    name: place.ownName, kind: place.kind?.word ?? "", region: place.region ?? "",
                    country: place.country, population: place.population.map(String.init) ?? "",
                    distance: distance ?? "", source: place.sources.map(\.name).joined(separator: ", "),
                    place: coordinateText(place.location))
            })
    }
}

extension PlaceRequestError: CustomStringConvertible {
    /// The sentence for the person who asked.
    package var description: String {
        switch self {
        case .near(let error): "--near: \(error)"
        }
    }
}
