/// An amount of money from 0 to 999,999,999.999 with three exact decimals, without its currency.
package struct Cost: Hashable, Comparable, Sendable {
    /// The amount in thousandths.
    package let thousandths: Int64

    private static let maximum: Int64 = 999_999_999_999

    /// Creates an amount from thousandths; nil if it is out of range.
    package init?(thousandths: Int64) {
        guard (0...Cost.maximum).contains(thousandths) else { return nil }
        self.thousandths = thousandths
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

    /// Whether `first` is the smaller amount.
    package static func < (first: Cost, second: Cost) -> Bool { first.thousandths < second.thousandths }

    /// The amount as text for people: `95`, `9.50`, `9.125`.
    package var description: String { Cost.text(ofThousandths: thousandths) }

    /// The amount as a person types it: `95`, `9.50`; `9.1250`, since three digits behind a point can be a group.
    var typedText: String {
        thousandths % 10 != 0 && (1_000..<1_000_000).contains(thousandths) ? "\(self)0" : description
    }

    /// An amount in thousandths as text for people; it may exceed the range of a cost, as sums do.
    package static func text(ofThousandths thousandths: Int64) -> String {
        let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1_000)
        guard rest > 0 else { return "\(whole)" }
        let decimals = String(String(1_000 + rest).dropFirst())
        return "\(whole).\(decimals.hasSuffix("0") ? String(decimals.dropLast()) : decimals)"
    }

    /// The amount as a JSON number: `95`, `9.5`.
    var numberText: String {
        let text = description
        return thousandths % 1_000 != 0 && text.hasSuffix("0") ? String(text.dropLast()) : text
    }
}

extension Cost: CustomStringConvertible {}
