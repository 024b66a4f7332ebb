import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

@Suite("Columns of nights and days, stays of calendars, and lodgings of planners") struct OthersColumnsTests {
    @Test("A column called Night that counts the rows is the number of the day") func countedNights() throws {
        let found = try othersPlan("Night,Name,lat,lon\n1,A,46,7\n2,B,46.1,7\n3,C,46.2,7\n")
        #expect(found.prefix(4) == ["no start", "A|1", "B|1", "C"])
        let nights = try othersPlan("Night,Name,lat,lon\n2,A,46,7\n1,B,46.1,7\n3,C,46.2,7\n")
        #expect(nights.prefix(4) == ["no start", "A|2", "B|1", "C|3"])
    }

    @Test("A row that says no to sleeping has no night") func noNight() throws {
        let found = try othersPlan("Name,lat,lon,Overnight?\nA,46,7,Yes\nB,46.1,7,No\nC,46.2,7,yes\n")
        #expect(found[1].hasPrefix("A|1"))
        #expect(found[2].hasPrefix("B|Overnight?: No"))
        #expect(found[3].hasPrefix("C|1"))
    }

    @Test("A start and an end with dates are those of the stay") func startAndEnd() throws {
        let found = try othersPlan(
            "Start,End,Name,lat,lon\n2027-06-07,2027-06-09,A,46,7\n2027-06-09,2027-06-12,B,46.1,7\n")
        #expect(found == ["2027-06-07", "A|2", "B|3"])
    }

    /// The stops of a calendar with their nights.
    private func stays(_ events: [(title: String, start: String, end: String)]) throws -> [String] {
        let blocks = events.enumerated().map { index, event in
            "BEGIN:VEVENT\r\nUID:\(index)\r\nSUMMARY:\(event.title)\r\nGEO:44.5;11.3\r\nDTSTART\(event.start)\r\nDTEND\(event.end)\r\nEND:VEVENT\r\n"
        }
        let text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(blocks.joined())END:VCALENDAR\r\n"
        let imported = try ICSFormat().read(bytes: Array(text.utf8))
        return imported.trips.flatMap(\.waypoints).map { stop in
            stop.name.text + (stop.plan.nights.map { "*\($0)" } ?? "")
        }
    }

    @Test("Hotels of whole days that follow one another have the night behind their last day") func wholeDays() throws {
        let day = ";VALUE=DATE:202706"
        #expect(
            try stays([("A", day + "07", day + "09"), ("B", day + "09", day + "12")]) == ["A*2", "B*3"])
        // With a common day the last is that on which one leaves.
        #expect(
            try stays([("A", day + "07", day + "10"), ("B", day + "09", day + "12")]) == ["A*2", "B*2"])
    }

    @Test("A check-in and its check-out are one stay") func stay() throws {
        #expect(
            try stays([
                ("Check-in: Hotel Sole", ":20270607T150000", ":20270607T160000"),
                ("Museum", ":20270608T100000", ":20270608T120000"),
                ("Check-out: Hotel Sole", ":20270609T100000", ":20270609T110000"),
            ]) == ["Hotel Sole*1", "Museum", "Hotel Sole*1"])
    }

    @Test("A lodging with an address alone is in its town, or said to have no place") func lodging() throws {
        let text = #"""
            {"name":"Italy","lodgings":[{"name":"Hotel Sole","address":"Via Indipendenza 4, Bologna","checkIn":"2027-06-07",
            "checkOut":"2027-06-09"},{"name":"Luna","lat":43.77,"lng":11.25,"checkIn":"2027-06-09","checkOut":"2027-06-12"},
            {"name":"Nowhere Inn","address":"Unknown"}]}
            """#
        let imported = try PlannerFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1),
                readPlace: { text, near in
                    guard text == "Bologna", let place = try? Coordinate(latitude: 44.49, longitude: 11.34) else {
                        return FoundPlace.ofCoordinates(text, near: near)
                    }
                    return .success(FoundPlace(name: text, location: place, label: "Bologna (IT)", wasLookedUp: true))
                }))
        #expect(imported.trips.flatMap(\.waypoints).map(\.name.text) == ["Hotel Sole", "Luna"])
        #expect(imported.trips.flatMap(\.waypoints).map(\.plan.nights) == [2, 3])
        #expect(imported.skipped.map(\.reason) == ["“Nowhere Inn”: it has no place"])
    }
}
