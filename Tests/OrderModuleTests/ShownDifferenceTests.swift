import Geodesy
import Testing

@testable import OrderModule

@Suite("The difference between two amounts as they are shown")
struct ShownDifferenceTests {
    @Test(
        "Whoever subtracts the distances that are shown gets the one that is shown",
        arguments: [
            (1_890_060, 1_234_540, false, "655.6 km"), (889_560, 444_780, false, "444.8 km"),
            (4_447_400, 2_373_600, true, "2073 km"), (4_447_600, 2_373_400, true, "2075 km"),
            (12_300, 9_870, false, "2.43 km"), (12_400, 9_870, true, "2.13 km"), (10_400, 9_600, true, "0.40 km"),
            (100_040, 100_010, false, "0.03 km"), (100_400, 100_000, false, "0.40 km"),
            (100_450, 100_000, false, "0.5 km"),
            (1_005, 0, false, "1.01 km"), (9_995, 0, false, "10.0 km"), (50_000, 0, false, "50.0 km"),
            (100_000.4, 100_000, false, nil), (2_000_400, 1_999_600, true, nil),
        ] as [(Double, Double, Bool, String?)])
    func distances(before: Double, after: Double, isRound: Bool, shown: String?) {
        #expect(ShownDifference.distance(before, after, in: .kilometers, isRound: isRound) == shown)
        #expect(ShownDifference.distance(after, before, in: .kilometers, isRound: isRound) == shown)
    }

    @Test(
        "So do the times, of which estimates are shown to 5 minutes",
        arguments: [
            (9_149, true, 7_351, true, "25 min"), (9_149, false, 7_351, false, "29 min"),
            (9_149, true, 7_351, false, "27 min"), (7_260, true, 7_140, true, nil), (90, true, 20, true, "1 min"),
            (174_600, true, 98_400, true, "21 h 10 min"),
        ] as [(Double, Bool, Double, Bool, String?)])
    func times(before: Double, isBefore: Bool, after: Double, isAfter: Bool, shown: String?) {
        #expect(ShownDifference.time((before, isBefore), (after, isAfter)) == shown)
    }
}
