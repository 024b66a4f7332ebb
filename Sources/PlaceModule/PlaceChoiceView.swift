package import Console
package import MapData
import Reactive

/// The question for a place, with answers below it while the person types.
package final class PlaceChoiceView {
    private let presenter: any PlaceChoicePresenting
    private let dialog: Dialog

    /// Asks by `dialog`.
    package init(presenter: any PlaceChoicePresenting, dialog: Dialog) {
        self.presenter = presenter
        self.dialog = dialog
    }

    /// Asks, and says how the program was left, if it was; line by line where nothing can be shown while typing.
    package func run(_ question: String) throws(DialogError) -> (entry: PlaceEntry, end: ScreenEnd?) {
        let field = LiveField { [presenter] in presenter.type($0) }
        let subscription = presenter.statePublisher.sink { [weak field] state in
            guard let text = state.text else { return }
            field?.show(state.suggestions, for: text, note: state.note)
        }
        defer { subscription.cancel() }
        switch try dialog.search(question, field: field) {
        case .chosen:
            return (presenter.place(at: field.selected).map { .chosen($0) } ?? .none, nil)
        case .text(let text): return (.text(text), nil)
        case .cancelled, .endOfInput: return (.none, nil)
        case .interrupted(let signal): return (.none, .interrupted(signal))
        }
    }
}
