import Testing
import Text

/// Tables of which the numbers, days, times or costs stand in columns of their own.
@Suite("Numbers of legs, days and times in two columns, years of days beside them, costs of lodgings")
struct CountedLegTests {
    @Test(
        "Numbers that count up in a table of legs are their order, and begin no trip",
        arguments: ["Stop #", "Stop", "Leg", "No.", "#", "Etappe", "Étape", "Tappa", "Trip", "Route", "Reise"])
    func numbers(name: String) {
        let text = "\(name),From,To,Date\n1,Lyon,Annecy,2027-06-01\n2,Annecy,Chamonix,2027-06-03\n"
        #expect(
            tableReading(text) == [
                "2027-06-01", "Lyon", "Annecy|2", "Chamonix", "columns that were not taken: \(name)",
            ])
    }

    @Test("Numbers of trips whose legs do not go on from one another name the trips")
    func trips() {
        let text = "Route,From,To\n1,Lyon,Annecy\n2,Oslo,Bergen\n"
        #expect(tableReading(text) == ["no start", "Lyon", "Annecy", "no start", "Oslo", "Bergen"])
    }

    @Test(
        "The days and the times of ports stand in columns of their own, and the journey begins with the first departure",
        arguments: [
            "Port,Arrival Date,Arrival Time,Departure Date,Departure Time",
            "Port of call,Arrive Date,Arrive Time,Depart Date,Depart Time",
            "Hafen,Ankunft Datum,Ankunft Uhrzeit,Abfahrt Datum,Abfahrt Uhrzeit",
            "Escale,Date arrivée,Heure arrivée,Date départ,Heure départ",
            "Puerto,Fecha llegada,Hora llegada,Fecha salida,Hora salida",
        ])
    func ports(names: String) throws {
        let text =
            "\(names)\nOslo,,,2027-06-01,18:00\nBergen,2027-06-02,08:00,2027-06-03,17:00\n"
            + "Lyon,2027-06-04,09:00,2027-06-04,19:00\n"
        let found = tableReading(text)
        #expect(found.first == "2027-06-01" && found.count { $0.containsText("ferry") } == 2)
        #expect(found.dropFirst(2).first?.hasPrefix("Bergen|1|") ?? false)
        #expect(found.allSatisfy { !$0.containsText("in the notes") })
    }

    @Test("A date without a departure date is that of the arrival and of the departure")
    func oneDate() {
        let text = "Port,Arrive Date,Arrive Time,Depart Time\nOslo,2027-06-01,,18:00\nBergen,2027-06-02,08:00,\n"
        let found = tableReading(text)
        #expect(found.first == "2027-06-01" && found.contains { $0.containsText("ferry") })
    }

    @Test(
        "Of two columns of days that with a year is the date, and the other takes its year",
        arguments: [
            "Place,When,Nights,Check-in\nLyon,3 May,3,3 May 2025\nAnnecy,6 May,2,6 May 2025\n",
            "Place,When,Check-in\nLyon,May 3-6,3 May 2025\nAnnecy,May 6-8,6 May 2025\n",
            "Place,Check-in,When\nLyon,3 May 2025,May 3-6\nAnnecy,6 May 2025,May 6-8\n",
            "Place,When,Check-in,Check-out\nLyon,May 3-6,3 May 2025,6 May 2025\nAnnecy,May 6-8,6 May 2025,8 May 2025\n",
            "Place,Arrival date,Departure date\nLyon,3 May,6 May 2025\nAnnecy,6 May,8 May 2025\n",
            "Ort;Wann;Anreise\nLyon;3.-6. Mai;3. Mai 2025\nAnnecy;6.-8. Mai;6. Mai 2025\n",
        ])
    func years(text: String) {
        #expect(tableReading(text) == ["2025-05-03", "Lyon|3", "Annecy|2"])
    }

    @Test("Days that are others than those with a year stay in the note")
    func otherDays() {
        let text = "Place,When,Check-in\nLyon,4 May,3 May 2025\nAnnecy,7 May,6 May 2025\n"
        #expect(
            tableReading(text) == [
                "2025-05-03", "Lyon|3|When: 4 May", "Annecy|When: 7 May", "columns that are in the notes: When",
            ])
    }

    @Test(
        "The cost in the cell of a lodging is that of the stop, where no column has costs",
        arguments: [
            ("Hotel Sole 80 €", "80"), ("Sole (€80)", "80"), ("Sole (80 €/Nacht)", "80"), ("\"Sole, 80 EUR\"", "80"),
        ])
    func lodgings(cell: String, cost: String) {
        let found = tableReading("Date,City,Hotel\n2027-06-01,Lyon,\(cell)\n2027-06-02,Annecy,Zimmer 12\n")
        #expect(found[1].hasPrefix("Lyon|1|\(cost)|Hotel: ") && !found[2].containsText("12|"))
        let beside = tableReading("Date,City,Hotel,Cost\n2027-06-01,Lyon,\(cell),95 EUR\n2027-06-02,Annecy,,\n")
        #expect(beside[1].hasPrefix("Lyon|1|95|Hotel: "))
    }
}
