import CivilTime
import Entities
import Foundation
import Geodesy
import Interchange
import Itineraries
import TestSupport
import Testing

@Suite("Calendars that are read")
struct ICSReadingTests {
    private func calendar(_ events: String..., head: String = "") -> String {
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(head)"
            + events.map { "BEGIN:VEVENT\r\n" + $0.replacingOccurrences(of: "\n", with: "\r\n") + "\r\nEND:VEVENT\r\n" }
            .joined() + "END:VCALENDAR\r\n"
    }

    private func trips(_ text: String) throws -> [Trip] {
        try ICSFormat().read(
            Array(text.utf8), ImportContext(fileName: "file", identifiers: SeededIdentifiers(seed: 1))
        ).trips
    }

    @Test("events with coordinates or a known location are stops, in the order of their beginnings")
    func places() throws {
        let text = calendar(
            "UID:1\nDTSTART;TZID=Europe/Paris:20270614T180000\nSUMMARY:Dinner\\, late\nGEO:45.764;4.8357\nDESCRIPTION:A\\nB",
            "UID:2\nDTSTART:20270612T070000Z\nSUMMARY:Start\nLOCATION:Paris",
            "UID:3\nDTSTART;VALUE=DATE:20270613\nSUMMARY:Call\nLOCATION:",
            "UID:4\nDTSTART;VALUE=DATE:20270613\nSUMMARY:Gone\nSTATUS:CANCELLED\nGEO:1;1",
            "UID:5\nDTSTART;VALUE=DATE:20270613\nSUMMARY:Nowhere\nLOCATION:Xyzzy", head: "X-WR-CALNAME:Work\r\n")
        #expect(TripFormats.recognizing(Array(text.utf8))?.name == "ics")
        #expect(
            reading(text, places: smallGazetteer) == [
                "Work: Start@48.8566,2.3522 Dinner, late@45.764,4.8357[A\nB]",
                "skipped 30: “Nowhere”: “Xyzzy” is no place that is known",
                "notice: line 11: “Start” was looked up: Paris (FR)",
                "notice: 2 nights that no event covers were put at the event before, so that each event keeps its day",
                "notice: 1 event without a place left out: “Call”", "notice: 1 cancelled event left out: “Gone”",
            ])
    }

    @Test("two zeros are no place in the calendars of others, and a place in those of this program")
    func zerosOfOthers() throws {
        let text = calendar("UID:1\nDTSTART:20270612T070000Z\nSUMMARY:Call\nGEO:0;0")
        #expect(reading(text) == ["notice: 1 event without a place left out: “Call”"])
        var trip = Trip(id: id(1), name: name("T"), waypoints: [stop(11, "Null Island", 0, 0), stop(12, "Near", 1, 1)])
        try trip.plan.set(.start(CivilDate(text: "2027-06-12")))
        let written = ICSFormat(times: true).write([planned(trip)]).bytes
        #expect(reading(written) == ["T: Null Island@0,0 Near@1,1"])
    }

    @Test("folded lines, Apple's coordinates and alarms inside events are read")
    func folded() throws {
        let text = calendar(
            "DTSTART:20270612T070000Z\nSUMMARY:Long\n er name\nX-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=\"A:B\":geo:46.02,\n 7.75\n"
                + "BEGIN:VALARM\nSUMMARY:No\nGEO:1;1\nEND:VALARM")
        #expect(reading(text) == ["file: Longer name@46.02,7.75"])
    }

    @Test("the first day is the start of the trip, and events over several days are nights")
    func plan() throws {
        let trip = try #require(
            try trips(
                calendar(
                    "DTSTART;VALUE=DATE:20270613\nDTEND;VALUE=DATE:20270616\nSUMMARY:Hotel\nGEO:2;2",
                    "DTSTART:20270613T100000\nDTEND:20270613T120000\nSUMMARY:Museum\nGEO:3;3",
                    "DTSTART:20270612T200000\nDTEND:20270613T090000\nSUMMARY:Inn\nGEO:1;1")
            )
            .first)
        #expect(trip.plan.start?.text == "2027-06-12")
        #expect(trip.waypoints.map(\.name.text) == ["Inn", "Museum", "Hotel"])
        #expect(trip.waypoints.map(\.plan.nights) == [1, nil, 3])
        // Times are those of the clocks there; the day alone, or a time of UTC without a known clock, is no time to be
        // there.
        #expect(trip.waypoints.map(\.plan.stayMinutes) == [nil, 120, nil])
        #expect(trip.waypoints.map(\.plan.arrive?.text) == ["2027-06-12T20:00", "2027-06-13T10:00", nil])
    }

    @Test("of events at one place on several days the first has the nights between")
    func samePlace() throws {
        let trip = try #require(
            try trips(
                calendar(
                    "DTSTART:20270612T180000Z\nSUMMARY:Concert\nGEO:2;2",
                    "DTSTART:20270614T100000Z\nSUMMARY:Fair\nGEO:2;2",
                    "DTSTART:20270614T180000Z\nSUMMARY:Play\nGEO:2;2", "DTSTART:20270616T180000Z\nSUMMARY:Zoo\nGEO:3;3")
            )
            .first)
        #expect(trip.waypoints.map(\.plan.nights) == [2, nil, 2, nil])
        #expect(trip.waypoints.allSatisfy { $0.plan.arrive == nil })
    }

    /// For each stop of a calendar its name and the day on which it is reached by the plan.
    private func days(_ text: String) throws -> [String] {
        let trip = try #require(try trips(text).first)
        let days = planned(trip).itinerary?.days ?? []
        return trip.waypoints.indices.map { stop in
            let dates = days.filter { $0.visits.contains { $0.stop == stop && ($0.arrive != nil || stop == 0) } }
            return ([trip.waypoints[stop].name.text] + dates.prefix(1).compactMap { $0.date?.text }).joined(
                separator: " ")
        }
    }

    @Test("events of whole days at several places keep their days, and the nights between them are told")
    func wholeDays() throws {
        let text = calendar(
            "DTSTART;VALUE=DATE:20270612\nSUMMARY:A\nGEO:1;1", "DTSTART;VALUE=DATE:20270613\nSUMMARY:B\nGEO:1.5;1",
            "DTSTART;VALUE=DATE:20270613\nSUMMARY:C\nGEO:2;1", "DTSTART;VALUE=DATE:20270616\nSUMMARY:D\nGEO:3;1",
            "DTSTART;VALUE=DATE:20270617\nDURATION:P3D\nSUMMARY:E\nGEO:4;1",
            "DTSTART;VALUE=DATE:20270619\nSUMMARY:F\nGEO:5;1", "DTSTART;VALUE=DATE:20270622\nSUMMARY:G\nGEO:6;1")
        #expect(
            try days(text) == [
                "A 2027-06-12", "B 2027-06-13", "C 2027-06-13", "D 2027-06-16", "E 2027-06-17", "F 2027-06-19",
                "G 2027-06-22",
            ])
        #expect(
            reading(text).last
                == "notice: 8 nights that no event covers were put at the event before, so that each event keeps its day"
        )
    }

    @Test("one returns in the evening to the hotel that covers the night, and none of its nights is lost")
    func insideHotel() throws {
        let events = [
            "DTSTART:20270613T100000\nSUMMARY:Museum\nGEO:1.2;1", "DTSTART:20270614T190000\nSUMMARY:Dinner\nGEO:1.3;1",
        ]
        let days = calendar(
            "DTSTART;VALUE=DATE:20270612\nDTEND;VALUE=DATE:20270615\nSUMMARY:Hotel\nGEO:1;1", events[0], events[1])
        #expect(reading(days) == ["file: Hotel@1,1 Museum@1.2,1 Hotel@1,1 Dinner@1.3,1 Hotel@1,1"])
        #expect(try trips(days)[0].waypoints.map(\.plan.nights) == [1, nil, 1, nil, 1])
        // The night after the last event is one of the hotel too; the one between the hotels is of none.
        let times = calendar(
            "DTSTART:20270612T150000\nDTEND:20270615T100000\nSUMMARY:Hotel\nGEO:1;1", events[0], events[1])
        #expect(reading(times) == ["file: Hotel@1,1 Museum@1.2,1 Hotel@1,1 Dinner@1.3,1 Hotel@1,1"])
        #expect(try trips(times)[0].waypoints.map(\.plan.nights) == [1, nil, 1, nil, 1])
        let two = calendar(
            "DTSTART:20270611T150000\nDTEND:20270614T100000\nSUMMARY:Inn\nGEO:1;1", events[0], events[1],
            "DTSTART:20270616T150000\nDTEND:20270619T100000\nSUMMARY:Hotel\nGEO:1;1",
            "DTSTART:20270618T100000\nSUMMARY:Zoo\nGEO:1.4;1")
        #expect(
            reading(two).dropFirst() == [
                "notice: 2 nights that no event covers were put at the event before, so that each event keeps its day"
            ])
        #expect(try trips(two)[0].waypoints.map(\.plan.nights) == [2, nil, 1, 2, 2, nil, 1])
    }

    @Test("where one sleeps is the last stop of its day, and times of UTC are those of the clocks at the place")
    func checkIn() throws {
        let text = calendar(
            "DTSTART:20270612T130000Z\nDTEND:20270613T080000Z\nSUMMARY:Hotel\nGEO:1.1;1",
            "DTSTART:20270612T173000Z\nDURATION:PT2H\nSUMMARY:Dinner\nGEO:1.2;1",
            "DTSTART:20270613T230000Z\nSUMMARY:Market\nGEO:2;1")
        let east = { (_: Coordinate) in PlaceClock(name: "East", distance: 0) { _ in 7_200 } }
        let context = ImportContext(fileName: "file", identifiers: SeededIdentifiers(seed: 1), clock: east)
        let trip = try #require(try ICSFormat().read(Array(text.utf8), context).trips.first)
        #expect(trip.waypoints.map(\.name.text) == ["Dinner", "Hotel", "Market"])
        #expect(trip.waypoints.map(\.plan.nights) == [nil, 2, nil])
        #expect(trip.waypoints.map(\.plan.arrive?.text) == ["2027-06-12T19:30", nil, "2027-06-14T01:00"])
        #expect(trip.waypoints[0].plan.stayMinutes == 120)
    }

    @Test("events are in the order of their moments, wherever their clocks are, and those left out are named")
    func orderOfMoments() throws {
        // In the evening there, and then in the afternoon here.
        let text = calendar(
            "DTSTART:20270601T150000Z\nDTEND:20270601T160000Z\nSUMMARY:First\nGEO:1;90",
            "DTSTART:20270601T200000Z\nSUMMARY:Second\nGEO:1;-90",
            "DTSTART:20270601T180000Z\nSUMMARY:Call\nLOCATION:", "DTSTART:20270603T180000\nSUMMARY:Third\nGEO:1;-90")
        let clock = { (place: Coordinate) in PlaceClock.byLongitude(place) }
        let imported = try ICSFormat().read(
            Array(text.utf8),
            ImportContext(fileName: "file", identifiers: SeededIdentifiers(seed: 1), clock: clock))
        let trip = try #require(imported.trips.first)
        #expect(trip.waypoints.map(\.name.text) == ["First", "Second", "Third"])
        #expect(
            trip.waypoints.map(\.plan.arrive?.text) == ["2027-06-01T21:00", "2027-06-01T14:00", "2027-06-03T18:00"])
        #expect(imported.notices.contains("1 event without a place left out: “Call”"))
    }

    @Test("events years apart are told, and the ends of what can be written break nothing")
    func gaps() throws {
        let text = calendar(
            "DTSTART;VALUE=DATE:20250612\nSUMMARY:A\nGEO:1;1", "DTSTART;VALUE=DATE:20270612\nSUMMARY:B\nGEO:2;1",
            "DTSTART:99991231T230000Z\nDURATION:P900D\nSUMMARY:C\nGEO:3;1")
        #expect(
            reading(text) == [
                "file: A@1,1 B@2,1 C@3,1",
                "notice: 2 events are more than 366 nights before the next; what follows is on other days than in the calendar",
            ])
        let east = { (_: Coordinate) in PlaceClock(name: "East", distance: 0) { _ in 7_200 } }
        let context = ImportContext(fileName: "file", identifiers: SeededIdentifiers(seed: 1), clock: east)
        let trip = try #require(try ICSFormat().read(Array(text.utf8), context).trips.first)
        #expect(trip.waypoints.map(\.plan.arrive) == [nil, nil, nil])
    }

    @Test("that events are repeated is told", arguments: ["RRULE:FREQ=WEEKLY", "RDATE;VALUE=DATE:20270619"])
    func repeated(line: String) {
        #expect(
            reading(calendar("DTSTART;VALUE=DATE:20270612\nSUMMARY:A\nGEO:1;1\n\(line)"))
                == [
                    "file: A@1,1",
                    "notice: 1 event is repeated in the calendar; only the first time was taken",
                ])
    }

    @Test(
        "lengths of time as RFC 5545 writes them",
        arguments: [
            ("P3D", 2), ("P1W", 6), ("+P2D", 1), ("P1DT12H", 0), ("P", 0), ("3D", 0), ("P2X", 0), ("P99999999999D", 0),
            ("-P3D", 0), ("P" + String(repeating: "99999999W", count: 200_000), 0),
        ])
    func durations(text: String, nights: Int) throws {
        let trip = try trips(calendar("DTSTART;VALUE=DATE:20270612\nDURATION:\(text)\nSUMMARY:A\nGEO:1;1"))[0]
        #expect(trip.waypoints[0].plan.nights == (nights == 0 ? nil : nights))
    }

    @Test(
        "what is no calendar is refused where it is wrong",
        arguments: [
            ("BEGIN:VEVENT\n", "error F:1:1: a calendar begins with BEGIN:VCALENDAR"),
            ("hello\n", "error F:1:1: a calendar begins with BEGIN:VCALENDAR"),
            ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR\n", "error F:3:1: END:VCALENDAR where END:VEVENT belongs"),
            ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:A\n", "error F:3:1: the calendar ends before END:VEVENT"),
        ])
    func refused(text: String, error: String) {
        #expect(reading(text, as: ICSFormat()) == [error])
    }

    @Test(
        "coordinates that are none are told",
        arguments: [
            ("GEO:91;1", "skipped 3: “A”: latitude 91 is outside -90 to 90"),
            ("GEO:x", "skipped 3: “A”: GEO must be two numbers, like 46.02;7.75"),
        ])
    func badCoordinates(line: String, expected: String) {
        #expect(reading(calendar("SUMMARY:A\n\(line)")) == [expected])
    }

    @Test("two zeros are no place")
    func zeros() {
        #expect(
            reading(calendar("SUMMARY:A\nGEO:0;0")) == ["notice: 1 event without a place left out: “A”"])
    }

    @Test("a calendar with times comes back as the trip, a round trip too", arguments: [false, true])
    func own(roundTrip: Bool) throws {
        let trip = try fjords(roundTrip: roundTrip)
        let bytes = ICSFormat(times: true).write([planned(trip), planned(try coast().planned())]).bytes
        let back = try trips(String(decoding: bytes, as: UTF8.self))
        #expect(back.map(\.name) == [trip.name, coast().name])
        #expect(back[0].isRoundTrip == roundTrip)
        #expect(back[0].waypoints.map(\.name) == trip.waypoints.map(\.name))
        #expect(back[0].waypoints.map(\.note) == trip.waypoints.map(\.note))
        #expect(back[0].waypoints.map(\.location) == trip.waypoints.map(\.location))
        #expect(back[0].plan.start == trip.plan.start)
        #expect(back[0].waypoints.map(\.plan.nights) == trip.waypoints.map(\.plan.nights))
    }

    @Test("what was decided about stops comes back with the times")
    func ownDecisions() throws {
        var trip = try fjords(roundTrip: true)
        try trip.plan.set(.leave(TimeOfDay(text: "08:30")))
        try trip.waypoints[0].plan.set(.kind(StopKind("see, then; eat")))
        try trip.waypoints[0].plan.set(.stayMinutes(30))
        try trip.waypoints[1].plan.set(.kind(.sleep))
        try trip.waypoints[2].plan.set(.stayMinutes(2_000))
        try trip.waypoints[2].plan.set(.arrive(CivilDateTime(text: "2027-06-14T18:00").map { .on($0) }))
        let document = ICSFormat(times: true).write([planned(trip)])
        #expect(document.warnings == [])
        let back = try trips(String(decoding: document.bytes, as: UTF8.self))[0]
        #expect(back.plan == trip.plan)
        #expect(back.waypoints.map(\.plan) == trip.waypoints.map(\.plan))
        #expect(back.waypoints.map(\.location) == trip.waypoints.map(\.location))
    }

    @Test("the night is at the stop of its name where several are at one place, and those at the last stop come back")
    func ownNights() throws {
        var trip = try fjords()
        trip.waypoints.insert(stop(14, "Market", 60.3913, 5.3221), at: 0)
        trip.waypoints.append(stop(15, "Voss", 60.63, 6.42))
        for (index, nights) in [(0, 2), (1, 1), (4, 3)] { try trip.waypoints[index].plan.set(.nights(nights)) }
        let bytes = ICSFormat(times: true).write([planned(trip)]).bytes
        let back = try trips(String(decoding: bytes, as: UTF8.self))[0]
        #expect(back.waypoints.map(\.plan.nights) == [2, 1, 2, nil, 3])
    }

    @Test("a night at the last stop comes back, with the times and without", arguments: [true, false])
    func lastNight(hasTimes: Bool) throws {
        var trip = try fjords()
        let last = trip.waypoints.count - 1
        for nights in [1, 2] {
            try trip.waypoints[last].plan.set(.nights(nights))
            let text = String(decoding: ICSFormat(times: hasTimes).write([planned(trip)]).bytes, as: UTF8.self)
            #expect(try trips(text)[0].waypoints.last?.plan.nights == nights)
        }
        try trip.waypoints[last].plan.set(.nights(nil))
        let none = String(decoding: ICSFormat(times: hasTimes).write([planned(trip)]).bytes, as: UTF8.self)
        #expect(try trips(none)[0].waypoints.last?.plan.nights == nil)
        // Nights beside a stay of more than a day are what was decided, too.
        try trip.waypoints[1].plan.set(.stayMinutes(1_500))
        try trip.waypoints[1].plan.set(.nights(2))
        if hasTimes {
            let text = String(decoding: ICSFormat(times: true).write([planned(trip)]).bytes, as: UTF8.self)
            #expect(try trips(text)[0].waypoints[1].plan.nights == 2)
        }
    }

    @Test("two stops of one name at one place keep their own nights")
    func nightsOfNamesakes() throws {
        var trip = try fjords()
        // Flåm is passed on the way out, and one sleeps there on the way back.
        trip.waypoints.append(stop(14, "Flåm", 60.8628, 7.1138))
        try trip.waypoints[1].plan.set(.nights(nil))
        for (index, nights) in [(0, 1), (3, 2)] { try trip.waypoints[index].plan.set(.nights(nights)) }
        let text = String(decoding: ICSFormat(times: true).write([planned(trip)]).bytes, as: UTF8.self)
        #expect(try trips(text)[0].waypoints.map(\.plan.nights) == [1, nil, nil, 2])
        // Days alone tell them apart too.
        try trip.waypoints[1].plan.set(.nights(1))
        try trip.waypoints[2].plan.set(.nights(nil))
        let days = String(decoding: ICSFormat().write([planned(trip)]).bytes, as: UTF8.self)
        #expect(try trips(days)[0].waypoints.map(\.name.text) == ["Bergen", "Flåm", "Flåm"])
        #expect(try trips(days)[0].waypoints.map(\.plan.nights) == [1, 1, 2])
    }

    @Test("one of days alone has the places where these end, with their nights, and that is said")
    func ownDays() throws {
        let bytes = ICSFormat().write([planned(try fjords())]).bytes
        #expect(
            reading(bytes) == [
                "Fjords; 2027: Flåm@60.8628,7.1138 Geiranger@62.1008,7.2058",
                "notice: “Fjords; 2027” has only the places where its days end, without notes; "
                    + "‘export --times’ writes all stops and their notes",
            ])
        #expect(try trips(String(decoding: bytes, as: UTF8.self))[0].waypoints.map(\.plan.nights) == [2, nil])
    }
}

extension Trip {
    /// With a first day.
    fileprivate func planned() throws -> Trip {
        var trip = with(id: TestSupport.id(2))
        try trip.plan.set(PlanSetting.start(fjords().plan.start))
        return trip
    }
}
