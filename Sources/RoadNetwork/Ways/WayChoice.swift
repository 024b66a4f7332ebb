import Geodesy

/// The best of the ways between two places, before it is known which roads it takes.
enum WayChoice {
    /// Over streets; carries the distance between the places in metres.
    case streets(Double)
    /// Along one road, by an approach of each place.
    case oneRoad(Approach, Approach, seconds: Int)
    /// Up and down in the hierarchy, by an entry of each ascent.
    case hierarchy(entry: Int, otherEntry: Int, seconds: Int)

    /// Chooses between the ways; nil if there is none.
    init?(_ first: Ascent, _ last: Ascent) {
        guard !first.access.approaches.isEmpty, !last.access.approaches.isEmpty else { return nil }
        let meeting = first.meeting(last)
        var best = meeting.map {
            WayChoice.hierarchy(entry: $0.entry, otherEntry: $0.otherEntry, seconds: $0.seconds)
        }
        var least = meeting?.seconds ?? .max
        for approach in first.access.approaches {
            for other in last.access.approaches where other.road == approach.road {
                let part = (Double(approach.roadSeconds) * (approach.share - other.share).magnitude).rounded()
                let seconds = approach.seconds + other.seconds + Int(part)
                guard seconds < least || (seconds == least && meeting != nil) else { continue }
                least = seconds
                best = .oneRoad(approach, other, seconds: seconds)
            }
        }
        guard let best else { return nil }
        self = best
    }
}
