/// The version of the program: the newest entry of `Resources/CHANGES.md`.
package enum Version {
    /// The version, as `--version` prints it.
    package static let number = "2.0.0-dev"
    /// The day of that version, as the manual page prints it.
    package static let date = "2026-11-23"
}
