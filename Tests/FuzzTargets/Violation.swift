/// Something that must hold for any bytes and did not for these.
package struct Violation: Error, CustomStringConvertible {
    /// What did not hold.
    package let description: String

    /// Says what did not hold.
    init(_ description: String) {
        self.description = description
    }
}

/// Throws `what` unless `condition` holds.
@inline(__always)
func require(_ condition: Bool, _ what: @autoclosure () -> String) throws(Violation) {
    guard condition else { throw Violation(what()) }
}
