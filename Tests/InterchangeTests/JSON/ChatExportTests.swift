import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

@Suite("Conversations saved as JSON") struct ChatExportTests {
    private let towns = ["Porto": 41.1, "Coimbra": 40.2, "Lisbon": 38.7]

    private func nights(_ text: String) throws -> [String] {
        let imported = try JSONFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1),
                readPlace: { text, near in
                    guard let latitude = towns[text], let place = try? Coordinate(latitude: latitude, longitude: -8)
                    else {
                        return FoundPlace.ofCoordinates(text, near: near)
                    }
                    return .success(FoundPlace(name: text, location: place, label: text, wasLookedUp: true))
                }))
        return imported.trips.flatMap(\.waypoints).map { "\($0.name.text) \($0.plan.nights ?? 0)" }
    }

    @Test(
        "The messages of Telegram, Slack and Discord are the lines of a list",
        arguments: [
            #"""
            {"name":"Trip","type":"private_group","messages":[
            {"id":1,"type":"message","date":"2027-05-01T10:00:00","from":"Anna","text":"Porto 2 nights"},
            {"id":2,"type":"message","date":"2027-05-01T10:01:00","from":"Ben","text":[{"type":"bold","text":"Coimbra"}," 1 night"]},
            {"id":3,"type":"message","date":"2027-05-01T10:02:00","from":"Anna","text":"Lisbon 3 nights"}]}
            """#,
            #"""
            [{"type":"message","user":"U1","ts":"1811808000.000100","text":"Porto 2 nights"},
            {"type":"message","user":"U2","ts":"1811808060.000100","text":"Coimbra 1 night"},
            {"type":"message","user":"U1","ts":"1811808120.000100","text":"Lisbon 3 nights"}]
            """#,
            #"""
            {"guild":{"name":"G"},"messages":[
            {"timestamp":"2027-05-01T10:00:00.1+00:00","content":"Porto 2 nights","author":{"name":"Anna"}},
            {"timestamp":"2027-05-01T10:01:00.1+00:00","content":"Coimbra 1 night","author":{"name":"Ben"}},
            {"timestamp":"2027-05-01T10:02:00.1+00:00","content":"Lisbon 3 nights","author":{"name":"Anna"}}]}
            """#,
        ])
    func conversations(text: String) throws {
        #expect(try nights(text) == ["Porto 2", "Coimbra 1", "Lisbon 3"])
    }

    @Test("A place that was shared is a stop, and the file no planner's")
    func shared() throws {
        let text = #"""
            {"name":"Plan","type":"personal_chat","messages":[
            {"type":"message","date":"2027-05-01T10:00:00","from":"A","text":"Porto 2 nights"},
            {"type":"message","date":"2027-05-01T10:01:00","from":"B","text":"","location_information":{"latitude":40.5,"longitude":-8.5}},
            {"type":"message","date":"2027-05-01T10:02:00","from":"A","text":"Lisbon 3 nights"}]}
            """#
        #expect(TripFormats.recognizing(Array(text.utf8))?.name == "json")
        #expect(try nights(text).count == 3)
    }
}
