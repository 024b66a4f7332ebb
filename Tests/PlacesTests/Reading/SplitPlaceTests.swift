import Places
import Testing

@Suite("Places spread over several arguments")
struct SplitPlaceTests {
    @Test(
        "neighbours that are coordinates together are found",
        arguments: [
            (["40.757", "-73.986"], 0..<2, "40.757,-73.986"),
            (["40.757,", "-73.986"], 0..<2, "40.757,-73.986"),
            (["40.757", ",-73.986"], 0..<2, "40.757,-73.986"),
            (["40.757", ",", "-73.986"], 0..<3, "40.757,-73.986"),
            (["Lyon", "40.757", "-73.986"], 1..<3, "40.757,-73.986"),
            (["1,2", "40.757", "-73.986"], 1..<3, "40.757,-73.986"),
            (["Home=40.757,", "-73.986"], 0..<2, "Home=40.757,-73.986"),
            (["Home=", "40.757,-73.986"], 0..<2, "Home=40.757,-73.986"),
            (["Times", "Square=40.757,-73.986"], nil, nil),
            (["40", "45", "25", "N", "73", "59", "10", "W"], 0..<8, "40 45 25 N 73 59 10 W"),
        ] as [([String], Range<Int>?, String?)])
    func found(arguments: [String], range: Range<Int>?, joined: String?) {
        let place = SplitPlace(in: arguments)
        #expect(place?.arguments == range)
        #expect(place?.joined == joined)
    }

    @Test(
        "places that stand for themselves are left alone",
        arguments: [
            [], ["Lyon"], ["New", "York"], ["1,2", "3,4"], ["1,2", "30"], ["Lyon", "1,2"], ["1770", "Lyon"],
        ])
    func none(arguments: [String]) {
        #expect(SplitPlace(in: arguments) == nil)
    }

    @Test("what is said shows the place as it should be written")
    func message() {
        #expect(
            SplitPlace(in: ["40.757", "-73.986"])?.description
                == "2 arguments make one place together; put quotes around them: “40.757,-73.986”")
    }
}
