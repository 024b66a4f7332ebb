import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

@Suite("Cells of tables that name several places") struct SeveralPlacesTests {
    /// The places that are known, a degree of longitude being some 80 km.
    private static let known: [String: (Double, Double)] = [
        "tokyo": (35.7, 139.7), "kyoto": (35.0, 135.8), "nara": (34.7, 135.8), "osaka": (34.7, 135.5),
        "hiroshima": (34.4, 132.5), "hakone": (35.2, 139.0), "mt fuji": (35.4, 138.7), "paris": (48.9, 2.3),
        "versailles": (48.8, 2.1), "lyon": (45.8, 4.8), "vienne": (45.5, 4.9), "rhône": (45.9, 4.6),
        "paris, texas": (33.7, -95.6), "vancouver": (49.3, -123.1), "washington": (38.9, -77.0),
        "portland": (45.5, -122.7), "vancouver, washington": (45.6, -122.6), "moab, utah, usa": (38.6, -109.5),
        "mérida": (38.9, -6.3), "cáceres": (39.5, -6.4), "salzburg": (47.8, 13.0), "köln": (50.9, 7.0),
        "bonn": (50.7, 7.1), "nagoya": (35.2, 136.9), "lyon, rhône, france": (45.8, 4.8), "usa": (39, -98),
    ]

    private static func places(_ text: String, _ near: Coordinate?) -> Result<FoundPlace, PlaceRefusal> {
        guard let (latitude, longitude) = known[text.lowercased()],
            let place = try? Coordinate(latitude: latitude, longitude: longitude)
        else { return .failure(PlaceRefusal("“\(text)” is no place that is known")) }
        return .success(FoundPlace(name: text, location: place, label: "\(text) (XX)", wasLookedUp: true))
    }

    private func read(_ text: String, _ format: any TripFormat = CSVFormat()) throws -> ImportedTrips {
        try format.read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1), readPlace: Self.places,
                today: CivilDate(daysSince1970: 20_900)))
    }

    /// The first day, the stops with what is planned and noted there, and what was skipped.
    private func plan(_ text: String, _ format: any TripFormat = CSVFormat()) throws -> [String] {
        let imported = try read(text, format)
        return imported.trips.flatMap { trip in
            [trip.plan.start?.text ?? "no start"]
                + trip.waypoints.map { stop in
                    ([stop.name.text] + StopField.allCases.compactMap { stop.plan[$0].typed }
                        + [stop.note?.text].compactMap { $0 }).joined(separator: "|")
                }
        } + imported.skipped.map(\.reason)
    }

    @Test(
        "Each known place of a cell is a stop, in their order",
        arguments: [
            ("Kyoto, Nara, Osaka", ["Kyoto", "Nara", "Osaka|2"]), ("Kyoto and Nara", ["Kyoto", "Nara|2"]),
            ("Kyoto & Nara", ["Kyoto", "Nara|2"]), ("Kyoto, Nara & Osaka", ["Kyoto", "Nara", "Osaka|2"]),
            ("Kyoto / Nara", ["Kyoto", "Nara|2"]), ("Kyoto/Nara", ["Kyoto", "Nara|2"]),
            ("Kyoto – Nara", ["Kyoto", "Nara|2"]), ("Kyoto → Nara → Osaka", ["Kyoto", "Nara", "Osaka|2"]),
            ("Kyoto und Nara", ["Kyoto", "Nara|2"]), ("Kyoto et Nara", ["Kyoto", "Nara|2"]),
            ("Kyoto e Nara", ["Kyoto", "Nara|2"]), ("Kyoto y Nara", ["Kyoto", "Nara|2"]),
            ("Kyoto, Nara", ["Kyoto", "Nara|2"]), ("Kyoto", ["Kyoto|2"]),
        ])
    func several(cell: String, stops: [String]) throws {
        for name in ["City", "Cities", "Place", "Name"] {
            let text = "\(name);Nights\nTokyo;3\n\(cell);2\nHiroshima;\n"
            #expect(try plan(text) == ["no start", "Tokyo|3"] + stops + ["Hiroshima"], "\(name)")
        }
    }

    @Test(
        "What is one place, an address, or has a part that is no place, is no row of several",
        arguments: [
            ("Paris, Texas", ["Paris, Texas|2"]), ("Moab, Utah, USA", ["Moab, Utah, USA|2"]),
            ("Lyon, Rhône, France", ["Lyon, Rhône, France|2"]),
            ("Hotel Sacher, Salzburg", ["Hotel Sacher|2|about here: Hotel Sacher, Salzburg"]),
            ("12 Rue Ney, 69006 Lyon", ["12 Rue Ney|2|about here: 12 Rue Ney, 69006 Lyon"]),
            ("Lyon - old town", ["Lyon|2|old town"]),
            ("Salzburg, Salzburg", ["Salzburg|2|about here: Salzburg, Salzburg"]),
        ])
    func one(cell: String, stops: [String]) throws {
        #expect(try plan("City;Nights\n\(cell);2\n").suffix(stops.count) == stops[...])
    }

    @Test("A state that is called like a town makes an address of a cell")
    func state() throws {
        let stops = try plan("City;Nights\nVancouver, Washington, Portland;2\n")
        #expect(stops.count == 2 && stops[1].contains("|about here: Vancouver, Washington, Portland"))
    }

    @Test(
        "All stops of a row are on its day, and the nights, the cost and the note are of the last",
        arguments: [
            "Days,Cities,Cost,Notes\n1-3,Tokyo,,\n4-6,\"Kyoto, Nara, Osaka\",90,castle\n7,Hiroshima,,\n",
            "| Days | Cities | Cost | Notes |\n|---|---|---|---|\n| 1–3 | Tokyo | | |\n"
                + "| 4–6 | Kyoto – Nara – Osaka | 90 | castle |\n| 7 | Hiroshima | | |\n",
        ])
    func days(text: String) throws {
        #expect(
            try plan(text) == ["no start", "Tokyo|3", "Kyoto", "Nara", "Osaka|3|90|castle", "Hiroshima"])
    }

    @Test("Dates of a row with several places are those of all of them, and a range ends at the last")
    func dates() throws {
        let text = "Date,City\n2027-05-01,Tokyo\n2027-05-04,Kyoto & Nara\n2027-05-06,Hiroshima\n"
        #expect(try plan(text) == ["2027-05-01", "Tokyo|3", "Kyoto|0", "Nara|2", "Hiroshima"])
        let ranges = "Dates,City\n1-3 May 2027,Tokyo\n3-5 May 2027,\"Kyoto, Nara\"\n5-7 May 2027,Hiroshima\n"
        #expect(try plan(ranges) == ["2027-05-01", "Tokyo|2", "Kyoto|0", "Nara|2", "Hiroshima|2"])
    }

    @Test("A place of a row that is the last stop already is that")
    func lastStop() throws {
        let text = "Date,City\n2027-05-01,Paris\n2027-05-02,Paris – Versailles\n2027-05-03,Lyon\n"
        #expect(try plan(text) == ["2027-05-01", "Paris|1", "Versailles|1", "Lyon"])
    }

    @Test("Rows with several places are told once, and their look-ups as all others")
    func told() throws {
        let one = try read("City,Nights\nTokyo,3\n\"Kyoto, Nara\",2\n").notices
        #expect(one.contains("1 row names several places, each is a stop"))
        #expect(one.contains("line 3: “Kyoto” was looked up: Kyoto (XX)"))
        let two = try read("City,Nights\nTokyo,3\nKyoto & Nara,2\nNara – Osaka,1\n").notices
        #expect(two.contains("2 rows name several places, each is a stop"))
        let far = try read("City,Nights\nTokyo,3\nParis/Vancouver,1\n")
        #expect(far.skipped.count == 1 && !far.notices.contains { $0.contains("several") })
    }

    @Test("A row that is skipped and has days says whose nights the stop before has")
    func skipped() throws {
        let imported = try read("Days,City\n1-3,Tokyo\n4-5,Nowhere & Elsewhere\n6,Hiroshima\n")
        #expect(imported.skipped.count == 1)
        #expect(
            imported.notices.contains(
                "“Tokyo” has 5 nights, also those of “Nowhere & Elsewhere”, which was skipped, so that the next stop keeps "
                    + "its day"))
    }

    @Test("Numbers of stops begin a trip anew before the first place of a row")
    func numbers() throws {
        let imported = try read("Trip,Stop,City\nA,1,Tokyo\nA,2,Kyoto & Nara\nA,1,Lyon & Vienne\n")
        #expect(
            imported.trips.map { $0.waypoints.map(\.name.text) } == [["Tokyo", "Kyoto", "Nara"], ["Lyon", "Vienne"]])
    }
}

