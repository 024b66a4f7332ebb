package import Geodesy
import MapData
import PlaceNames
package import Reactive

/// Turns places into what is printed of them.
package final class PlacePresenter {
    private let interactor: PlaceInteractor
    private let unit: DistanceUnit

    /// Shows what `interactor` finds.
    package init(interactor: PlaceInteractor, unit: DistanceUnit) {
        self.interactor = interactor
        self.unit = unit
    }

    /// The places that are meant, as a page and for programs; fails with the error of the use case.
    package func find(
        _ request: PlaceRequest
    ) -> AnyPublisher<(page: PlacePage, document: PlaceDocument), any Error> {
        interactor.find(request).map { [unit] in (Self.page($0, in: unit), PlaceDocument($0)) }.eraseToAnyPublisher()
    }

    private static func page(_ found: FoundPlaces, in unit: DistanceUnit) -> PlacePage {
        PlacePage(
            rows: found.places.map { place in
                let distance = found.near.map { distanceText($0.distance(to: place.coordinate), in: unit) }
                return PlacePage.Row(
                    name: place.name, kind: place.kind.word, region: place.region ?? "", country: place.country,
                    population: place.population.map(String.init) ?? "", distance: distance ?? "",
                    source: place.sources.list.map(\.name).joined(separator: ", "),
                    place: coordinateText(place.coordinate))
            })
    }
}

extension PlaceRequestError: CustomStringConvertible {
    /// What is wrong, for the person who asked.
    package var description: String {
        switch self {
        case .near(let error): "--near: \(error)"
        }
    }
}
