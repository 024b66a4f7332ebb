import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

@Suite("The dates, legs and amounts in the files of others") struct OthersDatesTests {
    /// The first day and the currency, the decisions about the stops, as a person types them, and the notices.
    private func plan(
        _ text: String, as format: any TripFormat = CSVFormat(), columns: [String]? = nil,
        places: @escaping PlaceReading = FoundPlace.ofCoordinates
    ) throws -> [String] {
        let imported = try format.read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1), columns: columns, readPlace: places,
                today: CivilDate(daysSince1970: 20_900)))
        guard let trip = imported.trips.first else { return ["no trip"] + imported.skipped.map(\.reason) }
        return [([trip.plan.start?.text ?? "no start"] + [trip.plan.currency].compactMap { $0 }).joined(separator: " ")]
            + trip.waypoints.map { stop in
                ([stop.name.text] + StopField.allCases.compactMap { stop.plan[$0].typed }
                    + [stop.note?.text].compactMap { $0 }).joined(separator: "|")
            } + imported.skipped.map(\.reason) + imported.notices
    }

    /// A table of A, B and C, with further columns.
    private func table(_ header: String, _ cells: String...) -> String {
        "Name,lat,lon,\(header)\n"
            + zip(["A", "B", "C"], cells).enumerated().map { "\($1.0),46.\($0),7,\($1.1)\n" }.joined()
    }

    private static let uncovered =
        "nights that no stop covers were put at the stop before, so that each stop keeps its day"

    @Test("A stop keeps its date where the nights of the file do not lead to it")
    func gaps() throws {
        #expect(
            try plan(table("Date,Nights", "2027-05-01,1", "2027-05-05,1", "2027-05-06,1")) == [
                "2027-05-01", "A|4", "B|1", "C|1", "3 \(Self.uncovered)",
            ])
        #expect(
            try plan(table("Check-in,Check-out", "2027-05-01,2027-05-03", "2027-05-05,2027-05-06", "2027-05-06,"))
                == ["2027-05-01", "A|4", "B|1", "C", "2 \(Self.uncovered)"])
        // With a time, the arrival is fixed.
        #expect(
            try plan(table("Date,Nights,Arrive", "2027-05-01,1,", "2027-05-05,1,14:00", "2027-05-06,1,")) == [
                "2027-05-01", "A|1", "B|1|2027-05-05 14:00", "C|1",
                "“B” is later than the nights before lead to: the arrival is fixed, and the days before it are free",
            ])
        // A date that cannot be kept is not lost.
        #expect(
            try plan(table("Date,Nights", "2027-05-05,1", "2027-05-03,1", "2027-05-07,1")) == [
                "2027-05-05", "A|1", "B|1|Date: 2027-05-03", "C|1",
                "Date of line 3 left in the notes: “2027-05-03” is before the day to which the nights before it lead",
            ])
        let feature = { (name: String, date: String) in
            "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[7,46]},\"properties\":"
                + "{\"name\":\"\(name)\",\"date\":\"\(date)\",\"nights\":1}}"
        }
        let map =
            "{\"type\":\"FeatureCollection\",\"features\":[\(feature("A", "2027-05-01")),\(feature("B", "2027-05-05"))]}"
        #expect(
            try plan(map, as: GeoJSONFormat()) == ["2027-05-01", "A|4", "B|1", "3 \(Self.uncovered)"])
    }

    @Test(
        "The first and the last day of a stay are a date and nights",
        arguments: [
            ["12-14 June 2027", "14–16 June 2027", "16 June 2027"],
            ["12 June - 14 June 2027", "14. - 16. Juni 2027", "16.06.2027"],
            ["June 12-14, 2027", "June 14 to 16, 2027", "June 16, 2027"],
            ["2027-06-12/14", "2027-06-14/2027-06-16", "2027-06-16"],
            ["Sat 12 - Mon 14 June 2027", "14.06.-16.06.2027", "Wed 16 June 2027"],
            ["12/06/2027 - 14/06/2027", "14/06/2027 - 16/06/2027", "16/06/2027"],
        ])
    func ranges(dates: [String]) throws {
        let cells = dates.map { "\"\($0)\"" }
        #expect(try plan(table("Dates", cells[0], cells[1], cells[2])) == ["2027-06-12", "A|2", "B|2", "C"])
        #expect(
            try plan(table("Dates", cells[0], cells[1])) == ["2027-06-12", "A|2", "B|2"], "the last one has its nights")
    }

    @Test("The first day is counted back over nights that are known, and otherwise is not known")
    func counting() throws {
        #expect(
            try plan(table("Date,Nights", ",2", "2027-06-14,1", "2027-06-15,")) == ["2027-06-12", "A|2", "B|1", "C"])
        #expect(
            try plan(table("Day,Date", "1,", "3,2027-06-14", "4,")) == ["2027-06-12", "A|2", "B|1", "C"])
        #expect(
            try plan(table("Date", "soon", "2027-06-14", "2027-06-16")) == [
                "no start", "A|Date: soon", "B|2|Date: 2027-06-14", "C",
                "the first day of “f” is not known: the first date is that of “B”, and the nights before it are not known",
                "Date of line 2 left in the notes: “soon” is not a date",
            ])
        #expect(
            try plan(table("Days", "1-3", "4–5", "6")) == ["no start", "A|3", "B|2", "C"])
        // Numbers of days that go back are how many one stays.
        #expect(
            try plan(table("Days", "2", "1", "3")) == [
                "no start", "A|2", "B|1", "C|3", "the numbers below “Days” were taken for those of nights",
            ])
        #expect(
            try plan(table("Days", "1", "3", "4")) == [
                "no start", "A|Days: 1", "B|Days: 3", "C|Days: 4", "columns that are in the notes: Days",
            ])
    }

    @Test("The day of the week, dots and clear dates tell which day a date is; a time is none")
    func readings() throws {
        #expect(
            try plan(table("Date", "Mon 07/06/2027", "08/06/2027", "09/06/2027")) == ["2027-06-07", "A|1", "B|1", "C"])
        #expect(try plan(table("Datum", "1.5.2027", "2.5.2027", "4.5.2027")) == ["2027-05-01", "A|1", "B|2", "C"])
        #expect(
            try plan(table("Date", "2027-05-01", "03/05/2027")) == [
                "2027-05-01", "A|2", "B",
                "the dates of “f” were read as day/month/year, in which alone they follow one another; if they mean the other, "
                    + "write them like 2027-06-12",
            ])
        #expect(try plan(table("Check-in,Check-out", "15:00,11:00")) == ["no start", "A|15:00|11:00"])
        #expect(
            try plan(table("Arrivée,Départ", "05/06/2027,07/06/2027", "07/06/2027,14/06/2027")) == [
                "2027-06-05", "A|2", "B|7",
            ])
        #expect(
            try plan(table("Date", "03/05/2027")).dropLast() == ["no start", "A|Date: 03/05/2027"])
    }

    private static func towns(_ text: String, _ near: Coordinate?) -> Result<FoundPlace, PlaceRefusal> {
        let towns = ["Lyon": 45.76, "Annecy": 45.9, "Geneva": 46.2]
        guard let latitude = towns[text] else { return .failure(PlaceRefusal("“\(text)” is no place that is known")) }
        return .success(
            FoundPlace(name: text, location: place(latitude, 6), label: "\(text) (XX)", wasLookedUp: true))
    }

    @Test(
        "Rows from town to town are stops, wherever one sleeps",
        arguments: [
            "From,To,Hotel\nLyon,Annecy,Hotel du Lac\nAnnecy,Geneva,Ibis\n",
            "Tag;Von;Nach;Unterkunft\n1;Lyon;Annecy;Hotel du Lac\n1;Annecy;Geneva;Ibis\n",
            "Jour;Départ;Arrivée;Hôtel\n1;Lyon;Annecy;Hotel du Lac\n1;Annecy;Geneva;Ibis\n",
        ])
    func legs(text: String) throws {
        let names = try plan(text, places: Self.towns).filter { !$0.contains("notes") && !$0.contains("looked up") }
        #expect(names.map { $0.prefix { $0 != "|" } } == ["no start", "Lyon", "Annecy", "Geneva"])
    }

    @Test("Columns of legs can be given, and a leg's beginning is on its day")
    func givenLegs() throws {
        #expect(CSVColumns.unknown(in: ["from", "to", "date"]) == [])
        let found = try plan(
            "Lyon,Annecy,2027-05-01\nAnnecy,Geneva,2027-05-02\n", columns: ["from", "to", "date"], places: Self.towns)
        #expect(found.prefix(4) == ["2027-05-01", "Lyon", "Annecy|1", "Geneva"])
    }

    @Test("The beginning of the first leg is a stop beside coordinates of its end")
    func firstBeginning() throws {
        let found = try plan("From,To,Lat,Lon\nLyon,Annecy,45.9,6.1\nAnnecy,Geneva,46.2,6.1\n", places: Self.towns)
        #expect(found.prefix(4) == ["no start", "Lyon", "Annecy", "Geneva"])
    }

    @Test("A currency in the name of a column counts, and a sign of several is told")
    func currencies() throws {
        #expect(try plan(table("Prix (€)", "70", "95")) == ["no start EUR", "A|70", "B|95"])
        #expect(try plan(table("Cost in CHF", "70", "95")) == ["no start CHF", "A|70", "B|95"])
        #expect(
            try plan(table("Cost (€)", "70", "$95")) == [
                "no start EUR", "A|70", "B|Cost: $95",
                "Cost of line 3 left in the notes: the costs of this trip are in EUR, and “$” is the sign of several other "
                    + "currencies; write 95 USD or 95 CAD",
            ])
        #expect(
            try plan(table("Cost", "$70", "$95")) == [
                "no start", "A|70", "B|95",
                "“f”: The trip has no currency, and “$” is the sign of USD, CAD, AUD and others: ‘currency USD’ at its days "
                    + "says which.",
            ])
        #expect(try plan(table("Cost", "$70", "95 EUR")).contains("B|95 EUR"))
        // The currency of most costs is that of the trip.
        #expect(try plan(table("Cost", "£70", "95 EUR", "€80")) == ["no start EUR", "A|70 GBP", "B|95", "C|80"])
    }

    @Test("A number is no place, and a row of totals no stop")
    func noPlaces() throws {
        #expect(
            try plan("1,x\n2,y\n", columns: ["name", "-"], places: Self.towns) == [
                "no trip", "“1” is a number and no place", "“2” is a number and no place",
            ])
        #expect(
            try plan("Town,Nights\nLyon,1\nTotal,1\n", places: Self.towns).dropLast() == [
                "no start", "Lyon|1", "it is a row of totals",
            ])
    }

    @Test("Swapped columns are told once, with the names to give them")
    func swapped() throws {
        let outside = try plan("Name,Latitude,Longitude\nA,151.2,-33.8\nB,144.9,-37.8\n")
        #expect(
            reading("Name,Latitude,Longitude\nA,151.2,-33.8\nB,144.9,-37.8\n").last
                == "notice: latitude and longitude seem swapped, as latitudes are outside -90 to 90; if so: "
                + "--columns name,longitude,latitude")
        #expect(outside.first == "no trip")
        let notice =
            "latitude and longitude seem swapped, as the places of these names lie where the numbers are swapped; if so: "
            + "--columns name,longitude,latitude"
        #expect(
            try plan("Name,Latitude,Longitude\nLyon,6.0,45.76\nGeneva,6,46.2\n", places: Self.towns).last == notice)
        #expect(
            try plan("Name,Latitude,Longitude\nLyon,45.76,6\nGeneva,6,46.2\n", places: Self.towns).last != notice)
    }

    @Test("Nights behind a place of a list are its nights")
    func listNights() throws {
        let text = "1. Lyon (2 nights)\n2. Annecy - 3 nights\nGeneva, 1 night\n"
        #expect(
            try plan(text, as: ListFormat(), places: Self.towns).prefix(4) == [
                "no start", "Lyon|2", "Annecy|3", "Geneva|1",
            ])
        let lines = try ListPlaces(
            in: Array("Lyon (2 nights)\n- Lyon – 2 nights\n".utf8), today: CivilDate(daysSince1970: 0))
        #expect(lines.lines[0].readings[0] == lines.lines[1].readings[0])
    }

    @Test("Data of a map in KML become the plan")
    func kml() throws {
        let place = { (name: String, date: String) in
            "<Placemark><name>\(name)</name><ExtendedData><Data name='Date'><value>\(date)</value></Data>"
                + "<Data name='Price'><value>12 EUR</value></Data><Data name='Guide'><value>x</value></Data></ExtendedData>"
                + "<Point><coordinates>7,46</coordinates></Point></Placemark>"
        }
        let text =
            "<kml><Document><Folder><name>Empty</name></Folder><Folder><name>T</name>\(place("A", "2027-06-12"))"
            + "\(place("B", "2027-06-14"))\(place("C", "soon"))</Folder></Document></kml>"
        #expect(
            try plan(text, as: KMLFormat()) == [
                "2027-06-12 EUR", "A|2|12|Guide: x", "B|12|Guide: x", "C|12|Guide: x\nDate: soon",
                "Date of line 1 left in the notes: “soon” is not a date",
            ])
    }

    @Test("A place without coordinates is told, and so is a file of this program that is not read")
    func refused() {
        #expect(
            reading("[{\"name\":\"A\",\"lat\":46,\"lng\":7},{\"name\":\"B\",\"lat\":null,\"lng\":null}]") == [
                "file: A@46,7", "skipped 1: “B”: it has no place",
            ])
        #expect(
            reading("T (round trip)\n1. A: geo:1,2\n2. B: geo:3,4\n") == [
                "error F: links are only written; export the trip as json or list, which come back in"
            ])
        #expect(
            reading("Trip,Leg,From,To,DistanceMeters,BearingDegrees\nT,1,A,B,1,2\n").first?.hasPrefix(
                "error F:1: a report of this program, which has no places") == true)
        #expect(
            reading([0x46, 0xFC, 0x72, 0x2C, 0x78, 0x0A, 0x31, 0x2C, 0x32, 0x0A], as: CSVFormat()).first?.hasSuffix(
                "; the file was read as Windows-1252, as it is not UTF-8; look at accented letters") == true)
    }
}
