import Console
import Geodesy
import MapData
import PlaceNames
import Places
import Platform
import Reactive
import Screens
import TestSupport
import Testing

@testable import PlaceModule

@Suite struct PlaceChoiceTests {
    final class Shown {
        var pages: [PlaceChoicePage] = []
        var entries: [PlaceEntry] = []
    }

    let scheduler = VirtualScheduler()
    let shown = Shown()

    private func presenter(_ places: [FoundPlace]) -> PlaceChoicePresenter {
        let mapData = StraightLineProvider(PlaceList(found: places))
        return PlaceChoicePresenter(
            interactor: PlaceChoiceInteractor(
                near: nil,
                PlaceDependencies(mapData: mapData, scheduler: scheduler, unit: .kilometers), PlacePreparation()),
            unit: .kilometers)
    }

    @Test("An empty line says that it ends, and every answer says how far it is from the stop before")
    func endAndDistances() throws {
        let mapData = StraightLineProvider(PlaceList.few())
        let presenter = PlaceChoicePresenter(
            interactor: PlaceChoiceInteractor(
                near: place(45.75, 4.85),
                PlaceDependencies(mapData: mapData, scheduler: scheduler, unit: .kilometers), PlacePreparation()),
            unit: .kilometers)
        let subscription = presenter.pages.sink { [shown] in shown.pages.append($0) }
        defer { subscription.cancel() }
        presenter.type("")
        #expect(shown.pages.last == PlaceChoicePage(text: "", note: "An empty line ends."))
        presenter.type("spr")
        pause()
        let distances = try springfields().map {
            distanceText(place(45.75, 4.85).distance(to: $0.location), in: .kilometers)
        }
        #expect(shown.pages.last?.suggestions.map(\.distance) == distances)
        #expect(shown.pages.last?.note == nil)
        // So far away the beginning of a name is not enough.
        #expect(shown.pages.last?.selectsFirst == false && shown.pages.last?.isFirstFar == true)
        // Nor is the whole name, which others have, too.
        presenter.type("springfield")
        pause()
        #expect(shown.pages.last?.selectsFirst == false && shown.pages.last?.isFirstFar == true)
    }

    @Test("A far place is selected by its whole name where no other one has it")
    func farName() throws {
        let mapData = StraightLineProvider(PlaceList(found: Array(try springfields().prefix(1))))
        let presenter = PlaceChoicePresenter(
            interactor: PlaceChoiceInteractor(
                near: place(45.75, 4.85),
                PlaceDependencies(mapData: mapData, scheduler: scheduler, unit: .kilometers), PlacePreparation()),
            unit: .kilometers)
        let subscription = presenter.pages.sink { [shown] in shown.pages.append($0) }
        defer { subscription.cancel() }
        presenter.type("springfield")
        pause()
        #expect(shown.pages.last?.selectsFirst == true && shown.pages.last?.isFirstFar == false)
    }

    @Test(
        "A word that ends selects nothing, whatever begins so, and says how to end",
        arguments: ["done", "Stop", "quit"])
    func endings(word: String) throws {
        let presenter = presenter(try springfields())
        let subscription = presenter.pages.sink { [shown] in shown.pages.append($0) }
        defer { subscription.cancel() }
        presenter.type(word)
        pause()
        #expect(shown.pages.last?.selectsFirst == false)
        #expect(shown.pages.last?.note == "An empty line ends.")
    }

    @Test("A question mark is answered with what can be typed, and searched for nothing")
    func explanation() throws {
        let presenter = presenter(try springfields())
        let subscription = presenter.pages.sink { [shown] in shown.pages.append($0) }
        defer { subscription.cancel() }
        presenter.type("?")
        pause()
        #expect(shown.pages.last?.suggestions == [])
        let note = try #require(shown.pages.last?.note)
        #expect(note.hasPrefix("A place is a name (Lyon; Springfield, Illinois), coordinates"))
    }

