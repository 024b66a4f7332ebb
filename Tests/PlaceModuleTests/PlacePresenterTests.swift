import Console
import Geodesy
import JSON
import MapData
import PlaceNames
import Places
import Reactive
import TestSupport
import Testing

@testable import PlaceModule

@Suite struct PlacePresenterTests {
    private func presenter(_ lookup: any Geocoder) -> PlacePresenter {
        PlaceBuilder.presenter(
            PlaceDependencies(mapData: StraightLineProvider(lookup), scheduler: VirtualScheduler(), unit: .kilometers))
    }

    @Test("Places are printed with what tells them apart") func printed() throws {
        let presenter = presenter(PlaceList.few())
        let (page, _) = try presenter.find(PlaceRequest("springfield"))
        #expect(
            PlaceView.page(page, TerminalContext()).joined(separator: "\n") == """
                Place        Kind  Region    Country  People  Coordinates    Known by
                Springfield  town  Illinois  US       114000  39.8, -89.64   GeoNames
                Springfield  town  Missouri  US       169000  37.21, -93.29  GeoNames
                """)
    }

    @Test("Programs get null for what is not known") func document() throws {
        let presenter = presenter(
            PlaceList([
                Place(
                    name: "Lyon", region: nil, country: "FR", coordinate: place(45.75, 4.85), population: nil,
                    zone: "Europe/Paris", sources: PlaceSources(.geoNames))
            ]))
        let (_, document) = try presenter.find(PlaceRequest("lyon"))
        #expect(
            document.text(pretty: false)
                == #"[{"name":"Lyon","kind":"town","region":null,"country":"FR","location":{"latitude":45.75,"longitude":4.85},"population":null,"zone":"Europe/Paris","sources":["GeoNames"]}]"#
        )
    }

    @Test("What is not found is said with the nearest spelling") func spelling() {
        struct Speller: Geocoder {
            func places(for query: PlaceQuery) throws(GeocoderError) -> PlaceMatches {
                PlaceMatches([], spelling: query.purpose == .list ? "Lyon" : nil)
            }
        }
        let error = #expect(throws: PlaceError.self) {
            try presenter(Speller()).find(PlaceRequest("lyonn"))
        }
        #expect(error?.description == "no place is known as “lyonn”")
        let next = "Try a town nearby, coordinates (46.02, 7.75) or a link of a map; NAME=TOWN keeps the name."
        #expect(error?.hints == ["Did you mean “Lyon”?", next])
    }

    @Test("An ambiguous near is told with its candidates") func ambiguousNear() {
        let error = #expect(throws: PlaceRequestError.self) {
            try presenter(PlaceList.few()).find(PlaceRequest("lyon", near: "Springfield"))
        }
        #expect(error.map { "\($0)" } == "--near: “Springfield” fits 2 places")
        guard case .near(let cause)? = error else { return }
        #expect(
            cause.hints == [
                "Give one of:", "  'Springfield=39.8,-89.64'  Springfield, Illinois (US)",
                "  'Springfield=37.21,-93.29'  Springfield, Missouri (US)",
            ])
    }

    @Test("Limit and nearness reach the lookup") func limitAndNear() throws {
        final class Asked: Geocoder {
            var queries: [PlaceQuery] = []
            func places(for query: PlaceQuery) throws(GeocoderError) -> PlaceMatches {
                queries.append(query)
                return try PlaceList.few().places(for: query)
            }
        }
        let asked = Asked()
        _ = try presenter(asked).find(PlaceRequest("Springfield", near: "1,2", limit: 3))
        #expect(
            asked.queries == [PlaceQuery(text: "Springfield", near: place(1, 2), purpose: .list, limit: 3)])
    }

    @Test("Coordinates are the place that is nearest to them") func coordinates() throws {
        struct Neighbour: Geocoder {
            let place: FoundPlace?
            func places(for query: PlaceQuery) throws(GeocoderError) -> PlaceMatches { PlaceMatches([]) }
            func place(near location: Coordinate) throws(GeocoderError) -> FoundPlace? { place }
        }
        let lyon = Place(name: "Lyon", region: nil, country: "FR", coordinate: place(45.75, 4.85), population: nil)
        let (page, _) = try presenter(Neighbour(place: FoundPlace(lyon))).find(PlaceRequest("45.7,4.8"))
        #expect(page.rows.map(\.name) == ["Lyon"])
        #expect(throws: PlaceError.nothingNear(place(45.7, 4.8))) {
            try presenter(Neighbour(place: nil)).find(PlaceRequest("45.7,4.8"))
        }
    }
}
