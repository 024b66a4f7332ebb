import CivilTime
import Entities
import TestSupport
import Testing

@Suite("The days of joined trips")
struct JoinedDaysTests {
    /// A trip that begins on a day of June 2027 and may take some days.
    private func part(_ stops: [String], day: Int?, days: Int?) throws -> Trip {
        var part = try trip("T", stops: stops)
        try part.plan.set(.start(day.flatMap { CivilDate(text: "2027-06-\($0)") }))
        try part.plan.set(.days(days))
        return part
    }

    @Test(
        "a day on which one trip ends and the next begins counts once; without dates all count, and none where one is open",
        arguments: [
            (12, 5, 16, 12, 16), (12, 5, 17, 12, 17), (12, 5, 15, 12, 17), (nil, 5, 16, 12, 17), (12, 5, nil, 12, 17),
            (12, nil, 16, 12, nil),
        ] as [(Int?, Int?, Int?, Int?, Int?)])
    func shared(day: Int?, days: Int?, nextDay: Int?, nextDays: Int?, sum: Int?) throws {
        let (first, second) = (
            try part(["A", "B"], day: day, days: days), try part(["C"], day: nextDay, days: nextDays)
        )
        #expect(Edits.days(ofJoined: [first, second]) == sum)
    }
}
