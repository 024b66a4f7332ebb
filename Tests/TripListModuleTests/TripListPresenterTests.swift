import Entities
import Geodesy
import JSON
import MapData
import Places
import Reactive
import Screens
import TestSupport
import Testing

@testable import TripListModule

@Suite("The presenter of the list of trips")
struct TripListPresenterTests {
    let store = InMemoryStore([coast(), alps()])
    let mapData = ScriptedMapData()
    let router = RecordingRouter()

    private func presenter(
        _ store: InMemoryStore? = nil, _ mapData: (any MapDataProvider)? = nil, scheduler: (any Scheduler)? = nil
    ) throws -> TripListPresenter {
        TripListBuilder.presenter(try needs(store, mapData, scheduler: scheduler), router: router)
    }

    /// The needs of a list, over a store of memory.
    private func needs(
        _ store: InMemoryStore? = nil, _ mapData: (any MapDataProvider)? = nil, scheduler: (any Scheduler)? = nil
    ) throws -> TripListDependencies {
        dependencies(try DataModel(store: store ?? self.store, scheduler: scheduler), mapData ?? self.mapData)
    }

    /// The notice of an edit that a command does, and the trips that it was about.
    private func perform(
        _ edit: TripListEdit, _ dependencies: TripListDependencies
    ) throws -> (notice: Notice, trips: [Trip]) {
        let outcome = try answer(of: TripListBuilder.interactor(dependencies).perform(edit))
        return (TripListFormatter(unit: .kilometers).notice(of: edit, outcome), outcome.trips)
    }

    /// A presenter whose distances are known.
    private func loaded() throws -> TripListPresenter {
        try presenter(store, StraightLineProvider(PlaceList.few()))
    }

    private func state(_ presenter: TripListPresenter) throws -> ScreenState<TripListPage> {
        try answer(of: presenter.states)
    }

    private func notice(_ presenter: TripListPresenter) throws -> Notice? { try state(presenter).notice }

    @Test("the list is shown around the trip that was opened")
    func focusOnOpened() throws {
        let presenter = try presenter()
        #expect(try state(presenter).page.focus == ScreenFocus())
        for count in 1...2 {
            presenter.handle(.open(trip: "alps"))
            #expect(try state(presenter).page.focus == ScreenFocus(row: 1, count: count))
        }
    }

