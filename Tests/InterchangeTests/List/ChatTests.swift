import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

@Suite("Conversations") struct ChatTests {
    private static let towns = ["lisbon", "évora", "lagos", "nice", "porto", "münchen", "salzburg", "graz", "wien"]

    /// The trip's first day, its stops with nights, the numbers of the lines left out, and the notices about lists.
    private func read(_ text: String) throws -> [String] {
        let imported = try ListFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1),
                readPlace: { text, near in
                    guard let index = Self.towns.firstIndex(of: text.lowercased()),
                        let place = try? Coordinate(latitude: Double(index), longitude: 1)
                    else { return FoundPlace.ofCoordinates(text, near: near) }
                    return .success(FoundPlace(name: text, location: place, label: text, wasLookedUp: true))
                },
                today: CivilDate(daysSince1970: 20_900)))
        let stops = imported.trips.flatMap { trip in
            [trip.plan.start?.text ?? "-"]
                + trip.waypoints.map { "\($0.name.text) \($0.plan.nights.map { "\($0)" } ?? "-")" }
        }
        return stops + [imported.skipped.map { "\($0.line)" }.joined(separator: ",")]
            + imported.notices.filter { $0.hasPrefix("the list") }
    }

    @Test("A place that a telephone shares is a stop, whatever mark and word stand in front of its link")
    func shared() throws {
        let text = """
            [12/06/2026, 09:14:03] Tom: \u{200E}Location: https://maps.google.com/?q=45.8992,6.1294
            [12/06/2026, 09:15:03] Anna: 3 July: Lisbon, 2 nights
            \u{200E}[12/06/2026, 09:17:00] Anna: \u{200E}Standort: https://maps.google.com/?q=45.0703,7.6869
            [12/06/2026, 09:18:00] Anna: \u{200E}image omitted
            """
        let stops = try read(text)
        #expect(stops.count == 5)
        #expect(stops[2] == "Lisbon 2")
        #expect(stops[1].contains("45.8") && stops[3].contains("45.07"))
    }

    @Test("Lines that are plans become stops, dates without a year are those of the conversation, talk is left out")
    func plans() throws {
        let text = """
            12/04/2026, 18:28 - Messages and calls are end-to-end encrypted.
            12/04/2026, 18:31 - Ana: hey guys, route for easter
            13/04/2026, 18:32 - Ana: 3 May: Lisbon, 2 nights
            13/04/2026, 18:32 - Ana: 5 May: Évora
            13/04/2026, 18:33 - Ana: 6 May: Lagos, 3 nights
            13/04/2026, 18:35 - Tom: Nice!!
            13/04/2026, 18:36 - Tom: <Media omitted>
            13/04/2026, 18:40 - Maria: I can't before 3pm on friday
            13/04/2026, 18:41 - Tom: should we add Porto?
            """
        #expect(try read(text) == ["2026-05-03", "Lisbon 2", "Évora 1", "Lagos 3", "2,6,8,9"])
    }

    @Test("Of two lists with the same places the later one is taken, which is said")
    func proposals() throws {
        let text = """
            [12.04.26, 18:31:02] Ana: Leute, hier mein Plan:
            1. München
            2. Salzburg 2 Nächte
            3. Graz 3 Nächte
            [12.04.26, 18:33:02] Ben: super
            [12.04.26, 18:34:12] Ben: \u{200E}Bild weggelassen
            [12.04.26, 18:35:02] Caro: ich würde lieber so:
            München
            Salzburg 1 Nacht
            Wien 2 Nächte
            [12.04.26, 18:37:02] Ben: bin dabei
            """
        #expect(
            try read(text) == [
                "-", "München -", "Salzburg 1", "Wien 2", "1,2,3,4,5,7,11",
                "the list in lines 2 to 4 is left out, because that from line 8 on has places of it and came later",
            ])
    }

    @Test("Telegram writes who says it above the message") func telegram() throws {
        let text = "Ana, [12.04.2026 18:31]\nLisbon 2 nights\n\nTom, [12.04.2026 18:33]\ngreat\n"
        #expect(try read(text) == ["-", "Lisbon 2", "5"])
    }

    @Test("Each place of a message is a stop, without the words of talk around it")
    func talk() throws {
        let text = """
            [12.03.26, 18:05:02] Ben: Freitag bis München, dann Samstag Salzburg
            [12.03.26, 18:05:40] Anna: ok! Salzburg 2 Nächte und danach Graz?
            [12.03.26, 18:06:12] Ben: ja, Graz 3 Nächte. Rückweg über Wien
            [12.03.26, 18:07:00] Anna: was machen wir mit dem Hund
            """
        #expect(
            try read(text).dropFirst().filter { !$0.isEmpty } == ["München 1", "Salzburg 2", "Graz 3", "Wien -", "4"])
        let more = """
            12/04/2026, 18:28 - Tom: Ja! Ich dachte erst Lisbon 2 Nächte
            12/04/2026, 18:31 - Ana: so plan is Porto - Lagos
            12/04/2026, 18:32 - Tom: great, add Évora 2 nights before going home
            12/04/2026, 18:33 - Ana: should we add Nice?
            """
        #expect(
            try read(more).dropFirst().filter { !$0.isEmpty } == [
                "Lisbon 2", "Porto -", "Lagos -", "Évora 2", "4",
            ])
    }

    @Test("A conversation that was copied with names alone is one; a list with labels is none")
    func names() throws {
        #expect(
            try read("Tom: Porto 2 nights\nAnna: Lisbon\nTom: then Lagos\n").dropFirst().filter { !$0.isEmpty } == [
                "Porto 2", "Lisbon -", "Lagos -",
            ])
        let list = try read("Start: Porto\nStop: Lisbon\nStop: Lagos\n")
        #expect(list.dropFirst().filter { !$0.isEmpty } == ["Porto -", "Lisbon -", "Lagos -"])
    }

    @Test("Nights at a place of an earlier way are those there")
    func nightsOfWay() throws {
        let text = """
            3/14/26, 9:13 PM - Kate: Route idea: Porto - Lisbon - Lagos
            3/14/26, 9:15 PM - Ben: love it, 2 nights in Lisbon
            3/14/26, 9:16 PM - Kate: and 3 nights in Lagos
            """
        #expect(try read(text).dropFirst().filter { !$0.isEmpty } == ["Porto -", "Lisbon 2", "Lagos 3"])
    }

    @Test("Who asks for a place and says its nights means both") func question() throws {
        let text = """
            [12/05/2027, 20:14:40] Tom: Also Urlaub: erst Lisbon 2 nights?
            [12/05/2027, 20:15:02] Lisa: then Porto? 3 nights please
            [12/05/2027, 20:15:30] Tom: yes! after that Lagos 1 night
            """
        #expect(try read(text).prefix(4) == ["-", "Lisbon 2", "Porto 3", "Lagos 1"])
    }
}
