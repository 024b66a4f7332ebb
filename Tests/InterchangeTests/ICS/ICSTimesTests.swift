import CivilTime
import Entities
import Geodesy
import Interchange
import Itineraries
import TestSupport
import Testing

@Suite("Calendars with times")
struct ICSTimesTests {
    /// The events of a calendar that are not of whole days, each in a line: begin, end, title.
    private func blocks(_ routed: RoutedTrip) -> [String] {
        let text = String(decoding: ICSFormat(times: true).write([routed]).bytes, as: UTF8.self)
            .replacing("\r\n ", with: "")
        return text.split(separator: "BEGIN:VEVENT").dropFirst().compactMap { event in
            let lines = event.split(separator: "\r\n")
            func value(_ name: String) -> String? {
                lines.first { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
            }
            guard let summary = value("SUMMARY:") else { return nil }
            if let day = value("DTSTART;VALUE=DATE:"), let end = value("DTEND;VALUE=DATE:") {
                return summary.hasPrefix("Day") ? nil : "\(day) \(end) \(summary)"
            }
            return "\(value("DTSTART:") ?? "") \(value("DTEND:") ?? "-") \(summary)"
        }
    }

    /// Bergen, Flåm for two nights, Geiranger by ferry, dinner at a fixed time.
    private func trip() throws -> Trip {
        var trip = try fjords()
        trip.waypoints.append(stop(14, "Ålesund", 62.4723, 6.1549))
        try trip.waypoints[2].plan.set(
            .way(Way(by: .ferry, minutes: 150, departs: TimeOfDay(text: "14:00").map { .anyDay($0) })))
        try trip.waypoints[3].plan.set(.arrive(CivilDateTime(text: "2027-06-14T20:00").map { .on($0) }))
        try trip.waypoints[3].plan.set(.nights(1))
        return trip
    }

    @Test("drives and ways last from leaving to arriving, stays from the arrival, nights until one leaves")
    func allBlocks() throws {
        #expect(
            blocks(planned(try trip())) == [
                "20270612T070000Z - Bergen",
                "20270612T083500Z 20270612T190000Z Flåm",
                "20270612T190000Z 20270614T090000Z 2 nights: Flåm",
                "20270614T143000Z 20270614T160000Z Geiranger",
                "20270614T180000Z 20270614T190000Z Ålesund",
                "20270614 20270615 Night: Ålesund",
                "20270612T070000Z 20270612T083500Z Drive: Bergen → Flåm",
                "20270614T120000Z 20270614T143000Z Ferry: Flåm → Geiranger",
                "20270614T160000Z 20270614T170000Z Drive: Geiranger → Ålesund",
            ])
    }

