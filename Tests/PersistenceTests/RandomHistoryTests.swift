import Entities
import Platform
import TestSupport
import Testing

@testable import Persistence

/// The library's states as two stacks: what a store must amount to.
private struct Model {
    var now = Desk.sample
    var past: [Library] = []
    var future: [Library] = []

    mutating func change(to library: Library) {
        past.append(now)
        future = []
        now = library
    }

    mutating func undo(_ count: Int) {
        for _ in 0..<count {
            future.append(now)
            now = past.removeLast()
        }
    }

    mutating func redo(_ count: Int) {
        for _ in 0..<count {
            past.append(now)
            now = future.removeLast()
        }
    }
}

@Suite("Random changes, undo and redo over many runs, with crashes in between")
struct RandomHistoryTests {
    private func randomChange(_ library: Library, _ fresh: UInt32, _ generator: inout SeededGenerator) -> Change {
        guard let trip = library.trips.randomElement(using: &generator) else { return Desk.newTrip(fresh, "First") }
        let stop = trip.waypoints.randomElement(using: &generator)
        switch (Int.random(in: 0..<8, using: &generator), stop) {
        case (0, _): return Desk.newTrip(fresh, "Trip \(fresh)")
        case (1, _) where library.trips.count > 1: return .removeTrips([trip.id])
        case (2, _): return .renameTrip(trip.id, Desk.name("Name \(fresh)"))
        case (3, _): return .setRoundTrip(trip.id, !trip.isRoundTrip)
        case (4, let stop?): return .removeStops(trip: trip.id, [stop.id])
        case (5, let stop?):
            return .moveStop(
                trip: trip.id, stop: stop.id, to: Int.random(in: 0..<trip.waypoints.count, using: &generator))
        case (6, _): return .reverseStops(trip: trip.id)
        default:
            let placed = PlacedStop(
                index: Int.random(in: 0...trip.waypoints.count, using: &generator),
                stop: Desk.stop(fresh, "Stop \(fresh)", 10, 20))
            return .insertStops(trip: trip.id, [placed])
        }
    }

    @Test("Agrees with a model of two stacks", arguments: LongRun.cases(1...24 as ClosedRange<UInt64>))
    func agreesWithModel(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var desk = try Desk()
        var model = Model()
        for step in 0..<60 {
            var next = model
            let store = desk.store(process: step)
            // Every third step the program dies at some call, or never gets that far.
            let dies = Int.random(in: 0..<3, using: &generator) == 0
            let fault: Fault = Bool.random(using: &generator) ? .kill : .killDuring
            desk.files.faults = dies ? FaultPlan(call: Int.random(in: 0..<45, using: &generator), fault) : .none
            let outcome: Result<Saved, any Error>
            switch Int.random(in: 0..<4, using: &generator) {
            case 0 where !model.past.isEmpty:
                let count = Int.random(in: 1...min(3, model.past.count), using: &generator)
                next.undo(count)
                outcome = Result { try store.undo(count) }
            case 1 where !model.future.isEmpty:
                let count = Int.random(in: 1...min(3, model.future.count), using: &generator)
                next.redo(count)
                outcome = Result { try store.redo(count) }
            default:
                let change = randomChange(model.now, UInt32(1_000 + step), &generator)
                var library = model.now
                _ = try library.apply(change)
                next.change(to: library)
                outcome = Result { try store.commit(change) }
            }
            if dies {
                let loss = PowerLoss.allCases.randomElement(using: &generator) ?? .nothing
                desk.crash(losing: loss)
                let now = try desk.store().load()
                #expect(now == model.now || now == next.now)
                // A change that leaves everything as it was cannot be told from one that did not happen.
                if model.now == next.now { return }
                if now == next.now { model = next }
            } else {
                #expect(try outcome.get().library == next.now)
                model = next
            }
            let store2 = desk.store()
            #expect(try store2.load() == model.now)
            let shown = try store2.history()
            #expect(shown.warnings == [])
            #expect(shown.entries.filter(\.undone).count == model.future.count)
            #expect(shown.entries.filter { !$0.undone }.count == model.past.count)
        }
        if !model.past.isEmpty {
            #expect(try desk.store().undo(model.past.count).library == Desk.sample)
        }
    }
}
