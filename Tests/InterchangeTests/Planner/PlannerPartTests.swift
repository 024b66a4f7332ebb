import CivilTime
import Entities
import Interchange
import TestSupport
import Testing

/// Parts of places that are no lists, what stands beside the objects of lists, and the ends of journeys.
@Suite("Parts of places and the ends of journeys in the JSON of other planners") struct PlannerPartTests {
    private static let a = #""name":"A","lat":1,"lng":2"#
    private static let b = #""title":"B","lat":3,"lng":4"#

    /// The trips with the first day and the nights, and the notices.
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

    @Test("Both days of a stay in an object of their own, prices in parts, and words by which places are sorted")
    func objects() throws {
        let dates =
            #"{"stops":[{\#(Self.a),"dates":{"from":"2027-06-03","to":"2027-06-05"},"tags":["fish","Place"]},{\#(Self.b)}]}"#
        #expect(try plan(dates).first == "f 2027-06-03: A+2[Tags: fish] B")
        let cost = #"{"stops":[{\#(Self.a),"cost":{"value":90,"ccy":"EUR"}},{\#(Self.b)}]}"#
        #expect(try othersPlan(cost, as: PlannerFormat()).contains { $0.hasPrefix("A") && $0.contains("90") })
    }

    @Test(
        "Parts of a place are no list, however long their names are, and whatever numbers they have",
        arguments: [
            (#"{"stops":[{"name":"A","location":{"geographicCoordinates":{"lat":1,"lng":2}}}]}"#, "f -: A"),
            (
                #"{"places":[{"name":"A","address_components":{"administrative_area":{"name":"R"}},"geometry":"#
                    + #"{"coordinatesWGS84":{"lat":1,"lng":2}}}]}"#, "f -: A"
            ),
            (
                #"{"places":[{"geometry":{"coordinatesWGS84":{"lat":1,"lng":2},"coordinatesLV95":{"e":3,"n":4}},"#
                    + #""name":"A"}]}"#, "f -: A"
            ),
            (
                #"{"stops":[{"name":"A","details":{"photo1":{"url":"x"},"lat":1,"lng":2}},{"name":"B","details":"#
                    + #"{"photo1":{"url":"y"},"photo2":{"url":"z"},"lat":3,"lng":4}}]}"#, "f -: A B"
            ),
            (
                #"{"stops":[{"name":"A","spots":{"p1":{"x":1},"p2":{"x":2}},"lat":1,"lng":2}],"meta1":{"v":2}}"#,
                "f -: A"
            ),
            (#"{"meta1":{"v":2},"lat":1,"lng":2,"name":"A"}"#, "A -: A"),
            (#"{"itinerarySummaryData":{"x":1},"title":"T","places":[{"name":"A","lat":1,"lng":2}]}"#, "T -: A"),
            (#"{"trip":{"metadata_v2":{"v":2},"name":"T","stops":[{"name":"A","lat":1,"lng":2}]}}"#, "T -: A"),
        ])
    func parts(text: String, expected: String) throws {
        #expect(try plan(text) == [expected])
    }

    @Test(
        "A list of one object by its name, and keys that programs make, are lists",
        arguments: [
            ("{\"stops\":{\"p1\":{\(a)}}}", ["f -: A"]),
            ("{\"x\":{\"2027-06-12\":{\(a)}}}", ["f 2027-06-12: A"]),
            ("{\"list\":{\"NxAgQbXkZPqRsTuV\":{\(a)},\"NxBqRcYlWPmSsUvX\":{\(b)}}}", ["f -: A B"]),
            ("{\"list\":{\"Day 1: Here\":{\(a)},\"Day 3: There\":{\(b)}}}", ["f -: A B"]),
            ("{\"list\":{\"507f1f77bcf86cd799439011\":{\(a)},\"507f191e810c19729de860ea\":{\(b)}}}", ["f -: A B"]),
        ])
    func lists(text: String, expected: [String]) throws {
        #expect(try plan(text) == expected)
    }

    @Test(
        "What stands beside the objects of a list is that of the trip",
        arguments: [
            "{\"1\":{\(a),\"nights\":2},\"2\":{\(b)},\"name\":\"T\",\"start_date\":\"2027-06-01\"}",
            "{\"name\":\"T\",\"start_date\":\"2027-06-01\",\"1\":{\(a),\"nights\":2},\"2\":{\(b)}}",
            "{\"trip\":{\"1\":{\(a),\"nights\":2},\"2\":{\(b)},\"name\":\"T\",\"start_date\":\"2027-06-01\"}}",
        ])
    func beside(text: String) throws {
        #expect(try plan(text) == ["T 2027-06-01: A+2 B"])
    }

    @Test(
        "Numbers put a list in order only where they count up",
        arguments: [
            ("{\"stops\":{\"x\":{\(b),\"number\":84},\"y\":{\(a),\"number\":12}}}", ["f -: B A"]),
            ("{\"stops\":{\"x\":{\(b),\"number\":2},\"y\":{\(a),\"number\":1}}}", ["f -: A B"]),
            ("{\"stops\":{\"x\":{\(b),\"index\":1},\"y\":{\(a),\"index\":0}}}", ["f -: A B"]),
            ("{\"stops\":{\"x\":{\(b),\"sort\":1},\"y\":{\(a),\"sort\":1}}}", ["f -: B A"]),
            ("{\"stops\":{\"x\":{\(b),\"order\":84},\"y\":{\(a),\"order\":12}}}", ["f -: A B"]),
        ])
    func order(text: String, expected: [String]) throws {
        #expect(try plan(text) == expected)
    }

    @Test("The ends of a journey are around the stops that have days, and it begins with the first of these")
    func endsOfDays() throws {
        let (start, end) = (
            #""origin":{"name":"Home","lat":0,"lng":1}"#, #""destination":{"name":"Z","lat":5,"lng":6}"#
        )
        #expect(
            try plan("{\(start),\"days\":[{\"date\":\"2027-06-01\",\"places\":[{\(Self.a)}]}],\(end)}")
                == ["f 2027-06-01: Home A Z"])
        let dated = "{\(Self.b),\"date\":\"2027-06-03\"},{\(Self.a),\"date\":\"2027-06-01\"}"
        #expect(
            try plan("{\(start),\"stops\":[\(dated)],\(end)}") == [
                "f 2027-06-01: Home A+2 B Z", "the places are in the order of their dates, not in that of the file",
            ])
    }

    @Test("Places inside others are told where the journey has its ends too")
    func lostPlaces() throws {
        let inner = #""restaurant":{"name":"X","lat":1.1,"lng":2.1}"#
        let ends = #""origin":{"name":"H","lat":0,"lng":1},"destination":{"name":"Z","lat":5,"lng":6}"#
        #expect(
            try plan("{\(ends),\"stops\":[{\(Self.a),\(inner)}]}") == [
                "f -: H A Z", "1 place inside another place left out",
            ])
        #expect(try plan("{\(ends),\"stops\":[{\(Self.a)}]}") == ["f -: H A Z"])
    }

    @Test("A point with decimal commas is where it says")
    func commas() {
        let text = #"{"stops":[{"name":"A","coordinates":"POINT(4,83 45,76)"},{"name":"B","coords":"45.9, 6.12"}]}"#
        #expect(reading(text).first == "file: A@45.76,4.83 B@45.9,6.12")
    }
}
