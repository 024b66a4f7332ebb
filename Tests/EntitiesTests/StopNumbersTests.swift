import Entities
import Testing

@Suite struct StopNumbersTests {
    @Test(
        "the names that stops without one get, in words",
        arguments: [
            ([], ""), ([3], "“Stop 3”"), ([1, 2], "“Stop 1” and “Stop 2”"), ([1, 2, 3], "“Stop 1” to “Stop 3”"),
            ([2, 4], "“Stop 2” and “Stop 4”"), ([1, 2, 3, 5, 7], "“Stop 1” to “Stop 3”, “Stop 5” and “Stop 7”"),
            ([1, 2, 5, 6, 8, 9], "“Stop 1”, “Stop 2”, “Stop 5”, “Stop 6”, “Stop 8” and “Stop 9”"),
            ([1, 3, 5, 7], "“Stop 1”, “Stop 3”, “Stop 5” and others"),
            ([1, 3, 5, 6, 7], "“Stop 1”, “Stop 3” and “Stop 5” to “Stop 7”"),
        ])
    func names(numbers: [Int], expected: String) {
        #expect(StopNumbers(numbers).names == expected)
        #expect(StopNumbers(numbers).count == numbers.count)
    }

    @Test("a notice names the stops")
    func notice() throws {
        let trip = try Name("T")
        let one = DecodingNotice.stopsNamed(StopNumbers([4]), trip: trip)
        let many = DecodingNotice.stopsNamed(StopNumbers(1...1_000), trip: trip)
        #expect("\(one)" == "1 stop of “T” had no name; it is called “Stop 4”")
        #expect("\(many)" == "1000 stops of “T” had no name; they are called “Stop 1” to “Stop 1000”")
    }
}
