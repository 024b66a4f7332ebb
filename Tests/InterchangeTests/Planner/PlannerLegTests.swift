import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

/// Lists of legs, and of places without a day, in the JSON of others.
@Suite("Legs in the JSON of other planners") struct PlannerLegTests {
    @Test(
        "Each end of a leg is a stop, once, and the last one is not lost",
        arguments: [
            (
                #"{"name":"T","legs":[{"from":{"name":"A","lat":1,"lng":2},"to":{"name":"B","lat":3,"lng":4}},"#
                    + #"{"from":{"name":"B","lat":3,"lng":4},"to":{"name":"C","lat":5,"lng":6}}]}"#,
                ["T: A@1,2 B@3,4 C@5,6"]
            ),
            (
                #"[{"from":"2027-06-12","to":"2027-06-14","name":"A","lat":1,"lng":2}]"#, ["file: A@1,2"]
            ),
            (
                #"{"segments":[{"origin":{"name":"A","lat":1,"lng":2},"destination":{"name":"B","lat":3,"lng":4}}]}"#,
                ["file: A@1,2 B@3,4"]
            ),
            (#"{"stops":[{"destination":"A","lat":1,"lng":2},{"name":"B","lat":3,"lng":4}]}"#, ["file: A@1,2 B@3,4"]),
        ])
    func legs(text: String, expected: [String]) {
        #expect(Array(reading(text).prefix(1)) == expected)
    }

    @Test("Places of a list without a day are behind those of the days, so that the first day stays the first")
    func undated() {
        let text =
            #"{"tripPlan":{"title":"T","itinerary":{"sections":["#
            + #"{"blocks":[{"place":{"name":"Wish","lat":9,"lng":9}}]},"#
            + #"{"date":"2027-06-12","blocks":[{"place":{"name":"A","lat":1,"lng":2}}]},"#
            + #"{"date":"2027-06-13","blocks":[{"place":{"name":"B","lat":3,"lng":4}}]}]}}}"#
        let found = reading(text)
        #expect(found.first?.hasPrefix("T: A@1,2") == true)
        #expect(found.first?.contains("Wish@9,9") == true)
        #expect(found.contains("notice: 1 place of a list without a day is behind those of the days"))
    }

    /// The first day, and the stops with what is planned.
    private func plan(_ text: String) throws -> [String] {
        let towns = ["Lisbon": 1.0, "Porto": 2, "Madrid": 3, "Sevilla": 4]
        let imported = try PlannerFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1),
                readPlace: { text, near in
                    guard let degrees = towns[text],
                        let place = try? Coordinate(latitude: degrees, longitude: degrees)
                    else { return FoundPlace.ofCoordinates(text, near: near) }
                    return .success(FoundPlace(name: text, location: place, label: text, wasLookedUp: true))
                }, today: CivilDate(daysSince1970: 20_600)))
        var lines: [String] = []
        for trip in imported.trips {
            lines.append(trip.plan.start?.text ?? "no start")
            for stop in trip.waypoints {
                let decisions: [String] = StopField.allCases.compactMap { stop.plan[$0].typed }
                let note: [String] = [stop.note?.text].compactMap { $0 }
                lines.append(([stop.name.text] + decisions + note).joined(separator: "|"))
            }
        }
        return lines + imported.notices.filter { !$0.contains("looked up") }
    }

    @Test("A leg keeps by what and when one travels, and the departure of a drive is that of the stop before")
    func means() throws {
        let text = """
            {"title":"Iberia","legs":[
            {"from":"Lisbon","to":"Porto","mode":"train","departure":"2026-09-01T08:09","arrival":"2026-09-01T11:05"},
            {"from":"Porto","to":"Madrid","mode":"ferry","departure":"2026-09-03T22:00","arrival":"2026-09-04T06:00"},
            {"from":"Madrid","to":"Sevilla","mode":"car","departure":"2026-09-05T09:00","arrival":"2026-09-05T14:20"}]}
            """
        #expect(
            try plan(text) == [
                "2026-09-01", "Lisbon", "Porto|2|train 2h56 08:09", "Madrid|1|09:00|ferry 8h 22:00", "Sevilla",
            ])
    }

    @Test("Departures and arrivals that are times alone are those of the day of the leg")
    func timesAlone() throws {
        let text = """
            {"trip":"Iberia","legs":[
            {"from":"Lisbon","to":"Porto","date":"2026-09-01","depart":"09:30","arrival":"12:45"},
            {"from":"Porto","to":"Madrid","date":"2026-09-03","mode":"train","departure":"22:00","arrival":"06:00"},
            {"from":"Madrid","to":"Sevilla","departureTime":"10:00","notes":"A4"}]}
            """
        let stops = try plan(text)
        #expect(
            stops == [
                "2026-09-01", "Lisbon|09:30", "Porto|2|12:45", "Madrid|10:00|train 8h 22:00", "Sevilla|A4",
            ])
        #expect(
            reading(#"{"trip":"T","stops":[{"name":"A","lat":1,"lng":2},{"name":"B","lat":3,"lng":4}]}"#).first
                == "T: A@1,2 B@3,4")
    }

    @Test("What is done on a day is in the note of its place, as texts or as objects without places")
    func activities() throws {
        let text =
            #"{"name":"T","days":[{"date":"2026-04-01","city":"Lisbon","activities":["Castle","Tram 28"],"notes":"early"},"#
            + #"{"date":"2026-04-02","activities":[{"name":"Wine","time":"10:00"}],"city":"Porto"},"#
            + #"{"date":"2026-04-03","city":"Madrid","activities":[]}]}"#
        #expect(
            try plan(text) == ["2026-04-01", "Lisbon|1|early\nCastle\nTram 28", "Porto|1|10:00 Wine", "Madrid"])
    }

    @Test("Places of a day that have names only are on that day")
    func namedDays() throws {
        let text =
            #"{"name":"T","days":[{"date":"2026-04-01","places":[{"name":"Lisbon"},{"name":"Porto"}]},"#
            + #"{"date":"2026-04-03","places":[{"name":"Madrid"}]}]}"#
        #expect(try plan(text) == ["2026-04-01", "Lisbon", "Porto|2", "Madrid"])
    }
}
