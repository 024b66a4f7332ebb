import FuzzTargets
import TestSupport
import Testing

/// Trips whose names and notes look like days, dates, nights, costs and ways come back from every format as they went
/// out.
@Suite struct TellingNamesTests {
    private static let texts = [
        "Day 1: Paris", "Day 2: Dijon", "Day 3: Nice", "Day 2", "Tag 3", "Tag 4 – Köln", "Jour 2 : Annecy", "Day 10-12",
        "1 June", "1 June Lyon", "June 1: Lyon", "Tuesday, April 6", "2027-06-12", "2027-06-12 Bergen", "12.06.2027",
        "12/6", "12-14 June", "Sat 12 June 2027: Oslo", "Week 2", "Stage 3", "Etappe 4: Bremen - Hamburg",
        "2 nights", "2 nights in Lyon", "Lyon (2 nights)", "Lyon, 2 nights", "Lyon x2", "Lyon 2n", "2 Nächte",
        "0 nights",
        "Paris – Nice", "Paris - Nice", "Paris to Nice", "Paris -> Nice", "Paris → Nice", "from Paris to Nice",
        "Directions from Annecy to Chamonix", "via Dole", "Start: Paris", "Paris (start)", "Paris (end)", "End",
        "Hotel 120 EUR", "Hotel €120", "120 EUR", "€ 120", "$45.50", "cost: 30", "Cost 30 CHF", "2 nights, 95 EUR",
        "14:30", "14:30 Museum", "at 15:00", "arrive 9:00", "8:00 - 10:00", "check-in 15:00", "Check-out: 11:00",
        "New Trip", "Waypoints", "Points", "Document", "Name", "Notes", "Lat", "Stop", "Total", "Plan: 2 nights",
        "Plan: 2 nights, 117 EUR", "http://example.org", "https://maps.google.com/?q=1,2", "45.5, 6.5", "geo:1,2",
        "1", "2.", "3) Rome", "- Rome", "* Rome", "#4", "# Rome", "[ ] Rome", "Rome!", "Rome?", "\"Rome\"", "(Rome)",
        "Rome = Roma", "Rome | Roma", "Rome; Roma", "Rome, Roma", "Rome\\", "<b>Rome</b>", "&amp;", "2 h", "350 km",
        "250 km, 3 h", "Flight BA123", "Ferry to Bastia", "train", "by car", "sleep", "eat", "skip", "hotel: Ibis",
        "Camping Les Pins", "tel: +33 1 23 45", "ABC123", "Booking ABC123", "true", "null", "{}", "[]", "N/A", "-",
    ]

    @Test("names and notes that look like plans come back as they went out", arguments: 0..<LongRun.count(300))
    func comesBack(number: Int) throws {
        var random = SeededGenerator(seed: UInt64(number))
        try FuzzTarget.trips.check(Self.trips(&random))
    }

    @Test("each of these texts comes back as the name of a trip, of a stop, and as a note", arguments: texts)
    func comesBackAlone(text: String) throws {
        let named = "0a0a0a\(text)\n0b0b0b\(text)\n"
        let noted = "0a0a0aLyon\t\(text)\n0b0b0b\(text)\tn\t2\n0c0c0cNice\tone|\(text)|two\n"
        for trips in ["T\(text)\n\(named)RAlps\n\(noted)", "TAlps\n\(named)\(noted)"] {
            try FuzzTarget.trips.check(Array(trips.utf8))
        }
    }

    /// One to three trips of some of the texts, as the target reads them.
    private static func trips(_ random: inout SeededGenerator) -> [UInt8] {
        var text = ""
        func any() -> String { texts.randomElement(using: &random) ?? "" }
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            text += "\(Bool.random(using: &random) ? "T" : "R")\(any())\n"
            for _ in 0..<Int.random(in: 0...5, using: &random) {
                let place = (0..<6).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
                let note = Bool.random(using: &random) ? "\t\(any())" : ""
                let nights =
                    note.isEmpty || Bool.random(using: &random) ? "" : "\t\(Int.random(in: 0...3, using: &random))"
                text += "\(place)\(any())\(note)\(nights)\n"
            }
        }
        return Array(text.utf8)
    }
}
