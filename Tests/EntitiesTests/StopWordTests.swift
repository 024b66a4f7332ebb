import CivilTime
import Entities
import Geodesy
import TestSupport
import Testing

@Suite("The words that set what stops and days have")
struct StopWordTests {
    @Test(
        "Words behind a value set more of the stop; what is behind a name or a note is a part of it",
        arguments: [
            (
                StopWord.plan(.arrive), "10:30 stay 2h",
                WaypointEdit(plan: [.arrive: "10:30", .stayMinutes: "2h"])
            ),
            (
                .plan(.nights), "2 cost 95 EUR note stay 2 days",
                WaypointEdit(note: "stay 2 days", plan: [.nights: "2", .cost: "95 EUR"])
            ),
            (.plan(.way), "ferry 2h30 Arrive 9pm", WaypointEdit(plan: [.way: "ferry 2h30", .arrive: "9pm"])),
            (.plan(.nights), "2 nights", WaypointEdit(plan: [.nights: "2 nights"])),
            (.plan(.kind), "stay", WaypointEdit(plan: [.kind: "stay"])),
            (.plan(.cost), "95 stay", WaypointEdit(plan: [.cost: "95 stay"])),
            (.note, "arrive 10:30 stay 2h", WaypointEdit(note: "arrive 10:30 stay 2h")),
            (.name, "Camp nights 2", WaypointEdit(name: "Camp nights 2")),
            (.plan(.leave), "- nights -", WaypointEdit(plan: [.leave: "", .nights: ""])),
            (.plan(.arrive), "by 14:00", WaypointEdit(plan: [.arrive: "14:00"])),
            (.plan(.arrive), "before 2pm stay for 2h", WaypointEdit(plan: [.arrive: "2pm", .stayMinutes: "2h"])),
            (.plan(.leave), "at 9", WaypointEdit(plan: [.leave: "9"])),
            (.plan(.way), "by ferry 2h30", WaypointEdit(plan: [.way: "ferry 2h30"])),
            (.note, "by the lake", WaypointEdit(note: "by the lake")),
        ])
    func severalWords(word: StopWord, value: String, edit: WaypointEdit) {
        #expect(WaypointEdit(word, withOthers: value) == edit)
    }

