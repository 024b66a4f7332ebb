import Geodesy
import MapData
import PlaceNames
import Places
import Reactive
import TestSupport
import Testing

@testable import PlaceModule

/// The pipeline from keys to answers, with a virtual clock.
@Suite struct PlaceChoiceInteractorTests {
    /// Knows one place of each name but those with an X, and no name with a Z at all.
    private final class Asked: Geocoder {
        private(set) var queries: [PlaceQuery] = []

        func places(for query: PlaceQuery) throws(GeocoderError) -> PlaceMatches {
            queries.append(query)
            if query.text.contains("Z") { throw .damaged(reason: "no map") }
            return PlaceMatches(query.text.contains("X") ? [] : [PlaceChoiceInteractorTests.place(query.text)])
        }
    }

    private static func place(_ name: String) -> FoundPlace {
        FoundPlace(
            Place(name: name, region: nil, country: "FR", coordinate: TestSupport.place(45.75, 4.85), population: nil))
    }

    private final class Shown {
        var answers: [TypedPlaces] = []
    }

    private let asked = Asked()
    private let scheduler = VirtualScheduler()
    private let shown = Shown()
    private let interactor: PlaceChoiceInteractor
    private let subscription: AnyCancellable

    init() {
        let dependencies = PlaceDependencies(
            mapData: StraightLineProvider(asked), scheduler: scheduler, unit: .kilometers)
        interactor = PlaceChoiceInteractor(near: nil, dependencies, PlacePreparation())
        subscription = interactor.answers.sink { [shown] in shown.answers.append($0) }
    }

    /// The pause of typing after which a name is looked up.
    private func pause() { scheduler.advance(by: .zero) }

    private let nextSteps =
        "No place is known by this name. Try a town nearby, coordinates (46.02, 7.75) or a link of a map."

    @Test("Keys that arrive together are one look-up") func keysTogether() {
        for text in ["L", "Ly", "Lyo", "Lyon"] {
            interactor.type(text)
        }
        #expect(asked.queries == [] && shown.answers == [])
        pause()
        #expect(asked.queries == [PlaceQuery(text: "Lyon", purpose: .typing, limit: PlaceChoiceInteractor.limit)])
        #expect(shown.answers == [TypedPlaces(text: "Lyon", places: [Self.place("Lyon")])])
    }

    @Test(
        "Several lines are no place, whatever the last of them is",
        arguments: ["Paris\nHotel=48.85,2.35", "A=1,2\nB=3,4", "A=1,2\r\nB=3,4", "A=1,2\r\rB=3,4", "Paris\nLyon"])
    func severalLines(text: String) {
        interactor.type(text)
        pause()
        #expect(asked.queries == [])
        #expect(shown.answers == [TypedPlaces(text: text, note: "2 lines. Enter reads them.")])
    }

    @Test("The same text is asked for once") func sameText() {
        for _ in 0..<2 {
            interactor.type("Lyon")
            pause()
        }
        #expect(asked.queries.count == 1)
    }

    @Test("Coordinates are answered at once, and a name typed before them is not looked up any more")
    func coordinates() {
        interactor.type("Lyon")
        interactor.type("45.75,4.85")
        #expect(shown.answers.map(\.text) == ["45.75,4.85"])
        #expect(shown.answers.last?.found?.location == TestSupport.place(45.75, 4.85))
        pause()
        #expect(shown.answers.count == 1 && asked.queries == [])
    }

    @Test("An empty line takes the answers away at once") func emptyLine() {
        interactor.type("Lyon")
        interactor.type("")
        #expect(shown.answers == [TypedPlaces(text: "")])
        pause()
        #expect(shown.answers.count == 1)
    }

    @Test("What is wrong is a note and the next answer arrives all the same")
    func fault() {
        for text in ["91,0", "Zürich", "Xyz", "Lyon"] {
            interactor.type(text)
            pause()
        }
        #expect(
            shown.answers.map(\.note) == [
                "“91,0”: latitude 91 is outside -90 to 90", "no map", nextSteps, nil,
            ])
    }

    @Test("Nothing arrives after the field is left") func fieldLeft() {
        interactor.type("Lyon")
        subscription.cancel()
        pause()
        #expect(shown.answers == [])
    }
}
