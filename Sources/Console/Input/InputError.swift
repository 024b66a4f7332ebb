package import Platform

/// Standard input could not be read: it is a directory, closed, or failed.
package struct InputError: Error, Equatable, Sendable {
    /// The system's reason.
    package let reason: SystemError

    /// Describes a failed read.
    package init(_ reason: SystemError) {
        self.reason = reason
    }
}

extension StandardStreams {
    /// Waits for input and reads it to the front of the array; `timeout` is in milliseconds, nil waits for ever.
    func read(into chunk: inout [UInt8], timeout: Int?) throws(InputError) -> ReadOutcome {
        do throws(SystemError) {
            return try chunk.withUnsafeMutableBufferPointer { bytes throws(SystemError) in
                try read(into: UnsafeMutableRawBufferPointer(bytes), timeout: timeout)
            }
        } catch {
            throw InputError(error)
        }
    }
}
