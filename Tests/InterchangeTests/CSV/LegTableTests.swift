import CivilTime
import Entities
import Geodesy
import Interchange
import Itineraries
import Places
import TestSupport
import Testing

@Suite("Tables whose rows are legs, and days in towns") struct LegTableTests {
    private static let latitudes = [
        "Kiel": 54.3, "Oslo": 59.9, "Trondheim": 63.4, "Lyon": 45.76, "Annecy": 45.9, "Geneva": 46.2, "Denver": 39.7,
        "Moab": 38.57, "Page": 36.9,
    ]

    /// Towns, and one sight that is near Moab.
    private static func places(_ text: String, _ near: Coordinate?) -> Result<FoundPlace, PlaceRefusal> {
        guard let latitude = latitudes[text] else {
            return .failure(PlaceRefusal("“\(text)” is no place that is known"))
        }
        return .success(FoundPlace(name: text, location: place(latitude, 6), label: "\(text) (XX)", wasLookedUp: true))
    }

    /// The first day, the stops with their decisions and notes, and what is said besides the look-ups.
    private func plan(_ text: String, columns: [String]? = nil) throws -> [String] {
        let imported = try CSVFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1), columns: columns, readPlace: Self.places,
                clock: { _ in PlaceClock(name: "UTC+02:00", distance: 0) { _ in 7_200 } },
                today: CivilDate(daysSince1970: 20_900)))
        return imported.trips.flatMap { trip in
            ["\(trip.name.text) \(trip.plan.start?.text ?? "no start")"]
                + trip.waypoints.map { stop in
                    ([stop.name.text] + StopField.allCases.compactMap { stop.plan[$0].typed.map { $0 } }
                        + [stop.note?.text].compactMap { $0 }).joined(separator: "|")
                }
        } + imported.skipped.map(\.reason)
            + imported.notices.filter { !$0.contains("looked up") && !$0.contains("are in the notes") }
    }

    @Test(
        "A departure is that of the place where the leg begins",
        arguments: [
            "From,To,Depart,Arrive\nKiel,Oslo,14:00,10:00\nOslo,Trondheim,11:00,17:30\n",
            "Start;Ziel;Abfahrt;Ankunft\nKiel;Oslo;14:00;10:00\nOslo;Trondheim;11:00;17:30\n",
        ])
    func departures(text: String) throws {
        #expect(try plan(text) == ["f no start", "Kiel|14:00", "Oslo|10:00|11:00", "Trondheim|17:30"])
    }

    @Test(
        "The towns of departure and arrival are the ends of legs, in any language, and no towns of stops",
        arguments: [
            "Ville départ;Ville arrivée", "Ville de départ;Ville d'arrivée", "Abfahrtsort;Ankunftsort",
            "Città di partenza;Città di arrivo", "Ciudad de salida;Ciudad de llegada", "Departure city;Arrival city",
            "Startort;Zielort", "City of departure;City of arrival", "From city;To city",
            "Vertrekplaats;Aankomstplaats",
            "Origin city;Destination city", "出発地;到着地",
        ])
    func towns(names: String) throws {
        #expect(
            try plan("Date;\(names)\n2027-06-01;Kiel;Oslo\n2027-06-02;Oslo;Trondheim\n").map { $0.prefix { $0 != "|" } }
                == ["f 2027-06-01", "Kiel", "Oslo", "Trondheim"])
    }

    @Test(
        "A column of names that has both ends of each leg is one of legs",
        arguments: [
            "Etappe,Datum\nKiel - Oslo,01.06.2027\nOslo - Trondheim,03.06.2027\n",
            "Étape;Jour;Date\nKiel → Oslo;1;2027-06-01\nOslo → Trondheim;3;2027-06-03\n",
        ])
    func stages(text: String) throws {
        #expect(try plan(text) == ["f 2027-06-01", "Kiel", "Oslo|2", "Trondheim"])
    }

    @Test("A column of where one sleeps that has towns is the places, a night for each row")
    func overnight() throws {
        let text = "Date,Overnight,Hotel\n2027-06-12,Oslo,A\n2027-06-13,Oslo,A\n2027-06-14,Kiel,B\n"
        #expect(try plan(text).prefix(3) == ["f 2027-06-12", "Oslo|2|Hotel: A", "Kiel|1|Hotel: B"])
    }

    @Test("The number of a flight is no cost, although it may look like francs, and says how the leg is travelled")
    func flightNumber() throws {
        let text = "Date,Flight,From,To\n2027-06-12,FR 7132,Kiel,Oslo\n2027-06-19,FR 7133,Oslo,Kiel\n"
        #expect(
            try plan(text) == [
                "f 2027-06-12", "Kiel", "Oslo|7|flight|Flight: FR 7132", "Kiel|flight|Flight: FR 7133",
            ])
    }

    @Test("Rows of budgets and sums are no stops")
    func totals() throws {
        let text = "Town,Nights,Price per night\nKiel,2,90\nOslo,1,70\nBudget,,1000\nSum,3,250\n"
        #expect(
            try plan(text) == [
                "f no start", "Kiel|2|180", "Oslo|1|70", "it is a row of totals", "it is a row of totals",
            ])
    }

    @Test("A ferry is the way to the stop, with its departure, its length and the cost of the row")
    func ways() throws {
        let text =
            "From,To,Mode,Depart,Arrive,Price\nKiel,Oslo,car ferry,14:00,10:00,€289\nOslo,Trondheim,Zug,11:00,,\n"
            + "Trondheim,Kiel,bus,8:00,,20\n"
        #expect(
            try plan(text) == [
                "f no start", "Kiel", "Oslo|10:00|ferry 20h 14:00 289", "Trondheim|08:00|train 11:00",
                "Kiel|20|Mode: bus", "the length of 1 way was counted from departure to arrival, as less than a day",
            ])
        // Over night one sleeps at no stop, and the date is that of the departure.
        let dated =
            "Data,Da,A,Mezzo,Partenza,Arrivo\n10/09/2027,Kiel,Oslo,traghetto,14:00,10:00\n11/09/2027,Oslo,Trondheim,auto,,\n"
        #expect(
            try plan(dated).prefix(4) == ["f 2027-09-10", "Kiel", "Oslo|10:00|ferry 20h 14:00", "Trondheim"])
        // A length in the table is that of the leg, and no stay.
        #expect(
            try plan("From,To,Mode,Duration\nLyon,Annecy,train,1:20\nAnnecy,Geneva,car,0:40\n") == [
                "f no start", "Lyon", "Annecy|train 1h20", "Geneva|Duration: 0:40",
            ])
    }

    @Test("The way from a place that is missing stays in the note") func missingBeginning() throws {
        let text = "From,To,Mode,Depart\nLyon,Nowhere,car,8:00\nNowhere,Geneva,train,9:00\n"
        #expect(
            try plan(text).prefix(3) == ["f no start", "Lyon", "Geneva|Mode: train\nDepart: 9:00"])
    }

    @Test("A column of legs, which is called nothing that is known, is taken for what its texts are, and that is said")
    func routes() throws {
        let text = "Day,Route,Km\n1,Lyon - Annecy,140\n2,Annecy,0\n3,Annecy to Geneva,45\n"
        #expect(
            try plan(text) == [
                "f no start", "Lyon", "Annecy|2|Km: 140\nKm: 0", "Geneva|Km: 45",
                "no column is called as places are; “Route” was taken, whose texts go from place to place",
            ])
        #expect(
            try plan("Wann,Wo wir sind\nMon,Lyon\nTue,Annecy\nWed,Geneva\n") == [
                "f 2027-03-29", "Lyon|1", "Annecy|1", "Geneva",
                "no column is called as places are; “Wo wir sind” was taken, whose texts are known places",
            ])
        // Days side by side are no column of places.
        #expect(throws: (any Error).self) { try plan("What,Mon 7/12,Tue 7/13\nwhere,Lyon,Annecy\nnight,Geneva,Oslo\n") }
        // A single word that is a place does not make a column of places.
        #expect(throws: (any Error).self) { try plan("Colour,Size\nred,Lyon\nblue,7\n") }
    }

    @Test("A town is the stop, and what is done there its note, with the days of one town together")
    func activities() throws {
        let text =
            "Date,City,Hotel,Activity,Cost\n2027-06-12,Denver,Inn,Walk,$145\n2027-06-13,Moab,Lodge,Arches,$210\n"
            + "2027-06-14,Moab,Lodge,Canyons,$210\n2027-06-15,Page,Motel,Bend,$120\n"
        #expect(
            try plan(text).prefix(4) == [
                "f 2027-06-12", "Denver|1|145|Hotel: Inn\nActivity: Walk",
                "Moab|2|420|Hotel: Lodge\nActivity: Arches\nActivity: Canyons",
                "Page|1|120|Hotel: Motel\nActivity: Bend",
            ])
        #expect(
            try plan("City,Attraction\nDenver,Museum\nMoab,Arches\n")
                == ["f no start", "Denver|Attraction: Museum", "Moab|Attraction: Arches"])
    }

    @Test("The last dated row with a hotel has a night, and a text of where the night is spent is one anyway")
    func lastNight() throws {
        #expect(
            try plan("Date,City,Hotel\n2027-06-01,Lyon,A\n2027-06-02,Geneva,B\n")
                == ["f 2027-06-01", "Lyon|1|Hotel: A", "Geneva|1|Hotel: B"])
        #expect(
            try plan("Date,City,Hotel\n2027-06-01,Lyon,A\n2027-06-02,Geneva,fly home\n")
                == ["f 2027-06-01", "Lyon|1|Hotel: A", "Geneva|Hotel: fly home"])
        #expect(
            try plan("From,To,Overnight\nLyon,Annecy,The Nines\nAnnecy,Geneva,\n")
                == ["f no start", "Lyon", "Annecy|1|Overnight: The Nines", "Geneva"])
    }

    @Test("A title names the trip, and a further table below is another one")
    func titles() throws {
        let text =
            "Trip A: Alps\nCity,Nights\nLyon,2\nAnnecy,1\n\nTrip B: North\nCity,Nights\nKiel,3\nOslo,2\nCity,Nights\nPage,1\n"
        #expect(
            try plan(text) == [
                "Trip A: Alps no start", "Lyon|2", "Annecy|1", "Trip B: North no start", "Kiel|3", "Oslo|2", "Page|1",
            ])
        // The names of the columns again, without a title, are those of the next page.
        #expect(
            try plan("City,Nights\nKiel,3\nCity,Nights\nOslo,2\nTotal,5\nCity,Nights\nLyon,1\n") == [
                "f no start", "Kiel|3", "Oslo|2", "f 2 no start", "Lyon|1", "it is a row of totals",
            ])
    }

    @Test(
        "Costs and totals in the words of others",
        arguments: [
            "Koszt", "Стоимость", "Custo", "비용", "预算", "Total price", "Total", "Total price (€)",
        ])
    func costs(header: String) throws {
        let found = try plan("City,\(header),Food\nLyon,120,45\n,,\nSumme,120,45\n").filter { !$0.contains("notes") }
        #expect(found == ["f no start", "Lyon|120|Food: 45", "it is a row of totals"])
    }

    @Test("Words for currencies behind a number are read", arguments: ["3000 руб.", "\"3,000원\"", "3000元"])
    func currencies(cost: String) throws {
        #expect(try plan("天数,City,Cost\n第1天,Lyon,\(cost)\n第3天,Annecy,\n") == ["f no start", "Lyon|2|3000", "Annecy"])
    }

    @Test("A total of kilometres is no cost") func totalOfLengths() throws {
        #expect(try plan("City,Km,Total\nLyon,140,140\nAnnecy,45,185\n")[2] == "Annecy|Km: 45\nTotal: 185")
    }

    @Test("A column without a name is a note, and coordinates are known by what they are")
    func unnamedColumns() throws {
        #expect(
            try plan("City,Nights,\nLyon,2,call Maria\nAnnecy,1,\n") == ["f no start", "Lyon|2|call Maria", "Annecy|1"])
        let text = "Name;Position\nLaboe;N54° 24.231' E010° 13.412'\nCamp;32T 403176 5097108\n"
        let imported = try CSVFormat().read(
            Array(text.utf8), ImportContext(fileName: "f", identifiers: SeededIdentifiers(seed: 1)))
        #expect(imported.trips.first?.waypoints.map { Int($0.location.latitude * 100) } == [5_440, 4_602])
    }

    @Test("Known names tell latitude from longitude, and 0, 0 is told")
    func coordinates() throws {
        #expect(
            try plan("Lyon, 45.76, 6.1\nGeneva, 46.2, 6.1\n") == [
                "f no start", "Lyon", "Geneva",
                "no names of columns; they were taken for name,latitude,longitude, as the places of these names lie there",
            ])
        #expect(throws: (any Error).self) { try plan("Here, 45.76, 6.1\nThere, 46.2, 6.1\n") }
        #expect(
            try plan("Name,lat,lon\nA,0,0\n")
                == [
                    "f no start", "A",
                    "line 2: “A” is at 0, 0, in the sea off Africa, as programs write an unknown place",
                ])
        // Google's links to points stand without quotes.
        let text = "Title,Note,URL,Comment\nA,,https://www.google.com/maps/search/47.5622,10.7498,\n"
        #expect(reading(text, as: CSVFormat()) == ["file: A@47.5622,10.7498"])
    }

    @Test(
        "A day on which one goes nowhere belongs to the stop where one is, with its cost and its notes",
        arguments: [
            "Date,From,To,Cost,Notes\n2027-06-01,Kiel,Oslo,100,\n2027-06-02,Oslo,Oslo,20,rest\n2027-06-03,Oslo,Lyon,5,\n",
            "Date,From,To,Cost,Notes\n2027-06-01,Kiel,Oslo,100,\n2027-06-02,Oslo,,20,rest\n2027-06-03,Oslo,Lyon,5,\n",
        ])
    func restDays(text: String) throws {
        #expect(try plan(text) == ["f 2027-06-01", "Kiel", "Oslo|2|120|rest", "Lyon|5"])
    }

    @Test("Without dates a row from a town to itself is no second stop")
    func restWithoutDates() throws {
        #expect(try plan("From,To\nKiel,Oslo\nOslo,Oslo\nOslo,Lyon\n") == ["f no start", "Kiel", "Oslo", "Lyon"])
    }

    @Test("Departures and arrivals with days are nights at the stops and ways between them")
    func moments() throws {
        let text =
            "from,to,depart,arrive,mode\nKiel,Oslo,2027-05-01 08:00,2027-05-01 11:15,car\n"
            + "Oslo,Lyon,2027-05-03 09:30,2027-05-03 11:45,train\nLyon,Annecy,2027-05-04 22:00,2027-05-05 06:00,train\n"
        #expect(
            try plan(text) == [
                "f 2027-05-01", "Kiel|0|08:00", "Oslo|2|2027-05-01 11:15", "Lyon|1|train 2h15 09:30",
                "Annecy|train 8h 22:00",
                "the length of 2 ways was counted from departure to arrival, as less than a day",
            ])
    }

    @Test(
        "Where the other cells of a day name no place, the town of the night is the stop",
        arguments: ["Overnight", "Übernachtung", "Nuit à", "Noche en", "Notte a"])
    func nightTowns(header: String) throws {
        #expect(
            try plan(
                "Date,Etape,\(header)\n2027-06-01,Arrival,Lyon\n2027-06-02,Lake,Annecy\n2027-06-03,Old town,Annecy\n")
                == ["f 2027-06-01", "Lyon|1|Arrival", "Annecy|2|Lake\nOld town"])
    }

    @Test("Sums and a budget below a table are neither stops nor costs of the last one")
    func sums() throws {
        #expect(
            try plan("Date,City,Cost\n2027-06-01,Lyon,10\n2027-06-02,Annecy,20\n,,\nBudget,,1200\n,Total nights,2\n")
                == [
                    "f 2027-06-01", "Lyon|1|10", "Annecy|20", "it is a row of totals", "it is a row of totals",
                ])
    }

    @Test("A street and a postcode beside a town are its address, of which only the town is known")
    func addresses() throws {
        #expect(
            try plan("Name;Straße;PLZ;Ort\nHotel A;Hauptstraße 12;69001;Lyon\n").prefix(2)
                == ["f no start", "Hotel A|about here: Hauptstraße 12, 69001 Lyon"])
        #expect(
            try plan("Street,ZIP,City\n1 Main St,69001,Lyon\n").prefix(2)
                == ["f no start", "1 Main St|about here: 1 Main St, 69001 Lyon"])
    }
}
