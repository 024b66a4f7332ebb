import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing
import Text

@Suite("Lists that tell: sentences, meals, days of rest, talk in front of days, houses and friends")
struct ListToldTests {
    private static let towns = [
        "vienna", "wien", "vienne", "viena", "graz", "maribor", "ljubljana", "bled", "villach", "klagenfurt", "munich",
        "verona", "würzburg", "innsbruck", "salzburg", "münchen", "dresden", "praha", "barcelona", "avignon",
        "trelleborg", "melbourne", "sydney", "taormina", "siracusa", "goleta", "monterey", "boise", "cody", "billings",
        "gävle", "luleå", "roma", "firenze", "siena", "lyon", "dijon", "valence", "burgos", "león", "madrid",
    ]

    /// The first day, the stops with nights, cost and notes, and behind them what is told and what is skipped.
    private func list(_ text: String) throws -> [String] {
        let imported = try ListFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1),
                readPlace: { text, near in
                    let name = text == "Glacier NP" ? "Glacier National Park" : text
                    guard let index = name == text ? Self.towns.firstIndex(of: text.lowercased()) : 3,
                        let place = try? Coordinate(latitude: 40 + Double(index) / 5, longitude: 10)
                    else { return FoundPlace.ofCoordinates(text, near: near) }
                    return .success(FoundPlace(name: name, location: place, label: text, wasLookedUp: false))
                },
                today: CivilDate(daysSince1970: 20_600)))
        let stops = imported.trips.flatMap { trip -> [String] in
            let start = [trip.plan.start?.text].compactMap { $0 }
            return start
                + trip.waypoints.map { stop -> String in
                    let parts: [String?] = [
                        stop.name.text, stop.plan.nights.map { "\($0)" }, stop.plan.cost.map { "cost \($0)" },
                        stop.note?.text.replacingText("\n", with: "; "),
                    ]
                    return parts.compactMap { $0 }.joined(separator: "|")
                }
        }
        return stops + imported.notices.filter { !$0.contains(" have no year: ") } + imported.skipped.map(\.reason)
    }

    @Test(
        "Sentences that tell of a journey name its stops, with nights, dates and houses where they stand",
        arguments: [
            (
                "We leave Vienna on Saturday 18 July 2026 and drive to Graz, where we sleep one night. Then on to "
                    + "Maribor and Ljubljana (2 nights at Hotel Cubo). After that Bled, 1 night, and home via Villach "
                    + "and Klagenfurt.",
                [
                    "2026-07-18", "Vienna", "Graz|1", "Maribor", "Ljubljana|2|Hotel Cubo", "Bled|1", "Villach",
                    "Klagenfurt", "Vienna",
                ]
            ),
            (
                "Wir fahren am 18. Juli 2026 von Wien nach Graz, wo wir eine Nacht schlafen. Dann weiter nach Maribor "
                    + "und Ljubljana (2 Nächte im Hotel Cubo). Danach Bled, 1 Nacht, und über Villach nach Hause.",
                [
                    "2026-07-18", "Wien", "Graz|1", "Maribor", "Ljubljana|2|Hotel Cubo", "Bled|1", "Villach", "Wien",
                ]
            ),
            (
                "Nous partons de Lyon le 18 juillet 2026 et roulons vers Dijon, où nous dormons une nuit. Ensuite "
                    + "Valence (2 nuits) puis Avignon et retour à la maison.",
                ["2026-07-18", "Lyon", "Dijon|1", "Valence|2", "Avignon", "Lyon"]
            ),
            (
                "Partiamo da Roma il 18 luglio 2026 e andiamo a Siena, dove dormiamo una notte. Poi Firenze, 2 notti, "
                    + "e infine Verona.",
                ["2026-07-18", "Roma", "Siena|1", "Firenze|2", "Verona"]
            ),
            (
                "We leave on 4 June 2027 from Munich and sleep in Verona\n5 June: Siena\n",
                ["2027-06-04", "Munich", "Verona|1", "Siena"]
            ),
        ])
    func sentences(text: String, stops: [String]) throws {
        #expect(try list(text) == stops)
    }

    @Test(
        "One passes where one is at noon, and sleeps where one is in the evening",
        arguments: [
            (
                "Do 14.5.2026 Abfahrt 7 Uhr, Mittag in Würzburg, Abend: Innsbruck (Hotel Grauer Bär, 120€)\n"
                    + "Fr 15.5. Verona\n",
                [
                    "2026-05-14", "Würzburg|Abfahrt 7 Uhr", "Innsbruck|1|cost 120|Hotel Grauer Bär", "Verona",
                ]
            ),
            (
                "5 June 2027: lunch in Graz, evening in Maribor\n6 June: Bled\n",
                ["2027-06-05", "Graz", "Maribor|1", "Bled"]
            ),
            ("Déjeuner à Dijon, le soir à Lyon\nValence\n", ["Dijon", "Lyon|1", "Valence"]),
            ("Pranzo a Siena, sera a Firenze\nVerona\n", ["Siena", "Firenze|1", "Verona"]),
        ])
    func meals(text: String, stops: [String]) throws {
        #expect(try list(text) == stops)
    }

    @Test(
        "What is passed on the way is a stop, one after the other",
        arguments: [
            (
                "Mo 18.5.2026 Villach\nMi 20.5. Heimfahrt über Salzburg, München\n",
                ["2026-05-18", "Villach|2", "Salzburg", "München"]
            ),
            ("Villach\nback home via Salzburg and Innsbruck\n", ["Villach", "Salzburg", "Innsbruck"]),
            ("Lyon\nretour par Valence, Dijon et Avignon\n", ["Lyon", "Valence", "Dijon", "Avignon"]),
            ("Roma\nrientro passando per Siena e Firenze\n", ["Roma", "Siena", "Firenze"]),
            ("Bled\nRückfahrt über Villach nach Salzburg\n", ["Bled", "Villach", "Salzburg"]),
        ])
    func passed(text: String, stops: [String]) throws {
        #expect(try list(text) == stops)
    }

    @Test(
        "A day of rest is one at the stop above",
        arguments: [
            (
                "Fr 15.5.2026 Verona\nSa 16.5. Pause in Riva\nSo 17.5. Siena\n",
                ["2026-05-15", "Verona|2|Pause in Riva", "Siena"]
            ),
            (
                "Sat 6/6 Sydney\nSun 7/6 rest day\nMon 8/6 to Melbourne, return car 3pm\n",
                ["2026-06-06", "Sydney|2|rest day", "Melbourne|return car 3pm"]
            ),
            (
                "5 juin 2027: Lyon\n6 juin: jour de repos à Lyon\n7 juin: Dijon\n",
                ["2027-06-05", "Lyon|2|jour de repos à Lyon", "Dijon"]
            ),
            ("15/6/2027 León\n16/6/2027 descanso\n17/6/2027 Burgos\n", ["2027-06-15", "León|2|descanso", "Burgos"]),
            // In another town it is a stop there.
            (
                "5 giugno 2027: Roma\n6 giugno: riposo a Verona\n7 giugno: Siena\n",
                ["2027-06-05", "Roma|1", "Verona|1|riposo a Verona", "Siena"]
            ),
        ])
    func rests(text: String, stops: [String]) throws {
        #expect(try list(text) == stops)
    }

    @Test("A day that the nights of a stop cover, and that names no place, is said of the stop")
    func covered() throws {
        let below = "lines below days became nights, costs and notes of their stops"
        #expect(
            try list(
                "3° giorno – lunedì 7 settembre 2026: Roma – Taormina\nPernottamento per due notti a Taormina.\n"
                    + "4° giorno – martedì 8 settembre: escursione all'Etna\n"
                    + "5° giorno – mercoledì 9 settembre: Taormina – Siracusa\n") == [
                    "2026-09-07", "Roma", "Taormina|2|escursione all'Etna", "Siracusa", "2 \(below)",
                ])
        #expect(
            try list("Jour 1 : Lyon – Dijon\nUne nuit à l'hôtel Printania.\nJour 2 : Dijon – Valence\n") == [
                "Lyon", "Dijon|1|hôtel Printania", "Valence",
                "1 line below days became nights, costs and notes of their stops",
            ])
    }

    @Test(
        "Words of talk in front of a day hide it no more",
        arguments: [
            ("Also Fr 4.6.2027 los in Dresden um 15 Uhr\nSa 5.6. Praha\n", ["2027-06-04", "Dresden|1", "Praha"]),
            (
                "12.8.2027 Avignon\nsuper! und dann 17.8. Barcelona 4 Nächte?\n",
                ["2027-08-12", "Avignon|5", "Barcelona|4"]
            ),
            (
                "[10.08.27, 19:03:30] Anna: 15.8. Avignon\n"
                    + "[10.08.27, 19:04:00] Tom: super! und dann 17.8. Barcelona 4 Nächte?\n",
                ["2027-08-15", "Avignon|2", "Barcelona|4"]
            ),
        ])
    func talk(text: String, stops: [String]) throws {
        #expect(try list(text) == stops)
    }

    @Test("What stands before a colon may be the place, and a house among nights is one night, which is told")
    func houses() throws {
        let list = try list(
            "Boise - 2 nights\nCody (rodeo!) - hotel, €159\nGlacier NP: Many Glacier - 3 nights\nBillings\n")
        #expect(
            list == [
                "Boise|2", "Cody|1|cost 159|rodeo!; hotel", "Glacier National Park|3|Many Glacier", "Billings",
                "line 2: “Cody” has a house and no number of nights: 1 was assumed",
            ])
    }

    @Test("A word for the night says one, also at friends' in another town, and a port that is not known is told")
    func nights() throws {
        #expect(
            try list("## 7. Juni 2027\n- [ ] Übernachtung: Gävle\n## 8. Juni 2027\n- Luleå\n") == [
                "2027-06-07", "Gävle|1", "Luleå",
            ])
        #expect(
            try list("Day 1: Boise to Monterey\n- Overnight: friends in Goleta\nDay 2: Goleta → Cody\n") == [
                "Boise", "Monterey", "Goleta|1|Overnight: friends in Goleta", "Cody",
            ])
        let ferry = try list("Dresden\n- Fähre Sassnitz – Trelleborg\nLuleå\n")
        #expect(ferry.prefix(3) == ["Dresden", "Trelleborg", "Luleå"])
        #expect(ferry.contains { $0.contains("Sassnitz") })
    }
}
