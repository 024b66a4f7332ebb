import Console
import Entities
import JSON
import Platform
import Reactive
import Screens
import TestSupport
import Testing

@testable import HistoryModule

/// A router that records where it led.
private final class RecordingRouter: HistoryRouting {
    private(set) var calls: [String] = []

    func goBack() { calls.append("back") }

    func quit() { calls.append("quit") }
}

@Suite struct HistoryModuleTests {
    let store = InMemoryStore([coast()])
    let environment = InMemoryEnvironment(minutesEast: 120)

    /// The first value of a publisher.
    private func answer<P: Publisher>(_ publisher: P) throws -> P.Output {
        try Desk().waiter.first(of: publisher)
    }

    private func presenter() throws -> (DataModel, HistoryPresenter) {
        let model = try DataModel(store: store)
        return (model, HistoryBuilder.presenter(HistoryDependencies(model: model, environment: environment)))
    }

    @Test("No word of the menu means two things") func words() {
        #expect(ambiguousWords(of: HistoryView.menu) == [])
    }

    @Test("The history is shown newest first in local time") func page() throws {
        let (model, presenter) = try presenter()
        _ = try answer(model.save(.renameTrip(id(1), name("Re\u{1B}d"))))
        _ = try answer(model.save(.reverseStops(trip: id(1))))
        _ = try answer(model.take(.undo(1)))
        let (page, document) = try answer(presenter.history)
        #expect(
            page
                == HistoryPage(
                    rows: [
                        .init(day: "2026-05-01", clock: "19:30", what: "Reversed “Re\u{1B}d”", mark: "undone"),
                        .init(day: "2026-05-01", clock: "19:30", what: "Renamed “Coast” to “Re\u{1B}d”", mark: ""),
                    ], warnings: []))
        #expect(
            HistoryView.page(page, TerminalContext()).joined(separator: "\n") == """
                When              What
                2026-05-01 19:30  Reversed “Re\\u{1B}d”            undone
                2026-05-01 19:30  Renamed “Coast” to “Re\\u{1B}d”
                """)
        #expect(
            HistoryView.page(page, TerminalContext(width: 40, outputIsTerminal: true)).joined(separator: "\n") == """
                What
                Reversed “Re\\u{1B}d”            undone
                Renamed “Coast” to “Re\\u{1B}d”
                """)
        #expect(
            HistoryView.page(page, TerminalContext(width: 48, outputIsTerminal: true), isNumbered: true)
                .joined(separator: "\n") == """
                    #  When   What
                    2026-05-01
                    1  19:30  Reversed “Re\\u{1B}d”            undone
                    2  19:30  Renamed “Coast” to “Re\\u{1B}d”
                    """)
        let days = HistoryPage(
            rows: [("2026-05-02", "08:00"), ("2026-05-01", "19:30"), ("2026-05-01", "19:29")].map {
                .init(
                    day: $0.0, clock: $0.1, what: "Moved “Lyon” to number 3 in a trip with a very long name", mark: "")
            })
        #expect(
            HistoryView.page(
                days, TerminalContext(width: 48, outputIsTerminal: true), rows: ShownRows([0, 1, 2]), isNumbered: true
            ).joined(separator: "\n") == """
                #  When   What
                2026-05-02
                1  08:00  Moved “Lyon” to number 3 in a trip …

                2026-05-01
                2  19:30  Moved “Lyon” to number 3 in a trip …
                3  19:29  Moved “Lyon” to number 3 in a trip …
                """)
        #expect(
            document.text() == """
                [{"what":"Reversed “Re\\u001bd”","at":"2026-05-01T17:30:09Z","undone":true},\
                {"what":"Renamed “Coast” to “Re\\u001bd”","at":"2026-05-01T17:30:09Z","undone":false}]
                """)
    }

    @Test("The open history shows each change when it is made, and why it cannot be read")
    func follows() throws {
        let model = try DataModel(store: store)
        func open() -> HistoryPresenter {
            let presenter = HistoryBuilder.presenter(HistoryDependencies(model: model, environment: environment))
            presenter.open()
            return presenter
        }
        var shown: [[String]] = []
        let presenter = open()
        let subscription = presenter.states.sink { shown.append($0.page.rows.map(\.what)) }
        _ = try answer(model.save(.reverseStops(trip: id(1))))
        _ = try answer(model.save(.renameTrip(id(1), name("Shore"))))
        subscription.cancel()
        #expect(shown == [[], ["Reversed “Coast”"], ["Renamed “Coast” to “Shore”", "Reversed “Coast”"]])
        let error = StoreError.changedOutside(path: "/l/trips.json")
        store.failure = error
        #expect(try answer(open().states).notice == .refused(error))
    }

    @Test("Leaving leads back or out of the program") func leaving() throws {
        let router = RecordingRouter()
        let presenter = HistoryBuilder.presenter(
            HistoryDependencies(model: try DataModel(store: store), environment: environment), router: router)
        presenter.handle(.back)
        presenter.handle(.quit)
        #expect(router.calls == ["back", "quit"])
    }

    @Test("An empty history says so") func emptyHistory() throws {
        let (page, document) = try answer(presenter().1.history)
        #expect(HistoryView.page(page, TerminalContext()) == ["Nothing was changed yet."])
        #expect(document.text() == "[]")
    }

    @Test("Steps say what they took back and made again") func steps() throws {
        let (model, presenter) = try presenter()
        _ = try answer(model.save(.renameTrip(id(1), name("A\u{7}"))))
        _ = try answer(model.save(.insertTrips([PlacedTrip(index: 0, trip: alps())])))
        store.warnings = ["history\u{7} damaged"]
        let outcome = try answer(presenter.perform(.undo(2)))
        #expect(
            outcome
                == HistoryOutcome(
                    notice: Notice(
                        .changed, ["Undid: Added “Alps”", "Undid: Renamed “Coast” to “A\\u{7}”"],
                        warnings: ["history\u{7} damaged"]),
                    changes: ["Added “Alps”", "Renamed “Coast” to “A\u{7}”"], trips: 1))
        #expect(model.library.trips == [coast()])
        store.warnings = []
        #expect(
            try answer(presenter.perform(.redo(1))).notice == .changed("Redid: Renamed “Coast” to “A\\u{7}”"))
        #expect(
            try HistoryDocument.json(answer(presenter.perform(.redo(1)))).text()
                == "{\"changes\":[\"Added “Alps”\"],\"trips\":2}")
    }

    @Test("What cannot be taken back is an error") func nothingToTakeBack() throws {
        let (_, presenter) = try presenter()
        #expect(throws: StoreError.nothingToUndo(asked: 1, available: 0)) { try answer(presenter.perform(.undo(1))) }
        #expect(throws: StoreError.nothingToRedo(asked: 1, available: 0)) { try answer(presenter.perform(.redo(1))) }
        #expect(throws: StoreError.nothingToUndo(asked: 3, available: 0)) { try answer(presenter.perform(.undo(3))) }
        store.failure = .changedOutside(path: "/l/trips.json")
        #expect(throws: StoreError.changedOutside(path: "/l/trips.json")) { try answer(presenter.perform(.undo(1))) }
        #expect(throws: StoreError.changedOutside(path: "/l/trips.json")) { try answer(presenter.history) }
    }

    @Test("Damage of the history is a warning that is safe to show") func damage()
        throws
    {
        let (_, presenter) = try presenter()
        store.warnings = ["/l/\u{1B}[2Jhistory.jsonl:3: not JSON"]
        #expect(try answer(presenter.history).page.warnings == ["/l/\\u{1B}[2Jhistory.jsonl:3: not JSON"])
    }

    @Test("A number leads back to the state after that change") func restored() throws {
        let store = InMemoryStore([coast()])
        let model = try DataModel(store: store)
        let interactor = HistoryInteractor(
            HistoryDependencies(model: model, environment: InMemoryEnvironment(minutesEast: 0)))
        #expect(throws: HistoryError.self) { try interactor.step(to: "1") }
        for name in ["A", "B", "C"] {
            _ = try answer(model.save(Edits.rename(model.library.trips[0], to: Name(name))))
        }
        #expect(try interactor.step(to: "1") == nil)
        #expect(try interactor.step(to: "3") == .undo(2))
        #expect(try interactor.step(to: "4") == .undo(3))
        _ = try answer(model.take(.undo(2)))
        #expect(try interactor.step(to: "3") == nil)
        #expect(try interactor.step(to: "1") == .redo(2))
        for number in ["0", "5", "x", "99999999999999999999"] {
            #expect(throws: HistoryError.self) { try interactor.step(to: number) }
        }
    }

    @Test("Changes that look alike are told apart by their seconds")
    func alike() throws {
        let (model, presenter) = try presenter()
        for _ in 0..<2 { _ = try answer(model.save(.reverseStops(trip: id(1)))) }
        _ = try answer(model.save(.renameTrip(id(1), name("Shore"))))
        #expect(try answer(presenter.history).page.rows.map(\.clock) == ["19:30", "19:30:09", "19:30:09"])
    }
}
