import CivilTime
import Entities
import Interchange
import TestSupport
import Testing

/// JSON of planners whose lists name their objects by keys, and the texts of places and days.
@Suite("Keys and texts in the JSON of other planners") struct PlannerKeyTests {
    private static let a = #""name":"A","lat":1,"lng":2"#
    private static let b = #""title":"B","lat":3,"lng":4"#

    /// The trips with the first day, the nights and the notes, and the notices.
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
                        + (stop.note.map { "[\($0.text)]" } ?? "")
                }.joined(separator: " ")
        } + imported.notices.filter { !$0.hasPrefix("this is JSON of another program") }
    }

    @Test(
        "Each object of a list that names them by keys is a stop, in the order that the file says",
        arguments: [
            ("{\"1\":{\(a)},\"2\":{\(b)}}", ["f -: A B"]),
            ("{\"name\":\"T\",\"stops\":{\"p1\":{\(a)},\"p2\":{\(b),\"nights\":2}}}", ["T -: A B+2"]),
            ("{\"places\":{\"x\":{\(b),\"order\":2},\"y\":{\(a),\"order\":1}}}", ["f -: A B"]),
            ("{\"places\":{\"x\":{\(b),\"position\":2},\"y\":{\(a),\"position\":1}}}", ["f -: A B"]),
            ("{\"stops\":{\"x\":{\(b),\"day\":2},\"y\":{\(a),\"day\":1}}}", ["f -: A+1 B"]),
            ("{\"waypoints\":{\"0\":{\(a)},\"1\":{\(b)}}}", ["f -: A B"]),
            (#"{"A":{"lat":1,"lng":2},"B":{"lat":3,"lng":4},"C":{"lat":5,"lng":6}}"#, ["f -: A B C"]),
            ("{\"itinerary\":{\"2027-06-12\":{\(a)},\"2027-06-14\":{\(b)}}}", ["f 2027-06-12: A+2 B"]),
            ("{\"days\":{\"2027-06-12\":[{\(a)}],\"2027-06-14\":[{\(b)}]}}", ["f 2027-06-12: A+2 B"]),
            ("{\"day1\":[{\(a)}],\"day3\":[{\(b)}]}", ["f -: A+2 B"]),
            ("{\"days\":{\"1\":{\"places\":{\"x\":{\(a)}}},\"4\":{\"places\":{\"x\":{\(b)}}}}}", ["f -: A+3 B"]),
            ("{\"stops\":{\"byId\":{\"x\":{\(a)},\"y\":{\(b)}},\"allIds\":[\"x\",\"y\"]}}", ["f -: A B"]),
            (
                "{\"trips\":{\"t1\":{\"name\":\"S\",\"stops\":{\"x\":{\(a)},\"y\":{\(b)}}},"
                    + "\"t2\":{\"name\":\"T\",\"stops\":{\"x\":{\(b)},\"y\":{\(a)}}}}}", ["S -: A B", "T -: B A"]
            ),
        ])
    func keys(text: String, expected: [String]) throws {
        #expect(try plan(text) == expected)
    }

    @Test("The corners of a map, and the parts of a place, are no stops")
    func corners() throws {
        let view = #""viewport":{"northeast":{"lat":9,"lng":9},"southwest":{"lat":8,"lng":8}}"#
        #expect(
            try plan("{\"places\":[{\"name\":\"A\",\"geometry\":{\"location\":{\"lat\":1,\"lng\":2},\(view)}}]}")
                == ["f -: A"])
        #expect(try plan("{\"name\":\"T\",\"bounds\":{\(view)},\"stops\":[{\(Self.a)}]}") == ["T -: A"])
    }

    @Test(
        "The ends of a journey stand around the stops between",
        arguments: [
            ("{\"start\":{\(a)},\"end\":{\(b)}}", ["f -: A B"]),
            (
                "{\"origin\":{\(a)},\"waypoints\":[{\"name\":\"C\",\"lat\":2,\"lng\":2}],\"destination\":{\(b)}}",
                ["f -: A C B"]
            ),
            ("{\"from\":{\(a)},\"stops\":[{\(a)},{\(b)}],\"to\":{\(b)}}", ["f -: A B"]),
        ])
    func ends(text: String, expected: [String]) throws {
        #expect(try plan(text) == expected)
    }

    @Test(
        "Places whose coordinates are called as those of GeoJSON are read",
        arguments: [
            #"[{"name":"A","coordinates":[2,1]},{"name":"B","coordinates":[4,3]}]"#,
            #"[{"coordinates":{"lat":1,"lng":2},"name":"A","type":"city"},{"coordinates":{"lat":3,"lng":4},"name":"B"}]"#,
            #"[{"name":"A","location":{"coordinates":[2,1]}},{"name":"B","location":{"coordinates":[4,3]}}]"#,
            #"[{"name":"A","position":[1,2],"note":null},{"name":"B","position":[3,4]}]"#,
            #"[{"name":"A","geometry":{"location":{"lat":1,"lng":2}}},{"name":"B","geometry":{"coordinates":[4,3]}}]"#,
            #"[{"name":"A","lat":"1,0","lon":"2,0"},{"name":"B","lat":"3","lon":"4"}]"#,
        ])
    func coordinates(text: String) {
        #expect(reading(text).first == "file: A@1,2 B@3,4")
        #expect(TripFormats.recognizing(Array(text.utf8))?.name != "geojson")
    }

    @Test(
        "Notes in parts, of visits and of days come out",
        arguments: [
            (
                "{\"stops\":[{\(a),\"notes\":[{\"type\":\"paragraph\",\"children\":[{\"text\":\"See \"},{\"text\":\"it\"}]},"
                    + "{\"type\":\"paragraph\",\"children\":[{\"text\":\"all\"}]}]}]}", "f -: A[See it\nall]"
            ),
            ("{\"stops\":[{\(a),\"description\":[\"one\",\"two\"]}]}", "f -: A[one\ntwo]"),
            ("{\"stops\":[{\(a),\"notes\":{\"ops\":[{\"insert\":\"x \"},{\"insert\":\"y\"}]}}]}", "f -: A[x y]"),
            (
                "{\"locations\":[{\(a),\"visits\":[{\"start_date\":\"2027-06-12\",\"notes\":\"hike\"}]}]}",
                "f 2027-06-12: A[hike]"
            ),
            (
                "{\"days\":[{\"date\":\"2027-06-12\",\"notes\":[{\"id\":1,\"text\":\"Buy tickets\"}],"
                    + "\"assignments\":[{\"place\":{\(a)}}]}]}", "f 2027-06-12: A[Buy tickets]"
            ),
            (
                "{\"sections\":[{\"date\":\"2027-06-12\",\"blocks\":[{\"type\":\"place\",\"place\":{\(a)}},"
                    + "{\"type\":\"note\",\"text\":{\"ops\":[{\"insert\":\"rest\"}]}}]}]}", "f 2027-06-12: A[rest]"
            ),
        ])
    func notes(text: String, expected: String) throws {
        #expect(try plan(text) == [expected])
    }
}
