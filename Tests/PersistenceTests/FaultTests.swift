import Entities
import Platform
import TestSupport
import Testing

@testable import Persistence

/// Lets every system call of every kind of save go wrong in every way, one at a time and for good.
@Suite("A fault at any system call of a save")
struct FaultTests {
    enum Operation: CaseIterable {
        case firstChange, laterChange, undo, undoTwo, redo, withoutLinks, throughSymbolicLink, tornHistory, merge

        /// What is on disk before.
        func prepare(_ desk: Desk) throws {
            if self == .withoutLinks { desk.files.knowsLinks = false }
            if self == .throughSymbolicLink {
                try desk.files.makeDirectory("/elsewhere", mode: 0o755)
                try desk.files.makeDirectory(Desk.directory, mode: 0o700)
                try desk.files.put(desk.text(Desk.sample), at: "/elsewhere/real.json")
                try desk.files.putLink(to: "/elsewhere/real.json", at: Desk.library)
            }
            if self != .firstChange {
                for (number, title) in [(2, "Alps"), (3, "Baltic"), (4, "Crete")] as [(UInt32, String)] {
                    _ = try desk.store(process: 50).commit(Desk.newTrip(number, title))
                }
            }
            if self == .redo { _ = try desk.store(process: 50).undo(1) }
            if self == .tornHistory, var history = desk.files.bytes(at: Desk.history) {
                history += Array("{\"half".utf8)
                try desk.files.put(history, at: Desk.history)
            }
            desk.files.synchronizeEverything()
        }

        func run(_ store: LibraryOnDisk) throws(StoreError) -> Saved {
            switch self {
            case .firstChange, .laterChange, .withoutLinks, .throughSymbolicLink, .tornHistory:
                try store.commit(.removeStops(trip: Desk.id(1), [Desk.id(11), Desk.id(13)]))
            case .merge:
                try store.commit(
                    .labelled(
                        "Merged 2 changes from usb",
                        .merging(
                            copy: 7,
                            .several([
                                .removeStops(trip: Desk.id(1), [Desk.id(12)]),
                                .insertTrips([PlacedTrip(index: 1, trip: Trip(id: Desk.id(9), name: Desk.name("Usb")))]
                                ),
                            ]))))
            case .undo: try store.undo(1)
            case .undoTwo: try store.undo(2)
            case .redo: try store.redo(1)
            }
        }
    }

    /// The library before and after an operation without faults, and how many calls it takes.
    private func rehearse(_ operation: Operation) throws -> (old: Library, new: Library, calls: [RecordedCall]) {
        let desk = try Desk()
        try operation.prepare(desk)
        let old = try desk.store().load()
        desk.files.faults = .none
        let new = try operation.run(desk.store()).library
        let calls = desk.files.calls
        #expect(old != new)
        return (old, new, calls)
    }

    /// The library works on: reads as `state`, takes a change, clears what was left over, and undo leads back exactly.
    private func checkAfterwards(
        _ desk: Desk, _ state: Library, _ operation: Operation, _ what: Comment
    ) throws {
        desk.files.faults = .none
        #expect(try desk.store().load() == state, what)
        let isThere = desk.files.bytes(at: Desk.library) != nil
        let next = try desk.store(process: 200).commit(.renameTrip(Desk.id(1), Desk.name("Next")))
        #expect(next.warnings == [], what)
        let hidden = try desk.names().filter { $0.hasPrefix(".") }
        #expect(hidden == [], what)
        if operation == .throughSymbolicLink {
            #expect(try desk.files.list("/elsewhere") == ["real.json"], what)
        }
        #expect(desk.files.bytes(at: Desk.goodCopy) == (isThere ? desk.text(state) : nil), what)
        #expect(try desk.store().undo(1).library == state, what)
        #expect(try desk.store().redo(1).library == next.library, what)
        let depth = try desk.store().history().entries.count
        #expect(try desk.store().undo(depth).library == Desk.sample, what)
        #expect(desk.files.openFileCount == 0, what)
    }

