/// A reason for which a request has no answer.
package enum HTTPError: Error, Equatable, Sendable {
    /// The server does not take connections, or the network does not reach it; carries the system's reason.
    case refused(reason: String)
    /// No connection, no first byte or no end within `seconds`.
    case timeout(HTTPPhase, seconds: Int)
    /// The connection ended before the answer did.
    case cut
    /// The answer is no HTTP answer or breaks its rules; carries what is wrong with it.
    case malformed(reason: String)
    /// The answer is longer than `limit` bytes.
    case tooLarge(limit: Int)
    /// The address needs a program (`curl`) that is not there.
    case programMissing(name: String)
    /// That program failed; carries its own message, which is text of others.
    case programFailed(name: String, message: String)
}

/// The phase of a request, by what it waits for.
package enum HTTPPhase: Hashable, Sendable {
    /// The connection.
    case connection
    /// The first byte of the answer.
    case firstByte
    /// The end of the answer.
    case end
}

extension HTTPError: CustomStringConvertible {
    /// The message for a person; without the address, which may hold a password.
    package var description: String {
        switch self {
        case .refused(let reason): reason
        case .timeout(.connection, let seconds): "no connection within \(seconds) s"
        case .timeout(.firstByte, let seconds): "no answer within \(seconds) s"
        case .timeout(.end, let seconds): "no complete answer within \(seconds) s"
        case .cut: "the connection ended before the answer was complete"
        case .malformed(let reason): "the answer is not valid HTTP: \(reason)"
        case .tooLarge(let limit): "the answer is longer than \(limit >> 20) MiB"
        case .programMissing(let name): "this address needs the program ‘\(name)’, which was not found"
        case .programFailed(let name, let message): "\(name): \(message)"
        }
    }
}
