import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

@Suite("Outings on days that the nights of a stop cover, and days behind the names of places")
struct ListOutingTests {
    /// The name of the trip with its first day, the stops with their nights and notes, what was skipped, and what was
    /// told of returns.
    private func list(_ text: String, named name: String = "f") throws -> [String] {
        let towns = [
            "köln": 1.0, "como": 2, "bellagio": 2.2, "mailand": 3, "verona": 4, "lyon": 5, "annecy": 6, "chamonix": 7,
        ]
        let imported = try ListFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: name, identifiers: SeededIdentifiers(seed: 1),
                readPlace: { text, near in
                    guard let degrees = towns[text.lowercased()],
                        let place = try? Coordinate(latitude: degrees, longitude: 1)
                    else { return FoundPlace.ofCoordinates(text, near: near) }
                    return .success(FoundPlace(name: text, location: place, label: text, wasLookedUp: false))
                },
                today: CivilDate(daysSince1970: 20_900)))
        return imported.trips.flatMap { trip in
            [[trip.name.text, trip.plan.start?.text].compactMap { $0 }.joined(separator: " ")]
                + trip.waypoints.map { stop in
                    [stop.name.text, stop.plan.nights.map { "\($0)" }, stop.note?.text].compactMap { $0 }
                        .joined(separator: "|")
                }
        } + imported.skipped.map(\.reason) + imported.notices.filter { $0.contains("was added") }
    }

    @Test("A day that leads from where one stays and back parts the nights there, and the days behind it stay")
    func returning() throws {
        #expect(
            try list(
                """
                Reisetermin: 05.09.2026 – 10.09.2026
                1. Tag: Köln – Como (3 Übernachtungen)
                2. Tag: Como – Bellagio – Como
                3. Tag: Freizeit
                4. Tag: Como – Verona
                5. Tag: Verona – Köln
                """) == ["f 2026-09-05", "Köln", "Como|1", "Bellagio", "Como|2|Freizeit", "Verona|1", "Köln"])
    }

    @Test("An outing without its way back gets one, which is told")
    func withoutReturn() throws {
        let stops = try list(
            """
            Day 1: Como, 3 nights
            Day 2: Bellagio
            Day 3: Mailand
            Day 4: Verona
            """)
        #expect(
            stops == [
                "f", "Como|1", "Bellagio", "Como|1", "Mailand", "Como|1", "Verona",
                "line 3: “Como” was added behind “Bellagio”: one has nights there, and drives back",
                "line 4: “Como” was added behind “Mailand”: one has nights there, and drives back",
            ])
        // Where the way says that one comes from there, nothing is added.
        #expect(
            try list("Day 1: Como, 2 nights\nDay 2: Bellagio\nDay 3: Como – Verona\n")
                == ["f", "Como|1", "Bellagio", "Como|1", "Verona"])
    }

    @Test("Stops with nights of their own are no outings")
    func nightsOfTheirOwn() throws {
        let stops = try list("Day 1: Como, 3 nights\nDay 2: Mailand, 2 nights\nDay 3: Verona\n")
        #expect(stops.filter { $0.hasPrefix("Como") }.count == 1)
        #expect(!stops.contains { $0.contains("was added") })
    }

    @Test("Words for an outing with a colon stand in front of its way")
    func label() throws {
        #expect(
            try list("Day 1: Como, 2 nights\nDay 2: Ausflug See: Como – Bellagio – Como\nDay 3: Verona\n")
                == ["f", "Como|1", "Bellagio", "Como|1|Ausflug See", "Verona"])
    }

    @Test("A line that is no place between two lines makes no second stop of one town")
    func sameTown() throws {
        #expect(
            try list("Day 1: Como – Bellagio\nDay 2: Xyz\nDay 3: Bellagio – Verona\n").prefix(4)
                == ["f", "Como", "Bellagio|2", "Verona"])
    }

    @Test(
        "A day without a month at the end of a line is in that of the line above, or in the next",
        arguments: [
            ("1er mai : Lyon\n4 mai : Annecy\nretour à Lyon le 6\n", ["f 2027-05-01", "Lyon|3", "Annecy|2", "Lyon"]),
            (
                "1. Mai Lyon\n4. Mai Annecy\nRückfahrt nach Lyon am 6.\n",
                ["f 2027-05-01", "Lyon|3", "Annecy|2", "Lyon"]
            ),
            ("29 May Lyon\n30 May Annecy\nLyon on the 2nd\n", ["f 2027-05-29", "Lyon|1", "Annecy|3", "Lyon"]),
            ("Lyon le 1er mai, Annecy le 2 mai, Chamonix le 4\n", ["f 2027-05-01", "Lyon|1", "Annecy|2", "Chamonix"]),
        ])
    func dayAtEnd(text: String, stops: [String]) throws {
        #expect(try list(text) == stops)
    }

    @Test("The only heading of a text in Markdown is its title, or one with a year; any other comment is none")
    func title() throws {
        let stops = "\n\n- Lyon\n- Annecy\n"
        #expect(try list("# Alps (agosto 2027)" + stops).first == "Alps (agosto 2027)")
        #expect(try list("# Our best days" + stops, named: "f.md").first == "Our best days")
        #expect(try list("# Our best days" + stops).first == "f")
    }
}
