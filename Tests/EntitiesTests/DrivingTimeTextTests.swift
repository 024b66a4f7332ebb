import Entities
import Testing

@Suite("The driving time of a day, as it is typed") struct DrivingTimeTextTests {
    @Test("A number alone is hours", arguments: [("4", 240), ("24", 1_440), ("6h", 360), ("5h30", 330), ("45m", 45)])
    func hours(text: String, minutes: Int) throws { #expect(try PlanText.daily(text) == .dailyMinutes(minutes)) }

    @Test("More than a day is no driving time of one", arguments: ["25", "0", "360"])
    func tooMany(text: String) { #expect(throws: PlanError.self) { try PlanText.daily(text) } }
}
