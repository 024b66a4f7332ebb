import Console
import Entities
import Geodesy
import MapData
import PlaceNames
import Platform
import Reactive
import Screens
import TestSupport
import Testing

@testable import OrderModule
@testable import StopOrder

@Suite struct OrderViewTests {
    var store = InMemoryStore([line()])
    var interruptions = Interruptions()

    /// How the screen was left, and what it said on the screen below.
    struct Left: Equatable {
        var end = ScreenEnd.back
        var notice: Notice?
    }

    /// The screen below, which keeps what is said when the one above is left.
    private final class Below: Screen {
        private let navigator: Navigator
        private(set) var notice: Notice?
        let coversPage = true

        init(_ navigator: Navigator) { self.navigator = navigator }

        func turn() throws(DialogError) { navigator.pop() }

        func reappear(saying notice: Notice?, wasCovered: Bool) { self.notice = notice }
    }

    /// Opens the screen on the streams, with everything real but the library and the clock.
    private func run(
        _ streams: InMemoryStandardStreams, words: String = "",
        _ mapData: any MapDataProvider = StraightLineProvider()
    ) throws -> Left {
        let desk = Desk(streams)
        let below = Below(desk.navigator)
        let screen = OrderBuilder.screen(
            trip: id(3), words: words,
            OrderDependencies(try DataModel(store: store), mapData, interruptions, desk: desk),
            terminal: desk.terminal, navigator: desk.navigator)
        let end = try desk.navigator.run([below, screen])
        try desk.output.flush()
        return Left(end: end, notice: below.notice)
    }

    @Test("Ctrl-C at the question whether to take an order leads back to the trip")
    func interrupted() throws {
        let streams = InMemoryStandardStreams(script: [.bytes([3])], isTerminal: true)
        #expect(try run(streams) == left(saying: .done("Nothing was changed.")))
        #expect(store.changes == [])
    }

    private func left(saying notice: Notice?) -> Left { Left(notice: notice) }

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

        \(OrderView.menu.keyLine())
        order> \n
        """

    @Test("t takes the order", arguments: ["t", "take", "TAKE"])
    func taking(answer: String) throws {
        let streams = InMemoryStandardStreams(typing: answer + "\n")
        #expect(try run(streams) == left(saying: .changed("“Line” is in the best order now.")))
        #expect(streams.outputText == Self.shown)
        #expect(streams.errorText == "")
        #expect(names == ["West", "Near", "Middle", "East", "Far"])
        #expect(store.changes.count == 1)
    }

    @Test(
        "An answer of earlier versions and what is no word of the menu take nothing",
        arguments: ["y", "n", "yes", "no", "yy", "1", "Ja", "\u{79}\u{301}", "y now", "b x", "t 2"])
    func whatIsNoAnswerIsAskedAgain(answer: String) throws {
        let streams = InMemoryStandardStreams(typing: answer + "\nb\n")
        #expect(try run(streams) == left(saying: .done("Nothing was changed.")))
        let isOld = ["y", "n"].contains(answer.lowercased().prefix(1)) && "yn".contains(answer.prefix(1))
        if isOld, answer != "yy" {
            #expect(streams.outputText.contains("“\(answer.prefix { $0 != " " })” is not in this menu: type"))
        }
        #expect(streams.outputText.split(separator: "order> ").count == 3)
        #expect(store.changes == [])
    }

    @Test("another order is searched for at the question")
    func anotherSearch() throws {
        let streams = InMemoryStandardStreams(typing: "o loop\nt\n")
        #expect(try run(streams).notice?.result == .changed)
        #expect(streams.outputText.contains("round trip"))
        #expect(store.library.trips[0].isRoundTrip)
    }

    @Test("b leaves the trip alone", arguments: ["b", "back", "BACK"])
    func otherAnswers(answer: String) throws {
        let streams = InMemoryStandardStreams(typing: answer + "\n")
        #expect(try run(streams) == left(saying: .done("Nothing was changed.")))
        #expect(streams.outputText == Self.shown)
        #expect(store.changes == [])
    }

    @Test("the end of the input leaves the trip alone")
    func endOfInput() throws {
        #expect(try run(InMemoryStandardStreams()) == left(saying: .done("Nothing was changed.")))
        #expect(store.changes == [])
    }

    @Test("Ctrl-C at the question leaves the program")
    func controlCAtTheQuestionLeavesTheProgram() throws {
        let streams = InMemoryStandardStreams(script: [.signal(.interrupt)])
        #expect(try run(streams) == Left(end: .interrupted(.interrupt)))
        #expect(store.changes == [])
    }

    /// Enough stops that a search asks whether to stop before it is over.
    private var crowded: InMemoryStore {
        InMemoryStore([Trip(id: id(3), name: name("Crowd"), waypoints: crowd(60).waypoints)])
    }

    @Test("Ctrl-C during the search leads to the proposal")
    func controlCDuringTheSearchLeadsToTheProposal() throws {
        interruptions.signal = .interrupt
        let streams = InMemoryStandardStreams(typing: "b\n")
        let test = OrderViewTests(store: crowded, interruptions: interruptions)
        #expect(try test.run(streams, words: "start any") == left(saying: .done("Nothing was changed.")))
        #expect(
            streams.outputText.hasSuffix(
                """
                The search was stopped; this is the best so far.
                Other ways: o loop, o start any end any, o lock 2,3, o time 10

