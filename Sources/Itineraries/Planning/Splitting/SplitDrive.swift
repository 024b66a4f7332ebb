/// A drive, and whether a day may end behind it.
package struct SplitDrive: Equatable, Sendable {
    /// The end of the drive.
    package enum End: Sendable {
        /// A day may end here.
        case possible
        /// A night is well spent here.
        case sleep
        /// Nobody sleeps here unless there is no better end.
        case poor
        /// A night is never spent here.
        case never
        /// A day ends here in any case.
        case always
    }

    /// The driving time in seconds, not negative.
    package let seconds: Int
    package let end: End

    /// Creates a drive.
    package init(_ seconds: Int, _ end: End = .possible) {
        self.seconds = seconds
        self.end = end
    }
}

extension SplitDrive.End {
    /// Whether a night here is as good as any.
    var isForNights: Bool {
        switch self {
        case .possible, .sleep, .always: true
        case .poor, .never: false
        }
    }

    /// The value of a night here where one of nearly equal splits is chosen: 1 where it is well spent, -1 where it is
    /// not.
    var merit: Int {
        switch self {
        case .sleep: 1
        case .poor: -1
        case .possible, .never, .always: 0
        }
    }
}
