import Entities
import Interchange
import Testing

@Suite("Times behind dates and beside them, in the files of others") struct ClockTests {
    /// A table of A, B and C, with further columns.
    private func table(_ header: String, _ cells: String...) -> String {
        "Name,lat,lon,\(header)\n"
            + zip(["A", "B", "C"], cells).enumerated().map { "\($1.0),46.\($0),7,\($1.1)\n" }.joined()
    }

    @Test(
        "The time behind a date is the arrival or the departure, also where only the others tell day and month",
        arguments: [
            ["1/9/2027 17:30", "3/9/2027 10:00", "3/9/2027 12:00", "5/9/2027 09:00", "5/9/2027 11:00"],
            ["1/9/2027 17:30:00", "3/9/2027 10:00:00", "3/9/2027 12:00 PM", "5/9/2027 9:00 am", "5/9/2027, 11:00"],
            ["01.09.2027 17:30 Uhr", "03.09.2027 10 Uhr", "03.09.2027 um 12:00", "05.09.2027 9:00", "5.9.27 11h00"],
            ["2027-09-01T17:30", "2027-09-03T10:00:00", "2027-09-03 12:00", "2027-09-05 09:00", "2027-09-05T11:00"],
            ["13/9/2027 17:30", "15/9/2027 10:00", "15/9/2027 12:00", "17/9/2027 09:00", "17/9/2027 11:00"],
        ])
    func times(cells: [String]) throws {
        let cells = cells.map { "\"\($0)\"" }
        for header in ["Check-in,Check-out", "Arrive,Depart", "Llegada,Salida", "Anreise,Abreise"] {
            let found = try othersPlan(
                table(header, "\(cells[0]),\(cells[1])", "\(cells[2]),\(cells[3])", "\(cells[4]),"))
            let arrivals = found.dropFirst().prefix(3).map { line in
                line.split(separator: "|").map { $0.hasPrefix("2027") ? String($0.suffix(5)) : String($0) }
                    .joined(separator: "|")
            }
            #expect(["2027-09-01", "2027-09-13"].contains(found.first ?? ""), "\(header)")
            #expect(arrivals == ["A|2|17:30|10:00", "B|2|12:00|09:00", "C|11:00"], "\(header)")
        }
    }

    @Test("Midnight is no time that anyone arrives")
    func midnight() throws {
        #expect(
            try othersPlan(table("Date", "2027-09-01 00:00:00", "2027-09-03T00:00", "2027-09-04"))
                == ["2027-09-01", "A|2", "B|1", "C"])
    }

    @Test(
        "A column of times beside one of dates or days has the arrivals",
        arguments: ["Time", "Uhrzeit", "Heure", "Hora", "Orario", "Tijd"])
    func clock(name: String) throws {
        #expect(
            try othersPlan(table("\(name),Date", "08:30,2027-06-01", "12:15,2027-06-01", "11:00,2027-06-02"))
                == ["2027-06-01", "A|08:30", "B|1|12:15", "C|11:00"])
    }

    @Test(
        "Times that may be lengths of drives stay in the notes",
        arguments: [
            ("Time,Date", ["01:30,2027-06-01", "02:15,2027-06-02", "03:00,2027-06-03"]),
            ("Time,km,Date", ["11:30,300,2027-06-01", "12:15,310,2027-06-02", "13:00,20,2027-06-03"]),
            ("Time,Date", ["12:30,2027-06-01", "12:15,2027-06-01", "13:00,2027-06-03"]),
        ])
    func drives(header: String, rows: [String]) throws {
        let found = try othersPlan(table(header, rows[0], rows[1], rows[2]))
        #expect(
            found.contains { $0.hasPrefix("A|") && $0.hasSuffix("Time: \(rows[0].prefix(5))") } || header != "Time,Date"
        )
        #expect(found.contains { $0.hasPrefix("columns that are in the notes: Time") })
    }

    @Test("Nights that do not lead to the day on which a stop is left are told")
    func disagreeing() throws {
        #expect(
            try othersPlan(
                table(
                    "Date,Arrive,Depart,Nights", "2027-06-01,17:00,2027-06-03,2", "2027-06-03,14:00,2027-06-05,3",
                    "2027-06-06,12:00,,"))
                == [
                    "2027-06-01", "A|2|17:00", "B|3|14:00|Leave: 2027-06-05", "C|12:00",
                    "Leave of line 3 left in the notes: “2027-06-05” is not 3 nights behind the arrival",
                ])
    }

    @Test("An arrival that is the date of the row says nothing new, and another stays in the note")
    func sameDay() throws {
        #expect(
            try othersPlan(
                table("Date,Arrive,Depart,Nights", "2027-06-01,2027-06-01,2027-06-03,2", "2027-06-03,3 June 2027,,1"))
                == ["2027-06-01", "A|2", "B|1"])
        #expect(
            try othersPlan(table("Date,Arrive,Nights", "2027-06-01,2027-06-02,2", "2027-06-03,,1"))[1]
                == "A|2|Arrive: 2027-06-02")
    }

    @Test("What each night costs is told beside the days of a beginning and an end")
    func costOfNightFromTo() throws {
        #expect(
            try othersPlan(table("Von,Bis,Preis pro Nacht", "1.8.2027,3.8.2027,90 €", "3.8.2027,4.8.2027,70 €"))
                == ["2027-08-01", "A|2|180", "B|1|70"])
    }

    @Test("What each night costs is told by its column, also with a currency, and an entrance beside it is added")
    func costs() throws {
        #expect(
            try othersPlan(table("Nights,Preis pro Nacht (€),Eintritt", "2,90,10", "1,80,", ",,12"))
                == [
                    "no start", "A|2|190|Preis pro Nacht 90, Eintritt 10", "B|1|80|Preis pro Nacht 80",
                    "C|12|Eintritt 12",
                ])
        #expect(
            try othersPlan(table("Nights,Price per night", "2,€90", "1,€80", ",")) == [
                "no start", "A|2|180", "B|1|80", "C",
            ])
        #expect(
            try othersPlan(table("Date,Entrance fee", "2027-06-01,10 EUR", "2027-06-02,", "2027-06-03,12 EUR"))
                == ["2027-06-01", "A|1|10", "B|1", "C|12"])
    }
}
