/// Sums of money, one a currency, since amounts in several cannot be added up: `1240 EUR + 340 GBP`.
package struct CostSums: Equatable, Sendable {
    /// The sum of the amounts in one currency.
    package struct Sum: Equatable, Sendable {
        /// The code of the currency; nil for that of a trip which has none.
        package let currency: String?
        package fileprivate(set) var thousandths: Int64

        /// The sum with its currency: `340 GBP`, `95`.
        package var text: String { Cost.text(ofThousandths: thousandths) + (currency.map { " \($0)" } ?? "") }
    }

    /// The currency of the trip.
    private let own: String?
    /// The sums: that in the currency of the trip first, the others in the order in which they begin.
    package private(set) var sums: [Sum] = []

    /// Begins without an amount, in a trip with this currency.
    package init(in currency: String?) { own = currency }

    /// Whether no amount was added.
    package var isEmpty: Bool { sums.isEmpty }

    /// Adds an amount; nil adds nothing. Linear in the currencies.
    package mutating func add(_ cost: Cost?) {
        guard let cost else { return }
        let currency = cost.currency ?? own
        if let index = sums.firstIndex(where: { $0.currency == currency }) {
            sums[index].thousandths += cost.thousandths
        } else {
            let sum = Sum(currency: currency, thousandths: cost.thousandths)
            sums.insert(sum, at: currency == own ? 0 : sums.count)
        }
    }

    /// An amount with the currency that it has in a trip with this one: `340 GBP`, `95`.
    package static func text(of cost: Cost, in currency: String?) -> String {
        var sums = CostSums(in: currency)
        sums.add(cost)
        return sums.sums.map(\.text).joined()
    }

    /// The sums that are not 0: `1240 EUR + 340 GBP`; empty where there are none.
    package var text: String { sums.filter { $0.thousandths != 0 }.map(\.text).joined(separator: " + ") }
}
