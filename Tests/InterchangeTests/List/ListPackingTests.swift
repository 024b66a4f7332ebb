import CivilTime
import Entities
import Interchange
import TestSupport
import Testing

@Suite("What lists have that is no place") struct ListPackingTests {
    @Test(
        "Items below a heading of what to pack are not looked up",
        arguments: ["Packing", "Packing list", "Packliste", "To do", "Shopping", "Bagages"])
    func packing(heading: String) {
        let read = tableReading(
            "# Alps 2027\n\n## Route\n- Lyon\n- Annecy\n\n## \(heading)\n- Oslo\n- tent\n", as: ListFormat())
        #expect(
            read.prefix(5) == ["no start", "Lyon", "Annecy", "“- Oslo” names no place", "“- tent” names no place"],
            "\(read)")
        let next = tableReading("- Lyon\n\n## \(heading)\n- tent\n\n## Route\n- Oslo\n", as: ListFormat())
        #expect(next.prefix(3) == ["no start", "Lyon", "Oslo"], "\(next)")
    }

    @Test(
        "Codes of small pictures are no notes", arguments: ["Lyon :star:", ":round_pushpin: Lyon", "Lyon :+1: :star:"])
    func pictures(line: String) {
        #expect(tableReading("\(line)\nAnnecy\n", as: ListFormat()) == ["no start", "Lyon", "Annecy"], "\(line)")
    }

    @Test(
        "A word for a journey before a dash makes the first line the name of the trip",
        arguments: ["Itinerary - Scotland", "Road trip – Norway", "Reiseplan – Alpen", "Trip - Scotland"])
    func title(line: String) throws {
        let imported = try ListFormat().read(
            Array("\(line)\nA=1,2\nB=3,4\n".utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1), today: CivilDate(daysSince1970: 20_900)))
        #expect(imported.trips.map(\.name.text) == [line])
        #expect(imported.trips.first?.waypoints.count == 2)
    }
}
