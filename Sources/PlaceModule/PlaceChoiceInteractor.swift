package import Geodesy
package import MapData
package import Reactive

/// The use case of typing a place while its answers appear.
package final class PlaceChoiceInteractor {
    /// How many answers there are to scroll through.
    static let limit = 20

    /// Where the stop before is; nil where there is none.
    let near: Coordinate?
    private let search: PlaceSearch

    /// Looks up what is typed, places close to `near` first.
    package init(near: Coordinate?, _ dependencies: PlaceDependencies) {
        self.near = near
        search = PlaceSearch(dependencies.mapData, near: near, limit: Self.limit, scheduler: dependencies.scheduler)
        dependencies.preparation.begin(dependencies.mapData, dependencies.scheduler)
    }

    /// The answers to what is typed, as they arrive.
    package var answers: AnyPublisher<TypedPlaces, Never> { search.answers }

    /// Takes what the line holds now.
    package func type(_ text: String) { search.type(text) }
}
