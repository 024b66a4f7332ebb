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
        let sentences = try sentences(edit)
        let total = [formatter.total(detail)].compactMap { $0 }
        return Notice(.done, sentences + total + interactor.warnings.map { visible($0) })
    }

    package func handle(_ event: TripDetailEvent) throws(DialogError) -> ScreenEnd? {
        subject.value.notice = nil
        do {
            switch event {
            case .edit(let edit): subject.value.notice = try perform(edit)
            case .open(let reference):
                let end = try router.openStop(interactor.stop(reference).id)
                return end == .back ? nil : end
            case .bestOrder:
                let (notice, end) = try router.openBestOrder()
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
        } catch let error as ReferenceError {
            subject.value.notice = .refused(error, hints: [error.hint].compactMap { $0 })
        } catch let error as PlaceError {
            subject.value.notice = .refused(error, hints: error.hints)
        } catch {
            subject.value.notice = .refused(error)
        }
        return nil
    }

    /// Does the edit and says what was done.
    private func sentences(_ edit: TripDetailEdit) throws -> [String] {
        switch edit {
        case .add(let places, let number, let name, let note):
            let added = try interactor.addStops(places: places, at: number, name: name, note: note)
            subject.value.focus = added.last.map { $0.number - 1 }
            return formatter.sentences(added: added, trip: state.title ?? "")
        case .addBest(let places, let name, let note):
            let added = try interactor.addStopsWhereBest(places: places, name: name, note: note)
            subject.value.focus = added.last.map { $0.number - 1 }
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
        subject.value = state
    }
}
