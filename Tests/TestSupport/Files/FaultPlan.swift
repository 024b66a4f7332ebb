package import Platform

/// A fault in a system call of `InMemoryFileSystem`.
package enum Fault: Equatable, Sendable {
    /// The call does nothing and throws this error number.
    case failure(CInt)
    /// A signal interrupts the call before it has done anything; if repeated, it succeeds.
    case interruption
    /// A write takes, or a read gives, only half of what it could (at least one byte). Other calls work.
    case short
    /// The process dies before the call: it and all later calls throw `SystemError.killed`.
    case kill
    /// The process dies in the middle: a write leaves half of its bytes, any other call is done in full.
    case killDuring
}

/// The system calls of `InMemoryFileSystem` that have a fault, counted from 0 since the plan was set.
package struct FaultPlan: Sendable {
    private var faults: [Int: Fault]
    private var later: (from: Int, fault: Fault)?

    /// A plan without faults.
    package static let none = FaultPlan(faults: [:])

    /// Creates a plan with a fault for each of these calls.
    package init(faults: [Int: Fault]) {
        self.faults = faults
    }

    /// Creates a plan with a fault in one call.
    package init(call: Int, _ fault: Fault) {
        self.init(faults: [call: fault])
    }

    /// Creates a plan with the same fault in a call and all later ones.
    package init(from call: Int, _ fault: Fault) {
        self.init(faults: [:])
        later = (call, fault)
    }

    /// The fault of a call; nil if there is none.
    func fault(at call: Int) -> Fault? {
        if let later, call >= later.from { return later.fault }
        return faults[call]
    }
}

/// A system call that was made on `InMemoryFileSystem`.
package struct RecordedCall: Equatable, Sendable {
    /// The name of the call: `open`, `rename`…
    package let name: String
    /// The path of the file.
    package let path: String

    /// Describes a call.
    package init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}

/// What is lost in a crash of the machine or the process.
package enum PowerLoss: CaseIterable, Sendable {
    /// Nothing: only the process died.
    case nothing
    /// Contents that were not synced: files have the contents of their last sync, new ones are empty.
    case contents
    /// Half of the contents that were not synced.
    case halfOfContents
    /// Contents and names: like `contents`, and directories have the names of their last sync.
    case contentsAndNames
}

extension SystemError {
    /// The error of all calls after the simulated death of the process.
    package static let killed = SystemError(call: "kill", code: -1)
}