    @Test("A row shows the name that was typed where the place is known by it, and its own beside")
    func typedName() {
        var sitten = Place(
            name: "Sitten", region: nil, country: "CH", coordinate: place(46.2, 7.4), population: 34_708)
        sitten.typedName = "Sion"
        let presenter = presenter([FoundPlace(sitten)])
        let subscription = presenter.pages.sink { [shown] in shown.pages.append($0) }
        defer { subscription.cancel() }
        presenter.type("s")
        pause()
        #expect(
            shown.pages.last?.suggestions
                == [Suggestion("Sion", detail: "Sitten, CH, 34708 people", insertText: "Sion, CH")])
    }

    private func pause() { scheduler.advance(by: .zero) }

    private func springfields() throws -> [FoundPlace] {
        try PlaceList.few().places(for: PlaceQuery(text: "Springfield")).places
    }

    @Test("Answers become suggestions and lead back to their places")
    func suggestions() throws {
        let presenter = presenter(try springfields())
        let subscription = presenter.pages.sink { [shown] in shown.pages.append($0) }
        defer { subscription.cancel() }
        #expect(shown.pages == [PlaceChoicePage()])
        presenter.type("spr")
        pause()
        #expect(
            shown.pages.last
                == PlaceChoicePage(
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
    }

    @Test("Coordinates are a suggestion at once and nothing is known by another name")
    func coordinates() {
        let presenter = presenter([])
        let subscription = presenter.pages.sink { [shown] in shown.pages.append($0) }
        defer { subscription.cancel() }
        presenter.type("45.75,4.85")
        #expect(
            shown.pages.last
                == PlaceChoicePage(
                    text: "45.75,4.85", suggestions: [Suggestion("45.75, 4.85", insertText: "45.75,4.85")]))
        #expect(presenter.place(at: 0)?.location == place(45.75, 4.85))
        presenter.type("x")
        pause()
        #expect(
            shown.pages.last
                == PlaceChoicePage(
                    text: "x",
                    note:
                        "No place is known by this name. Try a town nearby, coordinates (46.02, 7.75) or a link of a map."
                ))
    }

    @Test("A place seen from a bigger one is completed by its country")
    func completion() {
        let village = Place(
            name: "Saint-Denis", region: "12 km NE of Lyon", country: "FR", coordinate: place(45.8, 4.9),
            population: nil)
        let presenter = presenter([FoundPlace(village)])
        let subscription = presenter.pages.sink { [shown] in shown.pages.append($0) }
        defer { subscription.cancel() }
        presenter.type("s")
        pause()
        #expect(shown.pages.last?.suggestions.map(\.insertText) == ["Saint-Denis, FR"])
        #expect(shown.pages.last?.suggestions.map(\.detail) == ["12 km NE of Lyon, FR"])
    }

    /// Asks on the desk until the stack is left.
    private func ask(_ desk: Desk, times: Int = 1) throws -> ScreenEnd {
        let mapData = StraightLineProvider(PlaceList.few())
        let dependencies = PlaceDependencies(
            mapData: mapData, scheduler: EventLoopScheduler(desk.loop), unit: .kilometers)
        let screens = (0..<times).map { _ in
            PlaceBuilder.choiceScreen(
                "Place: ", prefill: .none, near: nil, dependencies, PlacePreparation(), terminal: desk.terminal,
                navigator: desk.navigator
            ) { [shown] in shown.entries.append($0) }
        }
        return try desk.navigator.run(screens)
    }

    @Test("On a pipe the question is answered line by line") func pipe() throws {
        let desk = Desk(typing: "Springfield")
        #expect(try ask(desk, times: 2) == .back)
        #expect(shown.entries == [.text("Springfield"), .interrupted])
        #expect(desk.transcript == "Place: \nPlace: \n")
    }

    @Test("On a terminal an answer is chosen with the arrow keys") func arrowKeys()
        throws
    {
        let desk = Desk(
            script: [.bytes(Array("spr".utf8)), .silence, .bytes(Array("\u{1B}[B\u{1B}[B\r".utf8))], isTerminal: true)
        #expect(try ask(desk) == .back)
        guard case .chosen(let place)? = shown.entries.first else {
            Issue.record("\(shown.entries)")
            return
        }
        #expect(place.label == "Springfield, Missouri (US)")
    }

    @Test("A signal leaves all screens without an answer") func signal() throws {
        let desk = Desk(script: [.signal(.terminate)])
        #expect(try ask(desk, times: 2) == .interrupted(.terminate))
        #expect(shown.entries == [])
    }

    @Test("What every answer reads is read once, soon after the first question is shown and before a letter is typed")
    func preparation() {
        final class Counted: Geocoder {
            var texts: [String] = []
            func places(for query: PlaceQuery) throws(GeocoderError) -> PlaceMatches {
                texts.append(query.text)
                return PlaceMatches([])
            }
            func place(near location: Coordinate) throws(GeocoderError) -> FoundPlace? { nil }
        }
        let lookup = Counted()
        let mapData = StraightLineProvider(lookup)
        let dependencies = PlaceDependencies(mapData: mapData, scheduler: scheduler, unit: .kilometers)
        let preparation = PlacePreparation()
        let first = PlaceChoiceInteractor(near: nil, dependencies, preparation)
        #expect(lookup.texts == [])
        scheduler.advance(by: PlacePreparation.delay)
        #expect(lookup.texts == ["s"])
        let second = PlaceChoiceInteractor(near: nil, dependencies, preparation)
        scheduler.advance(by: .seconds(1))
        #expect(lookup.texts == ["s"])
        withExtendedLifetime((first, second)) {}
    }
}
