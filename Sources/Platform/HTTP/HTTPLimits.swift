/// The limits of the time of a request and of the length of its answer.
package struct HTTPLimits: Equatable, Sendable {
    /// The time until the connection is there, from the beginning of the request.
    package var connection: Duration = .seconds(1)
    /// The time until the first byte of the answer, from the beginning of the request.
    package var firstByte: Duration = .seconds(3)
    /// The time until the end of the answer, from the beginning of the request.
    package var total: Duration = .seconds(10)
    /// The bytes of a body.
    package var bodySize = 64 << 20
    /// The bytes of a header, with its status line and the answers 1xx before it.
    package var headerSize = 64 << 10

    /// Creates the usual limits: 1 s, 3 s and 10 s, a body of 64 MiB and a header of 64 KiB.
    package init() {}

    /// These limits for a request, which may allow its answer another time.
    func of(_ request: HTTPRequest) -> HTTPLimits {
        guard let patience = request.patience else { return self }
        var limits = self
        (limits.firstByte, limits.total) = (patience, patience)
        return limits
    }

    /// The time that a phase may take, from the beginning of the request.
    func time(of phase: HTTPPhase) -> Duration {
        switch phase {
        case .connection: connection
        case .firstByte: firstByte
        case .end: total
        }
    }

    /// The error of a limit on time, whose seconds are rounded up.
    func timeout(_ phase: HTTPPhase) -> HTTPError {
        .timeout(phase, seconds: Int((time(of: phase) / .seconds(1)).rounded(.up)))
    }
}
