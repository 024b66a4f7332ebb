import Entities
import Interchange
import TestSupport
import Testing

@Suite("Numbers and signs in the tables of others that may mean several things")
struct TableDoubtTests {
    @Test(
        "Numbers below Days are nights only where one is smaller than that before it, in one trip",
        arguments: [
            (
                "Days,City\n2,Lyon\n3,Annecy\n1,Chamonix\n",
                [
                    "no start", "Lyon|2", "Annecy|3", "Chamonix|1",
                    "the numbers below “Days” were taken for those of nights",
                ]
            ),
            (
                "Days,City\n3 days,Lyon\n4 days,Annecy\n",
                [
                    "no start", "Lyon|Days: 3 days", "Annecy|Days: 4 days", "columns that are in the notes: Days",
                ]
            ),
            (
                "Days,City\n1,Lyon\n1,Annecy\n2,Chamonix\n2,Zermatt\n3,Munich\n",
                [
                    "no start", "Lyon|Days: 1", "Annecy|Days: 1", "Chamonix|Days: 2", "Zermatt|Days: 2",
                    "Munich|Days: 3", "columns that are in the notes: Days",
                ]
            ),
            (
                "Days,City\n2,Lyon\n3,Annecy\n4,Chamonix\n",
                [
                    "no start", "Lyon|Days: 2", "Annecy|Days: 3", "Chamonix|Days: 4",
                    "columns that are in the notes: Days",
                ]
            ),
            (
                "Days,City\n0,Lyon\n1,Annecy\n2,Chamonix\n",
                ["no start", "Lyon", "Annecy", "Chamonix", "columns that were not taken: Days"]
            ),
            (
                "Trip,Days,City\nA,1,Lyon\nA,3,Annecy\nB,1,Oslo\nB,2,Bergen\n",
                [
                    "no start", "Lyon|Days: 1", "Annecy|Days: 3", "no start", "Oslo|Days: 1", "Bergen|Days: 2",
                    "columns that are in the notes: Days",
                ]
            ),
        ])
    func lengths(text: String, expected: [String]) {
        #expect(tableReading(text) == expected)
    }

    @Test("Numbers far below the first rows are seen")
    func manyRows() {
        let rows = (1...59).map { "\($0 / 10 + 1),Lyon\n" }.joined() + "1,Annecy\n"
        #expect(tableReading("Days,City\n" + rows).last == "the numbers below “Days” were taken for those of nights")
    }

