import CivilTime
import Geodesy
import Itineraries

extension ImportContext {
    /// The minutes from a departure to an arrival, each by the clock of its place; the times as they are where no clock
    /// is known. Negative for an arrival in front of the departure; nil beyond ten days.
    func minutes(
        from leaves: CivilDateTime, at start: Coordinate, to arrives: CivilDateTime, at end: Coordinate
    ) -> Int? {
        let seconds =
            clock.map { clock in clock(end).seconds(of: arrives) - clock(start).seconds(of: leaves) }
            ?? arrives.secondsSince1970 - leaves.secondsSince1970
        return abs(seconds) <= 14_400 * 60 ? Int(seconds / 60) : nil
    }
}
