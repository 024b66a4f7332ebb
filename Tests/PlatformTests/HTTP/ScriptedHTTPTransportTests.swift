import Platform
import TestSupport
import Testing

@Suite("A transport without a network")
struct ScriptedHTTPTransportTests {
    private let loop = VirtualEventLoop(InMemoryStandardStreams())

    private func request(_ path: String) throws -> HTTPRequest {
        HTTPRequest(server: try #require(HTTPServerAddress("localhost:5000")), path: path)
    }

    @Test("Requests are recorded, and answered in a later turn at the time of their replies")
    func replies() throws {
        let transport = ScriptedHTTPTransport(
            loop: loop,
            replies: [
                .text("late", after: .seconds(2)), .text("no", status: 404), .failure(.cut, after: .seconds(1)),
                .silence,
            ])
        var lines: [String] = []
        let registrations = try ["/1", "/2", "/3", "/4", "/5"].map { path in
            transport.send(try request(path)) { result in
                switch result {
                case .success(let answer):
                    lines.append("\(path) \(answer.status) \(String(decoding: answer.body, as: UTF8.self))")
                case .failure(let error): lines.append("\(path) \(error)")
                }
            }
        }
        #expect(lines.isEmpty)
        #expect(transport.requests.map(\.path) == ["/1", "/2", "/3", "/4", "/5"] && transport.openCount == 5)
        loop.advance(by: .zero)
        #expect(lines == ["/2 404 no"])
        loop.advance(by: .seconds(10))
        #expect(lines == ["/2 404 no", "/3 \(HTTPError.cut)", "/1 200 late"])
        #expect(transport.openCount == 2)
        for registration in registrations { registration.cancel() }
        #expect(transport.openCount == 0)
    }

    @Test("A request that is let go is not answered")
    func cancelled() throws {
        let transport = ScriptedHTTPTransport(loop: loop) { .text($0.path) }
        var registration: EventRegistration? = transport.send(try request("/")) { _ in Issue.record("answered") }
        #expect(registration != nil)
        registration = nil
        #expect(transport.openCount == 0)
        loop.advance(by: .seconds(1))
    }
}
