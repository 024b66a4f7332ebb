import Platform
import Screens
import TestSupport
import Testing

@testable import Console

@Suite("Dialog")
struct DialogTests {
    /// The answers to "> " until the input ends, and everything that was written.
    private func session(
        _ steps: [ScriptedStreams.Step], context: TerminalContext = TerminalContext()
    ) throws -> (answers: [Answer], transcript: String) {
        let streams = ScriptedStreams(steps)
        let output = Output(.standardOutput, of: streams)
        let dialog = Dialog(streams, loop: VirtualEventLoop(streams), output: output, context: context)
        var answers: [Answer] = []
        repeat {
            output.writeLine("Menu \(answers.count + 1)")
            answers.append(try dialog.ask("> "))
        } while answers.last != .endOfInput
        try output.flush()
        return (answers, streams.text)
    }

    @Test("on a pipe each prompt is written and a line end stands for the answer")
    func pipe() throws {
        let (answers, transcript) = try session([.text("n Summer\nq\n")])
        #expect(answers == [.text("n Summer"), .text("q"), .endOfInput])
        #expect(transcript == "Menu 1\n> \nMenu 2\n> \nMenu 3\n> \n")
    }

    @Test("a terminal that edits its own lines echoes the line end of an answer, but none after Ctrl-D or Ctrl-C")
    func dumbTerminal() throws {
        let context = TerminalContext(inputIsTerminal: true, outputIsTerminal: true, isDumb: true)
        let (answers, transcript) = try session([.text("a\n"), .signal(.interrupt), .end], context: context)
        #expect(answers == [.text("a"), .interrupted(.interrupt), .endOfInput])
        #expect(transcript == "Menu 1\n> Menu 2\n> \nMenu 3\n> \n")
    }

    @Test("an answer that cannot be read is told in one line, and the prompt comes back")
    func unreadable() throws {
        let (answers, transcript) = try session([
            .bytes([0x61, 0xFF, 0x0A]), .text(String(repeating: "x", count: 70_000) + "\nok\n"),
        ])
        #expect(answers == [.text("ok"), .endOfInput])
        #expect(
            transcript == """
                Menu 1
                > 
                That line is not UTF-8 (byte 2) and was not read.
                > 
                That line is longer than 65536 bytes and was not read.
                > 
                Menu 2
                > 

                """)
    }

    @Test("what was written before is on the screen while the question waits")
    func flushedFirst() throws {
        let streams = ScriptedStreams([.text("x\n")])
        let output = Output(.standardOutput, of: streams)
        let loop = VirtualEventLoop(streams)
        var seen: [String] = []
        loop.beforeTurn = { seen.append(streams.text) }
        output.writeLine("Trips")
        _ = try Dialog(streams, loop: loop, output: output, context: TerminalContext()).ask("Trip: ")
        #expect(seen == ["Trips\nTrip: "])
    }

    @Test("a question that cannot be written or read is an error")
    func failures() {
        let closed = ScriptedStreams([.text("d 1\n")])
        closed.writeFailure = (after: 0, code: 32)
        let unheard = Dialog(
            closed, loop: VirtualEventLoop(closed), output: Output(.standardOutput, of: closed),
            context: TerminalContext())
        #expect(throws: DialogError.output(.closedPipe)) { try unheard.ask("> ") }
        #expect(closed.steps.count == 1, "nothing is read for a question that nobody saw")

        let directory = ScriptedStreams([.failure(21)])
        let unread = Dialog(
            directory, loop: VirtualEventLoop(directory), output: Output(.standardOutput, of: directory),
            context: TerminalContext())
        #expect(throws: DialogError.input(InputError(SystemError(call: "read", code: 21)))) { try unread.ask("> ") }
    }
}
