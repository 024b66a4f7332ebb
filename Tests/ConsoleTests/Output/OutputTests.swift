import Platform
import Testing

@testable import Console

@Suite("Output")
struct OutputTests {
    @Test("what is written arrives in order, whatever the size of the pieces", arguments: [1, 2, 7, 64, 100_000])
    func order(capacity: Int) throws {
        let streams = ScriptedStreams()
        let output = Output(.standardOutput, of: streams, capacity: capacity)
        var expected = ""
        for number in 0..<300 {
            output.write("\(number) é ")
            output.writeLine("東京")
            output.write(bytes: Array(repeating: UInt8(ascii: "x"), count: number % 97))
            expected += "\(number) é 東京\n" + String(repeating: "x", count: number % 97)
        }
        try output.flush()
        #expect(streams.text == expected)
    }

    @Test("a stream that takes only some bytes at a time gets all of them", arguments: [1, 3, 1000])
    func partialWrites(largest: Int) throws {
        let streams = ScriptedStreams()
        streams.largestWrite = largest
        let output = Output(.standardOutput, of: streams, capacity: 16)
        output.writeLines(["one", "two, which is longer than the buffer", ""])
        try output.flush()
        #expect(streams.text == "one\ntwo, which is longer than the buffer\n\n")
    }

    @Test("nothing is written before the buffer is full or flushed, and an empty flush writes nothing")
    func buffering() throws {
        let streams = ScriptedStreams()
        let output = Output(.standardOutput, of: streams, capacity: 10)
        try output.flush()
        output.write("123456789")
        #expect(streams.writeCalls == 0)
        output.write("0")
        #expect(streams.text == "1234567890")
        #expect(streams.writeCalls == 1)
    }

    @Test("a full disk is found at the flush, told at every later one, and nothing more is tried")
    func fullDisk() {
        let streams = ScriptedStreams()
        streams.writeFailure = (after: 0, code: 28)
        let output = Output(.standardOutput, of: streams)
        output.write("lost")
        #expect(output.failure == nil)
        let expected = OutputError.failed(.standardOutput, SystemError(call: "write", code: 28))
        #expect(throws: expected) { try output.flush() }
        output.write("later")
        output.write(bytes: Array(repeating: 0, count: 100_000))
        #expect(throws: expected) { try output.flush() }
        #expect(output.failure == expected)
        #expect(streams.writeCalls == 1)
        #expect(streams.text.isEmpty)
    }

    @Test("a failure in the middle keeps what came before it and drops what comes after")
    func failureInTheMiddle() {
        let streams = ScriptedStreams()
        streams.writeFailure = (after: 5, code: 5)
        let output = Output(.standardError, of: streams, capacity: 4)
        output.write("abcd")
        output.write("efgh")
        streams.writeFailure = nil
        output.write("ijkl")
        #expect(String(decoding: streams.writtenToError, as: UTF8.self) == "abcde")
        #expect(output.failure == .failed(.standardError, SystemError(call: "write", code: 5)))
    }

    @Test("a closed pipe is told apart from other failures")
    func closedPipe() {
        let streams = ScriptedStreams()
        streams.writeFailure = (after: 0, code: 32)
        let output = Output(.standardOutput, of: streams)
        output.writeLine("nobody reads this")
        #expect(throws: OutputError.closedPipe) { try output.flush() }
    }
}
