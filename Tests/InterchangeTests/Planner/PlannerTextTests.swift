import Interchange
import TestSupport
import Testing
import Text

@Suite("Texts inside the stops of other planners") struct PlannerTextTests {
    @Test(
        "A text of a stop is in its note, behind the name of its member",
        arguments: [
            (#""tips":["Old town","Market"]"#, "A[Tips: Old town, Market]"),
            (#""mustTry":"Fish soup and bread""#, "A[Must try: Fish soup and bread]"),
            (#""must_see":["Tower"]"#, "A[Must see: Tower]"),
            (#""todos":["Tower","Market"]"#, "A[Tower\nMarket]"),
            (#""details":{"description":"By the sea"}"#, "A[By the sea]"),
            (#""parking":{"notes":"behind the church"}"#, "A[Parking: behind the church]"),
        ])
    func texts(member: String, expected: String) {
        let found = reading(#"{"stops":[{"name":"A","lat":1,"lng":2,\#(member)},{"name":"B","lat":3,"lng":4}]}"#)
        #expect(found.first?.replacingText("@1,2", with: "") == "file: \(expected) B@3,4", "\(found)")
    }

    @Test("What else an object in a stop says is told, but for what is for programs and who wrote it")
    func told() {
        let stop = #""name":"A","lat":1,"lng":2,"ferry":{"operator":"X","price":9},"author":{"name":"Ann B"}"#
        let found = reading(#"{"stops":[{\#(stop),"photo":{"title":"P q"}},{"name":"B","lat":3,"lng":4}]}"#)
        #expect(found.contains("notice: left out: “ferry” of 1 stop"))
        #expect(found.count == 2)
    }

    @Test("A house never names a stop that has a name of its own, whatever the member is called")
    func house() {
        let text =
            #"[{"destination":"Paris","arrivalDate":"2027-01-10","departureDate":"2027-01-13","#
            + #""accommodation":{"name":"YHA","price":165}},{"destination":"Lyon","arrivalDate":"2027-01-13","#
            + #""todos":["Tower"]}]"#
        #expect(
            reading(text, places: smallGazetteer).first == "file: Paris@48.8566,2.3522[YHA] Lyon@45.764,4.8357[Tower]")
    }

    @Test("The days of sections give their texts to their stops")
    func sections() throws {
        let text =
            #"{"title":"T","data":{"sections":[{"heading":"Dia 1","blocks":[{"place":{"name":"A","lat":1,"lng":2}}]},"#
            + #"{"heading":"Dia 2","blocks":[{"type":"note","text":"water"},{"place":{"name":"B","lat":1,"lng":3}}]}]}}"#
        #expect(try othersPlan(text, as: PlannerFormat()) == ["no start", "A|1", "B|water"])
    }
}
