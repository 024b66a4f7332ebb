import Testing

@testable import Console

@Suite("Bar")
struct BarTests {
    @Test(
        "a bar is as long as its value, to an eighth of a column",
        arguments: [
            (0, ""), (0.001, "▏"), (1, "█"), (1.125, "█▏"), (1.25, "█▎"), (1.375, "█▍"), (1.5, "█▌"), (1.625, "█▋"),
            (1.75, "█▊"), (1.875, "█▉"), (1.95, "██"), (10, "██████████"), (11, "██████████"),
            (.infinity, "██████████"),
            (-1, ""), (.nan, ""),
        ] as [(Double, String)])
    func blocks(value: Double, expected: String) {
        #expect(Bar.text(value, of: 10, width: 10) == expected)
    }

    @Test("without a maximum or a width there is no bar")
    func degenerate() {
        #expect(Bar.text(1, of: 0, width: 10) == "")
        #expect(Bar.text(0, of: 0, width: 10) == "")
        #expect(Bar.text(1, of: .infinity, width: 10) == "")
        #expect(Bar.text(1, of: .nan, width: 10) == "")
        #expect(Bar.text(1, of: 1, width: 0) == "")
        #expect(Bar.text(1, of: 1, width: -3) == "")
    }
}
