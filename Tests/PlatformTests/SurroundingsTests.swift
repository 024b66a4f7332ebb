import Foundation
import Platform
import Testing

@Suite("Clock and environment")
struct WorldTests {
    @Test(
        "UTC by the calendar, leap years and times before 1970 too",
        arguments: [
            (0, "1970-01-01T00:00:00"), (-1, "1969-12-31T23:59:59"), (951_782_400_000, "2000-02-29T00:00:00"),
            (4_107_542_399_000, "2100-02-28T23:59:59"), (4_107_542_400_000, "2100-03-01T00:00:00"),
            (1_795_228_096_789, "2026-11-21T02:28:16"), (-62_135_596_800_000, "0001-01-01T00:00:00"),
        ] as [(Int64, String)])
    func calendar(milliseconds: Int64, text: String) {
        let time = LocalTime(utc: milliseconds)
        #expect(time.dateAndTime == text)
        #expect("\(time.date) \(time.hourAndMinute)" == text.replacing("T", with: " ").dropLast(3))
    }

    @Test("UTC agrees with Foundation's calendar for every 40th hour over 500 years")
    func calendarAgainstFoundation() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        for step in stride(from: Int64(-2_000_000), to: 2_400_000, by: 40) where step % 400 == 0 {
            let milliseconds = step * 3_600_000
            let date = Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
            let parts = calendar.dateComponents([.year, .month, .day, .hour], from: date)
            let time = LocalTime(utc: milliseconds)
            #expect(time.year == parts.year && time.month == parts.month)
            #expect(time.day == parts.day && time.hour == parts.hour)
        }
    }

    @Test("The live clock agrees with Foundation's and goes on")
    func liveClock() {
        let clock = LiveClock()
        let before = Int64(Date().timeIntervalSince1970 * 1_000)
        #expect(clock.now >= before - 1)
        let start = clock.uptime
        #expect(clock.uptime >= start)
    }

    @Test("The live environment: variables, home, host, process, local time")
    func liveEnvironment() throws {
        let environment = LiveEnvironment()
        #expect(environment.variable("PATH") == ProcessInfo.processInfo.environment["PATH"])
        #expect(environment.variable("ROADTRIP_NOT_SET_ANYWHERE") == nil)
        #expect(environment.processID == Int(ProcessInfo.processInfo.processIdentifier))
        #expect(!environment.hostName.isEmpty)
        #expect(environment.homeDirectory?.hasPrefix("/") == true)
        let now = LiveClock().now
        let time = environment.localTime(at: now)
        let utc = LocalTime(utc: now)
        #expect(abs(time.year - utc.year) <= 1)
        // Every zone is a whole number of minutes off.
        #expect(time.second == utc.second)
    }

    @Test("In memory, an empty HOME is none and local time is ahead by so many minutes")
    func inMemory() {
        #expect(InMemoryEnvironment(variables: ["HOME": ""]).homeDirectory == nil)
        #expect(InMemoryEnvironment(variables: ["HOME": "/home/me"]).homeDirectory == "/home/me")
        let environment = InMemoryEnvironment(minutesEast: 90)
        #expect(environment.localTime(at: 0).hour == 1)
        #expect(environment.localTime(at: 0).minute == 30)
    }
}
