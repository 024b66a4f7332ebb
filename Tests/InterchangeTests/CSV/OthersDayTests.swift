import CivilTime
import Entities
import Interchange
import TestSupport
import Testing

@Suite("Days, legs and currencies in the tables of others") struct OthersDayTests {
    @Test(
        "Dates in a column of days are dates in every month",
        arguments: [
            ("12.7.2027", "14.7.2027"), ("12.07.", "14.07."), ("7/12/2027", "7/14/2027"), ("12-Jul-27", "14-Jul-27"),
            ("2027-07-12", "2027-07-14"), ("12 July", "14 July"), ("30.11.2027", "2.12.2027"),
        ])
    func datesOfDays(first: String, second: String) throws {
        let found = try othersPlan("Day,Name,lat,lon\n\(first),A,46,7\n\(second),B,46.1,7\n")
        let start = first.hasPrefix("30") ? "2027-11-30" : "2027-07-12"
        #expect(found == [start, "A|2", "B"])
    }

    @Test("A date that can be two days is left in the notes in a column of days, too") func unclearDay() throws {
        let found = try othersPlan("Day,Name,lat,lon\n7/6/2027,A,46,7\n")
        #expect(found.prefix(2) == ["no start", "A|Day: 7/6/2027"])
    }

    @Test("Numbers of days of all stops give their order, and those of some that go back are in the notes")
    func daysBack() throws {
        let found = try othersPlan("Day,Name,lat,lon\n3,A,46,7\n1,B,46.1,7\n2,C,46.2,7\n")
        #expect(found.prefix(4) == ["no start", "B|1", "C|1", "A"])
        let some = try othersPlan("Day,Name,lat,lon\n3,A,46,7\n1,B,46.1,7\n,C,46.2,7\n")
        #expect(some.prefix(4) == ["no start", "A|Day: 3", "B|Day: 1", "C"])
    }

    @Test("A long text in a column of dates is told in short, at once") func longDate() throws {
        let long = String(repeating: "1-", count: 500)
        let found = try othersPlan("Date,Name,lat,lon\n\(long),A,46,7\n")
        #expect(found[1] == "A|Date: \(long)")
        #expect(found.last.map { $0.count < 200 && $0.contains("is not a date") } == true)
    }

    @Test("A cost in another currency keeps it, and each reason is told") func currencies() throws {
        let found = try othersPlan(
            "Name,lat,lon,Cost,Currency\nParis,48,2,100,€\nBern,46,7,90,CHF\nUlm,48,10,cheap,Euro\n")
        #expect(
            found == [
                "no start", "Paris|100", "Bern|90 CHF", "Ulm|Cost: cheap",
                "Cost of line 4 left in the notes: “cheap” is not a cost; write it like 95 or 9.50",
            ])
        #expect(try othersPlan("Name,lat,lon,Cost\nGent,51,3,\"€ 220,-\"\n") == ["no start", "Gent|220"])
    }

    @Test("A date that an arrival overrules is told") func twoDates() throws {
        let found = try othersPlan("Name,lat,lon,Date,Arrive\nA,46,7,2027-07-12,2027-07-13 18:00\n")
        #expect(found.count == 3 && found[1].hasSuffix("|Date: 2027-07-12"))
        #expect(found[2].contains("“2027-07-12” is another day than “2027-07-13 18:00”"))
    }

    @Test(
        "Dates of arrival and departure in other languages",
        arguments: [
            "Ville,Date d'arrivée,Date de départ,lat,lon", "Ciudad,Fecha de llegada,Fecha de salida,lat,lon",
            "Città,Data di arrivo,Data di partenza,lat,lon",
        ])
    func datesOfOthers(head: String) throws {
        let found = try othersPlan("\(head)\nA,12.07.2027,14.07.2027,46,7\nB,14.07.2027,15.07.2027,46.1,7\n")
        #expect(found == ["2027-07-12", "A|2", "B|1"])
    }

    @Test("Rows that are numbered in another order are put into it")
    func order() throws {
        let text =
            "Trip,Stop,Name,Latitude,Longitude\nB,2,Rome,41.9,12.5\nB,1,Milan,45.46,9.19\nB,3,Naples,40.85,14.27\n"
        let imported = try CSVFormat().read(
            Array(text.utf8), ImportContext(fileName: "f", identifiers: SeededIdentifiers(seed: 1)))
        #expect(imported.trips.map { $0.waypoints.map(\.name.text) } == [["Milan", "Rome", "Naples"]])
        let found = try othersPlan("Order,Name,lat,lon\n2,Rome,41.9,12.5\n1,Milan,45.46,9.19\n3,Naples,40.85,14.27\n")
        #expect(found.prefix(4) == ["no start", "Milan", "Rome", "Naples"])
    }

    @Test("What there is to see on a leg is in its note, and its towns are the stops")
    func legsWithSights() throws {
        let text = "Date,From,To,Attraction\n2027-07-12,\"1,1\",\"2,2\",University\n2027-07-13,\"2,2\",\"3,3\",Tower\n"
        let found = try othersPlan(text)
        #expect(
            found.prefix(4) == ["2027-07-12", "1,1", "2,2|1|Attraction: University", "3,3|Attraction: Tower"])
    }

    @Test("A hotel beside a place is no name of the stop") func hotels() {
        let text = "Place,Hotel,Nights\nParis,Hotel Borg,2\nLyon,Hotel Kria,1\n"
        #expect(
            reading(text, places: smallGazetteer).first
                == "file: Paris@48.8566,2.3522[Hotel: Hotel Borg] Lyon@45.764,4.8357[Hotel: Hotel Kria]")
    }
}
