import JSON
import TestSupport
import Testing
import Text

@Suite struct Numbers {
    func read(_ text: String) throws -> Double {
        try Array(text.utf8).withUnsafeBufferPointer { bytes in
            var reader = try JSONReader(bytes)
            return try reader.readDouble()
        }
    }

    @Test(
        "Reads the nearest double",
        arguments: [
            "0", "-0", "1", "-1", "0.1", "36.1716", "-115.13910000000001", "179.99999999999997", "1e22", "1e23",
            "1e-22",
            "1e-23",
            "9007199254740993", "9007199254740992.5", "9007199254740993.0000000001", "1.7976931348623157e308", "5e-324",
            "2e-324",
            "2.4703282292062327e-324", "2.4703282292062328e-324", "1e-400", "0e400", "123456789012345678901234567890",
            "0.000000000000000000000000000000000000000000001", "2.2250738585072011e-308",
            "1.00000000000000011102230246251565",
            "1.00000000000000011102230246251566", "0.5000000000000000277", "8.5e1",
        ])
    func nearestDouble(_ text: String) throws {
        let expected = try #require(Double(text))
        let value = try read(text)
        #expect(value.bitPattern == expected.bitPattern)
    }

    @Test("Reads random numbers as the standard library does") func randomNumbers() throws {
        var random = Random(seed: 1)
        for _ in 0..<LongRun.count(100_000) {
            let digits = (0..<random.next(upTo: 20) + 1).map { _ in String(random.next(upTo: 10)) }.joined()
            let point = random.next(upTo: digits.utf8.count)
            let whole = point == 0 ? "0" : String(Int(digits.prefix(point).prefix(18)) ?? 0)
            let exponent = random.next(upTo: 4) == 0 ? "e\(Int(random.next(upTo: 60)) - 30)" : ""
            let text = "\(whole).\(digits.dropFirst(point))\(exponent)"
            #expect(try read(text).bitPattern == Double(text)?.bitPattern, "\(text)")
        }
    }

    @Test(
        "Refuses what is too large",
        arguments: ["1e400", "-1e400", "1.8e308", "1" + String(repeating: "0", count: 309)])
    func tooLarge(_ text: String) {
        #expect(throws: TextFault(line: 1, column: 1, reason: "the number is too large")) { try read(text) }
    }

    @Test(
        "Writes the shortest text",
        arguments: [
            (0.0, "0"), (-0.0, "-0"), (1.0, "1"), (36.1716, "36.1716"), (-115.1391, "-115.1391"), (1e-7, "0.0000001"),
            (-0.0001, "-0.0001"), (1.5e-5, "0.000015"), (1e-9, "0.000000001"), (1e-10, "1e-10"),
            (100000000.0, "100000000"),
            (1e15, "1000000000000000"), (1e16, "1e+16"), (179.99999999999997, "179.99999999999997"),
            (.leastNonzeroMagnitude, "5e-324"),
            (20015114.352186374, "20015114.352186374"), (1.2345e-8, "0.000000012345"),
            (0.30000000000000004, "0.30000000000000004"),
        ])
    func shortestText(_ value: Double, _ text: String) {
        #expect(JSONValue.number(value)?.text() == text)
    }

    @Test("What is written reads back as it was") func readBack() throws {
        var random = Random(seed: 2)
        for _ in 0..<LongRun.count(50_000) {
            let places = [1.0, 10, 1e3, 1e5, 1e7][random.next(upTo: 5)]
            let degrees = Double(random.next(upTo: 360_000_000)) / 1e6 - 180
            let value = [degrees, (degrees * places).rounded() / places, Double(bitPattern: random.next())][
                random.next(upTo: 3)]
            guard value.isFinite else { continue }
            let text = try #require(JSONValue.number(value)).text()
            #expect(try read(text).bitPattern == value.bitPattern, "\(text)")
            #expect(text.utf8.count <= value.description.utf8.count + 9)
        }
    }

    @Test("Infinity and NaN have no text") func notFinite() {
        #expect(JSONValue.number(.infinity) == nil)
        #expect(JSONValue.number(.nan) == nil)
    }
}

/// A seeded row of numbers (xorshift64*).
struct Random: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return state &* 0x2545_F491_4F6C_DD1D
    }

    mutating func next(upTo bound: Int) -> Int { Int(next() >> 33) % bound }
}
