import Entities
import Geodesy
import MapData
import PlaceNames
import Places
import Reactive
import StopOrder
import Testing

@Suite("The straight-line provider")
struct StraightLineProviderTests {
    let provider = StraightLineProvider()

    @Test(
        "no stops and one stop are 0 m, sent once and at once, also on a round trip", arguments: [0, 1], [false, true])
    func fewStops(count: Int, roundTrip: Bool) throws {
        let trip = try trip(Array(repeating: paris, count: count), roundTrip: roundTrip)
        let total = provider.totalDistance(for: trip).map(\.metres).record()
        #expect(total.lines == ["subscribed", "0.0", "finished"])
        let directions = provider.directions(for: trip).record()
        #expect(directions.values == [Route(legs: [])])
        #expect(directions.lines.last == "finished")
    }

    @Test("the distances are those of the reference pairs to 0.1 m")
    func referencePairs() throws {
        for (from, to, metres) in [(london, paris, 343_556.5), (newYork, losAngeles, 3_935_751.7)] {
            let total = provider.totalDistance(for: try trip([from, to])).record()
            #expect(total.values.count == 1)
            #expect(abs((total.values.first?.metres ?? 0) - metres) < 0.1)
        }
    }

    @Test("legs arrive in trip order, each from one stop to the next")
    func order() throws {
        let recorder = provider.directions(for: try trip([london, paris, newYork, losAngeles, london])).record()
        let route = try #require(recorder.values.first)
        #expect(route.legs.map { [$0.from, $0.to] } == [[0, 1], [1, 2], [2, 3], [3, 4]])
        #expect(abs(route.legs[0].distance - 343_556.5) < 0.1)
        #expect(abs(route.legs[2].distance - 3_935_751.7) < 0.1)
        #expect(abs(route.legs[0].initialBearing - 148.1) < 0.1)
        #expect(route.distance == route.legs.reduce(0) { $0 + $1.distance })
        #expect(recorder.lines.count == 3)
    }

    @Test("a round trip has the leg back to the first stop, in the total too")
    func roundTrip() throws {
        let open = provider.directions(for: try trip([london, paris, newYork])).record()
        let closed = provider.directions(for: try trip([london, paris, newYork], roundTrip: true)).record()
        let openRoute = try #require(open.values.first)
        let closedRoute = try #require(closed.values.first)
        #expect(closedRoute.legs.map { [$0.from, $0.to] } == [[0, 1], [1, 2], [2, 0]])
        #expect(Array(closedRoute.legs.prefix(2)) == openRoute.legs)
        let back = try Coordinate(latitude: newYork.0, longitude: newYork.1)
            .distance(to: Coordinate(latitude: london.0, longitude: london.1))
        #expect(closedRoute.distance == openRoute.distance + back)
        let two = provider.directions(for: try trip([london, paris], roundTrip: true)).record()
        #expect(two.values.first?.legs.map { [$0.from, $0.to] } == [[0, 1], [1, 0]])
        #expect(abs((two.values.first?.distance ?? 0) - 2 * 343_556.5) < 0.2)
    }

    @Test("the same place twice is a leg of 0 m")
    func samePlace() throws {
        let route = provider.directions(for: try trip([paris, paris])).record()
        #expect(route.values == [Route(legs: [Leg(from: 0, to: 1, distance: 0, initialBearing: 0)])])
    }

    @Test("it says how it measures")
    func method() {
        #expect(provider.methodName == "straight line")
    }

