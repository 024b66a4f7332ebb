package import Platform

/// The reason for which output could not be written.
package enum OutputError: Error, Equatable, Sendable {
    /// Nobody reads the other end of the pipe any more (`roadtrip list | head -1`): the program ends quietly.
    case closedPipe
    /// The stream refused the bytes: a full disk, a closed descriptor, an input or output error.
    case failed(OutputStream, SystemError)

    /// Sorts a failed write on a stream.
    init(_ error: SystemError, on stream: OutputStream) {
        self = error.isBrokenPipe ? .closedPipe : .failed(stream, error)
    }
}
