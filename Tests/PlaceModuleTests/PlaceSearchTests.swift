import Entities
import Geodesy
import MapData
import PlaceNames
import Reactive
import StopOrder
import TestSupport
import Testing

/// The pipeline from keys to answers, with a virtual clock and map data that answers when told.
@Suite struct PlaceSearchTests {
    /// Map data whose answers are given by the test, in any order.
    final class LateMapData: MapDataProvider {
        let methodName = "late"
        private(set) var asked: [PlaceQuery] = []
        private var open: [String: PassthroughSubject<PlaceMatches, MapDataError>] = [:]

        func getLocation(for query: PlaceQuery) -> AnyPublisher<PlaceMatches, MapDataError> {
            Deferred { [self] in
                asked.append(query)
                let subject = PassthroughSubject<PlaceMatches, MapDataError>()
                open[query.text] = subject
                return subject
            }
            .eraseToAnyPublisher()
        }

        func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
            Empty().eraseToAnyPublisher()
        }

        func distances(for trip: Trip) -> AnyPublisher<StopDistances, MapDataError> {
            Empty().eraseToAnyPublisher()
        }

        func answer(_ text: String) {
            open[text]?.send(PlaceMatches(text.isEmpty ? [] : [PlaceSearchTests.place(text)]))
            open[text]?.send(completion: .finished)
        }

        func fail(_ text: String) { open[text]?.send(completion: .failure(.unavailable(reason: "no map"))) }
        func answerNothing(_ text: String) { open[text]?.send(PlaceMatches([])) }
    }

    static func place(_ name: String) -> Place {
        Place(name: name, region: nil, country: "FR", coordinate: TestSupport.place(45.75, 4.85), population: nil)
    }

    final class Shown {
        var answers: [TypedPlaces] = []
    }

    let mapData = LateMapData()
    let scheduler = VirtualScheduler()
    let shown = Shown()
    let search: PlaceSearch
    let subscription: AnyCancellable

    init() {
        search = PlaceSearch(mapData, near: nil, limit: 7, scheduler: scheduler)
        subscription = search.answers.sink { [shown] in shown.answers.append($0) }
    }

    private func pause() { scheduler.advance(by: PlaceSearch.pause) }

    private let nextSteps =
        "No place is known by this name. Try a town nearby, coordinates (46.02, 7.75) or a link of a map."

    @Test("Keys that arrive together are one look-up") func keysThatArriveTogetherAreOneLookUp() {
        for text in ["L", "Ly", "Lyo", "Lyon"] {
            search.type(text)
        }
        #expect(mapData.asked == [])
        pause()
        #expect(mapData.asked == [PlaceQuery(text: "Lyon", purpose: .typing, limit: 7)])
        mapData.answer("Lyon")
        #expect(shown.answers == [TypedPlaces(text: "Lyon", places: [Self.place("Lyon")])])
    }

    @Test(
        "Several lines are no place, whatever the last of them is",
        arguments: ["Paris\nHotel=48.85,2.35", "A=1,2\nB=3,4", "A=1,2\r\nB=3,4", "A=1,2\r\rB=3,4", "Paris\nLyon"])
    func severalLines(text: String) {
        search.type(text)
        pause()
        #expect(mapData.asked == [])
        #expect(shown.answers == [TypedPlaces(text: text, note: "2 places, one a line.")])
    }

    @Test("The same text is asked for once") func theSameTextIsAskedForOnce() {
        search.type("Lyon")
        pause()
        search.type("Lyon")
        pause()
        #expect(mapData.asked.count == 1)
    }

    @Test("An older answer never arrives after a newer one") func anOlderAnswerNeverArrivesAfterANewerOne() {
        search.type("Lyo")
        pause()
        search.type("Lyon")
        pause()
        mapData.answer("Lyon")
        mapData.answer("Lyo")
        #expect(shown.answers.map(\.text) == ["Lyon"])
    }

    @Test("Coordinates are answered at once and a late name does not replace them")
    func coordinatesAreAnsweredAtOnceAndALateNameDoesNotReplaceThem() {
        search.type("Lyon")
        pause()
        search.type("45.75,4.85")
        #expect(shown.answers.map(\.text) == ["45.75,4.85"])
        #expect(shown.answers.last?.found?.location == TestSupport.place(45.75, 4.85))
        mapData.answer("Lyon")
        pause()
        #expect(shown.answers.count == 1)
        #expect(mapData.asked.count == 1)
    }

    @Test("An empty line takes the answers away at once") func anEmptyLineTakesTheAnswersAwayAtOnce() {
        search.type("Lyon")
        pause()
        search.type("")
        mapData.answer("Lyon")
        #expect(shown.answers == [TypedPlaces(text: "")])
    }

    @Test("What is wrong is a note and the next answer arrives all the same")
    func whatIsWrongIsANoteAndTheNextAnswerArrivesAllTheSame() {
        search.type("91,0")
        search.type("Lyo")
        pause()
        mapData.fail("Lyo")
        search.type("Xyz")
        pause()
        mapData.answerNothing("Xyz")
        search.type("Lyon")
        pause()
        mapData.answer("Lyon")
        #expect(
            shown.answers.map(\.note) == [
                "“91,0”: latitude 91 is outside -90 to 90", "no map", nextSteps, nil,
            ])
    }

    @Test("Nothing arrives after the field is left") func nothingArrivesAfterTheFieldIsLeft() {
        search.type("Lyon")
        pause()
        subscription.cancel()
        mapData.answer("Lyon")
        pause()
        #expect(shown.answers == [])
    }
}
