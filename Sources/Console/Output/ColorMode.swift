/// The value of the option `--color`.
package enum ColorMode: String, CaseIterable, Sendable {
    /// Colour on a terminal that can show it, unless the environment asks for none.
    case auto
    /// Colour everywhere: what was asked for on the command line outranks the environment.
    case always
    /// No control sequence at all.
    case never

    /// Whether a stream gets colour.
    ///
    /// `noColor` is the value of `NO_COLOR` (no colour when it is set and not empty, see https://no-color.org), `term`
    /// that of `TERM`.
    package func usesColor(onTerminal: Bool, noColor: String?, term: String?) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: onTerminal && (noColor ?? "").isEmpty && term != "dumb"
        }
    }
}
