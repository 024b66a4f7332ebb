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
        dependencies.preparation.begin(dependencies)
    }

    /// The answers to what is typed, as they arrive.
    package var answers: AnyPublisher<TypedPlaces, Never> { search.answers }

    /// Takes what the line holds now.
    package func type(_ text: String) { search.type(text) }
}

/// Looks a letter up once, soon after the first question for a place is shown, and forgets the answer: the letter that a person
/// types then does not wait for the parts of the data that every answer reads.
final class PlacePreparation {
    /// People need longer for their first letter.
    static let delay = Duration.milliseconds(20)

    private var hasBegun = false
    private var lookUp: AnyCancellable?

    /// Looks up in the map data of `dependencies`, the first time that it is called.
    func begin(_ dependencies: PlaceDependencies) {
        guard !hasBegun else { return }
        hasBegun = true
        let mapData = dependencies.mapData
        lookUp = dependencies.scheduler.schedule(after: Self.delay) { [weak self] in
            self?.lookUp = mapData.getLocation(for: PlaceQuery(text: "s", purpose: .typing))
                .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        }
    }
}