    @Test("Numbers below Hotel are no nights where all may be stars, nor beside dates")
    func stars() {
        #expect(
            tableReading("City,Hotel\nLyon,4\nAnnecy,3\nChamonix,5\n")
                == [
                    "no start", "Lyon|Hotel: 4", "Annecy|Hotel: 3", "Chamonix|Hotel: 5",
                    "columns that are in the notes: Hotel",
                ])
        #expect(
            tableReading("Date,City,Hotel\n2027-06-01,Lyon,2\n2027-06-04,Annecy,4\n").prefix(3)
                == ["2027-06-01", "Lyon|3|Hotel: 2", "Annecy|Hotel: 4"])
        #expect(
            tableReading("City,Overnight\nLyon,4\nAnnecy,3\n") == ["no start", "Lyon|4", "Annecy|3"])
    }

    @Test("Names with numbers that do not count are kept")
    func names() {
        let found = tableReading("Name,City,Notes\nHotel 31,Lyon,x\nHotel 12,Annecy,y\n")
        #expect(found.count > 2 && found[1].hasSuffix("Hotel 31") && found[2].hasSuffix("Hotel 12"))
        #expect(!found.contains { $0.hasPrefix("columns that were not taken") })
        #expect(
            tableReading("Trip,Name,City\nA,Stop 1,Lyon\nA,Stop 2,Annecy\nB,Stop 1,Oslo\nB,Stop 2,Bergen\n")
                == [
                    "no start", "Lyon", "Annecy", "no start", "Oslo", "Bergen",
                    "columns that were not taken: Name",
                ])
    }

    private static let asList = "no column is called as places are; the rows were read as lines of a list"

    @Test("Cells of several lines are one, costs are those of the stops, and rows that say nothing are told")
    func plans() {
        #expect(
            tableReading(
                "Date,Plan,Cost (EUR)\n1 June 2027,Arrive in Lyon,80\n2 June 2027,\"Drive to\nAnnecy\",100\n"
                    + "3 June 2027,,\n4 June 2027,Annecy to Chamonix,free\nTotal,,180\n"
            )
                == [
                    "2027-06-01", "Lyon|1|80", "Annecy|2|100", "Chamonix|0",
                    "it does not say what is done on that day", "it is a row of totals", Self.asList,
                ])
        #expect(
            tableReading("Date,Plan,Cost\n2 June 2027,Drive to Lyon,100\n3 June 2027,Lyon to Annecy,50\n")
                == ["2027-06-02", "Lyon|1|100", "Annecy|50", Self.asList])
    }

    private static let texts = [
        "_x_ *y*", "5*-hotel and 4*-pension", "https://example.org/_y_/z", "https://maps.app.goo.gl/a1_B2_",
        "see https://example.org/*a*/b, and *c*d", "a/_b_/c", "** and **", "Rooms 2_3_4",
    ]

    @Test("Stars and low lines within a cell or an address are no marks", arguments: texts)
    func signs(text: String) {
        #expect(tableReading("Name,lat,lon,Notes\nA,46,7,\"\(text)\"\n") == ["no start", "A|\(text)"])
        if text != Self.texts[0] {
            let bars = "| Name | lat | lon | Notes |\n|---|---|---|---|\n| A | 46 | 7 | \(text) |\n"
            #expect(tableReading(bars) == ["no start", "A|\(text)"])
        }
    }

    @Test(
        "Marks around a cell are taken, and within a line of a table in Markdown",
        arguments: [
            ("**Old *town***", "**Old *town***", "**Old *town***"), ("**_Old_ town**", "_Old_ town", "Old town"),
            ("**_Old_**", "Old", "Old"), ("`3`", "3", "3"), ("see *this* (~~not that~~)", nil, "see this (not that)"),
            ("**[Ibis](https://example.org/_i_)**", "Ibis (https://example.org/_i_)", "Ibis (https://example.org/_i_)"),
            ("*été*é *an*", nil, "*été*é an"),
        ] as [(String, String?, String)])
    func marks(text: String, inCells: String?, inMarkdown: String) {
        #expect(
            tableReading("Name,lat,lon,Notes\nA,46,7,\"\(text)\"\n") == ["no start", "A|\(inCells ?? text)"])
        let bars = "| Name | lat | lon | Notes |\n|---|---|---|---|\n| A | 46 | 7 | \(text) |\n"
        #expect(tableReading(bars) == ["no start", "A|\(inMarkdown)"])
    }

    @Test("The address of a link in the column of links is the link")
    func links() {
        #expect(
            tableReading("Name,URL\nHome,\"[Map](https://maps.google.com/?q=45.9237,6.8694)\"\n").prefix(2)
                == ["no start", "Home"])
        #expect(
            tableReading("Name,lat,lon,URL\nA,46,7,https://example.org/_a_\n") == [
                "no start", "A|https://example.org/_a_",
            ])
    }

    @Test("A table of this program keeps every sign")
    func own() throws {
        let header = "Trip,Stop,Name,Latitude,Longitude,Notes,LegMeters\r\n"
        let found = tableReading(header + "T,1,*A*,46,7,**b**,\r\nT,2,_B_,46.1,7,[c](https://example.org),9\r\n")
        #expect(found == ["no start", "*A*|**b**", "_B_|[c](https://example.org)"])
    }

    @Test("Many marks in one cell take no longer than other text", .timeLimit(.minutes(1)))
    func manyMarks() {
        let marks = String(repeating: "*a* ", count: 80_000)
        let found = tableReading("| Name | lat | lon | Notes |\n|---|---|---|---|\n| A | 46 | 7 | \(marks)|\n")
        #expect(found[1].hasPrefix("A|a a a a"))
        #expect(tableReading("Name,lat,lon,Notes\nA,46,7,\(marks)\n")[1].hasPrefix("A|*a* *a*"))
    }

    @Test("The nights that are told of a stop before a skipped row are those that it has in the end")
    func skipped() {
        let found = tableReading(
            "Place,Date\nLyon,2027-06-01\nMunich,\nVienna,\nAtlantis,2027-06-04\nBudapest,2027-06-06\n")
        #expect(found.prefix(5) == ["2027-06-01", "Lyon", "Munich|1", "Vienna|4", "Budapest"])
        #expect(found.contains { $0.hasPrefix("“Vienna” has 4 nights, also those of “Atlantis”") })
    }
}
