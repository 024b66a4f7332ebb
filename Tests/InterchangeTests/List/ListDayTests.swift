import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

@Suite("Days, ways and notes in lists") struct ListDayTests {
    /// The name of the trip with its first day, the stops with their nights and notes, and what was skipped.
    private func list(_ text: String) throws -> [String] {
        let towns = ["lyon": 1.0, "annecy": 2, "chamonix": 3, "porto": 4, "lisbon": 5, "munich": 6, "salzburg": 7]
        let imported = try ListFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1),
                readPlace: { text, near in
                    guard let degrees = towns[text.lowercased()],
                        let place = try? Coordinate(latitude: degrees, longitude: degrees)
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
        } + imported.skipped.map(\.reason)
    }

    @Test("Several days of the week in front of a place are its days")
    func weekdays() throws {
        #expect(
            try list("Monday: Porto\nTue + Wed: Lisbon\nThu-Fri: Lyon\nSaturday & Sunday: Annecy\n")
                == ["f", "Porto|1|Monday", "Lisbon|2|Tue", "Lyon|2|Thu", "Annecy|Saturday"])
        #expect(
            try list("Lundi : Porto\nMardi et mercredi : Lisbon\nJeudi : Lyon\n")
                == ["f", "Porto|1|Lundi", "Lisbon|2|Mardi", "Lyon|Jeudi"])
    }

    @Test(
        "Days stand in front of places and behind them",
        arguments: [
            "Porto (12 June)\nLisbon (14 June)\n", "Sat 12 June 2027: Porto\nMon 14 June 2027: Lisbon\n",
            "12 June Porto\n14 June Lisbon\n", "Jun 12  Porto\nJun 14  Lisbon\n",
            "Porto; 12.06.2027; 2 nights\nLisbon; 14.06.2027\n",
            "- Porto – 12 June\n- Lisbon – 14 June\n", "## Day 1 – 12 June\n- Porto\n\n## Day 3 – 14 June\n- Lisbon\n",
        ])
    func days(text: String) throws {
        #expect(try list(text) == ["f 2027-06-12", "Porto|2", "Lisbon"])
    }

    @Test("Arrows stand between the places of a way, and the next way goes on where it ends") func ways() throws {
        #expect(try list("Lyon → Annecy -> Chamonix") == ["f", "Lyon", "Annecy", "Chamonix"])
        #expect(
            try list("12.06. Munich -> Salzburg\n13.06. Salzburg -> Lyon\n") == [
                "f 2027-06-12", "Munich", "Salzburg|1", "Lyon",
            ])
    }

    @Test("The title of a text in Markdown is the name of the trip, and that of a list is a comment")
    func titles() throws {
        #expect(try list("# Balkans 2027\n\n## North\n- Porto\n") == ["Balkans 2027", "Porto"])
        #expect(try list("# my places\nPorto\n") == ["f", "Porto"])
    }

    @Test("A link to directions keeps its name and note, and its nights are those of the last stop")
    func directions() throws {
        let found = try list("- [Drive](https://www.google.com/maps/dir/46.0,7.7/46.1,7.8) – scenic road, 2 nights\n")
        #expect(found.count == 3)
        #expect(found[1].hasSuffix("|Drive\nscenic road") && found[2].hasSuffix("|2"))
    }

    /// The places of standard input as its lines stand.
    private func texts(_ bytes: [UInt8]) throws -> [String] {
        try ListPlaces(in: bytes, today: CivilDate(daysSince1970: 20_900)).lines.flatMap { $0.readings[0].map(\.text) }
    }

    @Test("Lines of standard input are in any encoding that import reads, without a byte order mark")
    func encodings() throws {
        #expect(
            try texts([0xEF, 0xBB, 0xBF] + Array("Porto\n".utf8)) == ["Porto"])
        #expect(try texts([0x4E, 0xEE, 0x6D, 0x65, 0x73]) == ["Nîmes"])
        let wide: [UInt8] = [0xFF, 0xFE] + Array("Porto".utf8).flatMap { [$0, 0] }
        #expect(try texts(wide) == ["Porto"])
        let two = Array("# Trip: A\nPorto\n# Trip: B\nLyon".utf8)
        #expect(try ListPlaces(in: two, today: CivilDate(daysSince1970: 20_900)).trips == 2)
    }
}
