/// The version of the program.
package enum Version {
    /// The version, as `--version` prints it.
    package static let number = "1.0.0"
    /// The day of that version, as the manual page prints it.
    package static let date = "2026-11-21"
}