@Suite("Columns of stages beside towns") struct StageColumnTests {
    private static let known: [String: Double] = [
        "paris": 2.3, "beaune": 4.8, "annecy": 6.1, "nice": 7.3, "bordeaux": -0.6, "pau": -0.4, "foix": 1.6,
        "lourdes": 0.0,
    ]

    private func plan(_ text: String) throws -> [String] {
        let imported = try CSVFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1),
                readPlace: { text, near in
                    guard let longitude = Self.known[text.lowercased()],
                        let place = try? Coordinate(latitude: 45, longitude: longitude)
                    else { return FoundPlace.ofCoordinates(text, near: near) }
                    return .success(FoundPlace(name: text, location: place, label: text, wasLookedUp: true))
                }, today: CivilDate(daysSince1970: 20_900)))
        return imported.trips.flatMap { trip in
            [trip.plan.start?.text ?? "no start"]
                + trip.waypoints.map { stop in
                    ([stop.name.text] + StopField.allCases.compactMap { stop.plan[$0].typed }
                        + [stop.note?.text].compactMap { $0 }).joined(separator: "|")
                }
        } + imported.skipped.map(\.reason)
    }

    @Test(
        "The towns name the stops, and the first way begins at the first stop",
        arguments: ["Étape", "Etappe", "Stage", "Leg", "Tappa", "Etapa"], ["Ville", "City", "Ort"])
    func stages(stage: String, town: String) throws {
        let text =
            "\(stage);\(town);Date\nBordeaux - Pau;Pau;2027-06-12\nPau – Foix;Foix;2027-06-13\nFoix → Nice;Nice;2027-06-15\n"
        #expect(try plan(text) == ["2027-06-12", "Bordeaux", "Pau|1", "Foix|2", "Nice"])
    }

    @Test("Nights and notes of a stage are those of its town, and a day without a way stays there")
    func nights() throws {
        let text =
            "Étape,Ville,Nuits,Note\nParis – Beaune,Beaune,1,wine\nBeaune – Annecy,Annecy,2,lake\nAnnecy – Nice,Nice,,\n"
        #expect(try plan(text) == ["no start", "Paris", "Beaune|1|wine", "Annecy|2|lake", "Nice"])
    }

    @Test("A way that ends elsewhere than in the town of its row is in the note")
    func elsewhere() throws {
        let text = "Étape,Ville\nParis – Beaune,Beaune\nBeaune – Annecy,Annecy\nBordeaux – Lourdes,Pau\n"
        #expect(
            try plan(text) == ["no start", "Paris", "Beaune", "Annecy", "Bordeaux", "Pau|Étape: Bordeaux – Lourdes"])
    }
}
