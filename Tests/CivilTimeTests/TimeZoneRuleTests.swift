import CivilTime
import Testing

@Suite("Rules of time zones")
struct TimeZoneRuleTests {
    private func offset(_ rule: String, _ instant: String) throws -> Int {
        let instant = try #require(Instant(text: instant + ".000Z"))
        return try #require(TimeZoneRule(posix: rule)).secondsFromUTC(at: instant)
    }

    @Test(
        "The clocks change at the second that the rule says, in both halves of the Earth",
        arguments: [
            ("CET-1CEST,M3.5.0,M10.5.0/3", "2027-03-28T00:59:59", 3_600),
            ("CET-1CEST,M3.5.0,M10.5.0/3", "2027-03-28T01:00:00", 7_200),
            ("CET-1CEST,M3.5.0,M10.5.0/3", "2027-10-31T00:59:59", 7_200),
            ("CET-1CEST,M3.5.0,M10.5.0/3", "2027-10-31T01:00:00", 3_600),
            ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2027-01-01T00:00:00", 39_600),
            ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2027-07-01T00:00:00", 36_000),
            ("MST7", "2027-07-01T00:00:00", -25_200), ("MST7MDT,M3.2.0,M11.1.0", "2027-07-01T00:00:00", -21_600),
            ("<+0545>-5:45", "2027-07-01T00:00:00", 20_700),
            ("NST3:30NDT,M3.2.0,M11.1.0", "2027-01-01T00:00:00", -12_600),
            ("IST-1GMT0,M10.5.0,M3.5.0/1", "2027-01-01T00:00:00", 0),
            ("IST-1GMT0,M10.5.0,M3.5.0/1", "2027-07-01T00:00:00", 3_600),
            ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2027-03-28T00:59:59", -7_200),
            ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2027-03-28T01:00:00", -3_600),
            ("XST0XDT,J60,J300", "2028-03-01T01:59:59", 0), ("XST0XDT,J60,J300", "2028-03-01T02:00:00", 3_600),
            ("XST0XDT,59,300", "2028-02-29T02:00:00", 3_600),
        ])
    func offsets(rule: String, instant: String, offset seconds: Int) throws {
        #expect(try offset(rule, instant) == seconds)
    }

    @Test(
        "The moment of a local time: in a gap as if the clocks had not gone, of two the first",
        arguments: [
            ("2027-06-12T09:00:00", "2027-06-12T07:00:00.000Z"), ("2027-01-12T09:00:00", "2027-01-12T08:00:00.000Z"),
            ("2027-03-28T02:30:00", "2027-03-28T01:30:00.000Z"), ("2027-10-31T02:30:00", "2027-10-31T00:30:00.000Z"),
            ("2027-10-31T03:00:00", "2027-10-31T02:00:00.000Z"),
        ])
    func moments(local: String, instant: String) throws {
        let rule = try #require(TimeZoneRule(posix: "CET-1CEST,M3.5.0,M10.5.0/3"))
        let civil = try #require(Instant(text: local + ".000Z")).civil()
        #expect(rule.instant(of: civil).text == instant)
        if !local.contains("T02:30") { #expect(rule.civil(at: rule.instant(of: civil)) == civil) }
    }

    @Test(
        "Offsets in front of a rule hold until their moments",
        arguments: [
            ("2026-03-08T09:59:59", -28_800), ("2026-03-08T10:00:00", -25_200), ("2027-01-01T00:00:00", -25_200),
        ])
    func earlierOffsets(instant: String, offset: Int) throws {
        let rule = try #require(TimeZoneRule(text: "-28800@1772964000;MST7"))
        let moment = try #require(Instant(text: instant + ".000Z"))
        #expect(rule.secondsFromUTC(at: moment) == offset)
        #expect(rule.instant(of: rule.civil(at: moment)) == moment)
        // 02:30 is skipped: the clocks go from 02:00 to 03:00.
        let skipped = try #require(Instant(text: "2026-03-08T02:30:00.000Z")).civil()
        #expect(rule.instant(of: skipped).text == "2026-03-08T10:30:00.000Z")
    }

    @Test(
        "What is no list of offsets in front of a rule is none",
        arguments: ["", ";MST7", "1@;MST7", "@1;MST7", "1@2", "1@2;", "99999@2;MST7", "1@2;1@2;MST7", "1@2@3;MST7"])
    func noEarlierOffsets(text: String) {
        #expect(TimeZoneRule(text: text) == nil)
        #expect(TimeZoneRule(text: "MST7") == TimeZoneRule(posix: "MST7"))
    }

    @Test(
        "What is no rule is none",
        arguments: [
            "", "X", "CET", "CET-", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0",
            "CET-1CEST,M3.6.0,M10.5.0",
            "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,M3.5.0,M10.5.0/3x", "CET-25", "CET-1:60", "<+01-1", "<>-1",
            "CET-1CEST,J0,J1", "CET-1CEST,366,1", "CET-1CEST,M3.5.0/168,M10.5.0",
        ])
    func noRule(text: String) {
        #expect(TimeZoneRule(posix: text) == nil)
    }
}
