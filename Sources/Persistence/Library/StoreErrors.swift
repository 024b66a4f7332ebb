import Entities
import Platform

extension StoreError {
    /// A failed system call as the contract of the store has it.
    init(_ error: FileError) {
        self = .failed(call: error.cause.call, path: error.path, reason: error.cause.reason)
    }
}

/// Does something with files, its error told as the store tells errors.
func storing<Value>(_ body: () throws(FileError) -> Value) throws(StoreError) -> Value {
    do {
        return try body()
    } catch {
        throw StoreError(error)
    }
}
