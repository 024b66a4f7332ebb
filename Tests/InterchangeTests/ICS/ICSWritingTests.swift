import CivilTime
import Entities
import Foundation
import Geodesy
import Interchange
import Itineraries
import MapData
import TestSupport
import Testing

/// A trip with its route and its days, all of whose clocks are two hours ahead of UTC.
func planned(_ trip: Trip) -> RoutedTrip {
    let route = straightLineRoute(of: trip)
    let days = Itinerary(planned: trip, route) { _ in PlaceClock(name: "Europe/Oslo", distance: 0) { _ in 7_200 } }
    return RoutedTrip(trip: trip, route: route, itinerary: days)
}

/// Three stops in Norway on two days; a note with everything that has to be escaped.
func fjords(roundTrip: Bool = false) throws -> Trip {
    var trip = Trip(
        id: id(1), name: name("Fjords; 2027"),
        waypoints: [
            stop(11, "Bergen", 60.3913, 5.3221, note: "Fish, \\ market;\nthen north 😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀"),
            stop(12, "Flåm", 60.8628, 7.1138), stop(13, "Geiranger", 62.1008, 7.2058),
        ], isRoundTrip: roundTrip)
    try trip.plan.set(.start(CivilDate(text: "2027-06-12")))
    try trip.waypoints[1].plan.set(.nights(2))
    try trip.waypoints[2].plan.set(.stayMinutes(90))
    return trip
}

