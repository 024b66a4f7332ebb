import Console
import Entities
import Geodesy
import MapData
import Platform
import TestSupport
import Testing

@testable import OrderModule
@testable import StopOrder

@Suite struct OrderViewTests {
    let store = InMemoryStore([line()])
    let interruptions = Interruptions()

    /// Runs the view of the trip on the streams, with everything real but the library and the clock unless there is a
    /// presenter.
    private func run(
        _ streams: InMemoryStandardStreams, _ presenter: (any OrderPresenting)? = nil, words: String = ""
    ) throws -> OrderViewEnd {
        let output = Output(.standardOutput, of: streams)
        let context = TerminalContext(streams: streams) { _ in nil }
        let real = OrderBuilder.presenter(
            trip: id(3),
            OrderDependencies(
                model: try DataModel(store: store), mapData: StraightLineProvider(), unit: .kilometers,
                uptime: interruptions.uptime, stop: interruptions.stop), spelling: .menu)
        let end = try OrderView(
            presenter: presenter ?? real, dialog: Dialog(streams, loop: VirtualEventLoop(streams), output: output, context: context), output: output,
            progress: ProgressLine(
                Output(.standardError, of: streams), width: context.width,
                isTerminal: streams.isTerminal(.standardError), isDumb: false, uptime: { 0 }), context: context
        ).run(words)
        try output.flush()
        return end
    }

    private var names: [String]? { store.library.trip(id(3))?.waypoints.map(\.name.text) }

    private static let shown = """

        Best order for “Line”: 5 stops, one way

        #  Was  Stop         Leg
        1    1  West
        2    3  Near    111.2 km  moved
        3    4  Middle  111.2 km  moved
        4    2  East    111.2 km  moved
        5    5  Far     111.2 km

        Before  889.6 km straight line
        After   444.8 km straight line, 444.8 km or 50.0 % less
        Proven shortest.
        Other ways: o loop, o start any end any, o lock 2,3, o time 10
        Take this order? (y takes it) \n
        """

    @Test(arguments: ["y", "Y", "yes", "YES"])
    func yTakesTheOrder(answer: String) throws {
        let streams = InMemoryStandardStreams(typing: answer + "\n")
        #expect(try run(streams) == .notice(.done("“Line” is in the best order now.")))
        #expect(streams.outputText == Self.shown)
        #expect(streams.errorText == "")
        #expect(names == ["West", "Near", "Middle", "East", "Far"])
        #expect(store.changes.count == 1)
    }

    @Test(arguments: ["", "n", "no", "yy", " y", "q", "b", "1", "Ja", "\u{79}\u{301}"])
    func anythingElseLeavesTheTripAlone(answer: String) throws {
        let streams = InMemoryStandardStreams(typing: answer + "\n")
        #expect(try run(streams) == .notice(.done("Nothing was changed.")))
        #expect(streams.outputText == Self.shown)
        #expect(store.changes == [])
    }

    @Test func theEndOfTheInputLeavesTheTripAlone() throws {
        #expect(try run(InMemoryStandardStreams()) == .notice(.done("Nothing was changed.")))
        #expect(store.changes == [])
    }

    @Test func controlCAtTheQuestionLeavesTheProgram() throws {
        let streams = InMemoryStandardStreams(script: [.signal(.interrupt)])
        #expect(try run(streams) == .left(.interrupted(.interrupt)))
        #expect(store.changes == [])
    }

