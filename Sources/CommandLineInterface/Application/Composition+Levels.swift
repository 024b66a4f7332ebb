import Console
import Entities
import Geodesy
import HistoryModule
import MapData

// What the levels of the menus that are not screens yet ask for and wait for.
extension Composition {
    /// A question that is asked on a stack of its own, with what came of it and how the program was left, if it was.
    typealias PlaceQuestion = (
        _ question: String, _ near: Coordinate?
    ) throws(DialogError) -> (entry: PlaceEntry, end: ScreenEnd?)

    /// Asks for a place on the screen of whoever needs one.
    var placeQuestion: PlaceQuestion {
        let placeScreen = placeScreen
        return { (question, near) throws(DialogError) in
            let navigator = Navigator()
            var entry = PlaceEntry.none
            let end = try navigator.run([placeScreen(navigator)(question, near) { entry = $0 }])
            return (entry, end == .back ? nil : end)
        }
    }

    /// Searches for the best order of a trip and asks whether to take it.
    func bestOrderQuestion() throws(StoreError) -> (_ trip: ID) -> (
        _ words: String
    ) throws(DialogError) -> (notice: Notice?, end: ScreenEnd?) {
        let orderScreen = try orderScreen()
        return { trip in
            { (words) throws(DialogError) in
                let navigator = Navigator()
                let below = NoticeScreen(navigator)
                let end = try navigator.run([below, orderScreen(trip, words, navigator)])
                return (below.notice, end == .back ? nil : end)
            }
        }
    }

    /// Takes a step through the history and says what it did.
    func historyStep() throws(StoreError) -> (_ step: HistoryStep) -> () -> Notice {
        let (presenter, waiter) = (try historyPresenter(), waiter)
        return { step in
            {
                do {
                    return Notice(.done, try waiter.first(of: presenter.perform(step)).notice.lines)
                } catch {
                    return .refused(error)
                }
            }
        }
    }
}

/// Keeps what the screen above it says when it is left, and is left itself.
private final class NoticeScreen: Screen {
    private let navigator: Navigator
    private(set) var notice: Notice?
    let coversPage = false

    /// On the stack of `navigator`.
    init(_ navigator: Navigator) {
        self.navigator = navigator
    }

    func turn() throws(DialogError) { navigator.pop() }

    func reappear(saying notice: Notice?, wasCovered: Bool) {
        self.notice = notice.map { Notice($0.kind == .changed ? .done : $0.kind, $0.lines) }
    }
}
