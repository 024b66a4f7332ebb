/// An amount of money from 0 to 999,999,999.999 with three exact decimals, in the currency of its trip or in one of its
/// own.
package struct Cost: Hashable, Sendable {
    /// The amount in thousandths.
    package let thousandths: Int64
    /// The code of its own currency: three letters, `GBP`; nil where it is in that of the trip.
    package let currency: String?

    private static let maximum: Int64 = 999_999_999_999

    /// Creates an amount from thousandths; nil if it is out of range, and for a currency that is not three capital
    /// letters.
    package init?(thousandths: Int64, currency: String? = nil) {
        guard (0...Cost.maximum).contains(thousandths), currency.map(CurrencyCodes.isCode) ?? true else { return nil }
        (self.thousandths, self.currency) = (thousandths, currency)
    }

    /// The same amount in a currency of its own; unchanged for a text that is no code.
    package func `in`(_ currency: String?) -> Cost { Cost(thousandths: thousandths, currency: currency) ?? self }

    /// The same money in a trip whose currency is `new`, where it was in one whose currency was `old`: what had a
    /// currency keeps it, and what had none is in that of the trip.
    package func moved(from old: String?, to new: String?) -> Cost {
        let actual = currency ?? old
        return self.in(actual == new ? nil : actual)
    }

    /// The cost so many times, in the same currency; nil where that is out of range.
    package func times(_ count: Int) -> Cost? {
        let (product, overflows) = thousandths.multipliedReportingOverflow(by: Int64(count))
        return overflows ? nil : Cost(thousandths: product, currency: currency)
    }

    /// The sum with another cost, if there is one; nil where that is out of range, or in another currency.
    package func adding(_ other: Cost?) -> Cost? {
        guard let other else { return self }
        return other.currency == currency ? Cost(thousandths: thousandths + other.thousandths, currency: currency) : nil
    }

    /// Parses `95`, `9.50` or `9,50`, with at most three decimals, zeros behind them not counted; throws for anything
    /// else.
    package init(_ text: String) throws(PlanError) {
        let digits = Array(text.utf8)
        let mark = digits.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
        let whole = digits[..<(mark ?? digits.count)]
        var decimals = mark.map { digits[($0 + 1)...] } ?? []
        guard !whole.isEmpty, mark == nil || !decimals.isEmpty,
            (whole + decimals).allSatisfy({ (0x30...0x39).contains($0) })
        else { throw Cost.noCost(text) }
        while decimals.count > 3, decimals.last == UInt8(ascii: "0") { decimals.removeLast() }
        guard decimals.count <= 3 else { throw PlanError("a cost has at most three decimals; “\(text)” has more") }
        let zeros = Array(repeating: UInt8(ascii: "0"), count: 3 - decimals.count)
        guard let number = Int64(String(decoding: whole + decimals + zeros, as: UTF8.self)),
            let cost = Cost(thousandths: number)
        else { throw PlanError("a cost can be 0 to 999999999.999, not “\(text)”") }
        self = cost
    }

    /// The error for a text that is no cost.
    static func noCost(_ text: String) -> PlanError {
        PlanError("“\(text)” is not a cost; write it like 95 or 9.50")
    }

    /// The amount as text for people, with its own currency where it has one: `95`, `9.50`, `9.125`, `140 GBP`.
    package var description: String { Cost.text(ofThousandths: thousandths) + behind }

    /// The amount as a person types it: `95`, `9.50`, `140 GBP`; `9.1250`, since three digits behind a point can be a
    /// group.
    var typedText: String {
        let isUnclear = thousandths % 10 != 0 && (1_000..<1_000_000).contains(thousandths)
        return Cost.text(ofThousandths: thousandths) + (isUnclear ? "0" : "") + behind
    }

    private var behind: String { currency.map { " \($0)" } ?? "" }

    /// An amount in thousandths as text for people; it may exceed the range of a cost, as sums do.
    package static func text(ofThousandths thousandths: Int64) -> String {
        let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1_000)
        guard rest > 0 else { return "\(whole)" }
        let decimals = String(String(1_000 + rest).dropFirst())
        return "\(whole).\(decimals.hasSuffix("0") ? String(decimals.dropLast()) : decimals)"
    }

    /// The amount as a JSON number, without its currency: `95`, `9.5`.
    var numberText: String {
        let text = Cost.text(ofThousandths: thousandths)
        return thousandths % 1_000 != 0 && text.hasSuffix("0") ? String(text.dropLast()) : text
    }
}

extension Cost: CustomStringConvertible {}