    @Test(
        "What one says of a stop is one of the words, or is answered with the words that do it",
        arguments: [
            ("4 arrive by 14:00", "4|arrive|by 14:00"), ("4 by 14:00", "4|arrive|14:00"),
            ("4 arrives 14:00", "4|arrive|14:00"), ("4 departs 9:00", "4|leave|9:00"), ("4 nights: 2", "4|nights|2"),
            ("Bern nights 2", "Bern|nights|2"), ("Bern leave 9", "Bern|leave|9"),
        ])
    func spoken(line: String, meaning: String) { #expect(read(line) == meaning) }

    @Test(
        "until is answered with the two words that it may be, and sleep with nights",
        arguments: [
            ("4 until 14:00", "‘4 leave 14:00’"), ("4 till 14:00", "‘4 arrive 14:00’"),
            ("4 sleep 2", "Did you mean nights?"), ("4 wait 2h", "Did you mean stay?"),
        ])
    func answered(line: String, words: String) throws {
        #expect(StopWordLine(line, names) == nil)
        #expect(try #require(StopWordLine.absentWord(in: line)).contains(words))
    }

    private let names = ReferenceNames(["Lyon", "Saint-Malo", "Bern"])

    private func read(_ line: String) -> String? {
        StopWordLine(line, names).map { "\($0.stops)|\($0.words.map(\.text).joined(separator: "/"))|\($0.value)" }
    }

    @Test(
        "a number that no stop has is refused before a value is asked for",
        arguments: [
            ("9 nights 2", "There is no stop 9; the trip has 5 stops. Nothing was done."),
            ("4-7 kind see", "There is no stop 7; the trip has 5 stops. Nothing was done."), ("2,5 nights 1", nil),
        ] as [(String, String?)])
    func absentStops(line: String, refusal: String?) throws {
        let names = ReferenceNames(["A", "B", "C", "D", "E"])
        #expect(try #require(StopWordLine(line, names)).absence(amongStops: 5) == refusal)
    }

    @Test(
        "A mistyped word behind a stop's number is answered with the word that it resembles",
        arguments: [
            ("5 nihgts 3", "nights"), ("2 arive 9:00", "arrive"), ("1-3 knid see", "kind"), ("5 frobnicate", nil),
            ("5 xyz", nil),
        ] as [(String, String?)])
    func mistyped(line: String, word: String?) throws {
        let answer = try #require(StopWordLine.absentWord(in: line))
        #expect(answer.contains("Did you mean") == (word != nil))
        if let word { #expect(answer.contains("sets nothing. Did you mean \(word)? Nothing was done.")) }
    }

    @Test(
        "Stops, a word and a value stand behind one another",
        arguments: [
            ("5 nights 2", "5|nights|2"), ("4-6 kind see", "4-6|kind|see"), ("3 way ferry 2h30", "3|way|ferry 2h30"),
            ("2, 5 ni 1", "2, 5|nights|1"), ("2 5 7 st 1h30", "2 5 7|stay|1h30"), ("5 nights", "5|nights|"),
            ("5 n 2", "5|name/note/nights|2"), ("5 k see", "5|kind|see"), ("Lyon nights 2", "Lyon|nights|2"),
            ("Saint-Malo leave 9:00", "Saint-Malo|leave|9:00"), ("\"Saint-Malo\" leave -", "\"Saint-Malo\"|leave|-"),
            ("5 note leave at 9", "5|note|leave at 9"), ("5 NAME Zürich", "5|name|Zürich"),
            // The value before the word, and the word in front.
            ("5 2 nights", "5|nights|2"), ("4-6 2 nights", "4-6|nights|2"), ("5 2h30 stay", "5|stay|2h30"),
            ("note 3 Also this", "3|note|Also this"), ("note Bern swim", "Bern|note|swim"),
            ("nights Saint-Malo 2", "Saint-Malo|nights|2"), ("name ber Berne", "ber|name|Berne"),
            ("5 see kind", "5|kind|see"), ("nights 5 2", "5|nights|2"), ("way 3 ferry 2h30", "3|way|ferry 2h30"),
        ])
    func lines(line: String, parts: String) {
        #expect(read(line) == parts)
    }

    @Test("Numbers and a word that set nothing are answered with the right form")
    func form() {
        #expect(
            StopWordLine.form(of: "-2 nights")
                == "“-2 nights” sets nothing: first the stop's number, then nights, then N, as in: 5 nights 2")
        #expect(StopWordLine.form(of: "Notre Dame") == nil && StopWordLine.form(of: "nights") == nil)
        #expect(read("-2 nights") == nil)
    }

    @Test(
        "A place is none of these",
        arguments: [
            "5", "45.1 7.2", "45 7", "10 Downing Street", "Lyon ni 2", "Paris nights 2", "nights 2", "12 rue de Rivoli",
            "d 3", "",
        ])
    func others(line: String) {
        #expect(read(line) == nil)
    }

    @Test("Tab knows the words behind numbers, and the values of some")
    func choices() {
        #expect(StopWordLine.choices("5 ni")?.head == "5 ")
        #expect(StopWordLine.choices("5 ni")?.words.contains("nights") == true)
        #expect(StopWordLine.choices("4-6 kind s")?.words == StopKind.known)
        #expect(StopWordLine.choices("4-6 kind s")?.head == "4-6 kind ")
        #expect(StopWordLine.choices("3 way f")?.words == ["ferry", "train", "flight", "drive", "walk"])
        #expect(StopWordLine.choices("5") == nil && StopWordLine.choices("Lyon ") == nil)
    }

    @Test("A word names the option of the command, and each is its own")
    func words() {
        #expect(
            StopWord.allCases.map(\.text)
                == ["name", "place", "note", "kind", "stay", "nights", "arrive", "leave", "cost", "way"])
        for word in StopWord.allCases { #expect(StopWord.words(beginning: word.text) == [word]) }
    }

    @Test("Decisions about the days stand as a person reads them, in their unit")
    func shown() throws {
        var plan = Plan.none
        for setting in [
            PlanSetting.start(CivilDate(text: "2027-06-12")), .leave(TimeOfDay(typed: "8:30")), .dailyMinutes(330),
            .litersPer100km(7.2), .price(1.85), .speed(100), .legMinutes(5), .days(16), .detour(1.3), .currency("EUR"),
        ] { try plan.set(setting) }
        func shown(_ unit: DistanceUnit, _ times: ClockStyle) -> [String] {
            PlanWord.allCases.compactMap { word in word.shown(plan, in: unit, times).map { "\(word.rawValue) \($0)" } }
        }
        #expect(
            shown(.kilometers, .hours24) == [
                "start Sat 12 Jun 2027", "leave 08:30", "drive 5 h 30 min", "days 16", "fuel 7.2 l/100 km",
                "price 1.85/l",
                "currency EUR", "speed 100 km/h", "detour 1.3", "leg-minutes 5 min",
            ])
        #expect(shown(.miles, .hours24).contains("speed 62.1 mph"))
        #expect(PlanWord.allCases.allSatisfy { $0.shown(.none, in: .kilometers, .hours24) == nil })
    }