                \(OrderView.menu.keyLine())
                order> \n
                """))
        #expect(test.store.changes == [])
    }

    @Test("a signal that ends the program also ends it during the search", arguments: [Signal.terminate, .hangup])
    func whatEndsTheProgramEndsItDuringTheSearchToo(signal: Signal) throws {
        interruptions.signal = signal
        let streams = InMemoryStandardStreams(typing: "t\n")
        let test = OrderViewTests(store: crowded, interruptions: interruptions)
        #expect(try test.run(streams, words: "start any") == Left(end: .interrupted(signal)))
        #expect(streams.outputText == "")
        #expect(test.store.changes == [])
    }

    @Test("Ctrl-C during the wait for distances leads back")
    func controlCWhileDistancesAreWaitedForLeadsBack() throws {
        let streams = InMemoryStandardStreams(script: [.silence, .signal(.interrupt)])
        #expect(try run(streams, SilentMapData()) == left(saying: .stopped))
        let ended = InMemoryStandardStreams(script: [.silence, .signal(.terminate)])
        #expect(try run(ended, SilentMapData()) == Left(end: .interrupted(.terminate)))
        #expect(streams.outputText == "" && ended.outputText == "")
    }

    @Test("an order that is best already asks nothing")
    func bestAlready() throws {
        let trip = Trip(id: id(3), name: name("Coast"), waypoints: coast().waypoints)
        let streams = InMemoryStandardStreams(typing: "t\n")
        let test = OrderViewTests(store: InMemoryStore([trip]), interruptions: interruptions)
        #expect(try test.run(streams) == left(saying: nil))
        #expect(
            streams.outputText == """
                Best order for “Coast”: 3 stops, one way

