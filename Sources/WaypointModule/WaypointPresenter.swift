package import Console
import Entities
package import Geodesy
import MapData
package import Reactive
import Text

/// Turns a stop into what its screen shows, and what a person does into edits.
package final class WaypointPresenter: WaypointPresenting {
    private let interactor: any WaypointInteracting
    private let router: any WaypointRouting
    private let formatter: WaypointFormatter
    private let subject = CurrentValueSubject<WaypointState, Never>(WaypointState())
    /// The places behind the numbered answers.
    private var answers: [FoundPlace] = []
    private var subscriptions: Set<AnyCancellable> = []

    /// Shows what `interactor` knows; distances in `unit`, measured by `method` ("straight line").
    package init(interactor: any WaypointInteracting, router: any WaypointRouting, unit: DistanceUnit, method: String) {
        self.interactor = interactor
        self.router = router
        formatter = WaypointFormatter(unit: unit, method: method)
        interactor.detail
            .sink { [weak self] in self?.show($0) }
            .store(in: &subscriptions)
    }

    package var state: WaypointState { subject.value }

    package var statePublisher: AnyPublisher<WaypointState, Never> { subject.eraseToAnyPublisher() }

    package func perform(_ edit: WaypointEdit) throws -> Notice {
        let before = name
        let found = try interactor.edit(edit)
        var lines: [String] = []
        if edit.name != nil { lines.append("The stop is now called \(Wording.quoted(name)).") }
        if let found {
            lines.append("\(Wording.quoted(edit.name == nil ? before : name)) is now \(visible(found.phrase)).")
        }
        if let note = edit.note { lines.append(note.isEmpty ? "The note is gone." : "Changed the note.") }
        return Notice(.done, lines + total + warnings)
    }

    package func handle(_ event: WaypointEvent) throws(DialogError) -> ScreenEnd? {
        subject.value.notice = nil
        if case .choose = event {} else { clearAnswers() }
        do {
            switch event {
            case .edit(let edit): subject.value.notice = try perform(edit)
            case .look(let place): said(try interactor.look(place))
            case .askForPlace(let question): return try askForPlace(question)
            case .choose(let number): try choose(number)
            case .delete:
                let stop = try interactor.delete()
                subject.value.notice = Notice(.done, ["Deleted \(Wording.quoted(stop.name.text))."] + warnings)
                return .back
            case .next: go(1, orSay: "This is the last stop.")
            case .previous: go(-1, orSay: "This is the first stop.")
            case .undo: subject.value.notice = withTotal(router.undo())
            case .redo: subject.value.notice = withTotal(router.redo())
            case .back: return .back
            case .quit: return .quit
            }
        } catch let error as DialogError {
            throw error
        } catch let error as PlaceError {
            offer(error)
        } catch {
            subject.value.notice = .refused(error)
        }
        return nil
    }

    private var name = ""
    /// Where the stop before is: places are likely to be near it.
    private var previousPlace: Coordinate?

    private var total: [String] {
        subject.value.summary.isEmpty ? [] : [subject.value.summary]
    }

    private var warnings: [String] { interactor.warnings.map { visible($0) } }

    private func withTotal(_ notice: Notice) -> Notice {
        notice.kind == .done ? Notice(.done, notice.lines + total) : notice
    }

    private func go(_ offset: Int, orSay sentence: String) {
        if !interactor.go(offset) { subject.value.notice = .failed(sentence) }
    }

    private func choose(_ number: String) throws {
        guard let index = Int(number), (1...max(1, answers.count)).contains(index), !answers.isEmpty else {
            let hint =
                answers.isEmpty
                ? "There is nothing to choose from; l looks up a place." : "There is no answer \(visible(number))."
            subject.value.notice = .failed(hint)
            return
        }
        let place = answers[index - 1]
        try interactor.move(to: place)
        clearAnswers()
        said(place)
    }

    /// Asks for a place; an empty answer changes nothing.
    private func askForPlace(_ question: String) throws -> ScreenEnd? {
        let (entry, end) = try router.askForPlace(question, near: previousPlace)
        switch entry {
        case .chosen(let place):
            try interactor.move(to: place)
            said(place)
        case .text(let text): if !text.isEmpty { said(try interactor.look(text)) }
        case .none: break
        }
        return end
    }

    private func said(_ place: FoundPlace) {
        subject.value.notice = Notice(.done, ["The stop is now \(visible(place.phrase))."] + total + warnings)
    }

    /// A place name that fits several places: they become numbered answers.
    private func offer(_ error: PlaceError) {
        if case .ambiguous(_, let places) = error {
            answers = places
            subject.value.answers = places.map(\.label)
            subject.value.notice = .failed("Which one? Type its number.")
        } else {
            subject.value.notice = .refused(error)
        }
    }

    private func clearAnswers() {
        answers = []
        subject.value.answers = []
    }

    private func show(_ detail: WaypointDetail?) {
        name = detail?.stop.name.text ?? ""
        previousPlace = detail.flatMap { $0.index > 0 ? $0.trip.waypoints[$0.index - 1].location : nil }
        var state = formatter.state(detail)
        state.notice = subject.value.notice
        state.answers = subject.value.answers
        subject.value = state
    }
}
