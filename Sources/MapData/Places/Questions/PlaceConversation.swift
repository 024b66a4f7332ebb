package import Geodesy
package import Places
package import Reactive
package import Screens

/// Does edits whose places are given by name. Where a name is not clear the person is asked what it means; the edit
/// waits meanwhile, and is then done with the answers.
package final class PlaceConversation<Page: ScreenPage, Edit, Outcome> {
    /// Does an edit; the dictionary says what some texts of places mean.
    package typealias UseCase = (_ edit: Edit, _ chosen: [String: FoundPlace]) -> AnyPublisher<Outcome, any Error>

    /// What a presenter does at each turn of the conversation.
    package struct Turns {
        package let perform: UseCase
        /// An edit was done.
        package let done: (_ edit: Edit, _ outcome: Outcome) -> Void
        /// An edit was refused, which has not been said yet.
        package let refused: (_ edit: Edit?, _ error: any Error) -> Void
        /// The person has answered that nothing is to be done, and that was said.
        package let left: () -> Void

        /// States what is done.
        package init(
            perform: @escaping UseCase, done: @escaping (_ edit: Edit, _ outcome: Outcome) -> Void,
            refused: @escaping (_ edit: Edit?, _ error: any Error) -> Void, left: @escaping () -> Void = {}
        ) {
            self.perform = perform
            self.done = done
            self.refused = refused
            self.left = left
        }
    }

    private let feed: ScreenFeed<Page>
    private let unit: DistanceUnit
    private let nothingDone: (Edit?) -> String
    private let turns: Turns
    /// The places behind the numbered choices, and those that were chosen before.
    private var choices = PlaceChoices()
    /// The edit that waits for an answer.
    private var pending: Edit?
    /// Why it waits.
    private var refusal: (any Error)?

    /// Asks through `feed`, with distances in `unit`; `nothingDone` is the notice when the person does not want the
    /// edit.
    package init(_ feed: ScreenFeed<Page>, unit: DistanceUnit, nothingDone: @escaping (Edit?) -> String, _ turns: Turns)
    {
        self.feed = feed
        self.unit = unit
        self.nothingDone = nothingDone
        self.turns = turns
    }

    /// Forgets what is asked and what was chosen, before something else is done.
    package func begin() {
        choices.clear()
        pending = nil
        feed.begin()
    }

    /// Does an edit, asking about its places where that is needed; `place` was chosen for its own text.
    package func attempt(_ edit: Edit, with place: FoundPlace? = nil) {
        if let place { choices.take(place) }
        pending = edit
        feed.run(
            turns.perform(edit, choices.chosen), saying: "saving…", done: { [turns] in turns.done(edit, $0) },
            failed: { [weak self] in self?.refuse($0) })
    }

    /// Asks whether an edit is to be done; a yes takes `place`, if there is one, for what `text` means. Where nobody
    /// can be asked, `refusal` is why it is not done.
    package func ask(
        _ question: YesNoQuestion, before edit: Edit, with place: FoundPlace? = nil, for text: String = "",
        otherwise refusal: any Error = PlaceError.text(.empty)
    ) {
        self.refusal = refusal
        if let place { choices.offer(place, for: text) }
        pending = edit
        feed.ask(question)
    }

    /// Whether a text is one of the answers to choose from, or none at all.
    package func isAnswer(_ text: String) -> Bool {
        text.isEmpty || text.allSatisfy(\.isNumber) || choices.index(of: text) != nil
    }

    /// Takes a choice as it was typed: a number, or what only one choice contains. An empty one leaves them all; any
    /// other text keeps the question.
    package func choose(_ text: String) {
        if text.isEmpty, leave() { return }
        do throws(PlaceChoiceError) {
            try choices.choose(text)
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
            choices.confirm()
            attemptPending()
        case false:
            if let question = choices.decline() { ask(question) } else { sayNothingDone() }
        case nil:
            choices.clear()
            turns.refused(pending, refusal ?? PlaceError.text(.empty))
        }
    }

    /// Leaves what is asked; false where nothing is.
    package func leave() -> Bool {
        guard feed.state.question != nil || !feed.state.choices.isEmpty else { return false }
        feed.begin()
        sayNothingDone()
        return true
    }

    private func attemptPending() {
        feed.begin()
        if let pending { attempt(pending) }
    }

    private func sayNothingDone() {
        feed.say(.done(nothingDone(pending)))
        choices.clear()
        pending = nil
        turns.left()
    }

    private func refuse(_ error: any Error) {
        refusal = error
        if let question = choices.offer(error, in: unit) { ask(question) } else { turns.refused(pending, error) }
    }

    private func ask(_ question: PlaceQuestion) {
        switch question {
        case .choice(let heading, let labels, let question):
            feed.offer(labels, under: heading, saying: .done(question))
        case .confirmation(let text): feed.ask(YesNoQuestion(text))
        }
    }
}