@Suite("Calendars that are written")
struct ICSWritingTests {
    @Test("a day is an event of a whole day that ends before the next one, at the place where the day ends")
    func days() throws {
        let text = String(decoding: ICSFormat().write([planned(try fjords())]).bytes, as: UTF8.self)
        #expect(text.components(separatedBy: "BEGIN:VEVENT").count == 4)
        #expect(
            text.hasPrefix(
                """
                BEGIN:VCALENDAR\r
                VERSION:2.0\r
                PRODID:-//roadtrip//EN\r
                CALSCALE:GREGORIAN\r
                X-WR-CALNAME:Fjords\\; 2027\r
                BEGIN:VEVENT\r
                UID:\(id(1)).day.1@roadtrip\r
                DTSTAMP:20200101T000000Z\r
                SEQUENCE:0\r
                CATEGORIES:Fjords\\; 2027\r
                DTSTART;VALUE=DATE:20270612\r
                DTEND;VALUE=DATE:20270613\r
                SUMMARY:Day 1: Bergen → Flåm\r
                DESCRIPTION:about 1 h 35 min\\, 139 km est.\\nleave 09:00\\, Bergen\\nFish\\, \\\\\r
                  market\\;\\nthen north 😀😀😀😀😀😀😀😀😀😀😀😀😀\r
                 😀😀😀😀😀😀😀\\n10:35\\, Flåm\\, night\\nsun 04:12 – 23:04\r
                LOCATION:Flåm\r
                GEO:60.8628;7.1138\r
                X-ROADTRIP-STOP:\(id(12))\r
                X-ROADTRIP-TRIP:{"start":"2027-06-12"}\r
                X-ROADTRIP-PLAN:{"nights":2}\r
                TRANSP:TRANSPARENT\r
                END:VEVENT\r

                """))
        #expect(text.contains("SUMMARY:Day 2: Flåm\r\n"))
        #expect(text.hasSuffix("END:VEVENT\r\nEND:VCALENDAR\r\n"))
    }

    @Test("lines have at most 75 bytes, no character is cut, and equal trips give equal bytes")
    func folding() throws {
        let bytes = ICSFormat(times: true).write([planned(try fjords())]).bytes
        for line in bytes.split(separator: 0x0A) {
            #expect(line.count <= 76 && line.last == 0x0D)
            #expect(String(validating: line, as: UTF8.self) != nil)
        }
        #expect(bytes == ICSFormat(times: true).write([planned(try fjords())]).bytes)
        let unfolded = String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n ", with: "")
        let smiles = String(repeating: "😀", count: 20)
        #expect(unfolded.contains("DESCRIPTION:Fish\\, \\\\ market\\;\\nthen north \(smiles)\r\n"))
    }

    @Test("with times each stop is an event too, in UTC, each time that it is reached")
    func times() throws {
        let text = String(
            decoding: ICSFormat(times: true).write([planned(try fjords(roundTrip: true))]).bytes, as: UTF8.self)
        // 09:00 in Bergen, where the trip begins; 10:35 in Flåm; Geiranger from 10:55 to 12:25 two days later.
        for line in [
            "DTSTART:20270612T070000Z\r\nSUMMARY:Bergen",
            "DTSTART:20270612T083500Z\r\nDTEND:20270612T190000Z\r\nSUMMARY:Flåm",
            "DTSTART:20270612T190000Z\r\nDTEND:20270614T070000Z\r\nSUMMARY:2 nights: Flåm",
            "DTSTART:20270614T085500Z\r\nDTEND:20270614T102500Z\r\nSUMMARY:Geiranger",
        ] {
            #expect(text.contains(line), "\(line)")
        }
        let unfolded = text.replacingOccurrences(of: "\r\n ", with: "")
        #expect(unfolded.contains("UID:\(id(1)).\(id(11))@roadtrip\r\n"))
        #expect(unfolded.contains("UID:\(id(1)).\(id(11)).2@roadtrip\r\n"))
        #expect(text.components(separatedBy: "SUMMARY:Bergen\r\n").count == 3)
    }

    /// The warning about days alone.
    private static let inWords =
        "ics holds whole days: --times adds each drive, ferry, stay and fixed time, and lets import take everything back"

    @Test("stops, notes and plans are told as words alone, unless the stops are written too")
    func leftOut() throws {
        let trip = try fjords(roundTrip: true)
        #expect(ICSFormat().write([planned(trip)]).warnings == [Self.inWords])
        #expect(ICSFormat(times: true).write([planned(trip)]).warnings == [])
    }

    @Test("a trip without a start is left out and named")
    func noStart() throws {
        var trip = try fjords()
        try trip.plan.set(.start(nil))
        let document = ICSFormat().write([planned(trip)])
        #expect(!String(decoding: document.bytes, as: UTF8.self).contains("VEVENT"))
        #expect(
            document.warnings == [
                "plans are left out: nights, stays; json keeps them",
                "1 trip without a start or a day cannot be written as ics: “Fjords; 2027”",
            ])
    }

    @Test("a wait of days is an event of these days, and one stop with nights has its days")
    func daysWithoutDrive() throws {
        var trip = try fjords()
        try trip.waypoints[1].plan.set(.nights(nil))
        try trip.waypoints[1].plan.set(.arrive(CivilDateTime(text: "2027-06-15T18:00").map { .on($0) }))
        let text = String(decoding: ICSFormat().write([planned(trip)]).bytes, as: UTF8.self)
        #expect(text.contains("DTSTART;VALUE=DATE:20270612\r\nDTEND;VALUE=DATE:20270615\r\nSUMMARY:Days 1–3: Bergen"))
        try trip.waypoints[1].plan.set(.nights(3))
        try trip.waypoints[1].plan.set(.arrive(nil))
        trip.waypoints = [trip.waypoints[1]]
        let document = ICSFormat().write([planned(trip)])
        #expect(String(decoding: document.bytes, as: UTF8.self).components(separatedBy: "BEGIN:VEVENT").count == 4)
        #expect(document.warnings == [Self.inWords])
    }

    @Test("Python's icalendar reads the same days", .enabled(if: Oracle.hasPython(with: "icalendar")))
    func oracle() throws {
        let script = """
            import icalendar
            calendar = icalendar.Calendar.from_ical(open('t.ics', 'rb').read())
            print(calendar['X-WR-CALNAME'])
            for event in calendar.walk('VEVENT'):
                end = event.get('DTEND')
                print(event['DTSTART'].dt, end.dt if end else '-', event['SUMMARY'], event['GEO'].to_ical())
                print(event['UID'], repr(str(event.get('DESCRIPTION', ''))))
            assert not calendar.errors and not any(event.errors for event in calendar.walk('VEVENT'))
            """
        let bytes = ICSFormat(times: true).write([planned(try fjords())]).bytes
        let text = try Oracle.python3.run(["-c", script], files: ["t.ics": bytes])
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.first == "Fjords\\; 2027")
        #expect(lines.contains("2027-06-12 2027-06-13 Day 1: Bergen → Flåm 60.8628;7.1138"))
        #expect(lines.contains("2027-06-13 2027-06-14 Day 2: Flåm 60.8628;7.1138"))
        #expect(lines.contains("2027-06-14 08:55:00+00:00 2027-06-14 10:25:00+00:00 Geiranger 62.1008;7.2058"))
        #expect(
            lines.contains { $0.hasSuffix("'Fish, \\\\ market;\\nthen north \(String(repeating: "😀", count: 20))'") })
    }

    @Test("points of GPX, placemarks of KML and rows of CSV say the day and the time, and come back without these")
    func otherFormats() throws {
        let trip = try fjords(roundTrip: true)
        let expected: [(any TripFormat, [String])] = [
            (
                GPXFormat(),
                [
                    "<time>2027-06-12T08:35:00Z</time>\n      <name>Flåm</name>\n      <cmt>Day 1 · Sat 12 Jun · 10:35 · Plan: 2 nights</cmt>",
                    "<cmt>Day 3 · Mon 14 Jun · 10:55 – 12:25</cmt>",
                ]
            ),
            (
                KMLFormat(),
                [
                    "<Snippet maxLines=\"1\">Day 1 · Sat 12 Jun · 10:35 · Plan: 2 nights</Snippet>",
                    "<when>2027-06-12T08:35:00Z</when>",
                ]
            ),
            (
                CSVFormat(),
                [
                    "LegMeters,Day,Date,Nights,Arrive,Stay,Cost,Kind,Reached,Left\r\n",
                    ",1,2027-06-12,2,,,,,2027-06-12 10:35,2027-06-14 09:00\r\n",
                    ",3,2027-06-14,,,1h30,,,2027-06-14 10:55,2027-06-14 12:25\r\n",
                ]
            ),
        ]
        for (format, texts) in expected {
            let bytes = format.write([planned(trip)]).bytes
            let text = String(decoding: bytes, as: UTF8.self)
            for part in texts { #expect(text.contains(part), "\(format.name): \(part)") }
            let back = try format.read(bytes, ImportContext(fileName: "f", identifiers: SeededIdentifiers(seed: 1)))
            var bare = trip
            bare.plan = .none
            for index in bare.waypoints.indices { bare.waypoints[index].plan = .none }
            // Each of them holds the plan, too.
            #expect(back.trips.map(\.contentKey) == [trip.contentKey], "\(format.name)")
            #expect(back.notices == [], "\(format.name)")
            // A trip that is not planned is written as before.
            let plain = String(decoding: format.write([planned(bare)]).bytes, as: UTF8.self)
            #expect(!plain.contains("2027-06") && !plain.contains("Day"), "\(format.name)")
        }
    }
}
