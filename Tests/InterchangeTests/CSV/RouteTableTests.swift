import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

@Suite("Tables of days whose rows go through several places") struct RouteTableTests {
    private static let latitudes = [
        "Bergen": 60.4, "Voss": 60.6, "Flåm": 60.9, "Lærdal": 61.1, "Sogndal": 61.2, "Lom": 61.8, "Madrid": 40.4,
        "Toledo": 39.9, "Córdoba": 37.9,
    ]

    private static func places(_ text: String, _ near: Coordinate?) -> Result<FoundPlace, PlaceRefusal> {
        guard let latitude = latitudes[text] else {
            return .failure(PlaceRefusal("“\(text)” is no place that is known"))
        }
        return .success(FoundPlace(name: text, location: place(latitude, 6), label: "\(text) (XX)", wasLookedUp: true))
    }

    /// The first day, the stops with their nights, times and notes, and what was skipped.
    private func plan(_ text: String, _ format: any TripFormat = CSVFormat()) throws -> [String] {
        let imported = try format.read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1), readPlace: Self.places,
                today: CivilDate(daysSince1970: 20_900)))
        return imported.trips.flatMap { trip in
            ["\(trip.name.text) \(trip.plan.start?.text ?? "no start")"]
                + trip.waypoints.map { stop in
                    ([stop.name.text] + StopField.allCases.compactMap { stop.plan[$0].typed }
                        + [stop.note?.text].compactMap { $0 }).joined(separator: "|")
                }
        } + imported.skipped.map(\.reason)
    }

    @Test(
        "The night of a row is at its last place, whether its day is a number or a date",
        arguments: [
            "Day,Route,Overnight\n1,Bergen - Voss,Voss\n2,Voss - Flåm - Lærdal,Lærdal\n3,Lærdal - Sogndal - Lom,Lom\n",
            "Day;Route\nDay 1;Bergen – Voss\nDay 2;Voss – Flåm – Lærdal\nDay 3;Lærdal – Sogndal – Lom\n",
        ])
    func nights(text: String) throws {
        let stops = try plan(text)
        #expect(stops.dropLast() == ["f no start", "Bergen", "Voss|1", "Flåm", "Lærdal|1", "Sogndal"])
        #expect(stops.last?.hasPrefix("Lom") ?? false)
    }

    @Test("The nights between the numbers of days are at the last place of the row before")
    func gaps() throws {
        let text = "Day,Route\n1,Bergen - Voss\n4,Voss - Flåm - Lærdal\n5,Lærdal - Lom\n"
        #expect(try plan(text) == ["f no start", "Bergen", "Voss|3", "Flåm", "Lærdal|1", "Lom"])
    }

    @Test(
        "A column that is called like a town has both ends of each leg as well",
        arguments: ["Where", "Location", "City", "Place", "Ort", "Ville"],
        [
            "Bergen - Voss/Voss - Lærdal/Lærdal", "Bergen → Voss/Voss → Lærdal/Lærdal",
            "Bergen to Voss/Voss to Lærdal/Lærdal",
        ])
    func towns(header: String, ways: String) throws {
        let rows = ways.split(separator: "/").enumerated().map { "2027-06-1\($0 + 2),\($1),inn" }
        let stops = try plan("Date,\(header),Bed\n" + rows.joined(separator: "\n") + "\n")
        #expect(stops == ["f 2027-06-12", "Bergen", "Voss|1|Bed: inn", "Lærdal|1|Bed: inn"])
    }

    @Test("A column of towns with a single way stays one of towns, and that way is two of them") func singleWay() throws
    {
        let stops = try plan("Date,City\n2027-06-12,Bergen\n2027-06-13,Voss\n2027-06-14,Voss - Lom\n")
        #expect(stops == ["f 2027-06-12", "Bergen|1", "Voss|1", "Lom"])
    }

    @Test("Cells between bars have no white space at their ends", arguments: ["", " "]) func padding(space: String) {
        let text =
            "| Name |\(space)Lat | Lon | Note  |\n| --- | --- | --- | --- |\n| A |\(space)1 | 2 |  old, town  |\n"
        #expect(reading(text, as: TripFormats.ofFile(Array(text.utf8), ending: "md")) == ["file: A@1,2[old, town]"])
    }

    @Test("A table in Markdown without a heading is read as one below it") func markdown() throws {
        let table =
            "| Day | Route | Overnight |\n|---|---|---|\n| 1 | Bergen – Voss | Voss |\n| 2 | Voss – Flåm – Lom | Lom |\n"
        #expect(try plan(table, ListFormat()) == ["f no start", "Bergen", "Voss|1", "Flåm", "Lom|1"])
        #expect(try plan("# North\n\n" + table, ListFormat()).first == "North no start")
    }

    @Test(
        "A table with bars that has a column of towns is a table, and no confirmation",
        arguments: [" | ", "|"])
    func bars(sign: String) {
        let rows = [
            ["Nr", "Plaats", "Aankomst", "Vertrek", "Camping", "Prijs"],
            ["1", "Lom", "10-07-2027", "11-07-2027", "Camping Lom", "€ 32,50"],
            ["2", "Voss", "11-07-2027", "13-07-2027", "Camping de l'Ill", "€ 58,00"],
        ]
        let text = rows.map { $0.joined(separator: sign) }.joined(separator: "\n") + "\n"
        #expect(TripFormats.recognizing(Array(text.utf8))?.name == "csv")
    }

    @Test(
        "Origins and destinations are the ends of legs, and a departure is that of the origin",
        arguments: [
            "Origen;Destino;Salida;Llegada", "Startort;Zielort;Abfahrt;Ankunft", "Origine;Destination;Départ;Arrivée",
        ])
    func origins(header: String) throws {
        let text = "\(header)\nMadrid;Toledo;09:00;10:00\nToledo;Córdoba;10:30;14:15\n"
        #expect(try plan(text) == ["f no start", "Madrid|09:00", "Toledo|10:00|10:30", "Córdoba|14:15"])
    }

    @Test("What stands in brackets behind the end of a leg makes no other place of it") func brackets() throws {
        #expect(
            try plan("From,To\nBergen,Voss\nVoss (ferry 08:45),Flåm\nFlåm,Lom\n").dropFirst()
                == ["Bergen", "Voss", "Flåm", "Lom"])
    }

    @Test("Short names of columns of arrivals and departures") func shortNames() throws {
        let text =
            "Name,Lat,Lon,Arr,Dep\nA,60,5,2027-06-01 14:00,2027-06-03 10:00\nB,61,5,2027-06-03 12:30,2027-06-04\n"
        let stops = try plan(text)
        #expect(stops.first == "f 2027-06-01" && stops.count == 3)
        #expect(stops[1].split(separator: "|").contains("2") && stops[1].hasSuffix("10:00"), "\(stops)")
        #expect(!stops.contains { $0.contains("Arr") || $0.contains("Dep") }, "\(stops)")
    }
}
