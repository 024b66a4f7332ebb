import Testing

@testable import Cartography

@Suite("The dashes of crossings")
struct DashTests {
    @Test(
        "A ferry shorter than two dashes has shorter ones, and one of a few dots is a line",
        arguments: [(3, "4.6 2.6"), (4, "6.2 3.5"), (1, "7 4"), (10, "7 4")] as [(Double, String)])
    func shortFerry(dots: Double, expected: String) {
        let line = [DotPoint(x: 5, y: 5), DotPoint(x: 5 + dots, y: 5)]
        #expect(SVGMap.dashes(.ferry, along: line) == expected)
        #expect(SVGMap.dashes(.train, along: line) == SVGMap.dashes(.train))
    }
}
