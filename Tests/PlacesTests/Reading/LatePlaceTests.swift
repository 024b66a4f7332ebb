import Geodesy
import Places
import PlaceNames
import Reactive
import StopOrder
import TestSupport
import Testing

/// Places whose answers come later, and not in the order of the questions.
@Suite("Places that are answered late")
struct LatePlaceTests {
    /// Knows some places and writes down what it is asked.
    private final class AskedMapData: MapDataProvider {
        let methodName = "straight line"
        private(set) var questions: [String] = []
        private let places = StraightLineProvider(PlaceList.few())

        func getLocation(for query: PlaceQuery) -> AnyPublisher<PlaceMatches, MapDataError> {
            questions.append("\(query.text) near \(query.near.map(coordinateText) ?? "nothing")")
            return places.getLocation(for: query)
        }

        func getPlace(near location: Coordinate) -> AnyPublisher<Place?, MapDataError> {
            questions.append("name of \(coordinateText(location))")
            return Fail(error: .unavailable(reason: "no names today")).eraseToAnyPublisher()
        }

        func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> { places.directions(for: trip) }

        func distances(for trip: Trip) -> AnyPublisher<StopDistances, MapDataError> { places.distances(for: trip) }
    }

    let scheduler = VirtualScheduler()

    @Test("A name is asked for later, and its answer is the place; coordinates with a name are there at once")
    func place() throws {
        let finder = PlaceFinder(LateMapData(AskedMapData(), scheduler: scheduler))
        let late = finder.place("Lyon", near: nil).record()
        #expect(late.lines == ["subscribed"])
        scheduler.advance(by: .milliseconds(40))
        #expect(late.values.map(\.name.text) == ["Lyon"])
        #expect(late.lines.last == "finished")
        let named = try finder.place(for: PlaceQuery(text: "Home=1,2"))
        #expect(named.name.text == "Home")
        #expect(coordinateText(named.location) == "1, 2")
    }

    @Test("Coordinates whose name fails late are called by their numbers")
    func nameless() {
        let finder = PlaceFinder(LateMapData(AskedMapData(), scheduler: scheduler))
        let recorder = finder.place("1,2", near: nil).record()
        #expect(recorder.values.isEmpty)
        scheduler.advance(by: .milliseconds(40))
        #expect(recorder.values.map(\.name.text) == ["1, 2"])
        #expect(recorder.values.map(\.isNamed) == [false])
    }

    @Test("Several places are asked for one after the other, each near the one before it")
    func places() {
        let provider = AskedMapData()
        let finder = PlaceFinder(LateMapData(provider, scheduler: scheduler))
        let recorder = finder.places(["Lyon", "Home=1,2", "Lyon", "3,4", "Lyon"], near: TestSupport.place(50, 8))
            .record()
        scheduler.advance(by: .milliseconds(40))
        #expect(provider.questions == ["Lyon near 50, 8"])
        scheduler.advance(by: .seconds(1))
        #expect(
            provider.questions == [
                "Lyon near 50, 8", "Lyon near 1, 2", "name of 3, 4", "Lyon near 3, 4",
            ])
        #expect(recorder.values.map { $0.map(\.name.text) } == [["Lyon", "Home", "Lyon", "3, 4", "Lyon"]])
        #expect(recorder.lines.last == "finished")
    }

    @Test("A link to a way is all its places in order, its names looked up near the place before")
    func route() {
        let provider = AskedMapData()
        let finder = PlaceFinder(LateMapData(provider, scheduler: scheduler))
        let recorder = finder.places(["google.com/maps/dir/Lyon/1,2/Lyon/@46,7,9z", "Home=1,2"], near: nil).record()
        scheduler.advance(by: .seconds(1))
        #expect(provider.questions == ["Lyon near nothing", "name of 1, 2", "Lyon near 1, 2"])
        #expect(recorder.values.map { $0.map(\.name.text) } == [["Lyon", "1, 2", "Lyon", "Home"]])
        let one = finder.place("google.com/maps/dir/Lyon/1,2/Lyon/@46,7,9z", near: nil).record()
        #expect(one.lines.last?.contains("this link has 3 places") == true)
    }

    @Test("A link that says about where it is takes the place of its name near there, else the point")
    func about() throws {
        let finder = PlaceFinder(StraightLineProvider(PlaceList.few()))
        let near = try finder.place(for: PlaceQuery(text: "google.com/maps/place/Lyon/@45.76,4.84,15z"))
        #expect(coordinateText(near.location) == "45.75, 4.85")
        let far = try finder.place(for: PlaceQuery(text: "google.com/maps/place/Lyon/@10,10,15z"))
        #expect(far.name.text == "Lyon" && coordinateText(far.location) == "10, 10")
        let home = try finder.place(for: PlaceQuery(text: "Home=Lyon"))
        #expect(home.name.text == "Home" && coordinateText(home.location) == "45.75, 4.85")
        let code = try finder.place(for: PlaceQuery(text: "QR2X+22 Lyon"))
        #expect(code.location.distance(to: home.location) < 60_000)
    }

    @Test("Where one place is not clear none is taken, and those after it are looked at too, near the last that was")
    func failures() {
        let provider = AskedMapData()
        let finder = PlaceFinder(LateMapData(provider, scheduler: scheduler))
        let recorder = finder.places(["Lyon", "Springfield", "Lyon"], near: nil).record()
        scheduler.advance(by: .seconds(2))
        #expect(recorder.values.isEmpty)
        #expect(recorder.lines.count == 2)
        #expect(recorder.lines.last?.contains("Springfield") == true)
        #expect(provider.questions.first == "Lyon near nothing")
        #expect(provider.questions.filter { $0.hasPrefix("Springfield near") } == ["Springfield near 45.75, 4.85"])
        #expect(
            provider.questions.filter { $0.hasPrefix("Lyon near") } == ["Lyon near nothing", "Lyon near 45.75, 4.85"])
    }

    @Test("Nobody is asked any more after the subscription was cancelled")
    func cancel() {
        let provider = AskedMapData()
        let finder = PlaceFinder(LateMapData(provider, scheduler: scheduler))
        let recorder = finder.places(["Lyon", "Lyon", "Lyon"], near: nil).record()
        scheduler.advance(by: .milliseconds(40))
        let count = provider.questions.count
        recorder.subscription?.cancel()
        scheduler.advance(by: .seconds(2))
        // A question that was on its way is answered to nobody.
        #expect(provider.questions.count <= count + 1)
        #expect(recorder.lines == ["subscribed"])
    }
}
