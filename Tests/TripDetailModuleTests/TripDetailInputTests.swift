import CivilTime
import Console
import Entities
import Geodesy
import Itineraries
import MapData
import Reactive
import Screens
import TestSupport
import Testing

@testable import TripDetailModule

@Suite("What is typed at a trip, without its presenter")
struct TripDetailInputTests {
    /// A trip through places whose names have spaces and commas in them.
    private var page: TripDetailPage {
        let names = ["Las Vegas", "Grand Canyon", "Paris, Texas", "Lyon", "Bern", "The \"Big\" One"]
        let trip = Trip(
            id: id(1), name: name("West"),
            waypoints: names.enumerated().map { stop(UInt64($0.offset + 10), $0.element, 40, Double($0.offset)) })
        let formatter = TripDetailFormatter(
            unit: .kilometers, clock: PlaceClock.byLongitude, area: { _ in nil })
        var page = formatter.page(TripDetail(trip: trip, route: .loaded(straightLineRoute(of: trip))))
        page.tripNames = ["West", "Fjords of Norway"]
        return page
    }

    /// What a line asks for with all that it has on it.
    private func event(_ line: String) -> TripDetailEvent? {
        let context = TerminalContext(inputIsTerminal: true, outputIsTerminal: true)
        var request = TripDetailView().request(line, ScreenState(page), in: context)
        while case .question(let question) = request, let given = question.given { request = question.further(given) }
        guard case .event(let event) = request else { return nil }
        return event
    }

    private func completed(_ line: String) -> [String] {
        let words = ArgumentWords([
            .init("loop", .none), .init("start", .name(or: ["any"])), .init("end", .name(or: ["any"])),
            .init("lock", .names), .init("time", .other), .init("by", .word(["road", "time", "distance"])),
        ])
        return TripDetailView(orderWords: words).completions(line, page).map(\.line)
    }

    @Test("No word of the menu means two things") func words() {
        #expect(ambiguousWords(of: TripDetailView.menu) == [])
    }

    @Test("Words that decide something about the days say where they belong")
    func wordsOfDays() {
        func refusal(_ line: String) -> String? {
            let context = TerminalContext(inputIsTerminal: true, outputIsTerminal: true)
            if case .refused(let reason) = TripDetailView().request(line, ScreenState(page), in: context) {
                return reason
            }
            return nil
        }
        // They are done on the page of the days.
        for line in ["drive 3h", "start 15 jun", "days 4", "leave 9"] {
            #expect(event(line) == .decide(line: line) && refusal(line) == nil)
        }
        #expect(event("y") == .go(to: .days) && event("days") == .go(to: .days))
    }

