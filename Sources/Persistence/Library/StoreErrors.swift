import Entities
import Platform

extension StoreError {
    /// A failed system call as the contract of the store has it.
    init(_ error: FileError) {
        self = .failed(call: error.cause.call, path: error.path, reason: error.cause.reason)
    }
}

/// Does something with files; turns its error into one of the store.
func storing<Value>(_ body: () throws(FileError) -> Value) throws(StoreError) -> Value {
    do {
        return try body()
    } catch {
        throw StoreError(error)
    }
}
