import Entities
import Interchange
import TestSupport
import Testing

@Suite("Prices, lengths of stays and the end of the trip in the JSON of other planners") struct PlannerStayTests {
    private static let lyon = #""name":"Lyon","lat":45.7,"lng":4.8"#
    private static let nice = #""name":"Nice","lat":43.7,"lng":7.2"#

    /// The plan of two stops, of which the first has more members.
    private func plan(_ first: String, _ more: String = "", trip: String = "") throws -> [String] {
        try othersPlan(
            #"{"title":"T",\#(trip)"stops":[{\#(Self.lyon)\#(first)},{\#(Self.nice)\#(more)}]}"#, as: PlannerFormat())
    }

    @Test(
        "A price of each night in parts is that of all nights, and the whole price goes before it",
        arguments: [
            (#""nights":2,"pricePerNight":{"amount":55,"currency":"EUR"}"#, "Lyon|2|110"),
            (#""nights":2,"accommodation":{"name":"Inn","pricePerNight":{"amount":55}}"#, "Lyon|2|110|Inn"),
            (#""nights":2,"price":{"perNight":55,"currency":"EUR"}"#, "Lyon|2|110"),
            (#""nights":2,"price":{"amount":55,"per":"night"}"#, "Lyon|2|110"),
            (#""nights":2,"price":{"perNight":55,"total":100}"#, "Lyon|2|100|Cost of a night: 55"),
            (#""nights":2,"pricePerNight":55,"price":100"#, "Lyon|2|100|Cost of a night: 55"),
            (#""price":{"min":50,"max":80,"currency":"EUR"}"#, "Lyon|Cost: min 50, max 80, EUR"),
            (#""cost":{"total":{"amount":90},"deposit":{"amount":20}}"#, "Lyon|90"),
            (#""expense":{"amount":48}"#, "Lyon|48"),
            (#""price_eur":48"#, "Lyon|48"),
        ])
    func prices(member: String, expected: String) throws {
        let plan = try plan("," + member)
        #expect(plan.contains(expected), "\(plan)")
    }

    @Test("A currency around all places is that of their costs")
    func currency() throws {
        let text =
            #"{"booking":{"ref":"Z 8","currency":"GBP","itinerary":{"title":"T","days":[{"day":1,"location":{\#(Self.lyon)},"#
            + #""accommodation":{"name":"Inn","price":90,"nights":2}}]}}}"#
        let found = reading(text)
        #expect(found.contains("notice: the description of “T” is left out, as trips have none: “Booking: Z 8”"))
        let format = try #require(TripFormats.recognizing(Array(text.utf8)))
        let imported = try format.read(
            Array(text.utf8), ImportContext(fileName: "f", identifiers: SeededIdentifiers(seed: 1)))
        #expect(imported.trips.first?.plan.currency == "GBP")
    }

    @Test(
        "A number of days at a stop is one of nights",
        arguments: [
            #""days":3"#, #""days":"3 days""#, #""duration":"3 Tage""#, #""stay":"3 days""#, #""durationDays":3"#,
        ])
    func days(member: String) throws {
        let plan = try plan("," + member, #","days":2"#)
        #expect(plan.contains("Lyon|3") && plan.contains("Nice|2"), "\(plan)")
        #expect(
            plan.contains { $0.hasPrefix("the numbers of days in ") && $0.hasSuffix(" were taken for those of nights") }
        )
    }

    @Test("Numbers that count the stops up are no lengths, and two dates go before a number of days")
    func counts() throws {
        let counted = try plan(#","days":1"#, #","days":2"#)
        #expect(counted == ["no start", "Lyon", "Nice", "left out: “days” of 2 stops"])
        let dated = try plan(#","arrival":"2027-06-01","departure":"2027-06-03","days":3"#, #","arrival":"2027-06-03""#)
        #expect(dated == ["2027-06-01", "Lyon|2", "Nice", "left out: “days” of 1 stop"])
    }

    @Test(
        "The last stop has the nights up to the end of the trip, which is told",
        arguments: [
            (#""endDate":"2027-06-06","#, #","date":"2027-06-01""#, #","date":"2027-06-03""#),
            // 6 June 2027 in seconds.
            (#""end_date":1812240000,"#, #","date":"2027-06-01""#, #","date":"2027-06-03""#),
            (#""startDate":"2027-06-01","endDate":"2027-06-06","#, #","nights":2"#, ""),
        ])
    func end(trip: String, first: String, last: String) throws {
        #expect(
            try plan(first, last, trip: trip) == [
                "2027-06-01", "Lyon|2", "Nice|3", "“Nice” has 3 nights, up to the end of the trip that the file has",
            ])
    }

    @Test("A stop that is left on the last day has no night, and its own nights stay")
    func noEnd() throws {
        let date = #","date":"2027-06-01""#
        #expect(
            try plan(date, #","date":"2027-06-03""#, trip: #""endDate":"2027-06-03","#) == [
                "2027-06-01", "Lyon|2", "Nice",
            ])
        #expect(
            try plan(date, #","date":"2027-06-03","nights":1"#, trip: #""endDate":"2027-06-06","#).prefix(3)
                == ["2027-06-01", "Lyon|2", "Nice|1"])
    }

    @Test("The days of a trip in a list are those of its first and its last place")
    func rangeOfTrip() throws {
        let places = #"{\#(Self.lyon),"date":"2027-06-01"},{\#(Self.nice),"date":"2027-06-03"}"#
        let text = #"[{"title":"T","start_date":"2027-06-01","end_date":"2027-06-05","places":[\#(places)]}]"#
        #expect(try othersPlan(text, as: PlannerFormat()).prefix(3) == ["2027-06-01", "Lyon|2", "Nice|2"])
    }

    @Test(
        "Costs with their currency in the name, with words behind them, and names in other languages",
        arguments: [
            (#""Cost (EUR)":90"#, "Lyon|90"), (#""nights":3,"price":"€35/night""#, "Lyon|3|105"),
            (#""price":"€270 total""#, "Lyon|270"),
            (#""noches":1,"alojamiento":{"nombre":"Casa","precio":65}"#, "Lyon|1|65|Casa"),
            (#""activites":["Parc"]"#, "Lyon|Parc"),
        ])
    func words(member: String, expected: String) throws {
        let plan = try plan("," + member)
        #expect(plan.contains(expected), "\(plan)")
    }
}
