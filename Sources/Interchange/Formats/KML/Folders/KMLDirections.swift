import Entities
import Geodesy
import Text

extension [KMLFolder] {
    /// The largest distance in metres between the end of directions and the beginning of the next ones that have the
    /// same name; without that it is the same place.
    private static let sameName = 1_000.0

    /// Joins layers of directions beside each other of which each begins where the one before ended, as maps of several
    /// days have them: one journey by the name of what is around them. Not where the points have plans, which `planned`
    /// tells by the numbers of the folders. Linear.
    mutating func chainDirections(planned: Set<Int>) {
        var first: Int?
        var day = TrackDay(title: nil)
        for index in indices where !self[index].points.isEmpty || self[index].lineCount > 0 {
            guard self[index].isDirections, !planned.contains(index) else {
                first = nil
                continue
            }
            let lastDay = self[index].lines.last?.day ?? TrackDay(title: nil)
            guard let chain = first, self[chain].parent == self[index].parent,
                let end = self[chain].points.last, let start = self[index].points.first, goesOn(end, start)
            else {
                (first, day) = (index, lastDay)
                continue
            }
            if let parent = self[index].parent, let whole = self[parent].name { self[chain].name = whole }
            let nights = self[index].lines.first.flatMap { day.nights(to: $0.day) } ?? 0
            self[chain].append(directions: self[index].points, nights: nights)
            self[index].clear()
            day = lastDay
        }
    }

    /// Whether the beginning of directions is the end of those before.
    private func goesOn(_ end: ImportedStop, _ start: ImportedStop) -> Bool {
        let distance = end.location.distance(to: start.location)
        guard distance > ImportedStop.sameWithin else { return true }
        guard distance <= Self.sameName, let name = end.name, let other = start.name else { return false }
        return folded(name.text) == folded(other.text)
    }
}
