import Entities
import Screens

extension ScreenFocus {
    /// Moves to what an edit added or moved; whether it did so.
    mutating func move(to outcome: TripDetailOutcome) -> Bool {
        switch outcome.result {
        case .added(let stops):
            guard let last = stops.last else { return false }
            move(to: last.number - 1)
        case .moved(_, let number, true): move(to: number - 1)
        default: return false
        }
        return true
    }

    /// Moves to the stop that differs between two states of a trip, or to the one that is now where the first was
    /// removed; stays where something else has changed or nothing has. Linear.
    mutating func move(from before: [Waypoint], to now: [Waypoint]) {
        if before.count == now.count {
            guard before.map(\.id) == now.map(\.id) else { return }
            return move(to: zip(before, now).enumerated().first { $1.0 != $1.1 }?.offset)
        }
        guard now.count < before.count, !now.isEmpty else { return }
        let removed = zip(before, now).enumerated().first { $1.0.id != $1.1.id }?.offset
        move(to: removed ?? now.count - 1)
    }
}
