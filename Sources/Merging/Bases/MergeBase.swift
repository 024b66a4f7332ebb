package import Entities

/// The library from which two copies come.
package enum MergeBase: Equatable, Sendable {
    /// A state that both histories know.
    case common(Library)
    /// The state of the history of ours that differs least from a copy without a history, and how many changes of ours
    /// came after it.
    case closest(Library, changesSince: Int)
    /// None is known.
    case none

    /// The library; nil if none is known.
    package var library: Library? {
        switch self {
        case .common(let library), .closest(let library, _): library
        case .none: nil
        }
    }

    /// Finds the last state that both copies come from. A copy that was merged before counts as a state of both. Linear
    /// in both libraries and in all changes of both histories, each of which costs the number of trips.
    package static func between(_ ours: LibraryTimeline, _ theirs: LibraryTimeline) -> MergeBase {
        if ours.library == theirs.library { return .common(ours.library) }
        let (mine, other) = (KnownStates(ours), KnownStates(theirs))
        if let step = mine.lastCommon(with: other) {
            switch step {
            case .ours(let place): return .common(ours.state(at: place))
            case .theirs(let place): return .common(theirs.state(at: place))
            }
        }
        return theirs.hasHistory ? .none : closest(ours, to: theirs.library)
    }

    private static func closest(_ ours: LibraryTimeline, to theirs: Library) -> MergeBase {
        var difference = LibraryDifference(to: theirs)
        var best: (count: Int, place: Int)?
        ours.walk(ours.past) { library, place, changed in
            difference.forget(changed)
            guard let count = difference.count(library), count < best?.count ?? .max else { return }
            best = (count, place)
        }
        return best.map { .closest(ours.state(at: $0.place), changesSince: $0.place) } ?? .none
    }
}

/// The fingerprints of the states that a history leads to. The present one has place 0, earlier ones the number of
/// changes since, those that were undone that number below 0.
private struct KnownStates {
    /// The place at which a common state was found.
    enum Found {
        case ours(Int)
        case theirs(Int)
    }

    private var places: [UInt64: Int] = [:]
    private var fingerprints: [(fingerprint: UInt64, place: Int)] = []
    /// The fingerprints of copies that were merged, with the places of the results.
    private var merged: [(copy: UInt64, place: Int)] = []

    init(_ timeline: LibraryTimeline) {
        var cache = LibraryFingerprints()
        var found: [(fingerprint: UInt64, place: Int)] = []
        timeline.walk(timeline.past) { library, place, changed in
            cache.forget(changed)
            found.append((cache.fingerprint(of: library), place))
        }
        if !timeline.undone.isEmpty {
            cache = LibraryFingerprints()
            timeline.walk(timeline.undone) { library, place, changed in
                cache.forget(changed)
                guard place > 0 else { return }
                let fingerprint = cache.fingerprint(of: library)
                // A state that was taken over whole from a copy was not made here: it can be taken over again.
                guard timeline.undone[place - 1].mergedCopy != fingerprint else { return }
                found.append((fingerprint, -place))
            }
        }
        fingerprints = found
        places = Dictionary(found.map { ($0.fingerprint, $0.place) }) { first, second in
            // A state that was undone is the later one; of the others the newest.
            second < 0 ? second : first
        }
        merged = timeline.past.enumerated().compactMap { place, step in step.mergedCopy.map { ($0, place) } }
    }

    /// The place of the last state that both know: the one after which both have the fewest changes.
    func lastCommon(with other: KnownStates) -> Found? {
        var best: (rank: (Int, Int, Int), found: Found)?
        func offer(_ mine: Int, _ theirs: Int, _ found: Found) {
            // A state that one side undid comes before all: the undoing is a change after it.
            let isUndone = mine < 0 || theirs < 0
            let rank = (isUndone ? 0 : 1, max(abs(mine), abs(theirs)), abs(mine) + abs(theirs))
            if best.map({ rank < $0.rank }) ?? true { best = (rank, found) }
        }
        for (fingerprint, place) in fingerprints {
            if let theirs = other.places[fingerprint] { offer(place, theirs, .ours(place)) }
        }
        for (copy, place) in merged {
            if let theirs = other.places[copy] { offer(place, theirs, .theirs(theirs)) }
        }
        for (copy, place) in other.merged {
            if let mine = places[copy] { offer(mine, place, .ours(mine)) }
        }
        return best?.found
    }
}

extension LibraryTimeline {
    /// Calls `body` with the present library and those that `steps` lead to, until one cannot be applied: with the
    /// library, the number of steps to it, and the trips that the last step changed.
    fileprivate func walk(_ steps: [Step], _ body: (Library, Int, Set<ID>) -> Void) {
        var library = library
        body(library, 0, [])
        for (index, step) in steps.enumerated() {
            let changed = step.change.trips
            do { _ = try library.apply(step.change) } catch { return }
            body(library, index + 1, changed)
        }
    }

    /// The library after `place` changes were undone or, where that is negative, as many were redone.
    fileprivate func state(at place: Int) -> Library {
        var library = library
        for step in (place < 0 ? undone : past).prefix(abs(place)) {
            // The same steps could be applied when the place was found.
            _ = try? library.apply(step.change)
        }
        return library
    }
}
