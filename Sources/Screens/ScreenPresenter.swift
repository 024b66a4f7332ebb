package import Console
package import Reactive

/// The use of a line that was typed at a question.
package enum OtherLineUse: Sendable {
    /// Done in the place of an answer: another spelling of what is asked about.
    case taken
    /// To be done later, once the question is answered: the next place.
    case later
    /// None: an answer, or nothing at all.
    case none
}

/// The presenter of a menu screen.
package protocol ScreenPresenter<Page, Event>: AnyObject {
    associatedtype Page: ScreenPage
    associatedtype Event

    /// The state of the screen, now and whenever it changes.
    var states: AnyPublisher<ScreenState<Page>, Never> { get }
    /// Does what the person asked for, at once or over a while; what comes of it is a state, or another screen.
    func handle(_ event: Event)
    /// Ends what is under way.
    func cancel()
    /// Asks the last question once more; called instead of the page's prompt while the state asks further.
    func askFurther()
    /// Takes the answer to the question of the state; nil if nobody could be asked.
    func answer(_ isYes: Bool?)
    /// Says what becomes of a line that was typed at the open question, or does it: anything but an answer.
    func take(otherLine line: String) -> OtherLineUse
    /// Takes one of the numbered choices of the state, as it was typed; an empty text leaves them all.
    func choose(_ answer: String)
    /// Leaves what is asked at the prompt or by yes and no: the page is as if it had not been asked; false where
    /// nothing is.
    func leaveQuestion() -> Bool
    /// Takes Esc at the open question: leaves out only what it is about where more was typed with that, else leaves it;
    /// false where nothing is asked.
    func stepBack() -> Bool
    /// The sentence that says which new stops are not added if the open question is left; nil where there are none.
    var loss: String? { get }
    /// The answers that appear below the page's prompt while a part of the line is typed; nil for none. Asked for at
    /// each prompt.
    var suggestions: LiveField? { get }
    /// Returns a page with the data that only Tab needs, as they are now; they are not published.
    func completing(_ page: Page) -> Page
    /// The notice for a program that is left from here by Ctrl-C; nil for none.
    var parting: Notice? { get }
}

extension ScreenPresenter {
    /// Does nothing, for a presenter that asks nothing itself.
    package func askFurther() {}
    /// Does nothing, for a presenter that asks nothing itself.
    package func answer(_ isYes: Bool?) {}
    /// Takes no other line.
    package func take(otherLine line: String) -> OtherLineUse { .none }
    /// Does nothing, for a presenter that offers no choices.
    package func choose(_ answer: String) {}
    /// Leaves no question, for a presenter that asks nothing itself.
    package func leaveQuestion() -> Bool { false }
    /// Leaves the question, for a presenter that asks about one thing at a time.
    package func stepBack() -> Bool { leaveQuestion() }
    /// Nothing.
    package var loss: String? { nil }
    /// The page as it is, for one whose own texts are all that Tab puts in.
    package func completing(_ page: Page) -> Page { page }
    /// No answers.
    package var suggestions: LiveField? { nil }
    /// No message.
    package var parting: Notice? { nil }
}
