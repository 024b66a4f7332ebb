import Console
package import Reactive

/// The state that a presenter publishes for its screen, and the one use case that may be under way.
package final class ScreenFeed<Page: ScreenPage> {
    /// The state of the screen.
    @Published package private(set) var state: ScreenState<Page>
    private var running: AnyCancellable?

    /// Begins with a page.
    package init(_ page: Page) {
        _state = Published(wrappedValue: ScreenState(page))
    }

    /// The state of the screen, now and whenever it changes.
    package var states: AnyPublisher<ScreenState<Page>, Never> { $state.eraseToAnyPublisher() }

    /// Shows another page; the notice and the choices stay.
    package func show(_ page: Page) {
        state.page = page
    }

    /// Removes the notice, the choices and the question, before a new event is handled.
    package func begin() {
        guard state.notice != nil || !state.choices.isEmpty || state.question != nil else { return }
        var next = state
        next.notice = nil
        next.choices = []
        next.choicesHeading = nil
        next.question = nil
        state = next
    }

    /// Shows a notice; nil removes the one that is shown.
    package func say(_ notice: Notice?) {
        state.notice = notice
    }

    /// Lets the person choose by number, from choices that may have a heading.
    package func offer(_ choices: [String], under heading: String? = nil, saying notice: Notice) {
        var next = state
        next.choices = choices
        next.choicesHeading = heading
        next.notice = notice
        state = next
    }

    /// Asks for a yes or a no; the answer goes to the presenter.
    package func ask(_ question: YesNoQuestion) {
        state.question = question
    }

    /// Whether the presenter asks its last question once more when what is under way is done.
    package var asksFurther: Bool {
        get { state.asksFurther }
        set { if state.asksFurther != newValue { state.asksFurther = newValue } }
    }

    /// Runs a use case and hands its result to `done` or its error to `failed`. `work` names meanwhile what is under
    /// way. A use case that is still running is cancelled.
    package func run<P: Publisher>(
        _ useCase: P, saying work: String, done: @escaping (P.Output) -> Void, failed: @escaping (any Error) -> Void
    ) {
        running?.cancel()
        state.work = work
        running = useCase.first().sink(
            receiveCompletion: { [weak self] completion in
                self?.state.work = nil
                if case .failure(let error) = completion { failed(error) }
            },
            receiveValue: { done($0) })
    }

    /// Ends the use case that is under way; nothing happens where none is.
    package func cancel() {
        guard state.work != nil else { return }
        running?.cancel()
        running = nil
        var next = state
        next.work = nil
        next.asksFurther = false
        next.notice = .stopped
        state = next
    }
}
