import Interchange
import TestSupport
import Testing

@Suite("Calendars with an event that is the trip") struct ICSWholeTripTests {
    private func calendar(
        _ name: String, _ events: [(title: String, start: String, end: String, latitude: Int)]
    ) -> String {
        let texts = events.enumerated().map { index, event in
            let type = { (text: String) in text.contains("T") ? ":" : ";VALUE=DATE:" }
            return "BEGIN:VEVENT\nUID:\(index)\nSUMMARY:\(event.title)\nDTSTART\(type(event.start))\(event.start)\n"
                + "DTEND\(type(event.end))\(event.end)\nGEO:\(event.latitude);10\nEND:VEVENT"
        }
        return "BEGIN:VCALENDAR\nX-WR-CALNAME:\(name)\n\(texts.joined(separator: "\n"))\nEND:VCALENDAR\n"
    }

    @Test("An event that lasts as long as those in which one sleeps is the trip, and no stop")
    func wholeTrip() throws {
        let text = calendar(
            "Maritimes",
            [
                ("Nova Scotia", "20270801", "20270807", 44),
                ("Check-in: Inn", "20270801T190000Z", "20270801T200000Z", 45),
                ("Check-out: Inn", "20270803T140000Z", "20270803T150000Z", 45),
                ("Check-in: Lodge", "20270803T190000Z", "20270803T200000Z", 46),
                ("Check-out: Lodge", "20270806T140000Z", "20270806T150000Z", 46),
            ])
        let plan = try othersPlan(text, as: ICSFormat())
        #expect(plan.count == 4)
        #expect(plan.dropFirst().prefix(2).map { String($0.prefix(7)) } == ["Inn|2", "Lodge|3"])
        #expect(plan.last == "“Nova Scotia” lasts as long as all else: it is the trip, not a stop")
    }

    @Test("A house in which one sleeps all the time is a stop")
    func house() throws {
        let text = calendar(
            "Rome",
            [
                ("Hotel", "20270801", "20270807", 44), ("Colosseum", "20270802", "20270803", 45),
                ("Vatican", "20270803", "20270804", 46),
            ])
        #expect(try othersPlan(text, as: ICSFormat()).contains { $0.hasPrefix("Hotel") })
    }

    @Test("A flight to another town is no name of the place where it begins, and a house is called by its name")
    func titles() throws {
        let text =
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Flight to Naples (BA 2612)\nLOCATION:46,7\n"
            + "DTSTART:20270710T080000Z\nEND:VEVENT\nBEGIN:VEVENT\nUID:2\nSUMMARY:Stay at Hotel Bellini\n"
            + "LOCATION:40,14\nDTSTART;VALUE=DATE:20270710\nDTEND;VALUE=DATE:20270713\nEND:VEVENT\nEND:VCALENDAR\n"
        let plan = try othersPlan(text, as: ICSFormat())
        #expect(plan.contains { $0.hasPrefix("Hotel Bellini") })
        #expect(plan.contains { $0.hasSuffix("|Flight to Naples (BA 2612)") })
    }

    @Test("The last house has the nights up to the end of the trip where no event says when one leaves")
    func lastHouse() throws {
        let text = calendar(
            "Danube",
            [
                ("Danube", "20270801", "20270808", 44),
                ("Check-in: Sacher", "20270801T190000Z", "20270801T200000Z", 45),
                ("Check-out: Sacher", "20270804T140000Z", "20270804T150000Z", 45),
                ("Check-in: Gellert", "20270804T190000Z", "20270804T200000Z", 46),
            ])
        let plan = try othersPlan(text, as: ICSFormat())
        #expect(
            plan.dropFirst().prefix(2).map { $0.split(separator: "|").prefix(2).joined(separator: "|") }
                == ["Sacher|3", "Gellert|3"])
        #expect(plan.contains("“Gellert” has 3 nights, up to the end of the trip"))
    }
}
