import Entities
import Interchange
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
}
