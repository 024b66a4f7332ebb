import Console
import Entities
import Geodesy
import MapData
import Reactive
import Screens
import TestSupport
import Testing

@testable import Screens
@testable import TripListModule

@Suite("The list of trips on the terminal")
struct TripListViewTests {
    private func page(_ trips: [Trip]) -> TripListPage {
        TripListFormatter(unit: .kilometers).page(
            trips.map { TripSummary(trip: $0, length: .loaded(straightLineRoute(of: $0).length)) })
    }

    private func request(_ line: String) -> ScreenRequest<TripListEvent> {
        TripListView().request(line, ScreenState(page([coast(), alps()])), in: TerminalContext())
    }

    /// What a line asks for, as far as it is an event; what is asked for first is answered with `answer`.
    private func event(_ line: String, answer: String? = nil) -> TripListEvent? {
        var answer = answer
        var request = request(line)
        while case .question(let question) = request {
            guard let text = question.given ?? answer else { return nil }
            if question.given == nil { answer = nil }
            request = question.further(text)
        }
        guard answer == nil, case .event(let event) = request else { return nil }
        return event
    }

    /// The question that is asked again where what a line asks for cannot be done, and what another answer asks for.
    private func askedAgain(
        _ line: String, answer: String
    ) -> (question: ScreenQuestion<TripListEvent>, TripListEvent?)? {
        var asked: ScreenQuestion<TripListEvent>?
        var request = request(line)
        while case .question(let question) = request, let given = question.given {
            asked = question
            request = question.further(given)
        }
        guard let asked, case .event(let event) = asked.further(answer) else { return nil }
        return (asked, event)
    }

    @Test("No word of the menu means two things") func words() {
        #expect(ambiguousWords(of: TripListView.menu) == [])
    }

    @Test("A copy gets the name behind the trip's number, and the word name gives a trip another one")
    func names() {
        #expect(event("c 2 Alps by train") == .edit(.duplicate(trip: "2", name: "Alps by train")))
        #expect(event("c Alps") == .edit(.duplicate(trip: "Alps", name: nil)))
        #expect(event("2 name Jura") == .edit(.rename(trip: "2", name: "Jura")))
        #expect(event("2 name", answer: "Jura") == .edit(.rename(trip: "2", name: "Jura")))
        guard case .question(let question) = request("2 name") else {
            Issue.record("nothing was asked")
            return
        }
        #expect(question.prefill == Prefill("Alps"))
    }

    @Test("Of an export that cannot be done the trips or the file are asked for again, and the other one is kept")
    func exportAgain() throws {
        let trips = try #require(askedAgain("e nosuch 'my x.gpx'", answer: "2"))
        #expect(trips.question.text == "Trips to write into “my x.gpx”: ")
        #expect(trips.1 == .go(to: .exportFile(trips: ["2"], path: "my x.gpx")))
        let file = try #require(askedAgain("e alps nowhere/x.gpx", answer: "y.gpx"))
        #expect(file.question.text == "File to write “alps” into: ")
        #expect(file.1 == .go(to: .exportFile(trips: ["alps"], path: "y.gpx")))
        #expect(askedAgain("e 2,9 x.gpx", answer: "2")?.question.text == "Trips to write into “x.gpx”: ")
    }

    @Test(
        "A quotation mark that is not closed is refused", arguments: ["d \"Alps", "e \"Alps x.gpx", "i \"a.gpx b.gpx"])
    func unclosedQuote(line: String) {
        guard case .refused(let reason) = request(line) else {
            Issue.record("\(line) is taken")
            return
        }
        #expect(reason.hasPrefix("The quotation mark before “") && reason.contains("is not closed"))
    }

    @Test("several pasted lines are the places of a new trip, whose name is asked for; behind n the first is its name")
    func pastedLines() {
        let terminal = TerminalContext(inputIsTerminal: true, outputIsTerminal: true)
        let pasted = TripListView().request("Lyon\nBern # by train\n", ScreenState(page([coast()])), in: terminal)
        guard case .question(let question) = pasted, case .event(let event) = question.further("Two") else {
            Issue.record("nothing was asked")
            return
        }
        #expect(event == .edit(.new(name: "Two", places: ["Lyon", "Bern"])))
        #expect(self.event("n Two\nLyon\nBern") == .edit(.new(name: "Two", places: ["Lyon", "Bern"])))
        guard case .question(let again) = request("n Two\nLyon\nBern"), case .event(let event) = again.further("2")
        else {
            Issue.record("the name cannot be given again")
            return
        }
        #expect(event == .edit(.new(name: "2", places: ["Lyon", "Bern"])))
        guard case .refused = request("Lyon\nBern") else {
            Issue.record("a script was asked")
            return
        }
    }

    @Test("Tab puts in names of trips, orders, and files where there may be one")
    func completions() {
        func lines(_ line: String) -> [String] {
            TripListView().completions(line, page([coast(), alps()])).map(\.line)
        }
        #expect(lines("d co") == ["d Coast"])
        #expect(lines("j 1,al") == ["j 1,Alps"])
        #expect(lines("e al") == ["e Alps"])
        #expect(lines("s n") == ["s name"])
        #expect(lines("al") == ["Alps"])
        #expect(lines("f al") == [])
        #expect(["e 1 x", "i x", "r x"].allSatisfy { TripListView().completesFiles($0) })
        #expect(!["f x", "d x", "x"].contains { TripListView().completesFiles($0) })
    }