    @Test("a ferry that is missed is there at its time, and nothing behind it is at a time that nobody knows")
    func missedFerry() throws {
        var trip = try trip()
        try trip.waypoints[1].plan.set(.nights(0))
        try trip.waypoints[1].plan.set(.stayMinutes(300))
        let routed = planned(trip)
        #expect(
            blocks(routed).contains("20270612T120000Z 20270612T143000Z Ferry: Flåm → Geiranger\\, missed"),
            "\(blocks(routed))")
        #expect(blocks(routed).contains("20270612 20270613 Geiranger: arrival not known"), "\(blocks(routed))")
        let text = String(decoding: ICSFormat(times: true).write([routed]).bytes, as: UTF8.self)
            .replacing("\r\n ", with: "")
        #expect(text.contains("departure at 14:00 missed"))
        #expect(text.contains("! the ferry to Geiranger at 14:00 is missed by about 1 h 35 min"))
        // What lies behind it has its place in the order, and no time at which one is there.
        #expect(text.contains("SUMMARY:Geiranger: arrival not known"))
        let visits = routed.itinerary?.days.flatMap(\.visits) ?? []
        let unknown = try #require(visits.first { $0.isArrivalUnknown }?.arriveInstant?.civil().text)
        for bytes in [GPXFormat().write([routed]).bytes, KMLFormat().write([routed]).bytes] {
            #expect(!String(decoding: bytes, as: UTF8.self).contains(unknown))
        }
        let again = try ICSFormat().read(
            ICSFormat(times: true).write([routed]).bytes,
            ImportContext(fileName: "T", identifiers: SeededIdentifiers(seed: 1))
        ).trips
        #expect(again.map { $0.waypoints.map(\.name) } == [trip.waypoints.map(\.name)])
    }

    @Test("texts have their times in the style of the pages")
    func clockStyle() throws {
        let format = ICSFormat(times: true, clocks: .hours12)
        let text = String(decoding: format.write([planned(try trip())]).bytes, as: UTF8.self)
            .replacing("\r\n ", with: "")
        #expect(text.contains("departs 2:00 pm") && text.contains("leave 9:00 am"))
        // Other lines hold the plan for programs.
        let texts = text.split(separator: "\r\n").filter { $0.hasPrefix("DESCRIPTION:") || $0.hasPrefix("SUMMARY:") }
        #expect(!texts.isEmpty && texts.allSatisfy { !$0.contains("14:00") && !$0.contains("09:00") })
    }

    @Test("where one stays and sleeps, the night begins behind the stay, in the evening at the earliest")
    func stayAndNight() throws {
        var trip = try fjords()
        try trip.waypoints[1].plan.set(.stayMinutes(120))
        let found = blocks(planned(trip))
        #expect(found.contains("20270612T083500Z 20270612T103500Z Flåm"))
        #expect(found.contains("20270612T190000Z 20270614T070000Z 2 nights: Flåm"))
    }

    @Test("a late arrival is at its real time, and the drive says why")
    func late() throws {
        var trip = try fjords()
        try trip.waypoints[2].plan.set(.arrive(CivilDateTime(text: "2027-06-14T10:00").map { .on($0) }))
        let routed = planned(trip)
        #expect(blocks(routed).contains("20270614T085500Z 20270614T102500Z Geiranger"))
        let text = String(decoding: ICSFormat(times: true).write([routed]).bytes, as: UTF8.self)
            .replacing("\r\n ", with: "")
        #expect(text.contains("\\n! Geiranger is reached about 55 min late\\; it was to be at 10:00"))
    }

    /// The properties of an event with this title, by their names.
    private func event(_ title: String, of routed: RoutedTrip) throws -> [String: String] {
        let text = String(decoding: ICSFormat(times: true).write([routed]).bytes, as: UTF8.self)
            .replacing("\r\n ", with: "")
        let event = try #require(
            text.split(separator: "BEGIN:VEVENT").first { $0.contains("\r\nSUMMARY:\(title)\r\n") }, "\(title) \(text)")
        let pairs = event.split(separator: "\r\n").map(String.init).compactMap { line -> (String, String)? in
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return parts.count == 2 ? (parts[0], parts[1]) : nil
        }
        return Dictionary(pairs) { first, _ in first }
    }

    @Test("what is fixed says what it is, and lasts its stay or an hour; the note comes back as it was")
    func fixedArrival() throws {
        var trip = try trip()
        try trip.waypoints[3].plan.set(.cost(Cost("40")))
        #expect(try event("Ålesund", of: planned(trip))["DESCRIPTION"] == "fixed\\, there from 19:00\\ncost 40")
        trip.waypoints[3].note = try Note("Dinner at Nautika\nfixed")
        let dinner = try event("Ålesund: Dinner at Nautika", of: planned(trip))
        #expect(dinner["DTSTART"] == "20270614T180000Z" && dinner["DTEND"] == "20270614T190000Z")
        #expect(
            dinner["DESCRIPTION"] == "Dinner at Nautika\\nfixed\\nfixed\\, there from 19:00\\ncost 40", "\(dinner)")
        let back = try ICSFormat().read(
            ICSFormat(times: true).write([planned(trip)]).bytes,
            ImportContext(fileName: "f", identifiers: SeededIdentifiers(seed: 1)))
        #expect(back.trips.map(\.contentKey) == [trip.contentKey])
        trip.waypoints[3].note = nil
        try trip.waypoints[3].plan.set(.kind(StopKind("eat")))
        try trip.waypoints[3].plan.set(.stayMinutes(150))
        // The night begins when one is free.
        #expect(try event("Ålesund: meal", of: planned(trip))["DTEND"] == "20270614T203000Z")
    }

    @Test("nights of free days are there, also at the end")
    func freeNights() throws {
        var trip = try fjords()
        try trip.plan.set(.days(6))
        #expect(blocks(planned(trip)).contains("20270614 20270617 3 nights: Geiranger"))
    }

    @Test("each block is where it begins; a missed ferry is told as such, and the day tells it")
    func places() throws {
        var trip = try trip()
        try trip.waypoints[1].plan.set(.nights(nil))
        try trip.waypoints[2].plan.set(
            .way(
                Way(
                    by: .ferry, minutes: 150, departs: CivilDateTime(text: "2027-06-12T10:00").map { .on($0) },
                    cost: Cost("85")))
        )
        let routed = planned(trip)
        #expect(blocks(routed).contains { $0.hasSuffix("Ferry: Flåm → Geiranger\\, missed") })
        let text = String(decoding: ICSFormat(times: true).write([routed]).bytes, as: UTF8.self)
            .replacing("\r\n ", with: "")
        #expect(text.contains("! the ferry to Geiranger at 10:00 is missed"))
        let drive = try event("Drive: Bergen → Flåm", of: routed)
        #expect(drive["LOCATION"] == "Bergen" && drive["GEO"] == "60.3913;5.3221")
        #expect(drive["DESCRIPTION"]?.contains("missed") == false)
    }

    @Test("nights before the first drive are of whole days, and one stop alone is there")
    func atTheEnds() throws {
        var trip = try fjords()
        try trip.waypoints[0].plan.set(.nights(2))
        #expect(blocks(planned(trip)).contains("20270612 20270614 2 nights: Bergen"))
        trip.waypoints = [trip.waypoints[0]]
        #expect(blocks(planned(trip)).contains("20270612 20270614 Bergen"))
    }

    @Test("a crossing whose place on the way is known divides the drive")
    func crossing() throws {
        var trip = try fjords()
        trip.waypoints.removeLast()
        try trip.waypoints[1].plan.set(.nights(nil))
        let (start, end) = (trip.waypoints[0].location, trip.waypoints[1].location)
        // A third of what is driven lies before the ferry.
        let points = [0, 0.25, 0.5, 1].map { start.point(toward: end, fraction: $0) }
        func metres(_ range: ClosedRange<Int>) -> Double {
            zip(range, range.dropFirst()).reduce(0) { $0 + points[$1.0].distance(to: points[$1.1]) }
        }
        let ferry = Crossing(
            from: "Hella", to: "Dragsvik", kind: .ferry, distance: metres(1...2), duration: 1_800, wait: 600,
            points: 1...2)
        let leg = Leg(
            from: 0, to: 1, distance: metres(0...3), initialBearing: 0, source: .roads, duration: 7_800,
            geometry: points, crossings: [ferry])
        let route = Route(legs: [leg])
        let days = Itinerary(planned: trip, route) { _ in PlaceClock(name: "Europe/Oslo", distance: 0) { _ in 7_200 } }
        #expect(
            blocks(RoutedTrip(trip: trip, route: route, itinerary: days)) == [
                "20270612T070000Z - Bergen", "20270612T091000Z - Flåm",
                "20270612T070000Z 20270612T073000Z Drive: Bergen → Hella",
                "20270612T074000Z 20270612T081000Z Ferry: Hella – Dragsvik",
                "20270612T081000Z 20270612T091000Z Drive: Dragsvik → Flåm",
            ])
        let routed = RoutedTrip(trip: trip, route: route, itinerary: days)
        let (before, after) = (Int((metres(0...1) / 1_000).rounded()), Int((metres(2...3) / 1_000).rounded()))
        let first = try event("Drive: Bergen → Hella", of: routed)
        #expect(first["DESCRIPTION"] == "about 30 min\\, about \(before) km" && first["LOCATION"] == "Bergen")
        let crossing = try event("Ferry: Hella – Dragsvik", of: routed)
        #expect(crossing["LOCATION"] == "Hella" && crossing["DESCRIPTION"] == "about 30 min")
        let second = try event("Drive: Dragsvik → Flåm", of: routed)
        #expect(second["DESCRIPTION"] == "about 1 h\\, about \(after) km" && second["LOCATION"] == "Dragsvik")
        // The parts cover the whole time but for the wait, wherever the ferry is.
        let parts = leg.parts(lasting: 7_800)
        #expect(parts.map(\.seconds) == [0..<1_800, 2_400..<4_200, 4_200..<7_800])
        #expect(
            parts.map { ($0.metres / 1_000).rounded() } == [1, 1, 2].map { (metres(0...3) / 4_000 * $0).rounded() })
        #expect(parts.map(\.start) == [points[0], points[1], points[2]])
        #expect(leg.measured(by: .roads, distance: 1, duration: 9, crossings: [ferry]).parts(lasting: 9).count == 1)
    }

    @Test("events say when they were written, and which of two is newer; lengths are in the unit of the person")
    func stamp() throws {
        let routed = planned(try fjords())
        func text(_ format: ICSFormat) -> String {
            String(decoding: format.write([routed]).bytes, as: UTF8.self).replacing("\r\n ", with: "")
        }
        let moment = try #require(Instant(text: "2027-01-02T03:04:59.000Z"))
        let written = text(ICSFormat(unit: .miles, written: moment))
        #expect(written.contains("DTSTAMP:20270102T030459Z\r\nSEQUENCE:3683704\r\n"))
        #expect(written.contains("about 1 h 35 min\\, 86 mi est."))
        #expect(text(ICSFormat(times: true, unit: .miles)).contains("\\, est. 86.1 mi"))
        // Before the count begins it is 0.
        let early = try #require(Instant(text: "2019-12-31T23:00:00.000Z"))
        #expect(text(ICSFormat(written: early)).contains("DTSTAMP:20191231T230000Z\r\nSEQUENCE:0\r\n"))
        #expect(ICSFormat(written: moment).write([routed]) == ICSFormat(written: moment).write([routed]))
    }

    @Test("nothing of a plan is lost on the way back", arguments: 0..<UInt64(LongRun.count(400)))
    func lossless(seed: UInt64) throws {
        var source = PlannedTrips(seed: seed)
        for _ in 0..<5 {
            let trip = try source.nextOfAll()
            // One stop without a night has no day.
            guard planned(trip).itinerary != nil else { continue }
            let document = ICSFormat(times: true).write([planned(trip)])
            #expect(document.warnings == [])
            let back = try ICSFormat(times: true).read(
                document.bytes, ImportContext(fileName: "f", identifiers: SeededIdentifiers(seed: 1)))
            #expect(back.notices == [] && back.skipped == [])
            #expect(back.plans == .all)
            #expect(back.trips.map(\.contentKey) == [trip.contentKey], "\(document.bytes.count)")
            // Days alone hold what is planned at their ends.
            let days = try ICSFormat().read(
                ICSFormat().write([planned(trip)]).bytes,
                ImportContext(fileName: "f", identifiers: SeededIdentifiers(seed: 1)))
            #expect(days.trips.map(\.plan) == [trip.plan])
            let known = Set(trip.waypoints.map(\.plan))
            #expect(days.trips.flatMap(\.waypoints).allSatisfy { known.contains($0.plan) })
        }
    }

    @Test("a calendar of an earlier version has its plan in properties of their own, and its nights in its days")
    func earlier() throws {
        let text = """
            BEGIN:VCALENDAR
            BEGIN:VEVENT
            UID:\(id(1)).day.1@roadtrip
            CATEGORIES:Fjords
            DTSTART;VALUE=DATE:20270612
            DTEND;VALUE=DATE:20270613
            SUMMARY:Day 1: Bergen → Flåm
            LOCATION:Flåm
            GEO:60.862800;7.113800
            X-ROADTRIP-STOP:\(id(12))
            X-ROADTRIP-LEAVE:08:30
            END:VEVENT
            BEGIN:VEVENT
            UID:\(id(1)).day.2@roadtrip
            CATEGORIES:Fjords
            DTSTART;VALUE=DATE:20270613
            DTEND;VALUE=DATE:20270614
            SUMMARY:Day 2: Flåm → Voss
            LOCATION:Voss
            GEO:60.630000;6.420000
            X-ROADTRIP-STOP:\(id(13))
            END:VEVENT
            BEGIN:VEVENT
            UID:\(id(1)).\(id(11))@roadtrip
            CATEGORIES:Fjords
            DTSTART:20270612T063000Z
            SUMMARY:Bergen
            LOCATION:Bergen
            GEO:60.391300;5.322100
            END:VEVENT
            BEGIN:VEVENT
            UID:\(id(1)).\(id(12))@roadtrip
            CATEGORIES:Fjords
            DTSTART:20270612T083500Z
            SUMMARY:Flåm
            LOCATION:Flåm
            GEO:60.862800;7.113800
            X-ROADTRIP-KIND:sleep
            X-ROADTRIP-STAY:PT90M
            END:VEVENT
            BEGIN:VEVENT
            UID:\(id(1)).\(id(13))@roadtrip
            CATEGORIES:Fjords
            DTSTART:20270613T083500Z
            SUMMARY:Voss
            LOCATION:Voss
            GEO:60.630000;6.420000
            X-ROADTRIP-ARRIVE:20270613T180000
            END:VEVENT
            END:VCALENDAR
            """
        let trip = try #require(
            try ICSFormat().read(
                Array(text.utf8), ImportContext(fileName: "f", identifiers: SeededIdentifiers(seed: 1))
            ).trips.first)
        #expect(trip.plan.start?.text == "2027-06-12" && trip.plan.leave?.hourAndMinute == "08:30")
        #expect(trip.waypoints.map(\.name.text) == ["Bergen", "Flåm", "Voss"])
        #expect(trip.waypoints.map(\.plan.nights) == [nil, 1, nil])
        #expect(trip.waypoints[1].plan.kind == .sleep && trip.waypoints[1].plan.stayMinutes == 90)
        #expect(trip.waypoints[2].plan.arrive?.text == "2027-06-13T18:00")
    }

    @Test("a decision that cannot be read is told, and the others are taken")
    func faults() throws {
        let bytes = ICSFormat(times: true).write([planned(try fjords())]).bytes
        let text = String(decoding: bytes, as: UTF8.self)
            .replacing("X-ROADTRIP-PLAN:{\"nights\":2}", with: "X-ROADTRIP-PLAN:{\"nights\":-2}")
        let back = try ICSFormat().read(
            Array(text.utf8), ImportContext(fileName: "f", identifiers: SeededIdentifiers(seed: 1)))
        #expect(back.notices == ["1 decision of “Fjords; 2027” could not be read"])
        #expect(back.trips.first?.waypoints.map(\.plan.nights) == [nil, nil, nil])
        #expect(back.trips.first?.waypoints.last?.plan.stayMinutes == 90)
    }

    @Test(
        "Python's icalendar and zoneinfo have each block where the page has it",
        .enabled(if: Oracle.hasPython(with: "icalendar")), arguments: 0..<UInt64(LongRun.count(40)))
    func oracle(seed: UInt64) throws {
        var source = PlannedTrips(seed: seed)
        let trip = try source.nextOfAll()
        let routed = planned(trip)
        let script = """
            import datetime, icalendar, zoneinfo
            calendar = icalendar.Calendar.from_ical(open('t.ics', 'rb').read())
            zone = zoneinfo.ZoneInfo('Etc/GMT-2')
            seen = set()
            for event in calendar.walk('VEVENT'):
                assert not event.errors and event['UID'] not in seen, event['UID']
                seen.add(event['UID'])
                start, end = event['DTSTART'].dt, event['DTEND'].dt if 'DTEND' in event else None
                assert end is None or end > start, event['UID']
                assert event['DTSTAMP'].dt.tzinfo is not None
                name = str(event['UID']).split('.', 1)[1]
                if isinstance(start, datetime.datetime):
                    start = start.astimezone(zone).strftime('%Y-%m-%dT%H:%M')
                    end = end.astimezone(zone).strftime('%Y-%m-%dT%H:%M') if end else '-'
                print(name, start, end)
            assert not calendar.errors
            """
        let bytes = ICSFormat(times: true).write([routed]).bytes
        let found = try Oracle.python3.run(["-c", script], files: ["t.ics": bytes])
            .split(separator: "\n").map(String.init)
        for day in routed.itinerary?.days ?? [] {
            #expect(found.contains("day.\(day.number)@roadtrip \(day.date?.text ?? "") \(day.nextDate)"))
            for (from, to) in zip(day.visits, day.visits.dropFirst()) {
                guard let leave = from.leave, let arrive = to.arrive else { continue }
                let (begins, ends) = (day.shown(leave, from), arrive.roundedToFiveMinutes)
                guard begins.secondsSince1970 < ends.secondsSince1970 else { continue }
                let stop = trip.waypoints[to.stop]
                let isWay = stop.plan.way.map { !$0.isDriven } ?? false
                #expect(
                    found.contains(
                        "\(isWay ? "way" : "drive").\(stop.id)@roadtrip \(begins.minuteText) \(ends.minuteText)"),
                    "\(found)")
            }
            for visit in day.visits where visit.arrive != nil && visit.fixed != nil && !visit.isLate {
                let begin = "\(trip.waypoints[visit.stop].id)@roadtrip \(visit.fixed?.minuteText ?? "")"
                #expect(found.contains { $0.hasPrefix(begin) }, "\(begin)")
            }
        }
    }
}

extension Itinerary.Day {
    /// The day behind it.
    fileprivate var nextDate: String { lastDate?.adding(days: 1).text ?? "" }

    /// A time as pages show it.
    fileprivate func shown(_ time: CivilDateTime, _ visit: Itinerary.Visit) -> CivilDateTime {
        visit.isLeaveAbout ? time.roundedToFiveMinutes : time
    }
}
