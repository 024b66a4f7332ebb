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
        #expect(try list("# Our best days" + stops).first == "Our best days")
        #expect(try list("# Our best days\nLyon\nAnnecy\n").first == "f")
    }

    @Test("A first line in words that are in no name of a place is the title; so is a heading above smaller ones")
    func occasions() throws {
        #expect(try list("Tour de Bretagne :\nLyon\nAnnecy\n").first == "Tour de Bretagne")
        #expect(try list("Route 66 with Dad\nLyon\nAnnecy\n").first == "Route 66 with Dad")
        #expect(try list("## Six quiet weeks\n\n### Day 1 – Lyon\n\n### Day 2 – Annecy\n").first == "Six quiet weeks")
        #expect(try list("Lyyon\nAnnecy\nComo\n").contains { $0.contains("Lyyon") })
    }

    @Test("Days of one letter twice, homes with towns, and what is struck out in front of a place")
    func marks() throws {
        #expect(try list("J1 : Lyon\nJ2-J3 : Annecy\nJ4 : Chamonix\n") == ["f", "Lyon|1", "Annecy|2", "Chamonix"])
        #expect(try list("Lyon\n~~Verona~~ Annecy\nHome: Chamonix\n") == ["f", "Lyon", "Annecy", "Chamonix"])
    }

    @Test("Lists in small letters, with signs behind their names")
    func small() throws {
        let stops = try list("lyon 2 nights\nannecy!!! 3 nights\nchamonix?? maybe\n")
        #expect(stops.map { $0.lowercased() } == ["f", "lyon|2", "annecy|3", "chamonix|maybe"])
    }

    @Test("Of a mail that was copied, the subject is the title, the day it was sent tells the year, and quotes are out")
    func mail() throws {
        let text = """
            From: Julia <julia@example.com>
            Subject: Our Alps
            Date: Mon, 2 Mar 2026 20:11:00 +0000

            May 4 - Lyon (2 nights)
            May 6 - Annecy

            > On 1 June Sue wrote:
            > Chamonix
            """
        #expect(try list(text) == ["Our Alps 2026-05-04", "Lyon|2", "Annecy"])
        // A list with its ends is no mail.
        #expect(try list("From: Lyon\nTo: Annecy\n").filter { ["Lyon", "Annecy"].contains($0) }.count == 2)
    }

    @Test("How one travels behind a way is its means, and about so much is a cost")
    func waysAndCosts() throws {
        #expect(try list("Lyon to Annecy ferry, 08:25\nChamonix\n").prefix(3) == ["f", "Lyon", "Annecy|08:25"])
        #expect(try list("Lyon 2 nights, ca. 300 $\nAnnecy (approx. 100 €)\n").allSatisfy { !$0.contains("ca") })
    }

    @Test("The days of the whole journey behind its name tell the year and are no stop")
    func titleWithDays() throws {
        #expect(
            try list("Giro delle Alpi dal 3 al 10 maggio 2026\n3/5 Lyon\n4/5 Annecy\n") == [
                "Giro delle Alpi dal 3 al 10 maggio 2026 2026-05-03", "Lyon|1", "Annecy",
            ])
    }

    @Test("The title and the date in front of a text in Markdown go before its headings")
    func frontMatter() throws {
        let text = "---\ntitle: Alps\ndate: 2024-08-12\n---\n## Our way\n\n1. Lyon – 12 août\n2. Annecy – 14 août\n"
        #expect(try list(text, named: "f.md").prefix(3) == ["Alps 2024-08-12", "Lyon|2", "Annecy"])
    }

    @Test("The answer to a plan that is quoted leaves the plan one; the way back has a town behind a colon")
    func quotedPlan() throws {
        let text = "On 3 Jun 2025, at 10:12, Bob wrote:\n> Lyon\n> Annecy\n> back: Chamonix\nLooks great, let's do it\n"
        #expect(
            try list(text).prefix(4) == ["f", "Lyon", "Annecy", "Chamonix|Looks great, let's do it"]
                || list(text).prefix(4) == ["f", "Lyon", "Annecy", "Chamonix"])
    }

    @Test("Dates of two numbers with words in small letters behind them are dates, where several lines have them")
    func slashes() throws {
        #expect(
            try list("5/6 Köln\n7/6 drive to Como\n8/6 over the pass to Verona\n") == [
                "f 2027-06-05", "Köln|2", "Como|1", "Verona|over the pass to Verona",
            ])
    }

    @Test("A day of the week that is another one in other languages is that of the year of the others")
    func unclearWeekdays() throws {
        #expect(
            try list("ma 4 mei Köln\nwo 6 mei Como\ndo 7 mei Verona\n") == [
                "f 2026-05-04", "Köln|2", "Como|1", "Verona",
            ])
        #expect(
            try list("Do 3.6. bis Sa 5.6. Como (Pension Lario, 240 €)\nSa 5.6. Verona\n") == [
                "f 2027-06-03", "Como|2|Pension Lario", "Verona",
            ])
    }

    @Test("The name below a greeting is no stop, in any language", arguments: ["Un beso,", "Baci,", "Liefs,"])
    func greetings(line: String) throws {
        #expect(try list("Lyon\nAnnecy\nChamonix\n\n\(line)\nComo\n").prefix(4) == ["f", "Lyon", "Annecy", "Chamonix"])
        #expect(try !list("Lyon\nAnnecy\n\n\(line)\nComo\n").contains("Como"))
    }

    @Test("The numbers of two days with a word between them need no sign behind", arguments: ["and", "und", "y", "et"])
    func twoDays(word: String) throws {
        #expect(
            try list("Day 1 Lyon\nDay 2 \(word) 3 Annecy\nDay 4 Chamonix\n") == ["f", "Lyon|1", "Annecy|2", "Chamonix"])
    }

    @Test("A saint behind the number of an item is no day of the week")
    func saint() throws {
        let found = try list("1. Lyon\n2. St. Como\n3. Annecy\n")
        #expect(found.contains { $0.contains("“St. Como”") } && !found.contains { $0.contains("2. St") })
    }

    @Test(
        "The first and the last day behind a comma are both read",
        arguments: [", 12.-14.6.", ", 12.06.-14.06.2027", " 12.-14.6.", ", 12. – 14.6.", " (12.-14.6.)"])
    func ranges(days: String) throws {
        #expect(try list("Verona\(days)\nComo, 14.-15.6.\n") == ["f 2027-06-12", "Verona|2", "Como|1"])
    }

    @Test(
        "Two ordinal numbers in front of the word for a day are two days", arguments: ["2. und 3. Tag", "2º e 3º dia"])
    func ordinals(days: String) throws {
        #expect(
            try list("1. Tag: Lyon\n\(days): Annecy, 2 Nächte\n4. Tag: Chamonix\n") == [
                "f", "Lyon|1", "Annecy|2", "Chamonix",
            ])
    }
}
