/// A request on its way over a connection of its own, until its answer is complete or it is given up.
///
/// The event loop does not keep it alive: what ends when its owner cancels it needs no turn of the loop.
final class SocketExchange {
    /// The number of reads in one turn of the event loop at most, so that a long answer does not keep keys waiting.
    private static let readsPerTurn = 16

    private let loop: any EventLoop
    private let limits: HTTPLimits
    private let response: AwaitedResponse
    /// The part of the time to connect that each address gets.
    private let timeForAddress: Duration
    /// The addresses that were not tried yet.
    private var addresses: ArraySlice<SocketAddress>
    /// The error of the previous address.
    private var failure: HTTPError
    /// The part of the request that was not sent yet.
    private var request: ArraySlice<UInt8>

    private var socket: Socket?
    private var writing: EventRegistration?
    private var reading: EventRegistration?

    /// Begins in the next turn of `loop`.
    init(
        loop: any EventLoop, request: [UInt8], addresses: [SocketAddress], limits: HTTPLimits,
        _ completion: @escaping (Result<HTTPResponse, HTTPError>) -> Void
    ) {
        self.loop = loop
        self.limits = limits
        self.request = request[...]
        self.addresses = addresses[...]
        response = AwaitedResponse(loop: loop, limits: limits, completion)
        timeForAddress = limits.connection / max(1, addresses.count)
        failure = .refused(reason: "the name of the server was not looked up")
        response.start({ [weak self] in self?.connect() }, release: { [weak self] in self?.disconnect() })
    }

    /// Ends the request; its completion is not called any more.
    func cancel() { response.cancel() }

    /// Connects to the next address.
    private func connect() {
        disconnect()
        guard let address = addresses.popFirst() else { return response.finish(.failure(failure)) }
        do throws(SystemError) {
            let socket = try Socket(connectingTo: address)
            self.socket = socket
            writing = loop.watch(socket.descriptor, for: .writing) { [weak self] in self?.connected() }
            response.wait(timeForAddress) { [weak self] in
                guard let self else { return }
                failure = limits.timeout(.connection)
                connect()
            }
        } catch {
            failure = .refused(reason: error.reason)
            connect()
        }
    }

    /// Sends the request, if there is a connection now.
    private func connected() {
        guard let socket else { return }
        if let error = socket.connectionError {
            failure = .refused(reason: error.reason)
            return connect()
        }
        response.limit(.firstByte)
        writing = loop.watch(socket.descriptor, for: .writing) { [weak self] in self?.write() }
        // A server may answer and close before it has read the whole request.
        reading = loop.watch(socket.descriptor, for: .reading) { [weak self] in self?.read() }
        write()
    }

    /// Sends what the system takes of the request.
    private func write() {
        guard let socket else { return }
        while !request.isEmpty {
            switch socket.write(request) {
            case .bytes(let count): request = request.dropFirst(count)
            case .nothing: return
            // The answer may have arrived before the connection broke: reading decides.
            case .ended, .broken: request = []
            }
        }
        writing = nil
    }

    /// Reads what has arrived of the answer.
    private func read() {
        guard let socket else { return }
        withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 8) { buffer in
            do throws(HTTPError) {
                for _ in 0..<Self.readsPerTurn {
                    switch socket.read(into: buffer) {
                    case .nothing: return
                    case .ended: return try response.end()
                    case .broken: throw .cut
                    case .bytes(let count):
                        if try response.read(UnsafeRawBufferPointer(rebasing: buffer.prefix(count))) { return }
                    }
                }
            } catch {
                response.finish(.failure(error))
            }
        }
    }

    /// Closes the connection. Its descriptor is watched no longer when it is closed.
    private func disconnect() {
        (writing, reading) = (nil, nil)
        socket = nil
    }
}
