/// What an import or export says, on the terminal.
package enum ExchangeView {
    /// The outcome of an import, as `roadtrip import` prints it.
    package static func page(_ outcome: ImportOutcome) -> [String] {
        ExchangePresenter.lines(outcome)
    }
}
