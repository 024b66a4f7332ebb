import Entities
import Merging
import Persistence
package import Reactive
package import Screens
import Text

/// Turns a merge into its page, and events into use cases and ways out.
package final class MergePresenter: ScreenPresenter {
    private let interactor: MergeInteractor
    private let router: (any MergeRouting)?
    private let scheduler: any Scheduler
    /// Whether the page of a merge that is done stays until it is left.
    private let waitsForReader: Bool
    private let feed = ScreenFeed(MergePage())
    /// The merge that is under way, with the decisions so far.
    private var request: MergeRequest?
    /// The conflicts that are left.
    private var open: [MergeConflict] = []
    /// The paths of the copies to choose from.
    private var offered: [String] = []
    private var opening: AnyCancellable?

    /// Speaks for `interactor`. A command has no router.
    package init(
        interactor: MergeInteractor, router: (any MergeRouting)?, scheduler: any Scheduler, waitsForReader: Bool
    ) {
        (self.interactor, self.router) = (interactor, router)
        (self.scheduler, self.waitsForReader) = (scheduler, waitsForReader)
    }

    package var states: AnyPublisher<ScreenState<MergePage>, Never> { feed.states }

    /// Merges another copy and publishes the outcome; fails with `CopyError` or `StoreError`.
    package func perform(_ request: MergeRequest) -> AnyPublisher<MergeOutcome, any Error> {
        interactor.merge(request)
    }

    /// Merges a copy in the next turn of the event loop, when the screen is open; without a request the conflict copy
    /// beside the library, of several the one that is chosen.
    package func open(_ typed: MergeRequest?) {
        let isOpen = PassthroughSubject<Void, any Error>()
        run(
            isOpen.flatMap { [weak self, interactor] in
                attempt { [weak self, interactor] in
                    let request = try typed ?? interactor.requestOfConflictCopy()
                    self?.request = request
                    return interactor.merge(request)
                }
            }
            .eraseToAnyPublisher())
        opening = scheduler.schedule(after: .zero) { isOpen.send(()) }
    }

    package func handle(_ event: MergeEvent) {
        feed.begin()
        switch event {
        case .takeOurs(let inAll): take(.ours, inAll: inAll)
        case .takeTheirs(let inAll): take(.theirs, inAll: inAll)
        case .back: router?.goBack(saying: open.isEmpty ? nil : Self.nothingMerged)
        case .quit: router?.quit()
        }
    }

    package func choose(_ answer: String) {
        guard !answer.isEmpty else { return leave() }
        guard let number = wholeNumber(answer), offered.indices.contains(number - 1) else {
            return feed.say(.failed("Type a number from 1 to \(offered.count); an empty line leaves."))
        }
        let chosen = MergeRequest(offered[number - 1])
        feed.begin()
        (request, offered) = (chosen, [])
        run(interactor.merge(chosen))
    }

    package func answer(_ isYes: Bool?) {
        // Nobody can be asked which copy is meant.
        feed.begin()
        router?.goBack(saying: .refused(MergeChoiceError.severalCopies(offered)))
    }

    package func leaveQuestion() -> Bool {
        guard !offered.isEmpty else { return false }
        leave()
        return true
    }

    package func cancel() {
        guard feed.state.work != nil else { return }
        feed.cancel()
        router?.goBack(saying: feed.state.notice)
    }

    private static let nothingMerged = Notice.done("Nothing was merged.")

    private func leave() {
        feed.begin()
        router?.goBack(saying: Self.nothingMerged)
    }

    /// Takes a side in the first open conflict, or in all. When none is left, all of it is written.
    private func take(_ side: MergeSide, inAll: Bool) {
        guard var request, let first = open.first else { return }
        for conflict in inAll ? open : [first] { request.decisions.take(side, in: conflict) }
        self.request = request
        run(interactor.merge(request), expecting: inAll ? [] : Array(open.dropFirst()))
    }

    /// Runs a merge and shows what came of it; `expected` are the conflicts that should be left.
    private func run(_ merge: AnyPublisher<MergeOutcome, any Error>, expecting expected: [MergeConflict]? = nil) {
        feed.run(
            merge, saying: "merging…", done: { [weak self] in self?.show($0, expecting: expected) },
            failed: { [weak self] in self?.fail($0) })
    }

    private func show(_ outcome: MergeOutcome, expecting expected: [MergeConflict]?) {
        open = outcome.result.open
        guard outcome.isRefused || !(outcome.result.changes + outcome.result.notices).isEmpty else {
            return goBack(saying: MergeFormatter.notice(ofNothing: outcome))
        }
        feed.show(MergeFormatter.page(outcome, isLeft: !waitsForReader))
        if let expected, open != expected {
            feed.say(.done("One of the copies has changed meanwhile; what is open now is asked for."))
        }
    }

    /// Offers the copies that may be meant; for any other error leads back.
    private func fail(_ error: any Error) {
        guard case .severalCopies(let paths)? = error as? MergeChoiceError else {
            return goBack(saying: .refused(error))
        }
        offered = paths
        feed.offer(paths, under: "Conflict copies beside the library:", saying: .done("Which of them is to be merged?"))
    }

    private func goBack(saying notice: Notice) { router?.goBack(saying: notice) }
}

// What commands print.
extension MergePresenter {
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

    /// One line about the conflict copies beside the library, for the command that lists trips; nil if there are none.
    package var conflictHint: String? {
        copiesInWords { visible($0) }.map {
            "a conflict copy lies beside the library: \($0); ‘roadtrip merge’ merges it"
        }
    }

    /// The same for the page of the trips.
    package var conflictNote: String? {
        copiesInWords { visible(DocumentPath($0).fileName) }
            .map { "A conflict copy lies beside the library: \($0). merge takes in what it has." }
    }

    /// The first conflict copy, and how many there are beside it.
    private func copiesInWords(_ name: (String) -> String) -> String? {
        let paths = conflictCopies
        guard let first = paths.first else { return nil }
        return name(first) + (paths.count > 1 ? " and \(paths.count - 1) more" : "")
    }

    /// The result of a merge: what was or would be merged, or the conflicts that are in the way.
    package static func lines(_ outcome: MergeOutcome) -> [String] {
        let other = visible(outcome.other)
        let conflicts = outcome.result.conflicts.map { "  " + MergeFormatter.text(of: $0) }
        if outcome.isRefused { return ["Both copies changed:"] + conflicts }
        let changes = outcome.result.changes.map { "  " + MergeFormatter.text(of: $0) }
        let count = Wording.counted(changes.count, "change")
        let head =
            changes.isEmpty
            ? "\(other) has nothing that is new."
            : outcome.isDryRun ? "Would merge \(count) from \(other):" : "Merged \(count) from \(other):"
        return [head] + changes + (conflicts.isEmpty ? [] : ["Both copies changed:"] + conflicts)
    }

    /// The lines that a person should know beside the result.
    package static func warnings(_ outcome: MergeOutcome) -> [String] {
        outcome.result.notices.map { MergeFormatter.text(of: $0) } + MergeFormatter.sources(of: outcome)
            + outcome.warnings.map { visible($0) }
    }
}
