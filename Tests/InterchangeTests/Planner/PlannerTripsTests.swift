import CivilTime
import Entities
import Interchange
import Places
import TestSupport
import Testing

/// Files of planners that hold several trips, each with a name and a list of places of its own.
@Suite("Several trips in the JSON of other planners") struct PlannerTripsTests {
    private static let a = #"{"name":"A","lat":1,"lng":2}"#
    private static let b = #"{"title":"B","location":{"latitude":3,"longitude":4}}"#
    private static let c = #"{"name":"C","lat":5,"lng":6}"#
    private static let d = #"{"name":"D","location":{"latitude":7,"longitude":8}}"#
    private static let two = #"{"name":"T","stops":[\#(a),\#(b)]},{"name":"U","stops":[\#(c),\#(d)]}"#
    private static let told = "notice: this is JSON of another program: its list of places was read"

    @Test(
        "Each object of a list of trips is a trip, wherever the list lies",
        arguments: [
            #"{"data":{"trips":[\#(two)]}}"#, #"{"user":{"name":"X","data":{"journeys":[\#(two)]}}}"#,
            #"{"name":"X","tours":[\#(two)],"lat":null}"#, #"[\#(two)]"#, #"{"result":[{"routes":[\#(two)]}]}"#,
        ])
    func nested(text: String) {
        #expect(reading(text) == ["T: A@1,2 B@3,4", "U: C@5,6 D@7,8"])
    }

    @Test(
        "A list of trips at the outermost level whose stops are not called as here is that of another program",
        arguments: ["", #""version":3,"#])
    func foreign(version: String) {
        #expect(reading(#"{\#(version)"trips":[\#(Self.two)]}"#) == ["T: A@1,2 B@3,4", "U: C@5,6 D@7,8", Self.told])
        let one = #"{\#(version)"trips":[{"title":"T","places":[\#(Self.a),\#(Self.d)]}]}"#
        #expect(reading(one) == ["T: A@1,2 D@7,8", Self.told])
    }

    @Test(
        "Days are one trip, whatever the list around them is called",
        arguments: [
            #"{"name":"T","days":[\#(two)]}"#,
            #"{"name":"T","routes":[{"name":"Day 1","stops":[\#(a),\#(b)]},{"name":"Day 2","stops":[\#(c),\#(d)]}]}"#,
            #"{"name":"T","routes":[{"day":1,"stops":[\#(a),\#(b)]},{"day":2,"stops":[\#(c),\#(d)]}]}"#,
        ])
    func days(text: String) {
        let stops = reading(text)
        #expect(stops == ["T: A@1,2 B@3,4 C@5,6 D@7,8"])
    }

    @Test("Two trips of one name stay two, and stays of one do not part those of another")
    func sameNames() throws {
        let same = #"{"trips":[{"name":"T","stops":[\#(Self.a)]},{"name":"T","stops":[\#(Self.c)]}]}"#
        #expect(reading(same) == ["T: A@1,2", "T: C@5,6", Self.told])
        let stay = #"{"name":"A","lat":1,"lng":2,"checkIn":"2027-06-01","checkOut":"2027-06-09"}"#
        let within = #"{"name":"C","lat":5,"lng":6,"date":"2027-06-04"}"#
        let text = #"{"data":{"trips":[{"name":"T","stops":[\#(stay)]},{"name":"U","stops":[\#(within)]}]}}"#
        #expect(reading(text).prefix(2) == ["T: A@1,2", "U: C@5,6"])
    }

    @Test("The only answer of a service names the trip, with stops and with legs")
    func answers() {
        let legs = #"[{"destination":\#(Self.a),"start":"2027-06-01"},{"destination":\#(Self.d),"start":"2027-06-03"}]"#
        for places in [#""legs":\#(legs)"#, #""stops":[\#(Self.a),\#(Self.d)]"#] {
            let found = reading(#"{"results":[{"trip_name":"Baltics",\#(places)}]}"#)
            #expect(found.first?.hasPrefix("Baltics: ") ?? false, "\(found)")
        }
    }

    @Test("A file of this program without stops in a trip is still one with a fault")
    func own() {
        #expect(reading(#"{"trips":[{"name":"T"}]}"#) == ["error F:1:11: the trip has no “waypoints”"])
    }

    @Test("Trips whose stops are only named are trips, and no stops")
    func named() {
        let text = #"{"trips":[{"name":"T","stops":[{"city":"Lyon","nights":2},{"city":"Paris"}]}]}"#
        #expect(reading(text, places: smallGazetteer).first?.hasPrefix("T: Lyon@") ?? false)
        // A town with sights in it stays one.
        let town = #"[{"city":"Lyon","places":[{"name":"Opera"}]},{"city":"Paris"}]"#
        #expect(reading(town, places: smallGazetteer).first?.contains("Lyon@") ?? false)
    }

    @Test("The nights of a leg are those at its end, and addresses beside the ends name these")
    func legs() throws {
        let text = """
            {"trip":{"name":"T","segments":[
            {"from":{"name":"A","lat":1,"lng":2},"to":{"name":"B","lat":3,"lng":4},"day":1,"nights":1},
            {"from":{"name":"B","lat":3,"lng":4},"to":{"name":"C","lat":5,"lng":6},"day":2,"nights":2}]}}
            """
        let context = ImportContext(
            fileName: "f", identifiers: SeededIdentifiers(seed: 1), readPlace: FoundPlace.ofCoordinates,
            today: CivilDate(daysSince1970: 20_900))
        let trip = try #require(try PlannerFormat().read(Array(text.utf8), context).trips.first)
        #expect(trip.waypoints.map { "\($0.name.text) \($0.plan.nights ?? 0)" } == ["A 0", "B 1", "C 2"])
        let directions = """
            {"routes":[{"legs":[{"start_address":"Lyon, France","start_location":{"lat":1,"lng":2},
            "end_address":"Bern, Switzerland","end_location":{"lat":3,"lng":4}}]}]}
            """
        #expect(reading(directions).first?.hasSuffix("Lyon@1,2 Bern@3,4") ?? false)
    }

    @Test("Objects in lines of their own are a list of stops")
    func lines() {
        #expect(reading("\(Self.a)\n\(Self.c)\r\n\n").last?.hasSuffix("A@1,2 C@5,6") ?? false)
        #expect(reading("\(Self.a)\n\(Self.c) x\n").last?.contains("nothing may follow") ?? false)
    }
}
