import Testing

@testable import Itineraries

@Suite("Headings of days in a very low window") struct ShortHeadingTests {
    private static let trip = "Day 1 · Sat 12 Jun 2027 · about 5 h, 442 km by road"
    private static let days =
        "Day 1 · Sat 12 Jun 2027 · Munich → Bled · about 5 h, 442 km by road · sun 05:13 – 20:56"

    @Test(
        "What tells least goes first; the day and the time of driving stay",
        arguments: [
            (trip, 60, trip), (trip, 48, "Day 1 · Sat 12 Jun · about 5 h, 442 km by road"),
            (trip, 39, "Day 1 · Sat 12 Jun · about 5 h, 442 km"), (trip, 30, "Day 1 · Sat 12 Jun · about 5 h"),
            (days, 100, days), (days, 64, "Day 1 · Sat 12 Jun · Munich → Bled · about 5 h, 442 km by road"),
            (days, 39, "Day 1 · Sat 12 Jun · about 5 h, 442 km"), (days, 12, "Day 1 · Sat…"),
            ("Days 4–5 · Tue 15 Jun to Wed 16 Jun 2027", 36, "Days 4–5 · Tue 15 Jun to Wed 16 Jun…"),
        ])
    func shortened(heading: String, width: Int, expected: String) {
        #expect(ItineraryText.shortened(heading, toWidth: width) == expected)
    }
}
