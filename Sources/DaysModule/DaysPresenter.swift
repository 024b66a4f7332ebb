import Entities
import Itineraries
package import JSON
import Places
package import Reactive
package import Screens
import Text

/// Turns the days of a trip into what their page shows, and what a person decides into use cases.
package final class DaysPresenter: ScreenPresenter {
    private let interactor: DaysInteractor
    private let router: DaysRouter?
    private let formatter: DaysFormatter
    private let feed = ScreenFeed(DaysPage(isLoading: true))
    private var detail: DaysDetail?
    /// Undoes and redoes changes, after asking about those of other trips.
    private lazy var history = HistoryConversation<DaysPage, HistoryStep>(
        feed, of: "this page", elsewhere: "the page of the trip",
        .init(
            undo: HistoryStep.undo, redo: HistoryStep.redo, others: { [weak self] in self?.changesBefore($0) ?? [] },
            take: { [weak self, interactor] step in
                interactor.take(step)
                    .map { saved in
                        self?.count(step)
                        return (saved.changes, saved.warnings)
                    }
                    .withAnyFailure()
            }))
    /// The step through the history that was asked for last.
    private var asked: HistoryStep?
    /// The number of the newest changes that were made on this page.
    private var changesMade = 0
    /// Sets what stops have, after asking which place is meant.
    private lazy var edits = EditConversation<DaysPage, DaysStopEdit, PlaceConversation, Notice>(
        feed, inquiry, nothingDone: "Nothing was changed.",
        .init(
            perform: { [interactor] in interactor.edit($0.stops, $0.edit, chosen: $1) },
            done: { [weak self] in self?.say($0) },
            refused: { [feed] _, error in feed.say(.refused(error)) }))
    private let inquiry: PlaceConversation
    /// The days before the last change of a stop; nil once it was told what it has moved and caused.
    private var daysBefore: PlannedDays?
    private var focus = ScreenFocus()
    /// The number of the stop that was changed last, until its row is known.
    private var changedStop: Int?
    /// The days before what was tried last; nil once it was told which nights that has moved.
    private var proposedOver: PlannedDays?
    /// The number of kept changes that were undone since a decision was tried or taken back: they are redone first.
    private var undoneSinceProposal = 0
    /// Whether what is decided and not kept was decided after the last change of a stop.
    private var isProposalLast = true
    private var subscription: AnyCancellable?

    /// Shows what `interactor` knows. A command has no router.
    init(
        interactor: DaysInteractor, formatter: DaysFormatter, inquiry: PlaceConversation, router: DaysRouter?
    ) {
        self.interactor = interactor
        self.formatter = formatter
        self.router = router
        var inquiry = inquiry
        inquiry.stops = { [weak interactor] in interactor?.stops ?? [] }
        self.inquiry = inquiry
        subscription = interactor.detail.sink { [weak self] in self?.show($0) }
    }

    package var states: AnyPublisher<ScreenState<DaysPage>, Never> { feed.states }

    /// The days for programs; nil while they are not known.
    package var document: JSONValue? { detail?.days.value.map(DaysDocument.json) }

    /// Keeps the days as they are shown and says so; fails with the error of the use case.
    package func apply() -> AnyPublisher<Notice, any Error> {
        interactor.apply().map { [formatter] in formatter.notice($0) }.eraseToAnyPublisher()
    }

    package func handle(_ event: DaysEvent) {
        daysBefore = nil
        proposedOver = nil
        edits.begin()
        switch event {
        case .propose(let request):
            let before = detail?.days.value
            do throws(PlanError) {
                try interactor.propose(request)
                isProposalLast = true
                let remarks = interactor.remarks(on: request)
                if !remarks.isEmpty { feed.say(Notice(.done, remarks)) }
                proposedOver = before
                sayNewNights()
            } catch {
                feed.say(.refused(error))
            }
        case .towns: toggleTowns()
        case .free:
            let freed = interactor.leaveNightsOpen()
            if !freed.isEmpty { isProposalLast = true }
            feed.say(formatter.notice(ofFreed: freed))
        case .apply: run(apply())
        case .edit(let stops, let edit):
            let decided = interactor.decideNights(of: stops, edit)
            isProposalLast = !decided.isEmpty
            guard decided.isEmpty else { return feed.say(formatter.notice(ofDecided: decided)) }
            daysBefore = detail?.days.value
            edits.attempt(DaysStopEdit(stops: stops, edit: edit))
        case .go(let destination): router?.go(to: destination)
        case .undo(let count) where interactor.hasProposal && isProposalLast:
            // The proposal was decided last, so it is what is taken back first.
            let taken = interactor.takeBack(steps: count)
            undoneSinceProposal = 0
            let done =
                interactor.hasProposal
                ? "Took the last decision back; those before it are not kept yet."
                : "Took all decisions back that were not kept."
            // What was kept before is a step of the history, which nobody wants to lose by a number.
            let left = count - taken
            let rest =
                left > 0
                ? ["That was \(Wording.counted(taken, "step")); u \(left) takes back what was kept before."] : []
            feed.say(Notice(.done, [done] + rest))
        case .undo(let count): history.undo(count)
        case .redo(let count) where interactor.canTryAgain && undoneSinceProposal == 0:
            let made = interactor.tryAgain(steps: count)
            isProposalLast = true
            let done =
                made == 1
                ? "Tried again what was taken back; t keeps it." : "Tried \(made) decisions again; t keeps them."
            let left = count - made
            let rest =
                left > 0
                ? ["That was \(Wording.counted(made, "step")); U \(left) redoes what was kept and undone before."] : []
            feed.say(Notice(.done, [done] + rest))
        case .redo(let count): history.redo(count)
        case .back: router?.goBack(saying: interactor.hasProposal ? formatter.notKept(isLeaving: false) : nil)
        case .quit: router?.quit(saying: parting)
        }
    }

    /// Suggests towns or leaves them out; says so where no leg needs one, and then there is nothing to keep.
    private func toggleTowns() {
        let (decided, wasLast) = (interactor.decided, isProposalLast)
        interactor.toggleTowns()
        isProposalLast = true
        guard interactor.suggestsTowns, let days = detail?.days.value, days.plan.towns.isEmpty else { return }
        let lacksTown = days.itinerary.days.contains { $0.warnings.contains { $0.kind == .noTown } }
        guard !lacksTown else { return }
        interactor.restore(decided)
        isProposalLast = wasLast
        feed.say(.done("No leg is too long for a day, so no town is suggested."))
    }

    package func cancel() { feed.cancel() }

    package var parting: Notice? { interactor.hasProposal ? formatter.notKept(isLeaving: true) : nil }

    package func answer(_ isYes: Bool?) {
        // A script means what it says, as long as that is about its trip.
        let isOfTrip = asked.map { interactor.changesOfOthers($0).isEmpty } ?? false
        if !history.answer(isYes ?? (isOfTrip ? true : nil)) { edits.answer(isYes) }
    }

    package func choose(_ answer: String) { edits.choose(answer) }

    package func leaveQuestion() -> Bool { history.leave() || edits.leave() }

    private func run(_ useCase: AnyPublisher<Notice, any Error>) {
        feed.run(
            useCase, saying: "saving…",
            done: { [weak self] in
                self?.count($0)
                self?.feed.say($0)
            },
            failed: { [feed] in feed.say(.refused($0)) })
    }

    private func show(_ detail: DaysDetail?) {
        if let before = self.detail?.trip.waypoints, let now = detail?.trip.waypoints {
            let changed = zip(before, now).enumerated().first { $1.0 != $1.1 }?.offset
            changedStop = changed.map { $0 + 1 } ?? changedStop
        }
        self.detail = detail
        var page = formatter.page(detail)
        if let stop = changedStop, !page.isLoading {
            focus.move(to: page.row(ofStop: stop))
            changedStop = nil
        }
        page.focus = focus
        feed.show(page)
        sayNews()
        sayNewNights()
    }

    /// Says which nights what was tried last has moved, once the days are known.
    private func sayNewNights() {
        guard let before = proposedOver, detail?.days.value != nil, let nights = feed.state.page.nights else { return }
        proposedOver = nil
        let moved = nights.sentence(since: PlannedNights(before.itinerary, of: before.plan.trip))
        guard let moved else { return }
        feed.say(Notice(.done, (feed.state.notice?.lines ?? []) + [moved]))
    }

    /// The changes that a step is about and that were not made on this page.
    private func changesBefore(_ step: HistoryStep) -> [String] {
        asked = step
        if case .undo(let count) = step { return interactor.changes(undoing: count, butNewest: changesMade) }
        return interactor.changesOfOthers(step)
    }

    private func count(_ notice: Notice) {
        guard notice.result == .changed else { return }
        changesMade += 1
        // After a new change nothing is redone, and nothing tried again.
        undoneSinceProposal = 0
        interactor.forgetTakenBack()
    }

    private func count(_ step: HistoryStep) {
        switch step {
        case .undo(let count):
            changesMade = max(0, changesMade - count)
            undoneSinceProposal += count
        case .redo(let count):
            changesMade += count
            undoneSinceProposal = max(0, undoneSinceProposal - count)
        }
    }

    /// Says the result of a change of stops.
    private func say(_ notice: Notice) {
        count(notice)
        feed.say(notice)
        sayNews()
    }

    /// Adds to the notice of a change which nights it has moved and which warnings it has caused, once the days are
    /// known.
    private func sayNews() {
        guard let before = daysBefore, let days = detail?.days.value, let notice = feed.state.notice,
            notice.result == .changed
        else { return }
        daysBefore = nil
        let nights = feed.state.page.nights?.sentence(since: PlannedNights(before.itinerary, of: before.plan.trip))
        let lines = [nights].compactMap(\.self) + formatter.newWarnings(days, since: before)
        guard !lines.isEmpty else { return }
        feed.say(.changed(notice.lines + lines, warnings: notice.warnings))
    }
}

/// An edit of stops, which may ask which place is meant.
private struct DaysStopEdit {
    let stops: [String]
    let edit: WaypointEdit
}