    @Test func controlCDuringTheSearchLeadsToTheProposal() throws {
        let presenter = OrderPresenter(
            interactor: FakeInteractor(
                proposal(
                    line(), [0, 2, 3, 1, 4], length: 444_780, before: 889_560, bound: 400_000, wasCut: true,
                    stoppedBy: .interrupt)), unit: .kilometers, method: "straight line")
        let streams = InMemoryStandardStreams(typing: "n\n")
        #expect(try run(streams, presenter) == .notice(.done("Nothing was changed.")))
        #expect(
            streams.outputText.hasSuffix(
                """
                After   444.8 km straight line, 444.8 km or 50.0 % less
                Within 11.2 % of the best possible.
                The search was stopped; this is the best so far.
                Other ways: o loop, o start any end any, o lock 2,3, o time 10
                Take this order? (y takes it) \n
                """))
    }

    @Test(arguments: [Signal.terminate, .hangup])
    func whatEndsTheProgramEndsItDuringTheSearchToo(signal: Signal) throws {
        let presenter = OrderPresenter(
            interactor: FakeInteractor(
                proposal(line(), [0, 2, 3, 1, 4], length: 1, before: 2, bound: 1, wasCut: true, stoppedBy: signal)),
            unit: .kilometers, method: "straight line")
        let streams = InMemoryStandardStreams(typing: "y\n")
        #expect(try run(streams, presenter) == .left(.interrupted(signal)))
        #expect(streams.outputText == "")
    }

    @Test func anOrderThatIsBestAlreadyAsksNothing() throws {
        let presenter = OrderPresenter(
            interactor: FakeInteractor(proposal(coast(), [0, 1, 2], length: 736_900, before: 736_900)),
            unit: .kilometers, method: "straight line")
        let streams = InMemoryStandardStreams(typing: "y\n")
        #expect(try run(streams, presenter) == .notice(nil))
        #expect(
            streams.outputText == """

                Best order for “Coast”: 3 stops, one way

                #  Was  Stop         Leg
                1    1  Lisbon
                2    2  Porto   111.2 km
                3    3  Faro    111.2 km

                Before  736.9 km straight line
                The stops are in the best order already.
                Proven shortest.
                Other ways: o loop, o start any end any, o lock 2,3, o time 10

                """)
    }

    @Test(
        "the words behind o ask for another order",
        arguments: [
            ("loop", "round trip", "WNMEF", "“Line” is in the best order now."),
            ("start any end any", "one way", "WNMEF", "“Line” is in the best order now."),
            ("start far end west", "one way", "FEMNW", "“Line” is in the best order now."),
            ("end any lock 3 time 10 start 2", "one way", "EWNMF", "“Line” is in the best order now."),
        ])
    func words(words: String, kind: String, order: String, sentence: String) throws {
        let streams = InMemoryStandardStreams(typing: "y\n")
        #expect(try run(streams, words: words) == .notice(.done(sentence)))
        #expect(streams.outputText.hasPrefix("\nBest order for “Line”: 5 stops, \(kind)\n"))
        #expect(names?.compactMap(\.first).map(String.init).joined() == order)
        #expect(store.library.trip(id(3))?.isRoundTrip == (kind == "round trip"))
    }

    @Test(
        "words that are wrong get one line in the spelling of the menu and change nothing",
        arguments: [
            (
                "lop",
                "“lop” is not known here; what is: loop, start STOP, end STOP, lock STOPS, time SECONDS"
            ),
            ("loop 2", "“2” is not known here; what is: loop, start STOP, end STOP, lock STOPS, time SECONDS"),
            ("lock 9", "lock: there is no stop 9; “Line” has 5 stops"),
            ("lock 2,2", "lock: stop 2 is named twice"),
            ("start 5", "start: stop 5 cannot be first and last; end any ends elsewhere"),
            (
                "end 1",
                "end: stop 1 cannot be first and last; loop makes a round trip, start any begins elsewhere"
            ),
            ("loop end any", "end: a round trip ends where it starts"),
            ("time 0", "time takes seconds, more than 0 and at most 86400, not “0”"),
            ("time 10 s", "time takes seconds, more than 0 and at most 86400, not “10 s”"),
            ("start 2 lock 1", "lock: stop 1 cannot keep its number: another stop is to be first"),
            ("start end any", "start needs a value: STOP"),
            ("time 1 time 2", "time was given more than once"),
            ("start Zu\u{7}g", "start: no stop of “Line” is called “Zu\\u{7}g”"),
        ])
    func wrongWords(words: String, line: String) throws {
        let streams = InMemoryStandardStreams(typing: "y\n")
        #expect(try run(streams, words: words) == .notice(.failed(line)))
        #expect(streams.outputText == "" && store.changes == [])
    }

    @Test(arguments: [("", "o time 10"), ("loop time 10", "o time 50"), ("time 86400", "o time 86400")])
    func whenTheTimeRunsOutTheHintIsWhatCanBeTyped(words: String, hint: String) throws {
        let presenter = OrderPresenter(
            interactor: FakeInteractor(
                proposal(line(), [0, 1, 2, 3, 4], length: 444_780, before: 444_780, bound: 400_000, wasCut: true)),
            unit: .kilometers, method: "straight line", spelling: .menu)
        let streams = InMemoryStandardStreams(typing: "y\n")
        #expect(try run(streams, presenter, words: words) == .notice(nil))
        #expect(streams.outputText.contains("\nThe time ran out; \(hint) gives the search more of it.\n"))
    }

    @Test func aRefusedSearchIsANotice() throws {
        let interactor = FakeInteractor(proposal(line(), [0, 1, 2, 3, 4], length: 1, before: 1))
        interactor.failure = OrderRequestError.noDistances("the road\u{7} engine is away")
        let presenter = OrderPresenter(interactor: interactor, unit: .kilometers, method: "by road")
        #expect(
            try run(InMemoryStandardStreams(), presenter)
                == .notice(.failed("the distances could not be found out: the road\\u{7} engine is away")))
    }

    @Test func aTerminalShowsHowTheSearchStandsAndAPipeDoesNot() throws {
        for isTerminal in [true, false] {
            let interactor = FakeInteractor(proposal(line(), [0, 1, 2, 3, 4], length: 444_780, before: 444_780))
            interactor.progress = [OrderProgress(best: 444_780, bound: 440_000)]
            let streams = InMemoryStandardStreams(typing: "", isTerminal: isTerminal)
            _ = try run(
                streams, OrderPresenter(interactor: interactor, unit: .kilometers, method: "straight line")
            )
            #expect(
                streams.errorText
                    == (isTerminal
                        ? "\r" + "searching: 444.8 km, at most 1.1 % above the best possible\u{1B}[K\r\u{1B}[K" : ""))
            var screen = ScreenModel(columns: 80, rows: 3)
            screen.write(streams.errorText)
            #expect(screen.lines == [])
            #expect(screen.unknown == [])
        }
    }
}
