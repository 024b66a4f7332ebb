import Console
import Geodesy
import JSON
import MapData
import Reactive
import TestSupport
import Testing

@testable import PlaceModule

@Suite struct PlacePresenterTests {
    private func presenter(_ lookup: any PlaceLookup) -> PlacePresenter {
        let mapData = StraightLineProvider(lookup: lookup)
        return PlaceBuilder.presenter(
            PlaceDependencies(
                mapData: mapData, places: PlaceFinder(mapData), scheduler: EventLoopScheduler { .zero }))
    }

    @Test func placesArePrintedWithWhatTellsThemApart() throws {
        let presenter = presenter(PlaceList.few())
        try presenter.find(PlaceRequest("springfield"))
        #expect(
            PlaceView.page(presenter.state, TerminalContext()).joined(separator: "\n") == """
                Place        Region    Country  People  Coordinates
                Springfield  Illinois  US       114000  39.8, -89.64
                Springfield  Missouri  US       169000  37.21, -93.29
                """)
    }

    @Test func programsGetNullForWhatIsNotKnown() throws {
        let presenter = presenter(
            PlaceList([
                Place(name: "Lyon", region: nil, country: "FR", coordinate: place(45.75, 4.85), population: nil)
            ]))
        try presenter.find(PlaceRequest("lyon"))
        #expect(
            presenter.json.text(pretty: false)
                == #"[{"name":"Lyon","region":null,"country":"FR","location":{"latitude":45.75,"longitude":4.85},"population":null}]"#
        )
    }

    @Test func whatIsNotFoundIsSaidWithTheNearestSpelling() {
        struct Speller: PlaceLookup {
            func places(for query: PlaceQuery) throws(MapDataError) -> PlaceMatches {
                PlaceMatches([], spelling: query.purpose == .list ? "Lyon" : nil)
            }
        }
        let error = #expect(throws: PlaceError.self) { try presenter(Speller()).find(PlaceRequest("lyonn")) }
        #expect(error?.description == "no place is known as “lyonn”")
        #expect(error?.hints == ["Did you mean “Lyon”?"])
    }

    @Test func anAmbiguousNearIsToldWithItsCandidates() {
        let error = #expect(throws: PlaceRequestError.self) {
            try presenter(PlaceList.few()).find(PlaceRequest("lyon", near: "Springfield"))
        }
        #expect(error.map { "\($0)" } == "--near: “Springfield” fits 2 places")
        guard case .near(let cause)? = error else { return }
        #expect(
            cause.hints == [
                "Give one of:", "  \"Springfield=39.8,-89.64\"  Springfield, Illinois (US)",
                "  \"Springfield=37.21,-93.29\"  Springfield, Missouri (US)",
            ])
    }

    @Test func limitAndNearnessReachTheLookup() throws {
        final class Asked: PlaceLookup {
            var queries: [PlaceQuery] = []
            func places(for query: PlaceQuery) throws(MapDataError) -> PlaceMatches {
                queries.append(query)
                return try PlaceList.few().places(for: query)
            }
        }
        let asked = Asked()
        try presenter(asked).find(PlaceRequest("Springfield", near: "1,2", limit: 3))
        #expect(
            asked.queries == [PlaceQuery(text: "Springfield", near: place(1, 2), purpose: .list, limit: 3)])
    }
}
