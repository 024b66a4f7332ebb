import Entities
import Screens
import Text

extension TripDetailPresenter {
    /// Asks whether the only stop is meant whose name is like the one that was typed; false where there is none.
    func asksForStop(_ edit: TripDetailEdit, _ error: any Error) -> Bool {
        guard let error = error as? ReferenceError, case .notFound(.stop, let reference, _, let suggestions) = error,
            suggestions.count == 1, let stop = suggestions.first,
            let other = edit.naming(reference, as: "\(stop.number)")
        else { return false }
        misnamed = error
        edits.ask(formatter.question(about: stop, insteadOf: reference), before: other)
        return true
    }
}
