import Console
import Entities
import Platform
import Screens
import TestSupport
import Testing

@testable import TripDetailModule

/// How questions and choices at a trip are left, and which are asked again.
extension TripDetailViewTests {
    @Test(
        "Ctrl-C, Ctrl-D and an empty line leave a choice, and the trip's page goes on",
        arguments: ["\u{3}", "\u{4}", "\r"])
    func choiceLeft(key: String) throws {
        let script = ["a Springfield\r", key, "q\r"].map { InMemoryStandardStreams.Step.bytes(Array($0.utf8)) }
        let desk = Desk(script: script, isTerminal: true)
        #expect(try run(desk) == .quit)
        #expect(desk.transcript.contains("Nothing was added."))
        #expect(store.changes == [])
    }

    @Test("Ctrl-C at a question about a place leaves it, and two more end the program", arguments: [true, false])
    func questionLeft(isLeft: Bool) throws {
        let script = ["Lyon\r", "\u{3}"] + (isLeft ? ["q\r"] : ["\u{3}", "\u{3}"])
        let desk = Desk(script: script.map { .bytes(Array($0.utf8)) }, isTerminal: true)
        #expect(try run(desk) == (isLeft ? .quit : .interrupted(.interrupt)))
        #expect(store.changes == [])
    }

    @Test(
        "While places are asked for, a choice that is left leads back to the question, another place waits until it ends",
        arguments: [([""], ["2, 2"]), (["Lyon", "1", "y"], ["Springfield", "2, 2", "Lyon"])])
    func choiceWhileAsking(lines: [String], added: [String]) throws {
        var view = self
        view.answers = Answers(["Springfield", "2,2", ""])
        var opened: [String] = []
        let script = (["a"] + lines + ["q"]).map { InMemoryStandardStreams.Step.bytes(Array("\($0)\r".utf8)) }
        let desk = Desk(script: script, isTerminal: true)
        #expect(try view.run(desk, opened: { opened.append($0) }) == .quit)
        #expect(opened == ["place Place: ", "place Place: ", "place Place: "])
        #expect(store.library.trips[0].waypoints.dropFirst(3).map(\.name.text) == added)
    }

    @Test("Where there is no such stop to move or copy, the stop is asked for again", arguments: ["x", "99"])
    func wrongStop(stop: String) throws {
        let desk = Desk(script: type("m \(stop) 2", "1", "c \(stop) Alps", "", "q"), isTerminal: true, isDumb: true)
        #expect(try run(desk) == .quit)
        #expect(store.library.trips[0].waypoints.map(\.name.text) == ["Porto", "Lisbon", "Faro"])
        #expect(desk.transcript.contains("Stops to move: "))
        #expect(desk.transcript.contains("Stops to copy: "))
    }

    @Test("What cannot be deleted ends the question, so that a number typed next opens that stop")
    func refusedDelete() throws {
        let script = ["d 1,4-30\r", "1\r", "q\r"].map { InMemoryStandardStreams.Step.bytes(Array($0.utf8)) }
        var opened: [String] = []
        let desk = Desk(script: script, isTerminal: true)
        #expect(try run(desk, opened: { opened.append($0) }) == .quit)
        #expect(store.changes == [] && opened.count == 1)
    }
}
