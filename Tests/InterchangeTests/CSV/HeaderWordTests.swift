import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

@Suite("Names of columns in tables of strangers") struct HeaderWordTests {
    @Test(
        "Parts of a way with their ends are legs, whatever the part is called",
        arguments: [
            "Etappe von;Etappe nach", "Étape de;Étape à", "Leg from;Leg to", "Stage from;Stage to", "Tappa da;Tappa a",
        ])
    func ends(header: String) {
        let found = tableReading("\(header);Datum\nLyon;Annecy;1.6.2027\nAnnecy;Chamonix;3.6.2027\n")
        #expect(found.first == "2027-06-01")
        #expect(found.dropFirst().prefix(3) == ["Lyon", "Annecy|2", "Chamonix"])
    }

    @Test("A column that counts the stops leaves arrivals and departures days")
    func numbered() {
        let found = tableReading(
            "Stop #,Town,Country,Arrival,Departure\n1,Lyon,France,1 Jun 2027,3 Jun 2027\n2,Annecy,France,3 Jun 2027,4 Jun 2027\n"
        )
        #expect(found.first == "2027-06-01")
        #expect(found.contains { $0.hasPrefix("Lyon") && $0.contains("2") })
    }

    @Test(
        "Words for nights, costs and places in the plural",
        arguments: [
            "Plaatsen;Overnachtingen;Bedrag", "Paradas;Pernoites;Valor", "Tappe;Pernottamenti;Importo",
            "Ciudades;Noches;Presupuesto", "Etappen;Nächte;Betrag",
        ])
    func words(header: String) {
        #expect(tableReading("\(header)\nLyon;2;150\nAnnecy;1;75\n") == ["no start", "Lyon|2|150", "Annecy|1|75"])
    }

    @Test(
        "Two words for a place in one name of a column are a place",
        arguments: ["Site/Place", "City / Town", "Etappe/Ort"])
    func twoWords(header: String) {
        #expect(tableReading("\(header),Nights\nLyon,2\nAnnecy,1\n") == ["no start", "Lyon|2", "Annecy|1"])
    }

    @Test("The number of a day with its date in parentheses is both")
    func numberAndDate() {
        let found = tableReading("Day,Place\nDay 1 (Tue 1 Jun 2027),Lyon\nDay 3 (Thu 3 Jun 2027),Annecy\n")
        #expect(found.prefix(3) == ["2027-06-01", "Lyon|2", "Annecy"])
    }