    @Test("distances that are under way, known and unknown are shown as such")
    func distances() throws {
        let presenter = try presenter(
            InMemoryStore([coast(roundTrip: true), alps(), Trip(id: id(3), name: name("Empty"))]))
        mapData.questions[0].succeed(metres: 617_283.5)
        mapData.questions[2].fail("no map")
        #expect(
            try state(presenter).page
                == TripListPage(
                    rows: [
                        .init(
                            id: id(1), number: 1, name: "Coast", mark: "", stops: "3", distance: "1234.6 km",
                            first: "Lisbon",
                            last: "Lisbon", waypoints: coast(roundTrip: true).waypoints),
                        .init(
                            id: id(2), number: 2, name: "Alps", mark: "", stops: "2", distance: "…", first: "Bern",
                            last: "Thun", waypoints: alps().waypoints),
                        .init(
                            id: id(3), number: 3, name: "Empty", mark: "", stops: "0", distance: "unknown", first: "",
                            last: "",
                            waypoints: []),
                    ], summary: "3 trips, 5 stops", isLoading: true))
        #expect(
            try (0..<3).map { try state(presenter).page.searchedTexts($0) }
                == [["Coast", "Lisbon", "Tram 28", "Porto", "Faro"], ["Alps", "Bern", "Thun"], ["Empty"]])
        mapData.questions[1].succeed()
        #expect(try !state(presenter).page.isLoading)
    }

    @Test("the total of all trips is shown once every distance is known")
    func total() throws {
        let presenter = try presenter()
        mapData.questions[0].succeed(metres: 2_500)
        #expect(try state(presenter).page.summary == "2 trips, 5 stops")
        mapData.questions[1].succeed(metres: 4_998)
        #expect(try state(presenter).page.summary == "2 trips, 5 stops, 10.0 km straight line")
        let empty = try self.presenter(InMemoryStore())
        #expect(try state(empty).page == TripListPage(summary: "No trips yet."))
    }

    @Test("a row is the trip that has its place and its name")
    func rowKeys() throws {
        #expect(
            try state(presenter()).page.rowKeys == [
                "00000000-0000-4000-8000-000000000001|Coast", "00000000-0000-4000-8000-000000000002|Alps",
            ])
    }

    @Test("the list for programs has metres or null")
    func document() throws {
        let presenter = try presenter()
        mapData.questions[0].succeed(metres: 617.2839)
        #expect(
            presenter.document.text(pretty: false) == """
                [{"id":"00000000-0000-4000-8000-000000000001","name":"Coast","stops":3,"distanceMeters":1234.568,"straightMeters":1234.568},\
                {"id":"00000000-0000-4000-8000-000000000002","name":"Alps","stops":2,"distanceMeters":null}]
                """)
        #expect(
            TripListDocument.json(deleted: [alps()]).text(pretty: false)
                == #"[{"id":"00000000-0000-4000-8000-000000000002","name":"Alps"}]"#)
    }

    @Test("every event goes where it belongs")
    func events() throws {
        let presenter = try loaded()
        presenter.handle(.edit(.new(name: "N", places: ["1,2"])))
        #expect(try notice(presenter) == nil)
        let made = store.library.trips[0].id.description
        presenter.handle(.edit(.duplicate(trip: "1", name: nil)))
        #expect(try notice(presenter) == .changed("Made “N (copy)”."))
        presenter.handle(.edit(.delete(trips: ["3", "4"])))
        #expect(try notice(presenter) == .changed("Deleted “Coast”, “Alps”."))
        presenter.handle(.open(trip: "2"))
        #expect(try notice(presenter) == nil)
        presenter.handle(.go(to: .importFiles(["a"])))
        presenter.handle(.go(to: .exportFile(trips: ["1"], path: "b")))
        presenter.handle(.go(to: .report(path: "r.md")))
        presenter.handle(.undo(1))
        #expect(try notice(presenter) == .changed("Undid: Deleted 2 trips"))
        presenter.handle(.redo(1))
        #expect(try notice(presenter) == .changed("Redid: Deleted 2 trips"))
        presenter.handle(.redo(1))
        #expect(try notice(presenter) == .failed("There is nothing to redo"))
        presenter.handle(.quit)
        #expect(store.changes.count == 3)
        let copy = store.library.trips[1].id.description
        #expect(
            router.calls == [
                "open \(made) saying [\"Made “N”, trip 1 of the list.\", \"Added 1, 2.\"]", "open \(copy)",
                "import [\"a\"]",
                "export [\"1\"] b", "report r.md", "quit",
            ])
    }

    @Test(
        "a trip of places that are not all clear is made as one change, when it is known which are meant, or not at all"
    )
    func placesThatAreNotClear() throws {
        let presenter = try loaded()
        let edit = TripListEdit.new(name: "Odd", places: ["1,2", "Springfield", "Lyon"])
        presenter.handle(.edit(edit))
        #expect(try state(presenter).choices.count == 2)
        #expect(store.changes.isEmpty && router.calls.isEmpty)
        presenter.choose("3")
        #expect(try notice(presenter) == .failed("There is no answer 3; the answers are 1 to 2"))
        presenter.choose("2")
        #expect(store.changes.count == 1 && router.calls.count == 1)
        #expect(store.library.trips[0].waypoints.map(\.name.text) == ["1, 2", "Springfield", "Lyon"])
        #expect(store.library.trips[0].waypoints[1].location == place(37.21, -93.29))
        presenter.handle(.edit(edit))
        presenter.choose("")
        #expect(try notice(presenter) == .done("Nothing was made."))
        presenter.handle(.edit(edit))
        presenter.answer(nil)
        #expect(try state(presenter).choices.isEmpty && notice(presenter)?.result.isDone == false)
        presenter.handle(.edit(.new(name: "Odd", places: ["1,2", "Xyzzy"])))
        #expect(try notice(presenter)?.result == .refused(anotherAnswerHelps: false))
        presenter.handle(.edit(.new(name: String(repeating: "x", count: 201), places: ["1,2"])))
        #expect(try notice(presenter)?.result == .refused(anotherAnswerHelps: true))
        #expect(store.changes.count == 1)
    }

    @Test("a trip that is not there is not opened, and that is said")
    func openingNothing() throws {
        let presenter = try loaded()
        presenter.handle(.open(trip: "9"))
        #expect(try notice(presenter) == .failed("There is no trip 9; the library has 2 trips"))
        #expect(router.calls == [])
    }

    @Test("what was made is said with how its places were read, and the warnings of the store")
    func newWithPlaces() throws {
        let needs = try needs(store, StraightLineProvider(PlaceList.few()))
        let presenter = TripListBuilder.presenter(needs)
        store.warnings = ["disk\u{7} tired"]
        let made = try perform(.new(name: "Coast", places: ["45.75,5.85", "Lyon"]), needs)
        #expect(
            made.notice.lines == ["Made “Coast”, trip 1 of the list.", "Added 45.75, 5.85.", "Added Lyon (FR)."])
        #expect(
            made.notice.warnings == ["disk\\u{7} tired"]
        )
        #expect(made.trips == [store.library.trips[0]])
        #expect(try state(presenter).page.rows[0].distance == "77.6 km")
        let link = "https://www.google.com/maps/place/Eiffel+Tower/@48.8584,2.2945,17z"
        let linked = try perform(.new(name: "Paris", places: [link]), needs)
        #expect(
            linked.notice.lines == ["Made “Paris”, trip 1 of the list.", "Added Eiffel Tower (48.8584, 2.2945)."])
    }

    @Test("distances are asked for when somebody wants to see them, not where trips are only changed")
    func asksLate() throws {
        let needs = try needs()
        _ = try perform(.delete(trips: ["2"]), needs)
        #expect(mapData.questions.isEmpty)
        let presenter = TripListBuilder.presenter(needs)
        _ = try state(presenter)
        #expect(mapData.questions.map(\.trip.name.text) == ["Coast"])
        _ = try state(presenter)
        #expect(mapData.questions.count == 1)
    }

    @Test("errors become notices that are safe and tell what to do; a command gets the error itself")
    func errors() throws {
        let hostile = InMemoryStore([
            Trip(id: id(5), name: name("Red\u{1B}")), coast(), alps(), Trip(id: id(6), name: name("Reed")),
        ])
        let needs = try needs(hostile, StraightLineProvider(PlaceList.few()))
        let presenter = TripListBuilder.presenter(needs, router: router)
        presenter.handle(.edit(.delete(trips: ["re"])))
        #expect(
            try notice(presenter)
                == .failed("“re” fits 2 trips", "Give its number: 1 “Red\\u{1B}”, 4 “Reed”"))
        presenter.handle(.edit(.delete(trips: ["x\u{1B}[1m"])))
        #expect(try notice(presenter) == .failed("No trip is called “x\\u{1B}[1m”"))
        let unknown = #expect(throws: PlaceError.self) {
            try perform(.new(name: nil, places: ["\u{202E}x"]), needs)
        }
        #expect(unknown.map { Notice.refused($0).lines.first } == "No place is known as “\\u{202E}x”")
        hostile.failure = StoreError.locked(path: "/l/lock", holder: "process 7 on pc")
        presenter.handle(.edit(.new(name: nil, places: [])))
        #expect(try notice(presenter)?.lines == ["/l/lock is locked by process 7 on pc", "Try again when it is done."])
        #expect(try notice(presenter)?.result.unsavedChange != nil)
        #expect(throws: StoreError.self) { try perform(.delete(trips: ["1"]), needs) }
    }

    @Test("an error does not end the stream of states, and what was said stays while the page changes")
    func errorsEndNothing() throws {
        let presenter = try presenter()
        var summaries: [String] = []
        let subscription = presenter.states.sink { summaries.append($0.page.summary) }
        presenter.handle(.edit(.delete(trips: ["x"])))
        mapData.questions.forEach { $0.succeed(metres: 500) }
        #expect(summaries.last == "2 trips, 5 stops, 1.50 km straight line")
        #expect(try notice(presenter) == .failed("No trip is called “x”"))
        subscription.cancel()
    }

    @Test("a save that waits for the lock is under way until it is done or cancelled")
    func waiting() throws {
        let time = VirtualScheduler()
        let presenter = try presenter(store, StraightLineProvider(), scheduler: time)
        store.failure = .locked(path: "/l/lock", holder: "process 7 on pc")
        presenter.handle(.edit(.delete(trips: ["1"])))
        #expect(try state(presenter).work == "saving…")
        presenter.cancel()
        #expect(try state(presenter).work == nil)
        #expect(try notice(presenter) == .stopped)
        presenter.handle(.edit(.delete(trips: ["2"])))
        #expect(try state(presenter).work == "saving…")
        store.failure = nil
        time.advance(by: .seconds(1))
        #expect(try state(presenter).work == nil)
        #expect(try notice(presenter) == .changed("Deleted “Alps”."))
        #expect(store.library.trips == [coast()])
    }

    @Test("the presenter is not kept alive by what it listens to")
    func lifetime() throws {
        let interactor = TripListInteractor(dependencies(try DataModel(store: store), mapData))
        weak var gone: TripListPresenter?
        do {
            let presenter = TripListPresenter(
                interactor: interactor, formatter: TripListFormatter(unit: .miles),
                inquiry: PlaceConversation(in: .miles), router: RecordingRouter())
            gone = presenter
            presenter.handle(.undo(1))
            #expect(gone != nil)
        }
        #expect(gone == nil)
    }
}
