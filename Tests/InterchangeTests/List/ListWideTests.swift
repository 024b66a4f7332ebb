import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

@Suite("Lists of many languages and hands: wide signs, days above lists, nights and costs among words")
struct ListWideTests {
    /// The first day of the trip, and the stops with their nights, cost and notes; behind them the reasons of what was
    /// skipped.
    private func list(_ text: String) throws -> [String] {
        let towns = [
            "西宁": 1.0, "青海湖": 1.5, "德令哈": 2, "敦煌": 3, "福岡": 4, "長崎": 5, "서울": 6, "속초": 7, "lyon": 1, "annecy": 2,
            "porto": 4, "braga": 5, "bala": 1, "conwy": 2, "bastia": 3, "toulon": 4, "kristiansand": 5, "stavanger": 6,
            "sahara": 20, "st. louis, missouri": 8, "gateway arch": 8.1,
        ]
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
            [trip.plan.start?.text].compactMap { $0 }
                + trip.waypoints.map { stop in
                    [
                        stop.name.text, stop.plan.nights.map { "\($0)" }, stop.plan.cost.map { "cost \($0)" },
                        stop.note?.text,
                    ].compactMap { $0 }.joined(separator: "|")
                }
        } + imported.skipped.map(\.reason)
    }

    @Test(
        "The signs and numbers of Chinese, Japanese and Korean are those of others",
        arguments: [
            ("第一天：西宁——青海湖（150公里），280元\n第二天：青海湖——德令哈\n第三天：敦煌，连住2晚\n", ["西宁", "青海湖|1|cost 280|150公里", "德令哈|1", "敦煌|2"]),
            ("D1 西宁-德令哈\nD2 德令哈-敦煌(住2晚)\n", ["西宁", "德令哈|1", "敦煌|2"]),
            ("１日目：福岡（１泊）\n２日目：長崎\n", ["福岡|1", "長崎"]),
            ("9월 4일(토) 서울 출발 → 속초 2박\n9월 6일(월) 속초 → 서울 도착\n", ["2027-09-04", "서울", "속초|2", "서울"]),
        ])
    func wide(text: String, stops: [String]) throws {
        #expect(try list(text) == stops)
    }

    @Test(
        "Nights and costs stand among other words",
        arguments: [
            (
                "Lyon (115 mi) - 1 night at the Lodge, $139\nAnnecy x2 incl the lake\n",
                ["Lyon|1|cost 139|115 mi\nat the Lodge", "Annecy|2|incl the lake"]
            ),
            ("Lyon x5 !!\nAnnecy\n", ["Lyon|5", "Annecy"]),
            (
                "Lyon - 3 notti (€ 90 in totale)\nAnnecy (1 night, splurge (€489 gulp))\n",
                ["Lyon|3|cost 90", "Annecy|1|cost 489|splurge, gulp"]
            ),
            ("Lyon 🚗 ~2.5 hours\nAnnecy\n", ["Lyon|2.5 hours", "Annecy"]),
            ("Lyon \u{1F6CF} Swan Inn\nAnnecy\n", ["Lyon|Swan Inn", "Annecy"]),
            ("Day 1 · 10.10.2027 · Lyon\nDay 3 · 12.10.2027 · Annecy\n", ["2027-10-10", "Lyon|2", "Annecy"]),
        ])
    func amongWords(text: String, stops: [String]) throws {
        let found = try list(text)
        #expect(
            found.map { $0.split(separator: "|").prefix(3).joined(separator: "|") }
                == stops.map { $0.split(separator: "|").prefix(3).joined(separator: "|") })
    }

    @Test(
        "A day above the first stop is that on which the trip starts",
        arguments: [
            "Travel date: 11-Dec-2027\n\nLyon (1N)\nAnnecy\n",
            "Our tour\nStarting 11 December 2027\n\nLyon (1N)\nAnnecy\n",
            "# Tour\n\n**Start:** 11 December 2027\n\n## Day 1 – Lyon\n## Day 2 – Annecy\n",
        ])
    func start(text: String) throws {
        #expect(try list(text).prefix(3) == ["2027-12-11", "Lyon|1", "Annecy"])
    }

    @Test(
        "A date without a sign behind it is that of the sentence, and days of arriving and leaving stand on one line",
        arguments: [
            (
                "Mon 10 May        Move to Bala (62 miles), Glanllyn, 2 nights\nWed 12 May  Move to Conwy\n",
                "2027-05-10 Bala|2 Conwy"
            ),
            (
                "Check-in: 18 Jul 2027  Check-out: 20 Jul 2027  Bala\nCheck-in: 20 Jul 2027  Check-out: 21 Jul 2027  Conwy\n",
                "2027-07-18 Bala|2 Conwy|1"
            ),
            (
                "NC500 w/c 13 Sept 2027\n\nMon Bala inn £67\nTue Conwy\nSat Porto 2 nts, Inn\nMon Braga\n",
                "2027-09-13 Bala|1 Conwy|4 Porto|2 Braga|Mon"
            ),
            ("Arrive Mon Oct 4, depart Wed Oct 6 -- Bala\nArrive Wed Oct 6 -- Conwy\n", "2027-10-04 Bala|2 Conwy"),
            ("DAY 1 (Sat 10/7/2027)   Bala\nDAY 3 (Mon 12/7)   Conwy\n", "2027-07-10 Bala|2 Conwy"),
        ])
    func days(text: String, stops: String) throws {
        let found = try list(text).map {
            $0.split(separator: "|").prefix(2).filter { $0.count < 11 }.joined(separator: "|")
        }
        #expect(found.joined(separator: " ") == stops)
    }

    @Test("What stands behind a comma, and in sentences below a day, is said of the place") func said() throws {
        #expect(
            try list("Toulon → Bastia\nBastia - Kristiansand, Fähre Color Line 12:15 Uhr, 1 Ü\n").prefix(3).map {
                String($0.prefix { $0 != "|" })
            } == ["Toulon", "Bastia", "Kristiansand"])
        #expect(try list("ferry de nuit Toulon → Bastia\n") == ["Toulon", "Bastia"])
        #expect(
            try list("Jour 1 : Lyon\nArrivée en gare. Nuit à l'hôtel Porta.\nJour 2 : Lyon – Annecy\nRoute du lac.\n")
                == ["Lyon|1|Arrivée en gare. Nuit à l'hôtel Porta.", "Annecy|Route du lac."])
        #expect(
            try list(
                "**Etappe 1: Lyon (2 Nächte)**\n* Musée und Parc\n* Unterkunft: ca. 90 € pro Nacht\nEtappe 2: Annecy\n"
            )
            .map { $0.replacing("\n", with: " ") } == ["Lyon|2|cost 180|Musée und Parc", "Annecy"])
        // A number sign in front of a number begins no comment.
        #expect(try list("Lyon - Motel #8, 2 nights\nAnnecy\n") == ["Lyon|2|Motel #8", "Annecy"])
    }
}
