package import Console
package import Reactive
import Text

/// Does edits about which the person may have to be asked. An edit waits while its question is open, is done again with
/// the answers, and is left where the person wants none of them.
package final class EditConversation<Page: ScreenPage, Edit, Questions: Inquiry, Outcome> {
    /// Does an edit with the answers that were given so far.
    package typealias UseCase = (_ edit: Edit, _ answers: Questions.Answers) -> AnyPublisher<Outcome, any Error>

    /// The part of a presenter at each turn of the conversation.
    package struct Turns {
        package let perform: UseCase
        /// An edit was done.
        package let done: (_ outcome: Outcome) -> Void
        /// An edit was refused, which has not been said yet.
        package let refused: (_ edit: Edit?, _ error: any Error) -> Void
        /// The person has answered that nothing is to be done of an edit, and that was said.
        package let left: (_ edit: Edit?) -> Void
        /// The edit without what the open question is about, where the person wants the rest of it; nil where that
        /// leaves nothing.
        package let leavingOut: (_ edit: Edit, _ questions: Questions) -> Edit?

        /// Collects the turns.
        package init(
            perform: @escaping UseCase, done: @escaping (_ outcome: Outcome) -> Void,
            refused: @escaping (_ edit: Edit?, _ error: any Error) -> Void,
            left: @escaping (_ edit: Edit?) -> Void = { _ in },
            leavingOut: @escaping (_ edit: Edit, _ questions: Questions) -> Edit? = { _, _ in nil }
        ) {
            self.perform = perform
            self.done = done
            self.refused = refused
            self.left = left
            self.leavingOut = leavingOut
        }
    }

    private let feed: ScreenFeed<Page>
    private let nothingDone: Notice
    private let turns: Turns
    /// The open question with its choices, and the answers so far.
    private var questions: Questions
    /// The edit that waits for an answer.
    private var pending: Edit?
    /// The error for which it waits; nil where it was asked about before it was tried.
    private var refusal: (any Error)?

    /// Asks through `feed`, beginning with `questions`, which has no answers; `nothingDone` is the notice where the
    /// person does not want an edit.
    package init(_ feed: ScreenFeed<Page>, _ questions: Questions, nothingDone: String, _ turns: Turns) {
        self.feed = feed
        self.questions = questions
        self.nothingDone = .done(nothingDone)
        self.turns = turns
    }

    /// Forgets the open question and the answers, before something else is done.
    package func begin() {
        questions.clear()
        pending = nil
        feed.begin()
    }

    /// Does an edit, asking about it where that is needed; `prepare` notes answers that are known already.
    package func attempt(_ edit: Edit, after prepare: (inout Questions) -> Void = { _ in }) {
        prepare(&questions)
        pending = edit
        feed.run(
            turns.perform(edit, questions.answers), saying: "saving…", done: turns.done,
            failed: { [weak self] in self?.refuse($0) })
    }

    /// Asks whether an edit is to be done; `prepare` notes the answer that a yes means. For a terminal: where nobody
    /// can be asked, nothing is done.
    package func ask(
        _ question: YesNoQuestion, before edit: Edit, after prepare: (inout Questions) -> Void = { _ in }
    ) {
        prepare(&questions)
        refusal = nil
        pending = edit
        feed.ask(question)
    }

    /// The words that leave out what is asked about.
    private static var leavingWords: Set<String> { ["s", "skip", "none", "no", "n", "-"] }

    /// Whether a text is a word that leaves out what is asked about.
    package static func leavesOut(_ text: String) -> Bool { leavingWords.contains(text.trimmed.lowercased()) }

    /// Whether a text is one of the answers to choose from, or none at all.
    package func isAnswer(_ text: String) -> Bool {
        text.isEmpty || text.allSatisfy(\.isNumber) || questions.isAnswer(text) || Self.leavesOut(text)
    }

    /// The edit that the open question is about, and the question; nil where nothing is asked.
    package var open: (edit: Edit, questions: Questions)? {
        guard let pending, feed.state.question != nil || !feed.state.choices.isEmpty else { return nil }
        return (pending, questions)
    }

    /// Takes a choice as it was typed. A word such as `skip` leaves out what is asked about, and so does an empty one,
    /// unless it takes the first; a text that means none of them keeps the question.
    package func choose(_ typed: String) {
        let leaves = typed.isEmpty ? !questions.takesFirst : Self.leavesOut(typed)
        if leaves, leaveOut() || leave() { return }
        let text = typed.isEmpty ? "1" : typed
        do throws(Questions.Refusal) {
            try questions.choose(text)
        } catch {
            return feed.say(.refused(error))
        }
        attemptPending()
    }

    /// Takes the answer to the last question; nil where nobody can be asked: then the edit is refused.
    package func answer(_ isYes: Bool?) {
        feed.begin()
        switch isYes {
        case true:
            questions.confirm()
            attemptPending()
        case false:
            if let question = questions.decline() {
                ask(question)
            } else if !leaveOut() {
                sayNothingDone()
            }
        case nil:
            questions.clear()
            if let refusal { turns.refused(pending, refusal) } else { sayNothingDone() }
        }
    }

    /// Goes on without what the open question is about; false where that leaves nothing of the edit.
    private func leaveOut() -> Bool { change(turns.leavingOut) }

    /// Goes on with another edit in the place of the one that waits, with the answers that were given; false where
    /// `other` has none.
    package func change(_ other: (_ edit: Edit, _ questions: Questions) -> Edit?) -> Bool {
        guard let pending, let edit = other(pending, questions) else { return false }
        feed.begin()
        attempt(edit)
        return true
    }

    /// Leaves the open question; false where there is none.
    package func leave() -> Bool {
        guard feed.state.question != nil || !feed.state.choices.isEmpty else { return false }
        feed.begin()
        sayNothingDone()
        return true
    }

    /// Takes one step back from the open question: goes on without what it is about, or leaves it where that leaves
    /// nothing. False where there is none.
    package func stepBack() -> Bool { open != nil && leaveOut() || leave() }

    private func attemptPending() {
        feed.begin()
        if let pending { attempt(pending) }
    }

    private func sayNothingDone() {
        feed.say(nothingDone)
        let edit = pending
        questions.clear()
        pending = nil
        turns.left(edit)
    }

    private func refuse(_ error: any Error) {
        refusal = error
        guard let question = questions.question(about: error) else { return turns.refused(pending, error) }
        ask(question)
    }

    private func ask(_ question: InquiryQuestion) {
        switch question {
        case .choice(let heading, let labels, let question):
            feed.offer(labels, under: heading, saying: .done(question))
        case .confirmation(let text, let isYesUsual): feed.ask(YesNoQuestion(text, isYesUsual: isYesUsual))
        }
    }
}
