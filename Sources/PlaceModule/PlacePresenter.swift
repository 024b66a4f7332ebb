import Geodesy
import MapData
import PlaceNames
package import Reactive

/// Turns places into what is printed of them.
package final class PlacePresenter {
    private let interactor: PlaceInteractor

    /// Shows what `interactor` finds.
    package init(interactor: PlaceInteractor) {
        self.interactor = interactor
    }

    /// The places that are meant, as a page and for programs; fails with the error of the use case.
    package func find(
        _ request: PlaceRequest
    ) -> AnyPublisher<(page: PlacePage, document: PlaceDocument), any Error> {
        interactor.find(request).map { (Self.page($0), PlaceDocument($0)) }.eraseToAnyPublisher()
    }

    private static func page(_ places: [Place]) -> PlacePage {
        PlacePage(
            rows: places.map { place in
                PlacePage.Row(
                    name: place.name, region: place.region ?? "", country: place.country,
                    population: place.population.map(String.init) ?? "", place: coordinateText(place.coordinate))
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
