import CivilTime
import Entities
import JSON
import TestSupport
import Testing
import Text

/// The way to a stop, the number of days and the use of energy in the JSON of a library.
@Suite struct WayTests {
    private func library(plan: String = "{\"days\":16}", stop: String) -> [UInt8] {
        Array(
            """
            {"version": 1, "trips": [
              {"id": "\(id(1))", "name": "A", "waypoints": [
                {"id": "\(id(2))", "name": "B", "location": {"latitude": 1, "longitude": 2}, \(stop)}
              ], "plan": \(plan)}
            ]}

            """.utf8)
    }

    @Test("All that is decided is written as it was read, with the fields of others inside it")
    func unchanged() throws {
        let file = library(
            plan: "{\"days\":16,\"fuel\":{\"kWhPer100km\":18,\"price\":0.45,\"plug\":\"CCS\"}}",
            stop:
                "\"nights\": 0, \"arrive\": \"18:00\", \"leave\": \"14:00\", \"way\": {\"by\":\"ferry\",\"minutes\":150,"
                + "\"departs\":\"2027-06-12T14:00\",\"cost\":85,\"line\":{\"name\":\"Jadrolinija\"}}")
        let library = try LibraryDecoder.library(file)
        #expect(
            String(decoding: LibraryEncoder.encode(library), as: UTF8.self) == String(decoding: file, as: UTF8.self))
        let trip = library.trips[0]
        #expect(trip.plan.days == 16 && trip.plan.kWhPer100km == 18 && trip.plan.litersPer100km == nil)
        let stop = trip.waypoints[0].plan
        #expect(stop.nights == 0 && stop.leave?.hourAndMinute == "14:00" && stop.arrive?.text == "18:00")
        #expect(stop.way?.by == .ferry && stop.way?.minutes == 150 && stop.way?.cost == Cost(thousandths: 85_000))
        #expect(
            Wording.planned(stop) == [
                "no night", "arrive 18:00", "leave 14:00",
                "by ferry, 2 h 30 min, departs 2027-06-12 14:00, cost 85",
            ])
    }

    @Test("Fields of others stay with a way that is decided anew, and go with it")
    func foreignFields() throws {
        var stop = try LibraryDecoder.library(
            library(stop: "\"way\": {\"by\":\"ferry\",\"line\":1}")
        ).trips[0].waypoints[0]
        try stop.plan.set(.way(Way(by: .train, minutes: 60)))
        #expect(stop.json["way"]?.text() == "{\"by\":\"train\",\"minutes\":60,\"line\":1}")
        try stop.plan.set(.way(nil))
        #expect(stop.plan == .none)
    }

    @Test(
        "A value that a way cannot have is refused in a file to import, and kept as one of another program in a library",
        arguments: [
            ("[]", "“way” must be an object"), ("{}", "“way” has no “by”"), ("{\"by\":1}", "“by” must be a string"),
            ("{\"by\":\"bus\"}", "“by” can be one of “ferry”, “train”, “flight”, “drive”, “walk”, not “bus”"),
            ("{\"by\":\"ferry\",\"minutes\":0}", "the duration of a way can be 1 to 14400 minutes, not 0"),
            ("{\"by\":\"ferry\",\"minutes\":1.5}", "“minutes” must be a whole number"),
            ("{\"by\":\"ferry\",\"departs\":\"soon\"}", "“departs” must be a time like 2027-06-14T18:00 or 18:00"),
            ("{\"by\":\"ferry\",\"cost\":\"85\"}", "“cost” must be a number"),
        ])
    func refused(way: String, reason: String) throws {
        let file = library(stop: "\"way\": \(way)")
        let stop = try LibraryDecoder.library(file).trips[0].waypoints[0]
        #expect(stop.plan == .none && stop.otherFields.beside.map(\.name) == ["way"])
        do {
            _ = try LibraryDecoder.imported(file, unnamed: .newTrip, ids: SeededIdentifiers(seed: 1))
            Issue.record("it was taken")
        } catch {
            #expect(error.fault.reason == reason)
        }
    }

    @Test("A vehicle needs litres or kWh: one takes the place of the other, and a file cannot have both")
    func uses() throws {
        var plan = Plan.none
        try plan.set(.litersPer100km(7))
        try plan.set(.kWhPer100km(18))
        #expect(plan.litersPer100km == nil && plan.kWhPer100km == 18)
        try plan.set(.litersPer100km(7))
        #expect(plan.litersPer100km == 7 && plan.kWhPer100km == nil)
        let file = library(plan: "{\"fuel\":{\"litersPer100km\":7,\"kWhPer100km\":18}}", stop: "\"nights\": 1")
        let library = try LibraryDecoder.library(file)
        #expect(library.trips[0].plan.otherFields.insideFuel.map(\.name) == ["kWhPer100km"])
        #expect(
            String(decoding: LibraryEncoder.encode(library), as: UTF8.self) == String(decoding: file, as: UTF8.self))
    }
}