    @Test("A name with a comma in it stays whole among several")
    func commas() {
        #expect(
            event("m \"Paris, Texas\" \"Lyon\" 1") == .edit(.move(stops: ["Paris, Texas", "Lyon"], to: "1")))
        #expect(event("m \"Paris, Texas\" 1") == .edit(.move(stops: ["Paris, Texas"], to: "1")))
        #expect(event("m Lyon, Bern 1") == .edit(.move(stops: ["Lyon, Bern"], to: "1")))
        #expect(event("m 2-4 1") == .edit(.move(stops: ["2-4"], to: "1")))
        #expect(event("d \"Paris, Texas\" Lyon") == .edit(.remove(stops: ["Paris, Texas", "Lyon"])))
    }

    @Test("A “to” may stand before the number where stops are moved to; without the number it is asked for")
    func moveTo() {
        #expect(event("m Lyon to 5") == .edit(.move(stops: ["Lyon"], to: "5")))
        #expect(event("m 2-3 to 1") == .edit(.move(stops: ["2-3"], to: "1")))
        #expect(event("m \"Paris, Texas\" to 1") == .edit(.move(stops: ["Paris, Texas"], to: "1")))
        #expect(event("m \"Paris, Texas\" Lyon to 1") == .edit(.move(stops: ["Paris, Texas", "Lyon"], to: "1")))
        let context = TerminalContext(inputIsTerminal: true, outputIsTerminal: true)
        guard case .question(let question) = TripDetailView().request("m Lyon to", ScreenState(page), in: context),
            question.given == nil, case .event(let event) = question.further("3")
        else {
            Issue.record("the number is not asked for")
            return
        }
        #expect(event == .edit(.move(stops: ["Lyon"], to: "3")))
    }

    @Test(
        "Where something goes is said by a number, by the stop beside it, or as the first or the last",
        arguments: [
            ("m Bern before Lyon", "5", "4"), ("m Bern after 1", "5", "2"), ("m 1 after Lyon", "1", "4"),
            ("m 1 before Lyon", "1", "3"), ("m 2-3 end", "2-3", "5"), ("m 2 to the end", "2", "6"),
            ("m Lyon first", "Lyon", "1"),
        ])
    func beside(line: String, stops: String, number: String) {
        #expect(event(line) == .edit(.move(stops: [line.hasPrefix("m Bern") ? "Bern" : stops], to: number)))
    }

    @Test("Several stops between commas go beside another one, too")
    func severalBeside() {
        #expect(event("m Lyon,Bern before 1") == .edit(.move(stops: ["Lyon,Bern"], to: "1")))
        #expect(event("m Lyon, Bern after 2") == .edit(.move(stops: ["Lyon, Bern"], to: "3")))
    }

    @Test("A name that fits several stops is asked for again, and a letter that goes back moves nothing")
    func unclearStops() {
        let context = TerminalContext(inputIsTerminal: true, outputIsTerminal: true)
        guard case .question(let question) = TripDetailView().request("m L to 3", ScreenState(page), in: context)
        else {
            Issue.record("the stops are not asked for")
            return
        }
        #expect(question.given == "L")
        var request = question.further("5")
        while case .question(let next) = request, let given = next.given { request = next.further(given) }
        guard case .event(let event) = request else {
            Issue.record("nothing is moved")
            return
        }
        #expect(event == .edit(.move(stops: ["5"], to: "3")))
        guard case .question(let number) = TripDetailView().request("m Lyon", ScreenState(page), in: context) else {
            Issue.record("the number is not asked for")
            return
        }
        if case .event = number.further("b") { Issue.record("b is no number of a stop") }
    }

    @Test("A new stop goes beside another one, by its name or number")
    func addedBeside() {
        #expect(event("a Oslo after Lyon") == .edit(.add(places: ["Oslo"], .number(5))))
        #expect(event("a Oslo before 2") == .edit(.add(places: ["Oslo"], .number(2))))
        // No stop is called so.
        #expect(event("a Oslo after Rome") == .edit(.add(places: ["Oslo after Rome"], .end)))
    }

    @Test(
        "Which texts at the question for a place are lines of the menu",
        arguments: [
            ("y", true), ("days", true), ("quit", true), ("u", true), ("3 note Book ahead", true), ("d 2-4", true),
            ("a Oslo", true), ("Split", false), ("Reverse", false), ("Lyon", false), ("1. Oslo", false),
            ("Oslo 2n", false),
        ])
    func linesAtPlace(text: String, isLine: Bool) {
        #expect(TripDetailInput(page, TripDetailView.menu).isLineOfMenu(text) == isLine)
    }

    @Test("Pasted items of a list are places, whatever their numbers")
    func itemsOfList() {
        let input = TripDetailInput(page, TripDetailView.menu)
        #expect(input.arePlaces(["1. Oslo", "2) Bergen", "- Voss"]) && !input.arePlaces(["1", "2"]))
    }

    @Test("Lines that set something are no places", arguments: ["nights 2", "start 12 June", "leave 9:30", "kind see"])
    func settings(line: String) {
        let input = TripDetailInput(page, TripDetailView.menu)
        #expect(!input.arePlaces(["a Oslo", line]) && input.arePlaces(["a Oslo", "Price, Utah"]))
    }

    @Test("At the question of a move first and end say where", arguments: [("first", "1"), ("to the end", "6")])
    func moveAnswer(answer: String, number: String) {
        let input = TripDetailInput(page, TripDetailView.menu)
        guard case .question(let question) = input.move("2"), case .event(let event) = question.further(answer) else {
            Issue.record("nothing is asked")
            return
        }
        #expect(event == .edit(.move(stops: ["2"], to: number)))
    }

    @Test(
        "A quotation mark that is not closed is refused",
        arguments: ["a \"Burgos", "d \"Paris, Texas", "m \"Lyon 2", "o lock \"Lyon", "e \"x.gpx"])
    func unclosedQuote(line: String) {
        let context = TerminalContext(inputIsTerminal: true, outputIsTerminal: true)
        guard case .refused(let reason) = TripDetailView().request(line, ScreenState(page), in: context) else {
            Issue.record("\(line) is taken")
            return
        }
        #expect(reason.hasPrefix("The quotation mark before “") && reason.contains("is not closed"))
    }

    @Test("Tab puts in stops, behind others too")
    func stops() {
        #expect(completed("d las") == ["d Las Vegas"])
        #expect(completed("d \"Las") == ["d \"Las Vegas\""])
        #expect(completed("m 2 gr") == ["m 2 \"Grand Canyon\""])
        #expect(completed("x by") == [])
        #expect(completed("ly") == ["Lyon"])
    }

    @Test("What Tab puts in for a name with quotation marks is that stop")
    func quotationMarks() {
        #expect(completed("d 1 the") == ["d 1 'The \"Big\" One'"])
        #expect(event("d 1 'The \"Big\" One'") == .edit(.remove(stops: ["1", "The \"Big\" One"])))
        #expect(event("m 'The \"Big\" One' Lyon 1") == .edit(.move(stops: ["The \"Big\" One", "Lyon"], to: "1")))
        #expect(
            event("c 'The \"Big\" One' \"West\"")
                == .edit(.copy(stops: ["The \"Big\" One"], to: "West", at: nil, moving: false)))
    }

    @Test("Tab puts in trips where stops are copied")
    func trips() {
        #expect(completed("c 1 Fj") == ["c 1 \"Fjords of Norway\""])
        #expect(completed("c Lyon to we") == ["c Lyon to West"])
        #expect(
            event("c 1 \"Fjords of Norway\"")
                == .edit(.copy(stops: ["1"], to: "Fjords of Norway", at: nil, moving: false)))
    }

    @Test("Tab puts in what the best order has to keep to")
    func order() {
        #expect(completed("o l") == ["o loop", "o lock"])
        #expect(completed("o start gr") == ["o start \"Grand Canyon\""])
        #expect(completed("o start a") == ["o start any"])
        #expect(completed("o start any en") == ["o start any end"])
        #expect(completed("o lock 2,pa") == ["o lock 2,\"Paris, Texas\""])
        #expect(completed("o by d") == ["o by distance"])
        #expect(completed("o by road lo") == ["o by road loop", "o by road lock"])
        #expect(completed("l o") == ["l on", "l off"])
    }

    @Test("Tab looks for files where one may be named")
    func files() {
        #expect(["e x", "r x", "r notes x"].allSatisfy { TripDetailView().completesFiles($0) })
        #expect(!["o l", "a x", "d x", "f x", "x"].contains { TripDetailView().completesFiles($0) })
    }

    /// What is asked or refused for a line.
    private func reply(_ line: String, on page: TripDetailPage? = nil, isTerminal: Bool = true) -> String {
        let context = TerminalContext(inputIsTerminal: isTerminal, outputIsTerminal: true)
        return switch TripDetailView().request(line, ScreenState(page ?? self.page), in: context) {
        case .question(let question): question.given == nil ? "question" : "answered question"
        case .refused(let reason): reason
        case .event: "event"
        case .lines, .nothing: "nothing"
        }
    }

    @Test("Two numbers of stops behind a are not taken as a place without a question; coordinates are")
    func numbersAsPlace() {
        for line in ["a 3 4", "a 3,4", "a 1, 6"] { #expect(reply(line) == "question", "\(line)") }
        for line in ["a 3.0 4.0", "a 7 4", "a 46,7", "a 3 4 5", "a Lyon"] { #expect(reply(line) == "event", "\(line)") }
        #expect(reply("a 3 4", isTerminal: false).hasSuffix("Write decimals if it is meant: a 3.0 4.0"))
        #expect(reply("a 3,4", isTerminal: false) == "event")
        let context = TerminalContext(inputIsTerminal: true, outputIsTerminal: true)
        guard case .question(let question) = TripDetailView().request("a 3 4", ScreenState(page), in: context),
            case .event(let event) = question.further("y"), case .nothing = question.further("n"),
            case .refused = question.further("3")
        else {
            Issue.record("the answers are not understood")
            return
        }
        #expect(event == .edit(.add(places: ["3 4"], .end, name: nil, notes: [:])))
    }

    @Test("A trip without stops says what to do before it can be put in order or written")
    func emptyTrip() {
        let empty = TripDetailPage(title: "Empty")
        #expect(reply("o", on: empty) == "There is nothing to put in order yet: a adds stops.")
        #expect(reply("o loop", on: empty) == "There is nothing to put in order yet: a adds stops.")
        #expect(reply("e x.gpx", on: empty) == "There is nothing to write yet: a adds stops.")
    }
}
