import CivilTime
import Entities
import Geodesy
import JSON
import TestSupport
import Testing
import Text

@Suite("Plans of trips and stops")
struct PlanTests {
    private let id = "\"id\": \"EC7D4222-6F41-4481-8FDE-580F122088A5\", \"name\": \"A\""

    private func library(plan: String, stop: String = "\"nights\": 1") -> [UInt8] {
        let place = "\"location\": {\"latitude\": 1, \"longitude\": 2}"
        return Array(
            """
            {"version": 1, "trips": [
              {\(id), "waypoints": [
                {\(id), \(place), \(stop)}
              ], "plan": \(plan)}
            ]}

            """.utf8)
    }

    private let plan =
        "{\"start\":\"2027-06-12\",\"leave\":\"08:30\",\"dailyMinutes\":300,\"speedKmh\":90.5,\"detour\":1.3,"
        + "\"legMinutes\":5,\"fuel\":{\"litersPer100km\":7.2,\"price\":1.85,\"kind\":\"diesel\"},\"currency\":\"EUR\","
        + "\"price\":1.850}"

    @Test("every field is read and written unchanged, also unknown ones")
    func fields() throws {
        let file = library(
            plan: plan,
            stop:
                "\"kind\": \"sleep\", \"stayMinutes\": 90, \"nights\": 2, \"arrive\": \"2027-06-14T18:00\", \"cost\": 9.5"
        )
        let library = try LibraryDecoder.library(file)
        let trip = library.trips[0]
        #expect(trip.plan.start?.text == "2027-06-12")
        #expect(trip.plan.leave?.hourAndMinute == "08:30")
        #expect(trip.plan.dailyMinutes == 300)
        #expect(trip.plan.speed == 90.5)
        #expect(trip.plan.litersPer100km == 7.2)
        #expect(trip.plan.currency == "EUR")
        #expect(trip.plan.otherFields.beside.map(\.name) == ["price"])
        let stop = trip.waypoints[0].plan
        #expect(stop.kind == .sleep)
        #expect(stop.stayMinutes == 90)
        #expect(stop.nights == 2)
        #expect(stop.arrive?.text == "2027-06-14T18:00")
        #expect(stop.cost?.thousandths == 9_500)
        #expect(
            String(decoding: LibraryEncoder.encode(library), as: UTF8.self) == String(decoding: file, as: UTF8.self))
    }

    @Test(
        "a value that a plan cannot have is refused where it stands in a file to import",
        arguments: [
            (
                "{\"start\":\"2027-02-29\"}",
                "4:23: “start” must be a date that exists, like 2027-06-12, not “2027-02-29”"
            ),
            ("{\"leave\":\"24:00\"}", "4:23: “leave” must be a time like 09:00, not “24:00”"),
            ("{\"dailyMinutes\":0}", "4:30: the driving time of a day can be 1 to 1440 minutes, not 0"),
            ("{\"dailyMinutes\":1.5}", "4:30: “dailyMinutes” must be a whole number"),
            ("{\"speedKmh\":0}", "4:26: the speed can be 1 to 300 km/h, not 0"),
            ("{\"detour\":1,\"detour\":1}", "4:26: the name “detour” comes twice in this object"),
            ("{\"fuel\":{\"price\":\"1\"}}", "4:31: “price” must be a number"),
            ("{\"currency\":\"euro\"}", "4:26: a currency is three letters like EUR, not “euro”"),
            ("[]", "4:14: “plan” must be an object, not an array"),
        ])
    func refused(plan: String, message: String) {
        #expect(fault(library(plan: plan)) == message)
    }

    @Test(
        "a value that a stop cannot have is refused where it stands in a file to import",
        arguments: [
            ("\"nights\": 400", "nights can be 0 to 366, not 400"),
            ("\"nights\": -1", "nights can be 0 to 366, not -1"),
            ("\"stayMinutes\": -5", "a stay can be 1 to 527040 minutes, not -5"),
            ("\"cost\": \"abc\"", "“cost” must be a number"),
            ("\"cost\": -1", "“-1” is not a cost; write it like 95 or 9.50"),
            ("\"cost\": 1.2345", "a cost has at most three decimals; “1.2345” has more"),
            (
                "\"arrive\": \"2027-13-01T10:00\"",
                "“arrive” must be a time like 2027-06-14T18:00 or 18:00, not “2027-13-01T10:00”"
            ),
        ])
    func refusedStop(stop: String, message: String) {
        #expect(fault(library(plan: "{}", stop: stop))?.hasSuffix(": " + message) == true)
    }

    private func fault(_ file: [UInt8]) -> String? {
        do {
            _ = try LibraryDecoder.imported(file, unnamed: .newTrip, ids: SeededIdentifiers(seed: 1))
            return nil
        } catch {
            return error.fault.description
        }
    }

    @Test(
        "in a library it is kept as a field of another program, with a word, and gives way to a decision of one's own")
    func foreign() throws {
        let bytes = library(
            plan: "{\"start\": \"soon\", \"speedKmh\": 90, \"fuel\": 7, \"currency\": [1]}",
            stop: "\"cost\": \"free\", \"nights\": 2, \"kind\": 5")
        let text = try bytes.withUnsafeBufferPointer { bytes throws(LibraryDecodingError) in
            try LibraryDecoder.text(bytes)
        }
        let library = text.library
        #expect(
            text.notices.map(\.description) == [
                "line 3: “cost” must be a number; it is kept as a field of another program",
                "line 3: “kind” must be a string; it is kept as a field of another program",
                "line 4: “start” must be a date that exists, like 2027-06-12, not “soon”; it is kept as a field of another program",
                "line 4: “fuel” must be an object; it is kept as a field of another program",
                "line 4: “currency” must be a string; it is kept as a field of another program",
            ])
        var trip = library.trips[0]
        #expect(trip.plan.speed == 90)
        #expect(trip.waypoints[0].plan.nights == 2)
        let written = String(decoding: LibraryEncoder.encode(library), as: UTF8.self)
        #expect(written.contains("\"nights\": 2, \"cost\": \"free\", \"kind\": 5}"))
        #expect(try LibraryDecoder.library(Array(written.utf8)) == library)
        try trip.waypoints[0].plan.set(.cost(Cost("9")))
        try trip.plan.set(.start(CivilDate(text: "2027-06-12")))
        try trip.plan.set(.litersPer100km(7))
        let own = LibraryEncoder.encode(Library(trips: [trip]))
        let again = try LibraryDecoder.library(own).trips[0]
        #expect(again.waypoints[0].plan.cost == trip.waypoints[0].plan.cost)
        #expect(again.plan.start?.text == "2027-06-12")
        #expect(again.plan.litersPer100km == 7)
        #expect(again.waypoints[0].otherFields.beside.map(\.name) == ["kind"])
        #expect(again.plan.otherFields.beside.map(\.name) == ["currency"])
    }

    @Test("a plan of another program that is no object is kept until there is one of one's own")
    func foreignPlan() throws {
        let library = try LibraryDecoder.library(library(plan: "\"by train\""))
        #expect(library.trips[0].otherFields.map(\.name) == ["plan"])
        #expect(try LibraryDecoder.library(LibraryEncoder.encode(library)) == library)
        var trip = library.trips[0]
        try trip.plan.set(.speed(80))
        let again = try LibraryDecoder.library(LibraryEncoder.encode(Library(trips: [trip]))).trips[0]
        #expect(again.plan.speed == 80)
        #expect(again.otherFields == [])
    }

    @Test(
        "costs are read with a point or a comma and shown with cents",
        arguments: [("95", "95"), ("9,50", "9.50"), ("9.5", "9.50"), ("9.125", "9.125"), ("0", "0")])
    func costs(text: String, shown: String) throws {
        #expect(try Cost(text).description == shown)
    }

    @Test("what is no cost is refused", arguments: ["", "abc", "-1", "1.", ".5", "1.2.3", "1e3", "1000000000"])
    func noCosts(text: String) {
        #expect(throws: PlanError.self) { try Cost(text) }
    }

    @Test("a typed stay has the limits of a stay in a file, and none of its length removes it")
    func typedStay() throws {
        #expect(throws: PlanError("a stay can be 1 min to 366 days, not 8785h")) { try PlanText.stay("8785h") }
        #expect(try PlanText.stay("8784h") == .stayMinutes(527_040))
        for text in ["0", "0m", "0h", ""] { #expect(try PlanText.stay(text) == .stayMinutes(nil)) }
        #expect(throws: PlanError("what is added for each leg can be 0 min to 24 h, not 25h")) {
            try PlanText.leg("25h")
        }
        #expect(throws: PlanError("what is added for each leg can be 0 to 1440 minutes, not 1500")) {
            try PlanText.leg("1500")
        }
    }

    @Test("no minutes and an empty currency leave it open; no nights are a decision")
    func cleared() throws {
        var stop = StopPlan.none
        try stop.set(.nights(0))
        try stop.set(.stayMinutes(5))
        #expect(stop.nights == 0)
        try stop.set(.nights(nil))
        try stop.set(.stayMinutes(0))
        #expect(stop == .none)
        var plan = Plan.none
        try plan.set(.currency("eur"))
        #expect(plan.currency == "EUR")
        try plan.set(.currency(""))
        #expect(plan == .none)
    }

    @Test("a copy, a copy under another id and the rule of identity include the plan")
    func copies() throws {
        let library = try LibraryDecoder.library(library(plan: plan))
        let trip = library.trips[0]
        var copies = library
        _ = try copies.apply(Edits.duplicate(trip, in: library, ids: SeededIdentifiers(seed: 5)))
        #expect(copies.trips[1].plan == trip.plan)
        #expect(copies.trips[1].waypoints[0].plan == trip.waypoints[0].plan)
        #expect(trip.with(id: RandomIdentifiers().next()).contentKey == trip.contentKey)
        var other = trip
        try other.waypoints[0].plan.set(.nights(2))
        #expect(other.contentKey != trip.contentKey)
        other = trip
        try other.plan.set(.detour(2))
        #expect(other.contentKey != trip.contentKey)
        // The fields of others are not what the person wrote.
        other = trip
        other.plan.otherFields.beside = []
        other.plan.otherFields.insideFuel = []
        #expect(other.contentKey == trip.contentKey)
    }

    @Test("two programs plan the same trip: both edits stay, and are taken back exactly")
    func together() throws {
        let start = try trip("A", stops: ["x", "y"])
        var library = Library(trips: [start])
        let first = try #require(try Edits.plan(start, [.speed(80), .leave(TimeOfDay(text: "08:00"))]))
        var edited = start
        try edited.plan.set(.speed(90))
        try edited.waypoints[1].plan.set(.nights(1))
        let second = Change.editTrip(from: start, to: edited)
        _ = try library.apply(.renameTrip(start.id, .newTrip))
        let renamed = library
        let undoFirst = try library.apply(first)
        let undoSecond = try library.apply(second)
        let trip = library.trips[0]
        #expect(trip.name == .newTrip)
        #expect(trip.plan.speed == 90)
        #expect(trip.plan.leave?.hourAndMinute == "08:00")
        #expect(trip.waypoints[1].plan.nights == 1)
        _ = try library.apply(undoSecond)
        _ = try library.apply(undoFirst)
        #expect(library == renamed)
        // Version 1.0 knows what takes it back.
        guard case .replaceTrip = undoSecond else {
            Issue.record("\(undoSecond)")
            return
        }
        #expect(try Edits.plan(start, []) == nil)
        #expect(second.describe(in: library) == "y: nights 1; speed 90 (New Trip)")
        _ = try library.apply(.removeStops(trip: start.id, [start.waypoints[1].id]))
        #expect(throws: ChangeError.noSuchStop) { try library.apply(second) }
    }

    @Test(
        "an arrival without a year is from the first day of the trip on, else from today on; unclear dates name both days"
    )
    func arrivals() throws {
        let today = try #require(CivilDate(text: "2026-11-22"))
        let moment = CivilDateTime(text: "2027-06-14T18:00").map { PlannedTime.on($0) }
        for text in [
            "2027-06-14 18:00", "6/14/2027 18:00", "14. Juni 2027 18 Uhr", "2027-6-14 18:00", "14 june 2027 6pm",
            "14.6.2027 18:00", "14 jun 18:00",
        ] {
            #expect(try PlanText.arrive(text, start: nil, today: today) == .arrive(moment))
        }
        let later = CivilDate(text: "2028-06-12")
        #expect(
            try PlanText.arrive("14 jun 18:00", start: later, today: today)
                == .arrive(CivilDateTime(text: "2028-06-14T18:00").map { .on($0) }))
        for (text, reason) in [
            ("14 jun", "“14 jun” is not a date and a time; write it like 2027-06-14 18:00, 14 jun 18:00 or 18:00"),
            (
                "6/7/2027 18:00",
                "“6/7/2027” can be two days, since day and month stand in another order in other countries; write 2027-06-07 18:00 or 2027-07-06 18:00"
            ),
        ] {
            #expect(throws: PlanError(reason)) { try PlanText.arrive(text, start: nil, today: today) }
        }
    }

    @Test("a day over 50 years ahead is refused, and one long past asked about")
    func farDays() throws {
        let today = try #require(CivilDate(text: "2026-11-22"))
        #expect(try PlanText.start("2076-12-31", today: today) == .start(CivilDate(text: "2076-12-31")))
        let reason = { (text: String) in
            PlanError("a date can be at most 50 years ahead, not “\(text)”: is the year right?")
        }
        #expect(throws: reason("9999-12-31")) { try PlanText.start("9999-12-31", today: today) }
        #expect(throws: reason("2077-01-01 9:00")) {
            try PlanText.arrive("2077-01-01 9:00", start: nil, today: today)
        }
        let doubt = { (text: String) in CivilDate(text: text).flatMap { PlanText.doubt(about: $0, today: today) } }
        #expect(doubt("2020-01-01") == "Wed 1 Jan 2020 is long past: is the year right?")
        #expect(doubt("2026-01-01") == nil && doubt("2030-01-01") == nil)
    }

    @Test("a decision takes the place of a value of another program under its name, and so does leaving it open")
    func decidesOverForeignFields() throws {
        var plan = Plan.none
        plan.otherFields.beside = [
            ForeignField("start", RawJSON(.string("soon"))), ForeignField("mood", RawJSON(.null)),
        ]
        plan.otherFields.insideFuel = [ForeignField("price", RawJSON(.string("much")))]
        try plan.set(.start(nil))
        #expect(plan.otherFields.beside.map(\.name) == ["mood"])
        #expect(plan.otherFields.insideFuel.map(\.name) == ["price"])
        try plan.set(.price(1.85))
        #expect(plan.otherFields.insideFuel == [])
    }

    @Test("fields of others keep their place in the plan, whatever they are called and whatever is decided")
    func foreignFieldsElsewhere() throws {
        let fields =
            "{\"price\":\"low\",\"litersPer100km\":[7],\"fuel\":{\"currency\":\"USD\",\"start\":\"x\",\"leave\":1,"
            + "\"dailyMinutes\":{},\"price\":1.85},\"currency\":\"EUR\",\"start\":\"2027-06-12\"}"
        var trip = try LibraryDecoder.library(library(plan: fields)).trips[0]
        try trip.plan.set(.leave(TimeOfDay(text: "08:30")))
        try trip.plan.set(.currency("CHF"))
        try trip.plan.set(.dailyMinutes(300))
        try trip.plan.set(.price(1.9))
        #expect(
            trip.plan.json.text(pretty: false)
                == "{\"start\":\"2027-06-12\",\"leave\":\"08:30\",\"dailyMinutes\":300,\"fuel\":{\"price\":1.9,"
                + "\"currency\":\"USD\",\"start\":\"x\",\"leave\":1,\"dailyMinutes\":{}},\"currency\":\"CHF\","
                + "\"price\":\"low\",\"litersPer100km\":[7]}")
    }

    @Test("a plan takes no room in a stop that has none")
    func size() throws {
        // A stop is its parts, and for the plan and the fields of others a pointer each.
        let parts = MemoryLayout<ID>.size + MemoryLayout<Name>.size + MemoryLayout<Coordinate>.size
        #expect(MemoryLayout<Waypoint>.stride == parts + MemoryLayout<Note?>.stride + 2 * MemoryLayout<Int>.size)
        // Where there is no plan, that pointer leads nowhere; also after a plan was taken back.
        var stored = StoredIfPresent<StopPlan>()
        #expect(!stored.isPresent && !StoredIfPresent(wrappedValue: StopPlan.none).isPresent)
        var plan = StopPlan.none
        try plan.set(.nights(2))
        stored.wrappedValue = plan
        #expect(stored.isPresent && stored.wrappedValue == plan)
        stored.wrappedValue = .none
        #expect(!stored.isPresent && stored == StoredIfPresent())
    }

    @Test("A stay of a bare number of 15 to 600 is minutes; a smaller one may be hours and is refused")
    func stayWithoutUnit() throws {
        #expect(try PlanText.stay("90") == .stayMinutes(90))
        #expect(try PlanText.stay("2 days") == .stayMinutes(2_880))
        for text in ["2", "14", "601", "-20"] {
            #expect(throws: PlanError.self, "\(text)") { try PlanText.stay(text) }
        }
    }
}
