package import Console
package import MapData

/// The question for a place as a level of the menus: it asks once and hands on what came of it.
package final class PlaceChoiceScreen: Screen {
    private let view: PlaceChoiceView
    private let question: String
    private let navigator: Navigator
    private let then: (PlaceEntry) -> Void
    package let coversPage = false

    /// Asks `question` when it is on top; `then` gets the answer after the screen was left.
    package init(
        _ view: PlaceChoiceView, question: String, navigator: Navigator, then: @escaping (PlaceEntry) -> Void
    ) {
        self.view = view
        self.question = question
        self.navigator = navigator
        self.then = then
    }

    package func turn() throws(DialogError) {
        let (entry, end) = try view.run(question)
        if let end { return navigator.leave(end) }
        navigator.pop()
        then(entry)
    }

    package func reappear(saying notice: Notice?, wasCovered: Bool) {}
}
