import Console
import Entities
import JSON
import Platform
import TestSupport
import Testing

@testable import HistoryModule

@Suite struct HistoryModuleTests {
    let store = InMemoryStore([coast()])
    let environment = InMemoryEnvironment(minutesEast: 120)

    private func presenter() throws -> (DataModel, HistoryPresenter) {
        let model = try DataModel(store: store)
        return (model, HistoryBuilder.presenter(HistoryDependencies(model: model, environment: environment)))
    }

    @Test func theHistoryIsShownNewestFirstInLocalTime() throws {
        let (model, presenter) = try presenter()
        _ = try answer(of: model.save(.renameTrip(id(1), name("Re\u{1B}d"))))
        _ = try answer(of: model.save(.reverseStops(trip: id(1))))
        _ = try answer(of: model.take(.undo(1)))
        let state = try presenter.state()
        #expect(
            state
                == HistoryState(
                    rows: [
                        .init(time: "2026-05-01 19:30", what: "Reversed “Re\u{1B}d”", mark: "undone"),
                        .init(time: "2026-05-01 19:30", what: "Renamed “Coast” to “Re\u{1B}d”", mark: ""),
                    ], warnings: []))
        #expect(
            HistoryView.page(state, TerminalContext()).joined(separator: "\n") == """
                When              What
                2026-05-01 19:30  Reversed “Re\\u{1B}d”            undone
                2026-05-01 19:30  Renamed “Coast” to “Re\\u{1B}d”
                """)
        #expect(
            HistoryView.page(state, TerminalContext(width: 40, outputIsTerminal: true)).joined(separator: "\n") == """
                When              What
                2026-05-01 19:30  Reversed “Re\\…  undone
                2026-05-01 19:30  Renamed “Coas…
                """)
        #expect(
            try presenter.json().text() == """
                [{"what":"Reversed “Re\\u001bd”","at":"2026-05-01T17:30:09Z","undone":true},\
                {"what":"Renamed “Coast” to “Re\\u001bd”","at":"2026-05-01T17:30:09Z","undone":false}]
                """)
    }

    @Test func anEmptyHistorySaysSo() throws {
        let state = try presenter().1.state()
        #expect(HistoryView.page(state, TerminalContext()) == ["Nothing was changed yet."])
        #expect(try presenter().1.json().text() == "[]")
    }

    @Test func stepsSayWhatTheyTookBackAndDidAgain() throws {
        let (model, presenter) = try presenter()
        _ = try answer(of: model.save(.renameTrip(id(1), name("A\u{7}"))))
        _ = try answer(of: model.save(.insertTrips([PlacedTrip(index: 0, trip: alps())])))
        store.warnings = ["history\u{7} damaged"]
        let outcome = try presenter.perform(.undo(2))
        #expect(
            outcome
                == HistoryOutcome(
                    notice: .done(
                        "Undid: Added “Alps”", "Undid: Renamed “Coast” to “A\\u{7}”", "history\\u{7} damaged"),
                    changes: ["Added “Alps”", "Renamed “Coast” to “A\u{7}”"], trips: 1))
        #expect(model.library.trips == [coast()])
        store.warnings = []
        #expect(presenter.handle(.redo(1)) == .done("Did again: Renamed “Coast” to “A\\u{7}”"))
        #expect(
            HistoryPresenter.json(try presenter.perform(.redo(1))).text()
                == "{\"changes\":[\"Added “Alps”\"],\"trips\":2}")
    }

    @Test func whatCannotBeTakenBackIsANoticeInAMenuAndAnErrorForACommand() throws {
        let (_, presenter) = try presenter()
        #expect(presenter.handle(.undo(1)) == .failed("there is nothing to undo"))
        #expect(presenter.handle(.redo(1)) == .failed("there is nothing to redo"))
        #expect(throws: StoreError.nothingToUndo(asked: 3, available: 0)) { try presenter.perform(.undo(3)) }
        store.failure = .changedOutside(path: "/l/tr\u{1B}ips.json")
        #expect(
            presenter.handle(.undo(1))
                == .failed(
                    "/l/tr\\u{1B}ips.json was changed by hand or by another program since the last change; "
                        + "undo would overwrite that"))
    }

    @Test func damageOfTheHistoryIsAWarningThatIsSafeToShow() throws {
        let (_, presenter) = try presenter()
        store.warnings = ["/l/\u{1B}[2Jhistory.jsonl:3: not JSON"]
        #expect(try presenter.state().warnings == ["/l/\\u{1B}[2Jhistory.jsonl:3: not JSON"])
    }
}