    @Test("every key and word is an event, with its argument on the line or asked for")
    func events() {
        #expect(event("2") == .open(trip: "2"))
        #expect(event("r") == .go(to: .report(path: nil)))
        #expect(event("REPORT a.md") == .go(to: .report(path: "a.md")))
        #expect(event("u") == .undo(1))
        #expect(event("U3") == .redo(3))
        #expect(event("redo 2") == .redo(2))
        #expect(event("q") == .quit)
        #expect(TripListView().endOfInput == .quit)
        #expect(event("n  A B ") == .edit(.new(name: "A B", places: [])))
        #expect(event("new", answer: "") == .edit(.new(name: nil, places: [])))
        #expect(event("d2") == .edit(.delete(trips: ["2"])))
        #expect(event("d", answer: "Alps") == .edit(.delete(trips: ["Alps"])))
        #expect(event("d 2-4,7") == .edit(.delete(trips: ["2-4,7"])))
        #expect(event("c 2") == .edit(.duplicate(trip: "2", name: nil)))
        #expect(event("i ~/a.json b.gpx") == .go(to: .importFiles(["~/a.json", "b.gpx"])))
        #expect(
            event(#"i '/tmp/my trips.json' /tmp/other\ trips.gpx "c d""#)
                == .go(to: .importFiles(["/tmp/my trips.json", "/tmp/other trips.gpx", "c d"])))
        #expect(event("import", answer: "a.gpx") == .go(to: .importFiles(["a.gpx"])))
        #expect(event("e out.json") == .go(to: .exportFile(trips: [], path: "out.json")))
        #expect(event("e out.ics --times") == .go(to: .exportFile(trips: [], path: "out.ics --times")))
        #expect(event("e 1-2 out.json") == .go(to: .exportFile(trips: ["1-2"], path: "out.json")))
        #expect(
            event("e \"Grand Circle\" \"Fjords of Norway\" out.json")
                == .go(to: .exportFile(trips: ["Grand Circle", "Fjords of Norway"], path: "out.json")))
        #expect(event("export", answer: "b.gpx") == .go(to: .exportFile(trips: [], path: "b.gpx")))
        #expect(event("alp") == .open(trip: "alp"))
        #expect(event("name:Alps") == .open(trip: "name:Alps"))
        guard case .nothing = request("  ") else {
            Issue.record("an empty line asks for something")
            return
        }
    }

    @Test("an answer that is empty asks for nothing", arguments: ["d", "c", "i", "e"])
    func emptyAnswers(key: String) {
        #expect(event(key, answer: "") == nil)
    }

    @Test(
        "a word that an entry cannot take gets a line of help, and nothing is done",
        arguments: ["q x", "u x", "u 0", "U -1", "s size", "? x", "foo", "next", "undoo"])
    func wrongWords(line: String) {
        var answered = request(line)
        if case .question(let question) = answered, let given = question.given { answered = question.further(given) }
        guard case .refused(let reason) = answered else {
            Issue.record("\(line) asks for something")
            return
        }
        #expect(!reason.isEmpty)
    }

    @Test("names of others are visible and columns line up")
    func hostileNames() {
        let trips = [
            Trip(id: id(5), name: name(Hostile.controls), waypoints: [stop(1, "東京", 35.68, 139.76)]),
            Trip(id: id(6), name: name("e\u{301}te\u{301} 🏔️"), waypoints: [stop(1, "Ålesund", 62.47, 6.15)]),
            coast(roundTrip: true),
        ]
        #expect(
            TripListView.page(page(trips), TerminalContext()).joined(separator: "\n") == """
                #  Trip                      Stops  Distance  From     To
                1  Red\\u{1B}[31m\\u{202E}gnp      1      0 km  東京     東京
                2  e\u{301}te\u{301} 🏔\u{FE0F}                        1      0 km  Ålesund  Ålesund
                3  Coast                         3  953.7 km  Lisbon   Lisbon

                3 trips, 5 stops, 953.7 km straight line
                """)
    }

    @Test("a narrow terminal cuts names, a pipe never")
    func narrowTerminal() {
        let trip = Trip(
            id: id(5), name: name(String(repeating: "Long road ", count: 9)),
            waypoints: [stop(1, "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", 53.22, -4.21)])
        let narrow = TripListView.page(page([trip]), TerminalContext(width: 50, outputIsTerminal: true))
        #expect(
            narrow.joined(separator: "\n") == """
                #  Trip                            Stops  Distance
                1  Long road Long road Long road…      1      0 km

                1 trip, 1 stop, 0 km straight line
                """)
        #expect(!TripListView.page(page([trip]), TerminalContext(width: 50)).joined().contains("…"))
    }

    @Test("Trips without a file ask for the file; a mistyped name is looked up, so that the right one is told")
    func unclear() {
        #expect(event("e 1", answer: "a.gpx") == .go(to: .exportFile(trips: ["1"], path: "a.gpx")))
        #expect(event("e alps", answer: "a.gpx") == .go(to: .exportFile(trips: ["alps"], path: "a.gpx")))
        #expect(event("e 1-2 a.gpx") == .go(to: .exportFile(trips: ["1-2"], path: "a.gpx")))
        #expect(event("Cost") == .open(trip: "Cost"))
        #expect(event("Zzzzz") == nil)
        #expect(event("E") == .go(to: .engine("")))
        #expect(event("engine off") == .go(to: .engine("off")))
        #expect(event("merge") == .go(to: .merge("")))
        #expect(event("Merge \"a b\" base none") == .go(to: .merge("\"a b\" base none")))
    }
}
