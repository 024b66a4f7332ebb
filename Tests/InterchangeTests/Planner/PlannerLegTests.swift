import Testing

/// Lists of legs, and of places without a day, in the JSON of others.
@Suite("Legs in the JSON of other planners") struct PlannerLegTests {
    @Test(
        "Each end of a leg is a stop, once, and the last one is not lost",
        arguments: [
            (
                #"{"name":"T","legs":[{"from":{"name":"A","lat":1,"lng":2},"to":{"name":"B","lat":3,"lng":4}},"#
                    + #"{"from":{"name":"B","lat":3,"lng":4},"to":{"name":"C","lat":5,"lng":6}}]}"#,
                ["T: A@1,2 B@3,4 C@5,6"]
            ),
            (
                #"[{"from":"2027-06-12","to":"2027-06-14","name":"A","lat":1,"lng":2}]"#, ["file: A@1,2"]
            ),
            (
                #"{"segments":[{"origin":{"name":"A","lat":1,"lng":2},"destination":{"name":"B","lat":3,"lng":4}}]}"#,
                ["file: A@1,2 B@3,4"]
            ),
            (#"{"stops":[{"destination":"A","lat":1,"lng":2},{"name":"B","lat":3,"lng":4}]}"#, ["file: A@1,2 B@3,4"]),
        ])
    func legs(text: String, expected: [String]) {
        #expect(Array(reading(text).prefix(1)) == expected)
    }

    @Test("Places of a list without a day are behind those of the days, so that the first day stays the first")
    func undated() {
        let text =
            #"{"tripPlan":{"title":"T","itinerary":{"sections":["#
            + #"{"blocks":[{"place":{"name":"Wish","lat":9,"lng":9}}]},"#
            + #"{"date":"2027-06-12","blocks":[{"place":{"name":"A","lat":1,"lng":2}}]},"#
            + #"{"date":"2027-06-13","blocks":[{"place":{"name":"B","lat":3,"lng":4}}]}]}}}"#
        let found = reading(text)
        #expect(found.first?.hasPrefix("T: A@1,2") == true)
        #expect(found.first?.contains("Wish@9,9") == true)
        #expect(found.contains("notice: 1 place of a list without a day is behind those of the days"))
    }
}
