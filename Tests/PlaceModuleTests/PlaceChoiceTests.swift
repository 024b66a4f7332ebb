import Console
import Geodesy
import MapData
import Reactive
import TestSupport
import Testing

@testable import PlaceModule

@Suite struct PlaceChoiceTests {
    final class FakeInteractor: PlaceChoiceInteracting {
        let subject = PassthroughSubject<TypedPlaces, Never>()
        var answers: AnyPublisher<TypedPlaces, Never> { subject.eraseToAnyPublisher() }
        private(set) var calls: [String] = []
        func type(_ text: String) { calls.append("type \(text)") }
    }

    final class Shown {
        var states: [PlaceChoiceState] = []
    }

    private func springfields() throws -> [Place] {
        try PlaceList.few().places(for: PlaceQuery(text: "Springfield")).places
    }

    @Test func answersBecomeSuggestionsAndLeadBackToTheirPlaces() throws {
        let interactor = FakeInteractor()
        let presenter = PlaceChoicePresenter(interactor: interactor)
        let shown = Shown()
        let subscription = presenter.statePublisher.sink { shown.states.append($0) }
        defer { subscription.cancel() }
        interactor.subject.send(TypedPlaces(text: "spr", places: try springfields()))
        #expect(
            shown.states.last
                == PlaceChoiceState(
                    text: "spr",
                    suggestions: [
                        Suggestion(
                            "Springfield", detail: "Illinois, US, 114000 people",
                            insertText: "Springfield, Illinois"),
                        Suggestion(
                            "Springfield", detail: "Missouri, US, 169000 people",
                            insertText: "Springfield, Missouri"),
                    ]))
        #expect(presenter.place(at: 1)?.location == place(37.21, -93.29))
        #expect(presenter.place(at: 2) == nil)
        presenter.type("x")
        #expect(interactor.calls == ["type x"])
    }

    @Test func aPlaceSeenFromABiggerOneIsCompletedByItsCountry() {
        let interactor = FakeInteractor()
        let presenter = PlaceChoicePresenter(interactor: interactor)
        let shown = Shown()
        let subscription = presenter.statePublisher.sink { shown.states.append($0) }
        defer { subscription.cancel() }
        let village = Place(
            name: "Saint-Denis", region: "12 km NE of Lyon", country: "FR", coordinate: place(45.8, 4.9),
            population: nil)
        interactor.subject.send(TypedPlaces(text: "s", places: [village]))
        #expect(shown.states.last?.suggestions.map(\.insertText) == ["Saint-Denis, FR"])
        #expect(shown.states.last?.suggestions.map(\.detail) == ["12 km NE of Lyon, FR"])
    }

    @Test func onAPipeTheQuestionIsAnsweredLineByLine() throws {
        let desk = Desk(typing: "Springfield")
        let mapData = StraightLineProvider(lookup: PlaceList.few())
        let dependencies = PlaceDependencies(
            mapData: mapData, places: PlaceFinder(mapData), scheduler: EventLoopScheduler(desk.loop))
        let view = PlaceBuilder.choiceView(near: nil, dependencies, dialog: desk.dialog)
        let first = try view.run("Place: ")
        #expect(first.entry == .text("Springfield"))
        #expect(first.end == nil)
        #expect(try view.run("Place: ").entry == PlaceEntry.none)
        #expect(desk.transcript == "Place: \nPlace: \n")
    }
}
