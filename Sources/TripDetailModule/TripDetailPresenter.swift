package import Console
import Entities
package import Geodesy
package import JSON
import MapData
package import Reactive
import Text

/// Turns a trip into what its screen shows, and what a person does into edits and ways to go.
package final class TripDetailPresenter: TripDetailPresenting {
    private let interactor: any TripDetailInteracting
    private let router: any TripDetailRouting
    private let formatter: TripDetailFormatter
    private let subject = CurrentValueSubject<TripDetailState, Never>(TripDetailState())
    private var detail: TripDetail?
    /// The places behind the numbered answers.
    private var answers: [FoundPlace] = []
    private var subscriptions: Set<AnyCancellable> = []

    /// Shows what `interactor` knows; distances in `unit`, measured by `method` ("straight line").
    package init(
        interactor: any TripDetailInteracting, router: any TripDetailRouting, unit: DistanceUnit, method: String
    ) {
        self.interactor = interactor
        self.router = router
        formatter = TripDetailFormatter(unit: unit, method: method)
        interactor.detail
            .sink { [weak self] in self?.show($0) }
            .store(in: &subscriptions)
    }

    package var state: TripDetailState { subject.value }

    package var statePublisher: AnyPublisher<TripDetailState, Never> { subject.eraseToAnyPublisher() }

    /// The trip for programs, as `show --json` prints it; nil when it is not there (any more).
    package var json: JSONValue? { detail.map(TripDocument.value) }

    package func perform(_ edit: TripDetailEdit) throws -> Notice {
        saying(try sentences(edit))
    }

    /// What was done, the total now, and what the store said.
    private func saying(_ sentences: [String]) -> Notice {
        let total = [formatter.total(detail)].compactMap { $0 }
        return Notice(.done, sentences + total + interactor.warnings.map { visible($0) })
    }

    package func handle(_ event: TripDetailEvent) throws(DialogError) -> ScreenEnd? {
        subject.value.notice = nil
        if case .choose = event {} else { clearAnswers() }
        do {
            switch event {
            case .edit(let edit): subject.value.notice = try perform(edit)
            case .open(let reference):
                let end = try router.openStop(interactor.stop(reference).id)
                return end == .back ? nil : end
            case .askForPlace(let question): return try askForPlace(question)
            case .choose(let number): try choose(number)
            case .bestOrder(let words):
                let (notice, end) = try router.openBestOrder(words)
                subject.value.notice = notice.map(withTotal)
                return end
            case .report: router.showReport()
            case .exportFile(let path): subject.value.notice = router.exportFile(path)
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

    /// Asks for the place of a new stop; an empty answer is the last stop's.
    private func askForPlace(_ question: String) throws -> ScreenEnd? {
        let (entry, end) = try router.askForPlace(question, near: detail?.trip.waypoints.last?.location)
        switch entry {
        case .chosen(let place): try add(place)
        case .text(let text):
            let places = text.isEmpty ? [] : [text]
            subject.value.notice = try perform(.add(places: places, at: nil, name: nil, note: nil))
        case .none: break
        }
        return end
    }

    private func choose(_ number: String) throws {
        guard let index = Int(number), (1...max(1, answers.count)).contains(index), !answers.isEmpty else {
            subject.value.notice = .failed("There is no answer \(visible(number)).")
            return
        }
        let place = answers[index - 1]
        clearAnswers()
        try add(place)
    }

    private func add(_ place: FoundPlace) throws {
        let sentences = try formatter.sentences(
            added: added { try interactor.addStop(at: place) }, trip: state.title ?? "")
        subject.value.notice = saying(sentences)
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

    /// Shows the list around what was added last.
    private func added(_ add: () throws -> [AddedStop]) rethrows -> [AddedStop] {
        let added = try add()
        subject.value.focus = added.last.map { $0.number - 1 }
        return added
    }

    /// Does the edit and says what was done.
    private func sentences(_ edit: TripDetailEdit) throws -> [String] {
        switch edit {
        case .add(let places, let number, let name, let note):
            let added = try added {
                try interactor.addStops(places: places, at: number, name: name, note: note)
            }
            return formatter.sentences(added: added, trip: state.title ?? "")
        case .addBest(let places, let name, let note):
            let added = try added { try interactor.addStopsWhereBest(places: places, name: name, note: note) }
            return formatter.sentences(added: added, trip: state.title ?? "")
        case .move(let reference, let to):
            let (stop, number) = try interactor.moveStop(reference, to: to)
            subject.value.focus = number - 1
            return ["\(Wording.quoted(stop.name.text)) is now stop \(number)."]
        case .remove(let references):
            let stops = try interactor.removeStops(references)
            return ["Removed \(stops.map { Wording.quoted($0.name.text) }.joined(separator: ", "))."]
        case .rename(let name):
            try interactor.rename(name)
            return ["The trip is now called \(Wording.quoted(state.title ?? name))."]
        case .reverse:
            try interactor.reverse()
            return ["Reversed the order of the stops."]
        case .setRoundTrip(let isRoundTrip):
            try interactor.setRoundTrip(isRoundTrip)
            return [isRoundTrip ? "It is a round trip now." : "It is a one-way trip now."]
        }
    }

    private func withTotal(_ notice: Notice) -> Notice {
        guard notice.kind == .done, let total = formatter.total(detail) else { return notice }
        return Notice(.done, notice.lines + [total])
    }

    private func show(_ detail: TripDetail?) {
        self.detail = detail
        var state = formatter.state(detail)
        state.notice = subject.value.notice
        state.focus = subject.value.focus
        state.answers = subject.value.answers
        subject.value = state
    }
}
