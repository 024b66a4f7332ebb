import Interchange
import Testing

@Suite("Stops are reached on the dates of a file, whatever the drives between them ask for")
struct KeptDatesTests {
    private static let csv = "Place,Date\nLyon,2027-06-01\nZermatt,\nMunich,\nVienna,2027-06-10\n"
    private static let lists = [
        "- 2027-06-01: Lyon\n- Zermatt\n- Munich\n- 2027-06-10: Vienna\n",
        "Lyon (2027-06-01)\nZermatt\nMunich\nVienna (2027-06-10)\n",
        "1 June 2027 Lyon\nZermatt\nMunich\n10 June 2027 Vienna\n",
        "# Alps\n\n| Stop | Date |\n|---|---|\n| Lyon | 2027-06-01 |\n| Zermatt | |\n| Munich | - |\n| Vienna | 2027-06-10 |\n",
    ]
    private static let stops = ["2027-06-01", "Lyon", "Zermatt|1", "Munich|8", "Vienna"]

    @Test(
        "Dates on the first and the last stop alone leave the nights between them where the drives need them"
    )
    func firstAndLast() {
        #expect(tableReading(Self.csv).prefix(5) == Self.stops[...])
        for list in Self.lists {
            #expect(tableReading(list, as: ListFormat()).prefix(5) == Self.stops[...], "\(list)")
        }
        let page =
            "<html><body><table><tr><th>Ort</th><th>Datum</th></tr><tr><td>Lyon</td><td>1.6.2027</td></tr>"
            + "<tr><td>Zermatt</td><td></td></tr><tr><td>Munich</td><td>—</td></tr>"
            + "<tr><td>Vienna</td><td>10.6.2027</td></tr></table></body></html>"
        #expect(tableReading(page, as: PageFormat()).prefix(5) == Self.stops[...])
    }

    @Test("Where the nights are that the file does not say is told")
    func told() {
        #expect(
            tableReading(Self.csv).dropFirst(5) == [
                "it is not said where the 9 nights between the dates of “Lyon” and “Vienna” are: 1 at “Zermatt”, 8 at “Munich” "
                    + "were assumed"
            ])
    }

    @Test("Days that are too few for the drives are told, and the date is kept")
    func tooFew() {
        let text = "Place,Date\nLyon,2027-06-01\nZermatt,\nMunich,\nVienna,2027-06-02\n"
        #expect(
            tableReading(text).prefix(5) == ["2027-06-01", "Lyon", "Zermatt|0", "Munich|1", "Vienna"])
        #expect(
            tableReading(text).dropFirst(5) == [
                "the days between the dates of “Lyon” and “Vienna” are too few for the drives; “Vienna” keeps its date, and "
                    + "days are long"
            ])
    }

    @Test("A stop between two that is near is a stop on the way, as before")
    func near() {
        #expect(
            tableReading("Place,Date\nLyon,2027-06-01\nAnnecy,\nChamonix,2027-06-03\n").prefix(4)
                == ["2027-06-01", "Lyon", "Annecy|2", "Chamonix"])
        #expect(
            tableReading("Place,Date\nLyon,2027-06-01\nAnnecy,2027-06-01\nChamonix,2027-06-03\n").prefix(
                4)
                == ["2027-06-01", "Lyon", "Annecy|2", "Chamonix"])
    }

    @Test("Nights that the file has stay, and the stops without any have none of their own")
    func given() {
        #expect(
            tableReading(
                "Place,Date,Nights\nLyon,2027-06-01,2\nZermatt,,1\nMunich,,\nVienna,2027-06-05,\n"
            ).prefix(5)
                == ["2027-06-01", "Lyon|2", "Zermatt|2", "Munich|0", "Vienna"])
    }

    @Test(
        "A list whose first date is on a later line begins as many days before it as the drives take")
    func laterDate() {
        #expect(
            tableReading(
                "Lyon\nZermatt\nMunich\n2027-06-03 Vienna\n2027-06-05 Budapest\n", as: ListFormat()
            ).prefix(6)
                == ["2027-06-01", "Lyon", "Zermatt|1", "Munich|1", "Vienna|2", "Budapest"])
        #expect(
            tableReading("Lyon\nAnnecy\n2027-06-03 Chamonix\n2027-06-05 Lyon\n", as: ListFormat()).prefix(
                5)
                == ["2027-06-03", "Lyon", "Annecy", "Chamonix|2", "Lyon"])
    }

    @Test(
        "Ranges of days are days on which one is there",
        arguments: [
            "Day,City\nMon,Lyon\nTue-Wed,Annecy\nThu,Chamonix\n",
            "Tag;Ort\nMo;Lyon\nDi–Mi;Annecy\nDo;Chamonix\n",
            "Jours;Lieu\nLun;Lyon\nMar + Mer;Annecy\nJeu;Chamonix\n",
            "Date,Place\n29 March,Lyon\n30–31 March,Annecy\n1 April,Chamonix\n",
            "Datum;Ort\n29.3.;Lyon\n30.-31.3.;Annecy\n1.4.;Chamonix\n",
        ])
    func ranges(text: String) {
        #expect(tableReading(text) == ["2027-03-29", "Lyon|1", "Annecy|2", "Chamonix"])
    }

    @Test(
        "Numbers of several days are those of one stop",
        arguments: ["2-3", "Days 2-3", "Day 2 - Day 3", "J2-J3", "2–3 (Tue–Wed)"])
    func numbers(days: String) {
        #expect(
            tableReading("Day,City\n1,Lyon\n\(days),Annecy\n4,Chamonix\n").prefix(4)
                == ["no start", "Lyon|1", "Annecy|2", "Chamonix"])
    }

    @Test("The last day of a range on which the next stop is reached is that of leaving")
    func leaving() {
        #expect(
            tableReading("Date,City\n1-3 June 2027,Lyon\n3-5 June 2027,Annecy\n5-6 June 2027,Chamonix\n")
                == ["2027-06-01", "Lyon|2", "Annecy|2", "Chamonix|1"])
    }
}
