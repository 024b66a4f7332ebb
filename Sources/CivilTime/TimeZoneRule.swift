/// The rule of a time zone: its offset from UTC, and in many zones a second offset in summer.
///
/// Its text has the form of the environment variable TZ in POSIX.1-2024 (8.3) and of the footer of a TZif file (RFC
/// 9636, 3.3): `CET-1CEST,M3.5.0,M10.5.0/3`. Such a text covers neither what was before the rule nor changes that
/// depend on the moon, as in Morocco; offsets until given moments can stand in front of it.
package struct TimeZoneRule: Hashable, Sendable {
    /// The offset of standard time from UTC in seconds, positive east of Greenwich.
    package let standardOffset: Int
    /// The rule for summer time; nil if the clocks are never changed.
    private let summer: Summer?
    /// The offsets before the rule, in order.
    private var earlier: [Earlier] = []

    /// An offset that held until a moment.
    private struct Earlier: Hashable {
        /// The moment in seconds since 1970-01-01 UTC.
        let until: Int64
        let offset: Int
    }

    /// The part of the year that is not standard time.
    private struct Summer: Hashable {
        let offset: Int
        let start: YearlyMoment
        let end: YearlyMoment
    }

    /// Parses a rule; nil if the text is not one. Offsets are below 25 hours; times of changes are between -167 and 167
    /// hours.
    package init?(posix text: String) {
        var reader = TimeZoneRuleReader(text)
        guard reader.skipName(), let offset = reader.offset(hours: 24) else { return nil }
        standardOffset = -offset
        if reader.isAtEnd {
            summer = nil
            return
        }
        guard reader.skipName() else { return nil }
        var summerOffset = standardOffset + 3_600
        if !reader.isAt(",") {
            guard let given = reader.offset(hours: 24) else { return nil }
            summerOffset = -given
        }
        guard reader.skip(","), let start = reader.moment(), reader.skip(","), let end = reader.moment(), reader.isAtEnd
        else { return nil }
        summer = Summer(offset: summerOffset, start: start, end: end)
    }

    /// Parses a rule with the offsets in front of it that held before: `-28800@1772964000;MST7` is 8 hours west of
    /// Greenwich until that second since 1970-01-01 UTC, then the rule behind. Nil if the text is not one.
    package init?(text: String) {
        let parts = text.split(separator: ";", omittingEmptySubsequences: false)
        self.init(posix: String(parts.last ?? ""))
        for part in parts.dropLast() {
            let numbers = part.split(separator: "@", omittingEmptySubsequences: false)
            guard numbers.count == 2, let offset = Int(numbers[0]), offset.magnitude < 90_000,
                let until = Int64(numbers[1]), until > earlier.last?.until ?? .min
            else { return nil }
            earlier.append(Earlier(until: until, offset: offset))
        }
    }

    /// Creates the rule of a zone with a fixed offset from UTC in seconds.
    package init(secondsFromUTC: Int) {
        standardOffset = secondsFromUTC
        summer = nil
    }

    /// The offset from UTC in seconds at a moment. Constant time.
    package func secondsFromUTC(at instant: Instant) -> Int {
        secondsFromUTC(at: instant.milliseconds.floored(by: 1_000))
    }

    /// The local day and time at a moment.
    package func civil(at instant: Instant) -> CivilDateTime {
        instant.civil(secondsFromUTC: secondsFromUTC(at: instant))
    }

    /// The moment of the local day and time `local`.
    ///
    /// A local time that is skipped when the clocks go forward is interpreted with the offset before the change (02:30
    /// means 03:30); of a time that occurs twice, the first is used.
    package func instant(of local: CivilDateTime) -> Instant {
        let seconds = local.secondsSince1970
        let offsets = [standardOffset, summer?.offset ?? standardOffset] + earlier.map(\.offset)
        let fitting = offsets.filter { secondsFromUTC(at: seconds - Int64($0)) == $0 }
        // The greater offset gives the earlier moment; in a gap the offset before the change is used.
        let offset = fitting.max() ?? secondsFromUTC(at: seconds - Int64(offsets.max() ?? 0))
        return Instant(milliseconds: (seconds - Int64(offset)) * 1_000)
    }

    /// The offset from UTC in seconds, at a moment in seconds since 1970-01-01 UTC.
    private func secondsFromUTC(at seconds: Int64) -> Int {
        if let before = earlier.first(where: { seconds < $0.until }) { return before.offset }
        guard let summer else { return standardOffset }
        let year = CivilDate(daysSince1970: (seconds + Int64(standardOffset)).floored(by: 86_400)).year
        let start = summer.start.localSeconds(year) - Int64(standardOffset)
        let end = summer.end.localSeconds(year) - Int64(summer.offset)
        let isSummer = start < end ? start <= seconds && seconds < end : seconds < end || start <= seconds
        return isSummer ? summer.offset : standardOffset
    }
}
