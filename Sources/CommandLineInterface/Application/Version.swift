/// The version of the program: the newest entry of `Resources/CHANGES.md`.
package enum Version {
    /// The version, as `--version` prints it.
    package static let number = "2.0.0-dev"
    /// The day of that version, as the manual page prints it.
    package static let date = "2026-12-01"
    /// The commit whose sources the program was built from, 40 hexadecimal digits; nil where that is not known.
    ///
    /// It is known where the sources were unpacked from an archive that git made: git then replaces the text below, as
    /// `.gitattributes` says. In a working copy, whose files may differ from every commit, it stays as it is.
    package static var commit: String? { commit(in: "$Format:%H$") }
    /// The line that `--version` begins with: `roadtrip 2.0.0, commit 8f31c06f2f0e`.
    static var line: String { "roadtrip \(number)" + (commit.map { ", commit \($0.prefix(12))" } ?? "") }

    /// The commit that git has written in place of its placeholder; nil if the text is no hash of a commit.
    package static func commit(in text: String) -> String? {
        text.utf8.count == 40 && text.allSatisfy { $0.isHexDigit } ? text : nil
    }
}
