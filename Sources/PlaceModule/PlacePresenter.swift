import Geodesy
package import JSON
import MapData

/// Turns places into what is printed of them.
package final class PlacePresenter: PlacePresenting {
    private let interactor: any PlaceInteracting
    private var places: [Place] = []

    package private(set) var state = PlaceState()

    /// Shows what `interactor` finds.
    package init(interactor: any PlaceInteracting) {
        self.interactor = interactor
    }

    package func find(_ request: PlaceRequest) throws {
        places = try interactor.find(request)
        state = PlaceState(
            rows: places.map { place in
                PlaceState.Row(
                    name: place.name, region: place.region ?? "", country: place.country,
                    population: place.population.map(String.init) ?? "", place: coordinateText(place.coordinate))
            })
    }

    /// The places for programs: `[{"name","region","country","location":{"latitude","longitude"},"population"}]`, null for
    /// what is not known.
    package var json: JSONValue {
        .array(
            places.map { place in
                .object([
                    JSONMember("name", .string(place.name)),
                    JSONMember("region", place.region.map { .string($0) } ?? .null),
                    JSONMember("country", .string(place.country)),
                    JSONMember(
                        "location",
                        .object([
                            JSONMember("latitude", .rounded(place.coordinate.latitude, places: 7)),
                            JSONMember("longitude", .rounded(place.coordinate.longitude, places: 7)),
                        ])),
                    JSONMember("population", place.population.map { .integer($0) } ?? .null),
                ])
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
