import CivilTime
import Entities
import Interchange
import TestSupport
import Testing

@Suite("Tables in an archive that are days of one journey") struct DayTablesTests {
    /// The trips of an archive of tables, each with its name, its first day, and its stops.
    private func reading(_ tables: [String]) throws -> [String] {
        var script = ""
        for (index, table) in tables.enumerated() {
            script += "z.writestr('day\(index).csv', '''\(table)''')\n"
        }
        let imported = try ZipFormat { _, _ in CSVFormat() }.read(
            Oracle.archive(script, kml: ""),
            ImportContext(
                fileName: "z", identifiers: SeededIdentifiers(seed: 1), today: CivilDate(daysSince1970: 20_900)))
        var found: [String] = []
        for trip in imported.trips {
            found.append("\(trip.name.text) \(trip.plan.start?.text ?? "")")
            for stop in trip.waypoints {
                let decisions = StopField.allCases.compactMap { stop.plan[$0].typed }
                let note = [stop.note?.text].compactMap { $0 }
                found.append(([stop.name.text] + decisions + note).joined(separator: "|"))
            }
        }
        return found + imported.notices.filter { $0.hasPrefix("the tables") }
    }

    private let head = "Name,Lat,Lon,Date,Cost,Notes\n"

    @Test("Where one ends the next begins, on that day or the next one: one trip")
    func joined() throws {
        let first = head + "A,45,7,2027-05-01,10 EUR,a\nB,46,7,2027-05-02,20 EUR,b\n"
        let second = head + "B,46,7,2027-05-02,5 EUR,c\nC,47,7,2027-05-03,,\n"
        let third = head + "C,47,7,2027-05-04,,\nD,48,7,2027-05-05,,\n"
        let expected = [
            "z 2027-05-01", "A|1|10|a", "B|1|25|b\nc", "C|2", "D", "the tables of 3 files are the days of one trip",
        ]
        #expect(try reading([first, second, third]) == expected)
        #expect(try reading([third, first, second]) == expected)
    }

    @Test("Days that do not follow, and ends elsewhere, stay trips of their own")
    func others() throws {
        let first = head + "A,45,7,2027-05-01,,\nB,46,7,2027-05-02,,\n"
        let later = head + "B,46,7,2027-05-09,,\nC,47,7,2027-05-10,,\n"
        let elsewhere = head + "X,46.5,7,2027-05-02,,\nC,47,7,2027-05-03,,\n"
        for second in [later, elsewhere] {
            #expect(try reading([first, second]).count == 6)
        }
        // A cost without a currency is not in that of another table.
        let bare = head + "B,46,7,2027-05-02,5,\nC,47,7,2027-05-03,,\n"
        #expect(try reading([head + "A,45,7,2027-05-01,9 EUR,\nB,46,7,2027-05-02,,\n", bare]).count == 6)
    }
}
