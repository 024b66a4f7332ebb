import Text

/// A currency that a person typed with an amount of money.
package enum TypedCurrency: Hashable, Sendable {
    /// The code of a currency: `EUR`.
    case code(String)
    /// A sign that several currencies have, and the codes of these, the most used first.
    case sign(String, [String])

    /// The code; nil where the sign can be that of several.
    package var code: String? { if case .code(let code) = self { code } else { nil } }

    /// The doubt about a sign of several currencies, typed where the trip has none; nil for a code.
    package var doubt: String? {
        guard case .sign(let sign, let codes) = self else { return nil }
        let most = 3
        let known = codes.prefix(most).joined(separator: ", ") + (codes.count > most ? " and others" : "")
        return
            "The trip has no currency, and \(Wording.quoted(sign)) is the sign of \(known): "
            + "‘currency \(codes.first ?? "EUR")’ at its days says which."
    }
}