    @Test("without a look-up a question for a place fails and says what to do")
    func noLookup() {
        let recorder = provider.getLocation(for: PlaceQuery(text: "Lyon")).record()
        #expect(
            recorder.lines == [
                "subscribed",
                "failed: “Lyon”: place names are not known offline; give coordinates, such as 40.757,-73.986",
            ])
    }

    @Test("with a geocoder its answer arrives at once, asked for when somebody subscribes")
    func lookup() throws {
        final class Asked: Geocoder {
            var asked: [PlaceQuery] = []
            func places(for query: PlaceQuery) throws(GeocoderError) -> PlaceMatches {
                asked.append(query)
                if query.text == "broken" { throw .damaged(reason: "the gazetteer is damaged") }
                guard query.text == "Lyon", let near = query.near else { return PlaceMatches([]) }
                let lyon = Place(name: "Lyon", region: nil, country: "FR", coordinate: near, population: 522_250)
                return PlaceMatches([FoundPlace(lyon)])
            }
        }
        let geocoder = Asked()
        let provider = StraightLineProvider(geocoder)
        let near = try Coordinate(latitude: 45.75, longitude: 4.85)
        let question = provider.getLocation(for: PlaceQuery(text: "Lyon", near: near))
        #expect(geocoder.asked == [])
        #expect(question.record().values.map(\.label) == ["Lyon (FR)"])
        #expect(geocoder.asked == [PlaceQuery(text: "Lyon", near: near)])
        #expect(
            provider.getLocation(for: PlaceQuery(text: "x")).record().lines
                == ["subscribed", "failed: no place is known as “x”"])
        #expect(
            provider.getLocation(for: PlaceQuery(text: "broken")).record().lines
                == ["subscribed", "failed: “broken”: the gazetteer is damaged"])
    }

    @Test(
        "the table of distances holds the legs: as they are, and above 2,000 stops to a billionth",
        arguments: [40, 2_001])
    func table(count: Int) throws {
        var places: [(Double, Double)] = []
        for index in 0..<count {
            let latitude = Double(index * 7_919 % 17_001) / 100 - 85
            let longitude = Double(index * 104_729 % 36_001) / 100 - 180
            places.append((latitude, longitude))
        }
        let trip = try trip(places, roundTrip: true)
        let table = try #require(provider.distances(for: trip).record().values.first)
        if case .matrix = table { #expect(count <= 2_000) } else { #expect(count > 2_000) }
        let legs = try #require(provider.directions(for: trip).record().values.first).legs
        #expect(legs.count == count)
        for leg in legs {
            let distance = table.distance(from: leg.from, to: leg.to, count: count)
            #expect(abs(distance - leg.distance) <= (count > 2_000 ? 1e-9 * leg.distance : 0))
            #expect(table.distance(from: leg.to, to: leg.from, count: count) == distance)
        }
        #expect(table.distance(from: 3, to: 3, count: count) == 0)
    }

    @Test("the total is the sum of the legs to the last bit", arguments: [false, true])
    func total(roundTrip: Bool) throws {
        let trip = try trip([london, paris, newYork, losAngeles, london, paris, paris], roundTrip: roundTrip)
        let route = try #require(provider.directions(for: trip).record().values.first)
        #expect(provider.totalDistance(for: trip).record().values == [route.length])
    }

    @Test(
        "stops at one place are taken together: a hundred between two places have a proven order",
        arguments: [((45.0, 5.0), (46.0, 6.0)), ((90.0, 10.0), (46.0, 6.0)), ((0.0, 180.0), (1.0, 170.0))])
    func samePlace(first: (Double, Double), second: (Double, Double)) throws {
        // The first place is written in two ways where it can be.
        let other = first.0 == 90 ? (90, -120) : first.1 == 180 ? (0, -180) : first
        let places = (0..<100).map { [first, second, other, second][$0 % 4] }
        let trip = try trip(places, roundTrip: true)
        let table = try #require(provider.distances(for: trip).record().values.first)
        let order = bestOrder(
            for: try OrderProblem(count: 100, distances: table, shape: .roundTrip(start: 0)),
            limits: SearchLimits(tours: 1, ascentSteps: 10, proofSteps: 0))
        #expect(order.proven)
        let leg = try Coordinate(latitude: first.0, longitude: first.1)
            .distance(to: Coordinate(latitude: second.0, longitude: second.1))
        #expect(abs(order.length - 2 * leg) < 1e-6 * leg)
    }
}
