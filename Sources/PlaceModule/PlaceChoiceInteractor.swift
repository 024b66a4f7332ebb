package import Geodesy
import MapData
package import PlaceNames
package import Places
package import Reactive

/// The use case of typing a place while its answers appear.
///
/// A name is looked up when the typing pauses; coordinates and an empty line are answered at once.
package final class PlaceChoiceInteractor {
    /// The number of answers that there are to scroll through.
    static let limit = 20
    /// The pause of typing after which a name is looked up. None: the places are at hand, and keys that arrive together
    /// are one look-up anyway.
    private static let pause = Duration.zero

    /// The stop before; nil where there is none.
    let near: Coordinate?
    private let way: KnownWay
    /// The answers to what is typed, as they arrive.
    package let answers: AnyPublisher<TypedPlaces, Never>
    private let typed = PassthroughSubject<String, Never>()

    /// Looks up what is typed, places close to `near` first, and of those that are meant alike the ones near the `way`
    /// of the trip, which is asked for with the first letter. The menus have one `preparation` for all questions.
    package init(
        near: Coordinate?, way: @escaping () -> StopsWay? = { nil }, _ dependencies: PlaceDependencies,
        _ preparation: PlacePreparation
    ) {
        self.near = near
        let way = KnownWay(way)
        self.way = way
        answers = Self.answers(
            to: typed.removeDuplicates().eraseToAnyPublisher(), dependencies.mapData.places, near: near, way,
            dependencies.scheduler)
        preparation.begin(dependencies.mapData, dependencies.scheduler)
    }

    /// The stops of the trip; none where there is no way between them.
    var stops: [Coordinate] { way.way?.stops ?? [] }

    /// Takes what the line holds now.
    package func type(_ text: String) { typed.send(text) }

    private static func answers(
        to texts: AnyPublisher<String, Never>, _ places: PlaceFinder, near: Coordinate?,
        _ way: KnownWay, _ scheduler: some Scheduler
    ) -> AnyPublisher<TypedPlaces, Never> {
        let others = texts.compactMap { text in
            places.answer(toTyped: text, near: near, stops: way.way?.stops ?? near.map { [$0] } ?? [])
        }
        let names = texts.debounce(for: pause, scheduler: scheduler)
            .filter { TypedPlaces.isName($0) }
            .map { places.look(upTyped: $0, near: near, way: way.way, limit: limit) }
        return others.merge(with: names).eraseToAnyPublisher()
    }

    /// The way of the trip, which is drawn when it is first asked for.
    private final class KnownWay {
        private let make: () -> StopsWay?
        private(set) lazy var way = make()

        init(_ make: @escaping () -> StopsWay?) { self.make = make }
    }
}
