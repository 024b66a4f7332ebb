import Interchange
import TestSupport
import Testing

@Suite("Where one sleeps, and the names of places, in the JSON of other planners") struct PlannerLodgingTests {
    /// The JSON of two days, of which the first has two places and more members.
    private func days(_ more: String, places: String = "places") -> String {
        """
        {"title":"T","days":[{"date":"2027-06-01","\(places)":[{"name":"A","lat":41,"lng":16},
        {"name":"B","lat":41,"lng":17}],\(more)},{"date":"2027-06-02","\(places)":[{"name":"C","lat":40,"lng":18}]}]}
        """
    }

    @Test(
        "The house of a day is at the last place of the day",
        arguments: [
            (#""accommodation":{"name":"Inn","price":90,"currency":"EUR"}"#, "B|1|90|Inn"),
            (#""accommodation":{"name":"Inn","address":"B","price":"90 €"}"#, "B|1|90|Inn"),
            (#""hotel":"Inn""#, "B|1|Inn"), (#""hotel":"Inn","hotel_price":"€90""#, "B|1|90|Inn"),
            (#""stay":{"name":"Inn","cost":90}"#, "B|1|90|Inn"),
            (#""stay":"Inn""#, "B|1|Inn"), (#""overnight":"B""#, "B|1"),
            (#""unterkunft":"Inn""#, "B|1|Inn"),
        ])
    func days(member: String, expected: String) throws {
        let plan = try othersPlan(days(member), as: PlannerFormat())
        #expect(Array(plan.prefix(4)) == ["2027-06-01", "A", expected, "C"])
    }

    @Test("The house of the last day is a night, and that of a place is there")
    func lastDay() throws {
        let last = #"{"days":[{"day":1,"places":[{"name":"A","lat":1,"lng":2}],"hotel":{"name":"H","price":90}}]}"#
        #expect(try othersPlan(last, as: PlannerFormat()).contains("A|1|90|H"))
        let place = #"{"stops":[{"name":"A","lat":1,"lng":2,"hotel":"H","nights":2},{"name":"B","lat":1,"lng":3}]}"#
        #expect(try othersPlan(place, as: PlannerFormat()).contains("A|2|H"))
        let house =
            #"{"stops":[{"name":"A","lat":1,"lng":2,"hotel":{"name":"H","nights":2}},{"name":"B","lat":1,"lng":3}]}"#
        #expect(try othersPlan(house, as: PlannerFormat()).contains("A|2|H"))
        // Nobody stays for three minutes.
        let stay = #"{"stops":[{"name":"A","lat":1,"lng":2,"stay":3},{"name":"B","lat":1,"lng":3}]}"#
        #expect(try othersPlan(stay, as: PlannerFormat()).contains("A|3"))
    }

    @Test("What a stop is called in any of the usual words", arguments: ["stop", "where", "ort", "ville", "città"])
    func names(key: String) {
        let named = #"[{"\#(key)":"Paris","nights":2,"when":"2027-06-01"},{"\#(key)":"Lyon","nights":1}]"#
        #expect(reading(named, places: smallGazetteer).first == "file: Paris@48.8566,2.3522 Lyon@45.764,4.8357")
        let placed = #"[{"\#(key)":"Wien","lat":48.2,"lon":16.4},{"\#(key)":"Graz","lat":47.1,"lon":15.4}]"#
        #expect(reading(placed).first == "file: Wien@48.2,16.4 Graz@47.1,15.4")
    }
}
