package import Platform

/// What goes wrong with a system call of `InMemoryFileSystem`.
package enum Fault: Equatable, Sendable {
    /// The call does nothing and throws this error number.
    case failure(CInt)
    /// A signal interrupts the call before it has done anything; made again, it works.
    case interruption
    /// A write takes, or a read gives, only half of what it could (at least one byte). Other calls work.
    case short
    /// The process dies before the call: it and all later calls throw `SystemError.killed`.
    case kill
    /// The process dies in the middle: a write leaves half of its bytes, any other call is done in full.
    case killDuring
}

/// Which system calls of `InMemoryFileSystem` go wrong, counted from 0 since the plan was set.
package struct FaultPlan: Sendable {
    private var faults: [Int: Fault]
    private var later: (from: Int, fault: Fault)?

    /// Nothing goes wrong.
    package static let none = FaultPlan(faults: [:])

    /// These calls go wrong.
    package init(faults: [Int: Fault]) {
        self.faults = faults
    }

    /// One call goes wrong.
    package init(call: Int, _ fault: Fault) {
        self.init(faults: [call: fault])
    }

    /// This call and all after it go wrong.
    package init(from call: Int, _ fault: Fault) {
        self.init(faults: [:])
        later = (call, fault)
    }

    /// What goes wrong with a call.
    func fault(at call: Int) -> Fault? {
        if let later, call >= later.from { return later.fault }
        return faults[call]
    }
}

/// A system call that `InMemoryFileSystem` was asked for.
package struct RecordedCall: Equatable, Sendable {
    /// Its name: `open`, `rename`…
    package let name: String
    /// The file it is about.
    package let path: String

    /// Describes a call.
    package init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}

/// What a crash of the machine takes with it; a crash of the process alone takes nothing.
package enum PowerLoss: CaseIterable, Sendable {
    /// Only the process died.
    case nothing
    /// Contents that were not synced are gone: files are as of their last sync, new ones empty.
    case contents
    /// Contents that were not synced are half there.
    case halfOfContents
    /// As `contents`, and names go back to what they were when their directory was synced last.
    case contentsAndNames
}

extension SystemError {
    /// The process is dead; only `InMemoryFileSystem` says this.
    package static let killed = SystemError(call: "kill", code: -1)
}
