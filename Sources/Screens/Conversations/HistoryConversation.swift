package import Reactive
import Text

/// Undoes and redoes changes from a page. A step whose changes are partly about something else than the page is asked
/// about first, and refused where nobody can be asked.
package final class HistoryConversation<Page: ScreenPage, Step> {
    /// The use cases of the page's interactor.
    package struct UseCases {
        /// The step that undoes this many changes.
        package let undo: (_ count: Int) -> Step
        /// The step that redoes this many changes.
        package let redo: (_ count: Int) -> Step
        /// Descriptions of those changes of a step that the page does not show.
        package let others: (Step) -> [String]
        /// Takes a step; the descriptions of its changes, and warnings about the save.
        package let take: (Step) -> AnyPublisher<(changes: [String], warnings: [String]), any Error>

        /// Collects the use cases. A page that shows everything has no `others`.
        package init(
            undo: @escaping (_ count: Int) -> Step, redo: @escaping (_ count: Int) -> Step,
            others: @escaping (Step) -> [String] = { _ in [] },
            take: @escaping (Step) -> AnyPublisher<(changes: [String], warnings: [String]), any Error>
        ) {
            self.undo = undo
            self.redo = redo
            self.others = others
            self.take = take
        }
    }

    private let feed: ScreenFeed<Page>
    private let subject: String
    private let elsewhere: String
    private let useCases: UseCases
    private let done: (Notice) -> Void
    /// The step that waits for a yes.
    private var pending: (direction: HistoryDirection, step: Step, others: [String], question: YesNoQuestion)?

    /// Asks through `feed` about changes that are not of `subject` (`this trip`); `elsewhere` is the page that takes
    /// such steps without a question (`the list of trips`). A step that was taken goes to `done`, which says it.
    package init(
        _ feed: ScreenFeed<Page>, of subject: String = "", elsewhere: String = "", _ useCases: UseCases,
        done: ((Notice) -> Void)? = nil
    ) {
        self.feed = feed
        self.subject = subject
        self.elsewhere = elsewhere
        self.useCases = useCases
        self.done = done ?? { feed.say($0) }
    }

    /// Undoes changes, all or none.
    package func undo(_ count: Int) { begin(.undo, useCases.undo(count)) }

    /// Redoes changes, all or none.
    package func redo(_ count: Int) { begin(.redo, useCases.redo(count)) }

    /// Takes the answer to the question about a step; nil where nobody can be asked: then the step is refused. False
    /// where there is no such question.
    package func answer(_ isYes: Bool?) -> Bool {
        guard let (direction, step, others, question) = pending, feed.state.question == question else { return false }
        pending = nil
        feed.begin()
        switch isYes {
        case true: take(direction, step)
        case false: feed.say(.done("Nothing was changed."))
        case nil: feed.say(.refused(StepBeyondPage(changes: others, subject: subject, elsewhere: elsewhere)))
        }
        return true
    }

    /// Leaves the question about a step; false where there is none.
    package func leave() -> Bool { answer(false) }

    private func begin(_ direction: HistoryDirection, _ step: Step) {
        let others = useCases.others(step)
        guard !others.isEmpty else { return take(direction, step) }
        let question = direction.question(about: others, notOf: subject)
        pending = (direction, step, others, question)
        feed.ask(question)
    }

    private func take(_ direction: HistoryDirection, _ step: Step) {
        feed.run(
            useCases.take(step), saying: "saving…",
            done: { [done] in done(.taken(direction, $0.changes, warnings: $0.warnings)) },
            failed: { [feed] in feed.say(.refused($0)) })
    }
}

/// The direction of a step through the history of changes.
package enum HistoryDirection: Sendable {
    case undo, redo

    /// The question whether to take a step although these of its changes are not of `subject`.
    fileprivate func question(about changes: [String], notOf subject: String) -> YesNoQuestion {
        let more = changes.count > 3 ? "; and \(changes.count - 3) more" : ""
        let named = changes.prefix(3).map { visible($0) }.joined(separator: "; ") + more
        return switch self {
        case .undo: YesNoQuestion("That undoes what is not of \(subject): \(named). Undo it?")
        case .redo: YesNoQuestion("That redoes what is not of \(subject): \(named). Redo it?")
        }
    }
}

extension Notice {
    /// A sentence for each change that a step has undone or redone: `Undid: Renamed “A” to “B”`.
    package static func taken(_ direction: HistoryDirection, _ changes: [String], warnings: [String]) -> Notice {
        let verb =
            switch direction {
            case .undo: "Undid"
            case .redo: "Redid"
            }
        return .changed(changes.map { "\(verb): \(visible($0))" }, warnings: warnings)
    }
}

/// A step that was not taken, since some of its changes are about something else than the page, and nobody could be
/// asked.
private struct StepBeyondPage: Error, CustomStringConvertible {
    let changes: [String]
    let subject: String
    let elsewhere: String

    /// The reason, and the page where the step can be taken.
    var description: String {
        "that is not of \(subject): \(changes.joined(separator: "; ")); \(elsewhere) has u and U for it"
    }
}
