import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing
import Text

@Suite("Lists as people type them on telephones: arrows behind days, Tuesdays, bars, coordinates, bare nights")
struct ListPhoneTests {
    /// The first day of the trip, and the stops with their nights, cost and notes; behind them what was skipped.
    private func list(_ text: String) throws -> String {
        let towns = ["bremen": 1.0, "hamburg": 1.5, "kiel": 2, "assisi": 2.5, "perugia": 3, "madrid": 3.5, "binz": 4]
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
                today: CivilDate(daysSince1970: 20_500)))
        let trips = imported.trips.flatMap { trip in
            [trip.plan.start?.text].compactMap { $0 }
                + trip.waypoints.map { stop in
                    [
                        stop.name.text, stop.plan.nights.map { "\($0)" },
                        stop.plan.leave.map { "leave \($0.text.prefix(5))" },
                        stop.plan.cost.map { "cost \($0.thousandths / 1000)" },
                        stop.note?.text.replacingText("\n", with: "/"),
                    ].compactMap { $0 }.joined(separator: "|")
                }
        }
        return (trips + imported.skipped.map(\.reason)).joined(separator: "; ")
    }

    @Test(
        "an arrow stands between a day and where one goes on it",
        arguments: ["->", "→", "=>", "»", "-->", "➔", ">", "–>"])
    func arrows(arrow: String) throws {
        for (first, second) in [
            ("sat 1 aug", "sun 2 aug"), ("1 aug", "2 aug"), ("1 aug 2026", "2 aug 2026"), ("Sa 1.8.", "So 2.8."),
            ("1 août", "2 août"), ("sáb 1 ago", "dom 2 ago"), ("1. srpna", "2. srpna"), ("za 1 aug", "zo 2 aug"),
            ("13/8", "14/8"), ("13.8", "14.8"), ("1 августа", "2 августа"), ("2026-08-01", "2026-08-02"),
        ] {
            let start = first.hasPrefix("13") ? "2026-08-13" : "2026-08-01"
            for space in [" ", ""] {
                let text = "\(first) \(arrow)\(space)Bremen\n\(second) \(arrow)\(space)Hamburg (zoo)\n"
                #expect(try list(text) == "\(start); Bremen|1; Hamburg|zoo", "\(text)")
            }
        }
        let days = "Day 1 \(arrow) Bremen\nDay 2 \(arrow) Hamburg\nDay 4 \(arrow) Kiel\n"
        #expect(try list(days) == "Bremen|1; Hamburg|2; Kiel")
    }

    @Test("a way behind such a day is one")
    func wayBehindDay() throws {
        #expect(try list("1 aug 2026 -> Bremen -> Hamburg\n3 aug -> Kiel\n") == "2026-08-01; Bremen; Hamburg|2; Kiel")
    }

    @Test(
        "mar before a date is a Tuesday, with a month, with a year, and where the lines above say the month",
        arguments: [
            "lun 4 maggio 2026 Perugia\nmar 5 maggio 2026 Assisi\nmer 6 maggio 2026 Madrid\n",
            "lun. 4 mai 2026 : Perugia\nmar. 5 mai 2026 : Assisi\nmer. 6 mai 2026 : Madrid\n",
            "lun 4 maggio 2026 Perugia\nmar 5 Assisi\nmer 6 Madrid\n",
            "lunes 4 mayo 2026: Perugia\nmar 5: Assisi\nmié 6 mayo: Madrid\n",
        ])
    func tuesdays(text: String) throws {
        #expect(try list(text) == "2026-05-04; Perugia|1; Assisi|1; Madrid")
    }

    @Test("mar is March where the lines above are of February")
    func march() throws {
        #expect(try list("27 Feb 2027 Perugia\nMar 2 Assisi\n") == "2027-02-27; Perugia|3; Assisi")
    }

    @Test(
        "what stands behind bars is said of the place",
        arguments: [
            (
                "Hamburg\nKiel | 2026-07-05 | ferry\nBinz | 2026-07-06 | beach\n",
                "2026-07-05; Hamburg; Kiel|1|ferry; Binz|beach"
            ),
            ("Bremen | 2 nights | 120 €\nKiel | beach\n", "Bremen|2|cost 120; Kiel|beach"),
            ("Bremen |\nKiel |\n", "Bremen; Kiel"),
        ])
    func bars(text: String, expected: String) throws {
        #expect(try list(text) == expected)
    }

    @Test(
        "coordinates behind a name are the place, however they are parted",
        arguments: [
            "Cabin, 54.5500, 13.1000", "Cabin, 54.55, 13.10", "Cabin; 54.55; 13.1", "Cabin 54.55 13.1",
            "Cabin 54.55, 13.1", "Cabin N54.55 E13.1", "Cabin, 54.55 N, 13.1 E", "Cabin: 54.55, 13.1",
            "Cabin (54.55, 13.1)", "Cabin geo:54.55,13.1", "Cabin, 54°33'00\"N 13°06'00\"E", "Cabin 54.55° 13.1°",
        ])
    func coordinates(line: String) throws {
        for text in ["Hamburg\n\(line)\nKiel\n", "1 aug 2026: Hamburg\n2 aug 2026: \(line)\n3 aug 2026: Kiel\n"] {
            let imported = try ListFormat().read(
                Array(text.utf8),
                ImportContext(
                    fileName: "f", identifiers: SeededIdentifiers(seed: 1),
                    readPlace: { text, near in
                        guard ["hamburg", "kiel", "cabin"].contains(text.lowercased()),
                            let place = try? Coordinate(latitude: 1, longitude: 1)
                        else { return FoundPlace.ofCoordinates(text, near: near) }
                        return .success(FoundPlace(name: text, location: place, label: text, wasLookedUp: false))
                    },
                    today: CivilDate(daysSince1970: 20_500)))
            let stops = imported.trips.flatMap(\.waypoints)
            #expect(stops.count == 3 && imported.skipped.isEmpty, "\(text)")
            guard stops.count == 3 else { continue }
            #expect(stops[1].name.text == "Cabin" && stops[1].note == nil)
            #expect(abs(stops[1].location.latitude - 54.55) < 1e-6 && abs(stops[1].location.longitude - 13.1) < 1e-6)
        }
    }

    @Test("what is said behind coordinates is kept, and dates and prices are no coordinates")
    func besideCoordinates() throws {
        #expect(try list("Cabin, 54.5512, 13.1034, 2 nights\nKiel\n") == "Cabin|2; Kiel")
        #expect(try list("Cabin 54.5512 13.1034 (2 nights)\nKiel\n") == "Cabin|2; Kiel")
        #expect(try !list("Bremen, 12.06, 14.06\nKiel\n").contains("near"))
    }

    @Test(
        "a line of nights alone is said of the stop above",
        arguments: [
            (
                "Jour 1 : Bremen\n2 nuits\nJour 3 : Hamburg – Kiel\n1 nuit\nJour 4 : Binz\n",
                "Bremen|2; Hamburg; Kiel|1; Binz"
            ),
            ("Tag 1: Bremen\n2 Übernachtungen\nTag 3: Hamburg – Kiel\n", "Bremen|2; Hamburg; Kiel"),
            ("Bremen\n2 nights\nHamburg\n3 nights\nKiel\n", "Bremen|2; Hamburg|3; Kiel"),
            ("Bremen\n2 Nächte Hamburg\nKiel\n", "Bremen; Hamburg|2; Kiel"),
        ])
    func bareNights(text: String, expected: String) throws {
        #expect(try list(text) == expected)
    }

    @Test(
        "a day in brackets on which one sets out is that of the place, and a time behind it is that of leaving",
        arguments: [
            (
                "Madrid (salida viernes 3 de abril de 2026)\nKiel (2 nights)\nVuelta a Madrid el 5 de abril\n",
                "2026-04-03; Madrid; Kiel|2; Madrid"
            ),
            ("Bremen (départ 3 avril 2026)\nKiel (2 nights)\nBinz\n", "2026-04-03; Bremen; Kiel|2; Binz"),
            (
                "fri 7 aug - leave Bremen 8am, lunch in Xy\nKiel 2 nights\n",
                "2026-08-07; Bremen|leave 08:00|lunch in Xy; Kiel|2"
            ),
            ("Sat 6 June: leave Bremen 7:30am\nKiel\n", "2026-06-06; Bremen|leave 07:30; Kiel"),
        ])
    func departures(text: String, expected: String) throws {
        #expect(try list(text) == expected)
    }

    @Test("the longest date in a sentence is its date")
    func sentence() throws {
        let text = "we leave Friday 5 June from home and sleep two nights in Bremen.\nWed 10 June: Kiel\n"
        #expect(try list(text).hasPrefix("2026-06-05; Bremen|"))
    }
}