    @Test(
        "An error, an interruption or a short call: new and said to be saved, or old and said to have failed",
        arguments: Operation.allCases)
    func failures(operation: Operation) throws {
        let (old, new, calls) = try rehearse(operation)
        let prepared = try Desk()
        try operation.prepare(prepared)
        var seenDisks: Set<[String: [UInt8]]> = []
        let faults: [Fault] = [
            .failure(SystemError.Code.inputOutput), .failure(SystemError.Code.noSpace), .interruption, .short,
        ]
        for fault in faults {
            for (index, call) in calls.enumerated() {
                let what: Comment = "\(operation), \(fault) at call \(index): \(call)"
                let desk = prepared.copy()
                desk.files.faults = FaultPlan(call: index, fault)
                do {
                    let saved = try operation.run(desk.store())
                    #expect(saved.library == new, what)
                    desk.files.faults = .none
                    #expect(try desk.store().load() == new, what)
                    if seenDisks.insert(try desk.contents()).inserted {
                        try checkAfterwards(desk, new, operation, what)
                    }
                } catch let error as StoreError {
                    guard case .failed(_, let path, let reason) = error else {
                        Issue.record("\(error) \(what)")
                        continue
                    }
                    #expect(desk.files.openFileCount == 0, what)
                    #expect(fault != .interruption && fault != .short, "must be retried: \(what)")
                    #expect(path.hasPrefix(Desk.directory) || path.hasPrefix("/elsewhere"), what)
                    #expect(["Input/output error", "No space left on device"].contains(reason), what)
                    desk.files.faults = .none
                    #expect(try desk.store().load() == old, what)
                    if seenDisks.insert(try desk.contents()).inserted {
                        try checkAfterwards(desk, old, operation, what)
                    }
                }
            }
        }
    }

    @Test(
        "A disk that is full or dead from some call on: the reported result is the state on disk",
        arguments: Operation.allCases)
    func deadDisk(operation: Operation) throws {
        let (old, new, calls) = try rehearse(operation)
        let prepared = try Desk()
        try operation.prepare(prepared)
        var seenDisks: Set<[String: [UInt8]]> = []
        for code in [SystemError.Code.inputOutput, SystemError.Code.noSpace] {
            for index in calls.indices {
                let what: Comment = "\(operation), error \(code) from call \(index): \(calls[index])"
                let desk = prepared.copy()
                desk.files.faults = FaultPlan(from: index, .failure(code))
                do {
                    let saved = try operation.run(desk.store())
                    #expect(saved.library == new, what)
                    desk.files.faults = .none
                    #expect(try desk.store().load() == new, what)
                    if seenDisks.insert(try desk.contents()).inserted {
                        try checkAfterwards(desk, new, operation, what)
                    }
                } catch is StoreError {
                    desk.files.faults = .none
                    #expect(try desk.store().load() == old, what)
                    if seenDisks.insert(try desk.contents()).inserted {
                        try checkAfterwards(desk, old, operation, what)
                    }
                }
            }
        }
    }

    @Test(
        "A kill, also with the machine's power: the old library or the new one, and undo still leads back exactly",
        arguments: Operation.allCases)
    func kill(operation: Operation) throws {
        let (old, new, calls) = try rehearse(operation)
        let prepared = try Desk()
        try operation.prepare(prepared)
        var seenDisks: Set<[String: [UInt8]]> = []
        var seen: Set<Bool> = []
        for fault in [Fault.kill, .killDuring] {
            for (index, call) in calls.enumerated() {
                for loss in PowerLoss.allCases {
                    let what: Comment = "\(operation), \(fault) at call \(index) losing \(loss): \(call)"
                    var desk = prepared.copy()
                    desk.files.faults = FaultPlan(call: index, fault)
                    let saved = try? operation.run(desk.store())
                    desk.crash(losing: loss)
                    let now = try desk.store().load()
                    #expect(now == old || now == new, what)
                    // A warning comes only after a call failed, and then the process had died.
                    if let saved, saved.warnings.isEmpty {
                        #expect(now == saved.library, "it said it was saved: \(what)")
                    }
                    seen.insert(now == new)
                    if seenDisks.insert(try desk.contents()).inserted {
                        try checkAfterwards(desk, now, operation, what)
                    }
                }
            }
        }
        #expect(seen == [true, false])
    }

    @Test("A disk with too little room for the new library keeps the old one")
    func fullDisk() throws {
        let (old, new, _) = try rehearse(.laterChange)
        var outcomes: Set<Bool> = []
        for room in stride(from: 0, through: 2_400, by: 60) {
            let desk = try Desk()
            try Operation.laterChange.prepare(desk)
            let used = [Desk.library, Desk.goodCopy, Desk.history, Desk.lock]
                .reduce(0) { $0 + (desk.files.bytes(at: $1)?.count ?? 0) }
            desk.files.capacity = used + room
            let saved = try? Operation.laterChange.run(desk.store())
            outcomes.insert(saved != nil)
            #expect(try desk.store().load() == (saved == nil ? old : new), "\(room)")
            desk.files.capacity = nil
            try checkAfterwards(desk, saved == nil ? old : new, .laterChange, "\(room)")
        }
        #expect(outcomes == [true, false])
    }
}
