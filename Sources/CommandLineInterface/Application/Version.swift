/// Which program this is.
package enum Version {
    /// The version, as `--version` prints it.
    package static let number = "1.0.0"
}