                #  Was  Stop         Leg
                1    1  Lisbon
                2    2  Porto   274.0 km
                3    3  Faro    463.0 km

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
        let streams = InMemoryStandardStreams(typing: "t\n")
        #expect(try run(streams, words: words) == left(saying: .changed(sentence)))
        #expect(streams.outputText.hasPrefix("Best order for “Line”: 5 stops, \(kind)\n"))
        #expect(names?.compactMap(\.first).map(String.init).joined() == order)
        #expect(store.library.trip(id(3))?.isRoundTrip == (kind == "round trip"))
    }

    @Test(
        "a range of stops is locked as the list of them is",
        arguments: [("2-4", "2,3,4"), ("4-3", "3,4"), ("2-3, 5", "2,3,5"), ("1,3-4", "1,3,4")])
    func lockedRanges(range: String, list: String) throws {
        let (typedRange, typedList) = (InMemoryStandardStreams(typing: "b\n"), InMemoryStandardStreams(typing: "b\n"))
        _ = try run(typedRange, words: "start any end any lock \(range)")
        _ = try run(typedList, words: "start any end any lock \(list)")
        #expect(typedRange.outputText == typedList.outputText)
        #expect(typedRange.outputText.contains("locked"))
    }

    @Test(
        "words that are wrong get one line in the spelling of the menu and change nothing",
        arguments: [
            (
                "lop",
                "“lop” is not known here; what is: loop, start STOP, end STOP, lock STOPS, time SECONDS, by road|time|distance"
            ),
            (
                "loop 2",
                "“2” is not known here; what is: loop, start STOP, end STOP, lock STOPS, time SECONDS, "
                    + "by road|time|distance"
            ),
            ("lock 9", "lock: there is no stop 9; “Line” has 5 stops"),
            ("lock 2,2", "lock: stop 2 is named twice"),
            ("lock 2-3,3", "lock: stop 3 is named twice"),
            ("lock 2-9", "lock: there is no stop 9; “Line” has 5 stops"),
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
        let streams = InMemoryStandardStreams(typing: "t\n")
        #expect(try run(streams, words: words) == left(saying: .failed(line)))
        #expect(streams.outputText == "" && store.changes == [])
    }

    @Test(
        "when the time runs out the hint can be typed unchanged",
        arguments: [("", "o time 10"), ("loop time 10", "o time 50"), ("time 86400", "o time 86400")])
    func whenTheTimeRunsOutTheHintIsWhatCanBeTyped(words: String, hint: String) throws {
        // The first question for the time begins the search, the second ends it.
        interruptions.step = 86_400_000
        let streams = InMemoryStandardStreams(typing: "b\n")
        let test = OrderViewTests(store: crowded, interruptions: interruptions)
        _ = try test.run(streams, words: words)
        #expect(streams.outputText.contains("\nThe time ran out; \(hint) gives the search more of it.\n"))
    }

    @Test("a refused search is a notice")
    func refusedSearch() throws {
        let mapData = ScriptedMapData()
        #expect(
            try run(InMemoryStandardStreams(), mapData)
                == left(saying: .failed("the distances could not be found out: no table")))
        let gone = OrderViewTests(store: InMemoryStore([coast()]), interruptions: interruptions)
        #expect(
            try gone.run(InMemoryStandardStreams())
                == left(saying: .refused(StoreError.refused(.noSuchTrip))))
    }

    @Test("the reason why an order is refused is shown on the screen below")
    func aRefusedOrderIsSaidOnTheScreenBelow() throws {
        let streams = InMemoryStandardStreams(typing: "t\n")
        store.failure = nil
        let desk = Desk(streams)
        let below = Below(desk.navigator)
        let screen = OrderBuilder.screen(
            trip: id(3), words: "", OrderDependencies(try DataModel(store: store), desk: desk),
            terminal: desk.terminal, navigator: desk.navigator)
        // By the time that the question is answered another program has changed the trip.
        desk.terminal.onLine = { [store] in
            do throws(StoreError) {
                try store.commitAsAnotherProgram(.replaceStop(trip: id(3), stop(33, "Ly\u{1B}on", 0, 9)))
            } catch {
                Issue.record(error)
            }
        }
        #expect(try desk.navigator.run([below, screen]) == .back)
        #expect(
            below.notice
                == Notice.failed("“Ly\\u{1B}on” is at another place by now; no stop was moved").afterFurtherQuestion)
        #expect(store.changes.count == 1)
    }

    @Test("a terminal shows the progress of the search and a pipe does not")
    func aTerminalShowsHowTheSearchStandsAndAPipeDoesNot() throws {
        for isTerminal in [true, false] {
            let streams = InMemoryStandardStreams(script: [], isTerminal: isTerminal)
            _ = try run(streams, words: "lock East")
            #expect(
                streams.errorText == (isTerminal ? "\r" + "searching: 889.6 km\u{1B}[K\r\u{1B}[K" : ""))
            var screen = ScreenModel(columns: 80, rows: 3)
            screen.write(streams.errorText)
            #expect(screen.lines == [])
            #expect(screen.unknown == [])
        }
    }
}
