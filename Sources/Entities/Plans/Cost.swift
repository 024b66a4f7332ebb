/// An amount of money, exact to three decimals: 0 to 999,999,999.999 of a currency that is not part of it.
package struct Cost: Hashable, Comparable, Sendable {
    /// The amount in thousandths.
    package let thousandths: Int64

    private static let maximum: Int64 = 999_999_999_999

    /// Takes thousandths; nil outside the range.
    package init?(thousandths: Int64) {
        guard (0...Cost.maximum).contains(thousandths) else { return nil }
        self.thousandths = thousandths
    }

    /// Reads `95`, `9.50` or `9,50`, with at most three decimals; throws what is wrong with anything else.
    package init(_ text: String) throws(PlanError) {
        let digits = Array(text.utf8)
        let mark = digits.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
        let whole = digits[..<(mark ?? digits.count)]
        let decimals = mark.map { digits[($0 + 1)...] } ?? []
        guard !whole.isEmpty, mark == nil || !decimals.isEmpty,
            (whole + decimals).allSatisfy({ (0x30...0x39).contains($0) })
        else { throw PlanError("“\(text)” is not a cost; write it like 95 or 9.50") }
        guard decimals.count <= 3 else { throw PlanError("a cost has at most three decimals; “\(text)” has more") }
        let zeros = Array(repeating: UInt8(ascii: "0"), count: 3 - decimals.count)
        guard let number = Int64(String(decoding: whole + decimals + zeros, as: UTF8.self)),
            let cost = Cost(thousandths: number)
        else { throw PlanError("a cost can be 0 to 999999999.999, not “\(text)”") }
        self = cost
    }

    package static func < (first: Cost, second: Cost) -> Bool { first.thousandths < second.thousandths }

    /// The amount for a person: `95`, `9.50`, `9.125`.
    package var description: String { Cost.text(ofThousandths: thousandths) }

    /// An amount of thousandths for a person, also a sum that is larger than a cost can be.
    package static func text(ofThousandths thousandths: Int64) -> String {
        let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1_000)
        guard rest > 0 else { return "\(whole)" }
        let decimals = String(String(1_000 + rest).dropFirst())
        return "\(whole).\(decimals.hasSuffix("0") ? String(decimals.dropLast()) : decimals)"
    }

    /// The amount as a number of JSON: `95`, `9.5`.
    var numberText: String {
        let text = description
        return thousandths % 1_000 != 0 && text.hasSuffix("0") ? String(text.dropLast()) : text
    }
}

extension Cost: CustomStringConvertible {}
