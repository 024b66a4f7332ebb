import Testing

@Suite("Names of the ends of lines") struct GeoJSONLineNameTests {
    private func line(_ properties: String, _ positions: String) -> String {
        #"{"type":"Feature","properties":{\#(properties)},"geometry":{"type":"LineString","coordinates":[\#(positions)]}}"#
    }

    private func read(_ lines: [String]) -> [String] {
        reading(#"{"type":"FeatureCollection","features":["# + lines.joined(separator: ",") + "]}")
    }

    @Test(
        "Stops of lines that follow one another are called as their fields and names say",
        arguments: [
            (#""from":"Porto","to":"Coimbra""#, #""from":"Coimbra","to":"Lisbon""#, "Porto Coimbra Lisbon"),
            (#""name":"Porto - Coimbra""#, #""name":"Coimbra - Lisbon""#, "Porto Coimbra Lisbon"),
            (#""name":"Day 1: Porto to Coimbra""#, #""name":"Day 2: Coimbra to Lisbon""#, "Porto Coimbra Lisbon"),
            (#""name":"Day 1 Porto to Coimbra""#, #""name":"Day 2 Coimbra - Lisbon""#, "Porto Coimbra Lisbon"),
            (#""name":"Tag 1 Porto - Coimbra""#, #""name":"Tag 2 – Coimbra - Lisbon""#, "Porto Coimbra Lisbon"),
            (#""start":"Porto","end":"Coimbra""#, #""name":"Lisboa""#, "Porto Coimbra Lisboa_(end)"),
            (#""name":"Stage 1 - Porto""#, #""name":"B""#, "Stage_1_-_Porto_(start) B_(start) B_(end)"),
        ])
    func names(first: String, second: String, stops: String) {
        let names = stops.split(separator: " ").map { $0.split(separator: "_").joined(separator: " ") }
        let found = read([line(first, "[2,1],[3,2],[4,3]"), line(second, "[4,3],[6,5]")]).first ?? ""
        let named = zip(names, ["1,2", "3,4", "5,6"]).map { "\($0)@\($1)" }
        #expect(named.allSatisfy { found.contains($0) }, "\(found)")
    }

    @Test("Lines of days have the dates of their properties and only their ends as stops; names that are lost are told")
    func days() {
        func found(_ first: String, _ second: String) -> [String] {
            read([
                line("\"name\":\"\(first)\",\"date\":\"2027-06-05\"", "[2,1],[3,2],[4,3]"),
                line("\"name\":\"\(second)\",\"date\":\"2027-06-06\"", "[4,3],[5,4],[6,5]"),
            ])
        }
        let days = "notice: the days are those of the parts of the way, from 2027-06-05 on: one sleeps where each ends"
        for (first, second) in [("Etappe 1", "Etappe 2"), ("Valley", "Pass")] {
            let found = found(first, second)
            #expect(found.first?.split(separator: "@").count == 4, "\(found)")
            #expect(found.contains(days), "\(found)")
            let told = "notice: left out: the names of parts of the way: “Valley”, “Pass”"
            #expect(found.contains(told) == (first == "Valley"), "\(found)")
        }
    }

    @Test("What is between two named ends only draws the line") func drawn() {
        #expect(
            read([line(#""from":"Porto","to":"Coimbra","km":"120""#, "[2,1],[3,2],[4,3]")]).first
                == "file: Porto@1,2[km: 120] Coimbra@3,4")
    }
}
