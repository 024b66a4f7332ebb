/// The help on keys that mean the same on every page with rows: for `?`.
package enum KeyHelp {
    /// The keys that choose a row, as a sentence; `meanings` is what they do to it then.
    package static func rows(_ meanings: String) -> String {
        "On an empty line Up, Down, Home and End choose a row: \(meanings); Esc unchooses. PageUp and PageDown turn pages."
    }

    /// The keys of the line that is typed.
    package static let line =
        "Tab completes, Ctrl-P and Ctrl-N recall lines typed before (Up, too, behind a refused one), Ctrl-R searches them, "
        + "Ctrl-L draws the page again."
}
