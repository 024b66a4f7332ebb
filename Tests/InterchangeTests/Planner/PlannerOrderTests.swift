import CivilTime
import Entities
import Interchange
import Itineraries
import TestSupport
import Testing

/// Files of planners that look like those of this program, and the order and the stays that places of lists say
/// themselves.
@Suite("Order, stays and costs in the JSON of other planners") struct PlannerOrderTests {
    private static let a = #""name":"A","location":{"latitude":1,"longitude":2}"#
    private static let b = #""name":"B","location":{"latitude":3,"longitude":4}"#
    private static let told = "the stops are in the order of their numbers, not in that of the file"

    /// The trips with the first day and for each stop the nights, the stay in minutes and the cost, and the notices.
    private func plan(_ text: String) throws -> [String] {
        let format = try #require(TripFormats.recognizing(Array(text.utf8)))
        let imported = try format.read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1), today: CivilDate(daysSince1970: 20_900)))
        return imported.trips.map { trip in
            "\(trip.name.text) \(trip.plan.start?.text ?? "-"): "
                + trip.waypoints.map { stop in
                    stop.name.text + (stop.plan.nights.map { "+\($0)" } ?? "")
                        + (stop.plan.stayMinutes.map { " \($0) min" } ?? "")
                        + (stop.plan.cost.map { " \(trip.plan.money($0))" } ?? "")
                }.joined(separator: ", ")
        } + imported.notices.filter { !$0.hasPrefix("this is JSON of another program") }
    }

    @Test(
        "What looks like this program's but has values of other kinds is read as that of another",
        arguments: [
            ("[{\"id\":\"a1\",\"name\":\"T\",\"waypoints\":[{\(a)},{\(b),\"nights\":2}]}]", ["T -: A, B+2"]),
            ("{\"id\":17,\"name\":\"T\",\"waypoints\":[{\(a)},{\(b)}]}", ["T -: A, B"]),
            (
                "{\"name\":\"T\",\"waypoints\":[{\(a),\"cost\":{\"amount\":190,\"currency\":\"EUR\"}},{\(b)}]}",
                ["T -: A 190 EUR, B"]
            ),
        ])
    func ofOtherKinds(text: String, expected: [String]) throws {
        #expect(try plan(text) == expected)
    }

    @Test("With the version of this program, and for any other fault, it is refused")
    func refused() {
        for text in [
            "{\"version\":1,\"trips\":[{\"id\":\"a1\",\"name\":\"T\",\"waypoints\":[{\(Self.a)}]}]}",
            "{\"name\":\"T\",\"waypoints\":[{\"name\":\"A\",\"location\":{\"latitude\":91,\"longitude\":2}}]}",
        ] {
            #expect(reading(text).first?.hasPrefix("error F:1:") == true, "\(text)")
        }
    }

    @Test(
        "Places of an array whose numbers count up are in that order, which is told; any other numbers change nothing",
        arguments: [
            (["position", "order", "index", "sequence", "stopNumber"], ["2", "1"], ["f -: B, A", told]),
            (["position", "index"], ["1", "0"], ["f -: B, A", told]),
            (["day"], ["2", "1"], ["f -: B+1, A", told]),
            (["position", "index", "order"], ["1", "2"], ["f -: A, B"]),
            (["position", "order", "index"], ["7", "3"], ["f -: A, B"]),
            (["position", "order"], ["2", "2"], ["f -: A, B"]),
        ])
    func numbered(names: [String], numbers: [String], expected: [String]) throws {
        for name in names {
            let text =
                "{\"stops\":[{\(Self.a),\"\(name)\":\(numbers[0])},{\(Self.b),\"\(name)\":\(numbers[1])}]}"
            #expect(try plan(text) == expected, "\(name)")
        }
    }

    @Test("Days of an array are in the order of their numbers with all their places")
    func days() throws {
        let text = "{\"days\":[{\"day\":2,\"places\":[{\(Self.b)}]},{\"day\":1,\"places\":[{\(Self.a)}]}]}"
        #expect(try plan(text) == ["f -: A+1, B", Self.told])
    }

    @Test(
        "The time at a stop is read in its unit, and without one where it is clear",
        arguments: [
            (#""duration":60"#, ["f -: A 60 min"]), (#""duration":"60""#, ["f -: A 60 min"]),
            (#""durationMinutes":90"#, ["f -: A 90 min"]), (#""stayMinutes":45"#, ["f -: A 45 min"]),
            (#""duration_hours":1.5"#, ["f -: A 90 min"]), (#""duration":5400"#, ["f -: A 90 min"]),
            (#""duration":"2 h""#, ["f -: A 120 min"]),
            (#""duration":1000"#, ["f -: A", "left out: “duration” of 1 stop"]),
            (
                #""duration":60,"distance":12"#,
                ["f -: A", "left out: “distance” of 1 stop, “duration” of 1 stop"]
            ),
        ])
    func stays(member: String, expected: [String]) throws {
        #expect(try plan("{\"stops\":[{\(Self.a),\(member)}]}") == expected)
    }

    @Test("A location that is a text of coordinates is the place")
    func coordinates() {
        #expect(
            reading(#"{"stops":[{"name":"A","location":"1, 2"},{"name":"B","place":"3,4"}]}"#).first
                == "file: A@1,2 B@3,4")
    }

    @Test("Costs without a currency are in that of the trip, wherever the file has it")
    func currencies() throws {
        let stops = "[{\(Self.a),\"price\":80},{\(Self.b),\"price\":90,\"currency\":\"EUR\"}]"
        for text in [
            "{\"trip\":{\"title\":\"T\",\"currency\":\"NOK\",\"stops\":\(stops)}}",
            "[{\"title\":\"T\",\"currency\":\"NOK\",\"stops\":\(stops)}]",
        ] {
            #expect(try plan(text) == ["T -: A 80 NOK, B 90 EUR"], "\(text)")
        }
    }
}