    @Test("Dates in columns in the plural, and the cost of each night beside an arrival and a departure")
    func pluralDates() {
        #expect(
            tableReading(
                "Cities,Arrival Dates,Departure Dates\nLyon,2027-06-01,2027-06-03\nAnnecy,2027-06-03,2027-06-04\n")
                == ["2027-06-01", "Lyon|2", "Annecy|1"])
        #expect(
            tableReading(
                "City,Arrive,Depart,Cost per night\nLyon,1 Jun 2027,3 Jun 2027,80\nAnnecy,3 Jun 2027,4 Jun 2027,90\n")
                == ["2027-06-01", "Lyon|2|160", "Annecy|1|90"])
    }

    @Test("What is done, with a verb in front of its place, beside a day")
    func verbs() {
        let found = tableReading(
            "Activity,When\nVisit Lyon,2027-06-01\nExplore Annecy,2027-06-02\nTour Chamonix,2027-06-03\n")
        #expect(found.prefix(4) == ["2027-06-01", "Lyon|1", "Annecy|1", "Chamonix"])
    }

    @Test(
        "A column of routes beside days and nights is no column of trips; a start beside a destination is where one begins"
    )
    func routes() {
        #expect(
            tableReading("Day,Route,Overnight\n1,Lyon - Annecy,Annecy\n2,Annecy - Chamonix,Chamonix\n").prefix(4) == [
                "no start", "Lyon", "Annecy|1", "Chamonix|1",
            ])
        #expect(
            tableReading("Start,Destination,Nights\nLyon,Annecy,2\nAnnecy,Chamonix,1\n").prefix(4) == [
                "no start", "Lyon", "Annecy|2", "Chamonix|1",
            ])
        #expect(
            tableReading("Start,Destination\n1 June 2027,Lyon\n3 June 2027,Annecy\n").prefix(3) == [
                "2027-06-01", "Lyon|2", "Annecy",
            ])
    }

    @Test("Costs of each night by a sign, nights in Dutch, days with hyphens, and numbers of parts of a way in words")
    func further() {
        #expect(
            tableReading("Plaats;Aantal nachten;€/nacht\nLyon;2;50\nAnnecy;1;60\n") == [
                "no start", "Lyon|2|100", "Annecy|1|60",
            ])
        #expect(
            tableReading("Town,Date,Est. cost (£)\nLyon,1-Aug,£180\nAnnecy,3-Aug,£90\n").prefix(3) == [
                "2027-08-01", "Lyon|2|180", "Annecy|90",
            ])
        let found = tableReading(
            "Étape;Ville;Nuits\nDépart;Lyon;0\n1ère nuit;Annecy;1\n2ème nuit;Chamonix;2\nFin;Geneva;0\n")
        #expect(found.prefix(4) == ["no start", "Lyon|0", "Annecy|1", "Chamonix|2"])
    }

    @Test("The days of a hired car are no stay")
    func rental() {
        let found = tableReading(
            "Type,City,Start Date,End Date\nHotel,Lyon,1 June 2027,3 June 2027\nCar rental,Annecy,3 June 2027,9 June 2027\nHotel,Annecy,3 June 2027,5 June 2027\nHotel,Chamonix,5 June 2027,6 June 2027\n"
        )
        #expect(found.contains { $0.hasPrefix("Annecy") && $0.contains("2") })
        #expect(!found.contains { $0.contains("|6") })
    }
}

@Suite("Dates without a year") struct AssumedYearTests {
    private func notices(_ text: String, _ format: any TripFormat, named name: String = "f") throws -> [String] {
        let context = ImportContext(
            fileName: name, identifiers: SeededIdentifiers(seed: 1),
            readPlace: { text, near in
                guard text.allSatisfy(\.isLetter),
                    let place = try? Coordinate(latitude: Double(text.utf8.count), longitude: 1)
                else {
                    return FoundPlace.ofCoordinates(text, near: near)
                }
                return .success(FoundPlace(name: text, location: place, label: text, wasLookedUp: false))
            }, today: CivilDate(daysSince1970: 20_900))
        return try format.read(Array(text.utf8), context).notices.filter { $0.contains("no year") }
    }

    @Test("The year that is taken for them is told, unless the file says it")
    func told() throws {
        let table = "City,Date\nLyon,1 June\nAnnecy,3 June\n"
        #expect(try notices(table, CSVFormat()) == ["the dates of “f” have no year: 2027 was assumed"])
        #expect(try notices(table, CSVFormat(), named: "Alps 2027").isEmpty)
        #expect(try notices("City,Date\nLyon,1 June 2027\nAnnecy,3 June\n", CSVFormat()).isEmpty)
        #expect(try notices("City,Dates\nLyon,1-3 June\nAnnecy,3-4 June\n", CSVFormat()).count == 1)
        #expect(try notices("City,Dates\nLyon,1-3 June 2027\nAnnecy,3-4 June 2027\n", CSVFormat()).isEmpty)
        #expect(try notices("City,From,To\nLyon,1-Jun-27,3-Jun-27\nBern,3-Jun-27,4-Jun-27\n", CSVFormat()).isEmpty)
        #expect(try notices("1.6. Lyon\n3.6. Annecy\n", ListFormat()).count == 1)
        #expect(try notices("Alps 2027\n1.6. Lyon\n3.6. Annecy\n", ListFormat()).isEmpty)
        #expect(try notices("City,Nights\nLyon,1\nBern,2\n", CSVFormat()).isEmpty)
    }
}
