import Entities
import Merging
package import Reactive
import Text

/// Puts merges into words.
package final class MergePresenter {
    private let interactor: MergeInteractor

    /// Speaks for `interactor`.
    package init(interactor: MergeInteractor) {
        self.interactor = interactor
    }

    /// Merges another copy; fails with `CopyError` or `StoreError`.
    package func perform(_ request: MergeRequest) -> AnyPublisher<MergeOutcome, any Error> {
        interactor.merge(request)
    }

    /// The paths of the conflict copies beside the library.
    package var conflictCopies: [String] { interactor.conflictCopies }

    /// The lines about conflict copies beside the library.
    package static func lines(conflictCopies paths: [String]) -> [String] {
        guard !paths.isEmpty else { return ["No conflict copy lies beside the library."] }
        return [
            "\(paths.count == 1 ? "1 conflict copy lies" : "\(paths.count) conflict copies lie") beside the library:"
        ]
            + paths.map { "  \(visible($0))" } + ["‘roadtrip merge FILE’ merges one; then it can be deleted."]
    }

    /// One line about the conflict copies beside the library, for the list of trips; nil if there are none.
    package var conflictHint: String? {
        let paths = conflictCopies
        guard let first = paths.first else { return nil }
        let more = paths.count > 1 ? " and \(paths.count - 1) more" : ""
        return "a conflict copy lies beside the library: \(visible(first))\(more); ‘roadtrip merge’ merges it"
    }

    /// The result of a merge: what was or would be merged, or the conflicts that are in the way.
    package static func lines(_ outcome: MergeOutcome) -> [String] {
        let other = visible(outcome.other)
        let conflicts = outcome.result.conflicts.map { "  " + MergeWording.text(of: $0) }
        if outcome.isRefused { return ["Both copies changed:"] + conflicts }
        let changes = outcome.result.changes.map { "  " + MergeWording.text(of: $0) }
        let count = Wording.counted(changes.count, "change")
        let head =
            changes.isEmpty
            ? "\(other) has nothing that is new."
            : outcome.isDryRun ? "Would merge \(count) from \(other):" : "Merged \(count) from \(other):"
        return [head] + changes + (conflicts.isEmpty ? [] : ["Both copies changed:"] + conflicts)
    }

    /// The lines that a person should know beside the result.
    package static func warnings(_ outcome: MergeOutcome) -> [String] {
        var lines = outcome.result.notices.map { MergeWording.text(of: $0) }
        switch outcome.base {
        case .closest(_, let changes):
            let state = changes == 0 ? "the library as it is" : "the state \(Wording.counted(changes, "change")) ago"
            lines.append("the copy has no history that is known; it is taken to come from \(state)")
        case MergeBase.none?:
            lines.append("no state is known from which both copies come; the trips of both are taken")
        case .common, nil: break
        }
        return lines + outcome.warnings.map { visible($0) }
    }
}

extension MergeRefusal: CustomStringConvertible {
    /// The message for the person.
    package var description: String {
        "\(Wording.counted(conflicts, "field")) \(conflicts == 1 ? "was" : "were") changed in both copies; nothing was merged"
    }
}

extension MergeRefusal {
    /// Advice for the person.
    package var hints: [String] {
        isDriver
            ? ["Merge by hand: ‘roadtrip merge --driver BASE OURS THEIRS --prefer ours’ or ‘theirs’."]
            : ["Say which side to take: --prefer ours, or --prefer theirs."]
    }
}
