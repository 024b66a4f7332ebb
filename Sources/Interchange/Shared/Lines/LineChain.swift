import Geodesy

/// Finds the lines of a file that follow one another: each begins where the one before ended, as the days of a journey
/// do. A line that leads back to its start is a tour of its own.
enum LineChain {
    /// The beginning and the end of a line.
    typealias Ends = (start: Coordinate, end: Coordinate)

    /// The largest distance between the end of a line and the beginning of the next, in metres.
    private static let reach = 500.0

    /// The largest such distance where the lines are those of days that follow one another, in metres: one sleeps near
    /// the way.
    static let reachOverNight = 5_000.0

    /// The ranges of lines that are a chain each, or a line alone; a line of which no ends are known is alone. `days`
    /// are those of the lines, as far as they are known; `areParts` tells of a line whether it and the one before are
    /// parts of one thing, between which the way may be missing. Linear.
    static func chains(
        _ lines: [Ends?], days: [TrackDay], areParts: (_ line: Int) -> Bool = { _ in false }
    ) -> [Range<Int>] {
        var chains: [Range<Int>] = []
        for (index, line) in lines.enumerated() {
            if let line, let last = chains.last, let before = lines[index - 1], !isLoop(before), !isLoop(line),
                before.end.distance(to: line.start)
                    <= (areParts(index) || days[index - 1].isBefore(days[index]) ? reachOverNight : reach)
            {
                chains[chains.count - 1] = last.lowerBound..<index + 1
            } else {
                chains.append(index..<index + 1)
            }
        }
        return chains
    }

    private static func isLoop(_ line: Ends) -> Bool { line.start.distance(to: line.end) <= reach }
}
