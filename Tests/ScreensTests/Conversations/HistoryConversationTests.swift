import Reactive
import TestSupport
import Testing

@testable import Console
@testable import Screens

@Suite("Undo and redo from a page")
struct HistoryConversationTests {
    /// A page of a garden; steps are counts, negative ones redo. Step 3 and -3 are about the pond too.
    private final class Garden {
        let feed = ScreenFeed(RowsPage(rows: []))
        private(set) var taken: [Int] = []
        private(set) lazy var history = HistoryConversation<RowsPage, Int>(
            feed, of: "this garden", elsewhere: "the park",
            .init(
                undo: { $0 }, redo: { -$0 }, others: { abs($0) == 3 ? ["Filled the pond"] : [] },
                take: { [unowned self] step in
                    guard abs(step) < 9 else { return Fail(error: Mishap.refused).eraseToAnyPublisher() }
                    taken.append(step)
                    return Just((["Dug \(step)\u{7}"], ["tired"])).setFailureType(to: (any Error).self)
                        .map { (changes: $0.0, warnings: $0.1) }.eraseToAnyPublisher()
                }))
    }

    private let garden = Garden()
    private var history: HistoryConversation<RowsPage, Int> { garden.history }
    private var state: ScreenState<RowsPage> { garden.feed.state }

    @Test("a step of the page alone is taken at once, and each of its changes is named")
    func own() {
        history.undo(1)
        #expect(state.notice == .changed(["Undid: Dug 1\\u{7}"], warnings: ["tired"]))
        history.redo(2)
        #expect(state.notice == .changed(["Redid: Dug -2\\u{7}"], warnings: ["tired"]))
        history.undo(9)
        #expect(state.notice == .failed("Refused") && garden.taken == [1, -2])
    }

    @Test("a step that is about something else too is asked about: yes takes it, no and leaving do not")
    func others() {
        history.undo(3)
        #expect(state.question?.text == "That undoes what is not of this garden: Filled the pond. Undo it?")
        #expect(garden.taken == [])
        #expect(history.answer(false) && state.question == nil && state.notice == .done("Nothing was changed."))
        history.redo(3)
        #expect(state.question?.text == "That redoes what is not of this garden: Filled the pond. Redo it?")
        #expect(history.leave() && state.notice == .done("Nothing was changed.") && garden.taken == [])
        history.redo(3)
        #expect(history.answer(true) && state.question == nil && garden.taken == [-3])
        #expect(!history.answer(true) && !history.leave())
    }

    @Test("where nobody can be asked it is refused, with the page that takes it")
    func nobody() {
        history.undo(3)
        #expect(history.answer(nil) && garden.taken == [])
        #expect(state.notice == .failed("That is not of this garden: Filled the pond; the park has u and U for it"))
    }

    @Test("a question of somebody else is not answered here, nor one that is not asked any more")
    func otherQuestion() {
        history.undo(3)
        garden.feed.begin()
        #expect(!history.answer(true))
        garden.feed.ask(YesNoQuestion("Water it?"))
        #expect(!history.answer(true) && garden.taken == [])
    }
}