    @Test("The history says which values an edit of a plan has changed")
    func history() throws {
        let trip = Trip(
            id: id(1), name: name("Alps"),
            waypoints: [stop(11, "Lyon", 45.7, 4.8), stop(12, "Bern", 46.9, 7.4), stop(13, "Como", 45.8, 9.1)])
        let library = Library(trips: [trip])
        func said(_ edit: (inout Trip) throws -> Void) rethrows -> String {
            var new = trip
            try edit(&new)
            return Change.editTrip(from: trip, to: new).describe(in: library)
        }
        #expect(try said { try $0.plan.set(.dailyMinutes(300)) } == "Alps: drive 5h")
        #expect(
            try said {
                try $0.waypoints[0].plan.set(.nights(2))
                try $0.waypoints[0].plan.set(.stayMinutes(90))
            } == "Lyon: stay 1h30, nights 2 (Alps)")
        #expect(
            try said { trip in
                for index in 0..<3 { try trip.waypoints[index].plan.set(.kind(StopKind("see"))) }
            } == "3 stops: kind see (Alps)")
        #expect(
            try said { trip in
                for index in 0..<3 { try trip.waypoints[index].plan.set(.nights(index)) }
            } == "Changed the plan of 3 stops of “Alps”")
        var stop = trip.waypoints[0]
        try stop.plan.set(.nights(2))
        #expect(Change.replaceStop(trip: id(1), stop).describe(in: library) == "Lyon: nights 2 (Alps)")
        let later = Library(trips: [try library.trips[0].replacing(stop)])
        #expect(
            Change.replaceStop(trip: id(1), trip.waypoints[0]).describe(in: later) == "Lyon: nights 2 left open (Alps)")
        try stop.plan.set(.nights(1))
        #expect(Change.replaceStop(trip: id(1), stop).describe(in: later) == "Lyon: nights 2 to 1 (Alps)")
    }

    @Test("- takes a note and a decision away, and is no name")
    func withoutValue() {
        #expect(WaypointEdit(.note, typed: "-").note == "")
        #expect(WaypointEdit(.name, typed: "-").name == "")
        #expect(WaypointEdit(.name, typed: "-s-").name == "-s-")
    }
}

extension Trip {
    /// The trip with its first stop in another version.
    fileprivate func replacing(_ stop: Waypoint) throws -> Trip {
        var trip = self
        trip.waypoints[0] = stop
        return trip
    }
}
