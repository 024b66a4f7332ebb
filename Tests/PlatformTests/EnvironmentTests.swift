import Foundation
import Platform
import TestSupport
import Testing

@Suite("Clock and environment")
struct EnvironmentTests {
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
        let date = Date(timeIntervalSince1970: Double(now) / 1_000)
        #expect(environment.secondsFromUTC(at: now) == TimeZone.current.secondsFromGMT(for: date))
    }

    @Test("In memory, an empty HOME is none and local time is ahead by the minutes given")
    func inMemory() {
        #expect(InMemoryEnvironment(variables: ["HOME": ""]).homeDirectory == nil)
        #expect(InMemoryEnvironment(variables: ["HOME": "/home/me"]).homeDirectory == "/home/me")
        let environment = InMemoryEnvironment(minutesEast: 90)
        #expect(environment.secondsFromUTC(at: 0) == 5_400)
    }
}
