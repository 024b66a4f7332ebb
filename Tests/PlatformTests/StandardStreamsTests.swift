import Foundation
import Platform
import TestSupport
import Testing

@Suite("Standard streams of memory")
struct InMemoryStandardStreamsTests {
    private func read(
        _ streams: InMemoryStandardStreams, capacity: Int = 8
    ) throws -> (ReadOutcome, String) {
        var buffer = [UInt8](repeating: 0, count: capacity)
        let outcome = try buffer.withUnsafeMutableBytes { try streams.read(into: $0) }
        guard case .bytes(let count) = outcome else { return (outcome, "") }
        return (outcome, String(decoding: buffer[..<count], as: UTF8.self))
    }

    @Test("The script comes in order, long input in pieces, then the end for ever")
    func script() throws {
        let failure = SystemError(call: "read", code: EIO)
        let streams = InMemoryStandardStreams(script: [
            .bytes(Array("hello you".utf8)), .signal(.interrupt), .silence, .failure(failure), .bytes([]),
        ])
        #expect(try read(streams) == (.bytes(8), "hello yo"))
        #expect(try read(streams) == (.bytes(1), "u"))
        #expect(try read(streams) == (.nothing, ""))
        #expect(streams.takeSignal() == .interrupt)
        #expect(streams.takeSignal() == nil)
        #expect(try read(streams) == (.nothing, ""))
        #expect(throws: failure) { try read(streams) }
        #expect(try read(streams) == (.end, ""))
        #expect(try read(streams) == (.end, ""))
    }

    @Test("Output is kept apart, in pieces, until it is full")
    func output() throws {
        let streams = InMemoryStandardStreams()
        streams.largestWrite = 3
        streams.outputCapacity = 4
        func write(_ text: String, _ stream: Platform.OutputStream) throws -> Int {
            try Array(text.utf8).withUnsafeBytes { try streams.write($0, to: stream) }
        }
        #expect(try write("hello", .standardOutput) == 3)
        #expect(try write("lo", .standardOutput) == 1)
        #expect(throws: SystemError(call: "write", code: ENOSPC)) { try write("o", .standardOutput) }
        streams.writeFailure = SystemError(call: "write", code: EPIPE)
        #expect(throws: SystemError(call: "write", code: EPIPE)) { try write("o", .standardOutput) }
        #expect(try write("no", .standardError) == 2)
        #expect(streams.outputText == "hell")
        #expect(streams.errorText == "no")
    }
}
