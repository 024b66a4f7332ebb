import CivilTime
import Entities
import Geodesy
import Interchange
import TestSupport
import Testing

@Suite("Tables in texts") struct TextTableTests {
    /// The trips with their stops and nights, and the lines that are left out.
    private func read(_ text: String) throws -> [String] {
        let imported = try ListFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1), today: CivilDate(daysSince1970: 20_900)))
        return imported.trips.flatMap { trip in
            [trip.name.text] + trip.waypoints.map { "\($0.name.text) \($0.plan.nights.map { "\($0)" } ?? "-")" }
        } + imported.skipped.map { "\($0.line)" }
    }

    @Test("A table in Markdown is found below and above text, and the heading names the trip")
    func markdown() throws {
        let text = """
            # Scotland in June

            > 10 days, campervan, June 2026

            | Stop | Coordinates | Nights |
            |------|-------------|--------|
            | Oban | 56.41, -5.47 | 2 |
            | Inverness | 57.48, -4.22 | 1 |

            Remember to book the ferry!
            """
        #expect(try read(text) == ["Scotland in June", "Oban 2", "Inverness 1", "3", "10"])
    }

    @Test("A table that was pasted from a sheet into a letter is read; a greeting is no title")
    func pasted() throws {
        let text =
            "Hi Tom,\n\nhere's the plan:\n\nStop\tLat\tLon\tNights\nOban\t56.41\t-5.47\t2\nWick\t58.4\t-3.1\t1\n\nBest,\nAna\n"
        #expect(try read(text) == ["f", "Oban 2", "Wick 1", "1", "3", "9", "10"])
    }

    @Test("Columns that spaces align in a letter are a table, also where a cell is empty; a list with spaces is none")
    func aligned() throws {
        let text = """
            Dear Tom,

            Date         Stop        Coordinates     Nights   Board
            12 Jun 2027  Oban        56.41, -5.47    2        B&B
            14 Jun 2027  Fort William  56.82, -5.11  1
            15 Jun 2027  Wick        58.4, -3.1               B&B

            Anna
            """
        #expect(try read(text).prefix(4) == ["f", "Oban 2", "Fort William 1", "Wick -"])
        #expect(try read("Date  of  travel\nOban=56.41,-5.47\nWick=58.4,-3.1\n").prefix(2) == ["f", "Oban -"])
    }

    @Test("Lines with bars that are no table of places stay lines of a list") func noTable() throws {
        #expect(try read("Oban=56.41,-5.47\n| a | b |\n| c | d |\n").prefix(2) == ["f", "Oban -"])
    }

    @Test("Lists beside a table are read: places are stops, what to pack goes into the note of the first stop")
    func listsBeside() throws {
        let text = """
            # Scotland

            | Stop | Coordinates | Nights |
            |------|-------------|--------|
            | Oban | 56.41, -5.47 | 2 |
            | Inverness | 57.48, -4.22 | 1 |

            ## Packing
            - [ ] Passport
            - [x] Tent

            ## Maybe also
            - Wick=58.4,-3.1
            - Oban=56.41,-5.47
            """
        #expect(try read(text) == ["Scotland", "Oban 2", "Inverness 1", "Wick -"])
        let imported = try ListFormat().read(
            Array(text.utf8), ImportContext(fileName: "f", identifiers: SeededIdentifiers(seed: 1)))
        #expect(imported.trips[0].waypoints[0].note?.text == "Packing:\n[ ] Passport\n[x] Tent")
        #expect(
            imported.notices.suffix(2) == [
                "1 place of lists beside the table is behind its stops",
                "2 lines of lists beside the table are in the note of “Oban”",
            ])
    }
}
