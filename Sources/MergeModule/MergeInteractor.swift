import Entities
import Merging
import Persistence
package import Reactive
import Text

/// The use cases of merging. Each begins when it is subscribed to.
package final class MergeInteractor {
    private let model: DataModel
    private let copies: LibraryCopies

    /// Creates the use cases for the library of `dependencies`.
    package init(_ dependencies: MergeDependencies) {
        (model, copies) = (dependencies.model, dependencies.copies)
    }

    /// The paths of the conflict copies beside the library.
    package var conflictCopies: [String] { copies.conflictCopies() }

    /// The request for the copy that is meant where none is named: the only conflict copy beside the library. Throws
    /// `MergeChoiceError`.
    package func requestOfConflictCopy() throws(MergeChoiceError) -> MergeRequest {
        let paths = conflictCopies
        guard let path = paths.first else { throw .noCopy }
        guard paths.count == 1 else { throw .severalCopies(paths) }
        return MergeRequest(path)
    }

    /// Merges another copy into the library as one change, unless a conflict is open or the request is a dry run. Fails
    /// with `CopyError` or `StoreError`. If another program changes the library in between so that the change does not
    /// fit any more, it is merged anew, three times at most.
    package func merge(_ request: MergeRequest) -> AnyPublisher<MergeOutcome, any Error> {
        attempt { [self] in
            let theirs = try copies.copy(at: request.other)
            let given: Library? = if case .file(let path) = request.base { try copies.library(at: path) } else { nil }
            return try merge(request, theirs, base: given, attempts: 3)
        }
    }

    private func merge(
        _ request: MergeRequest, _ theirs: LibraryTimeline, base given: Library?, attempts: Int
    ) throws -> AnyPublisher<MergeOutcome, any Error> {
        let ours = try model.timeline()
        let found: MergeBase? = request.base == .histories ? .between(ours, theirs) : nil
        let result = mergedLibrary(
            base: given ?? found?.library, ours: ours.library, theirs: theirs.library, preferring: request.preference,
            deciding: request.decisions)
        let isWritten = result.open.isEmpty && !request.isDryRun
        let outcome = MergeOutcome(
            other: request.other, result: result, base: found, isDryRun: request.isDryRun,
            trips: isWritten ? result.library.trips.count : ours.library.trips.count)
        guard isWritten, let change = change(from: ours.library, result, of: theirs.library, request) else {
            return Just(outcome).setFailureType(to: (any Error).self).eraseToAnyPublisher()
        }
        return model.save(change)
            .map { saved in
                var outcome = outcome
                outcome.trips = saved.library.trips.count
                outcome.warnings = saved.warnings
                return outcome
            }
            .catch { [self] (error: StoreError) -> AnyPublisher<MergeOutcome, any Error> in
                guard case .refused = error, attempts > 1 else { return Fail(error: error).eraseToAnyPublisher() }
                return attempt { [self] in
                    try merge(request, theirs, base: given, attempts: attempts - 1)
                }
            }
            .eraseToAnyPublisher()
    }

    /// The change to save; nil if nothing was merged. A decision for ours changes no trip, but the history remembers
    /// it, so that it is not asked for again.
    private func change(
        from ours: Library, _ result: MergeResult, of theirs: Library, _ request: MergeRequest
    ) -> Change? {
        let change = ours.change(to: result.library)
        guard change != nil || !result.conflicts.isEmpty else { return nil }
        let name = DocumentPath(request.other).fileName
        let label =
            change == nil
            ? "Settled \(Wording.counted(result.conflicts.count, "conflict")) with \(name)"
            : "Merged \(Wording.counted(result.changes.count, "change")) from \(name)"
        return .labelled(label, .merging(copy: theirs.fingerprint, change ?? .several([])))
    }
}
