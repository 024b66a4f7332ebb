import Text

/// The cost and the number that a confirmation has for all of its rides together.
struct BookingAccount {
    private var total: String?
    /// The prices that are not called those of the whole.
    private var prices: [String] = []
    private var number: String?

    /// Takes a value behind a label; whether it is one of these.
    @discardableResult mutating func take(_ label: BookingLabel, _ value: String) -> Bool {
        switch label {
        case .number: number = number ?? value
        case .total where value.contains(where: \.isNumber): total = value
        case .price where value.contains(where: \.isNumber): prices.append(value)
        case .total, .price: return true
        default: return false
        }
        return true
    }

    /// The rides, of which the first has the cost of all, and the number. The price of one of several tickets is not
    /// that of all.
    func completed(_ bookings: [Booking]) -> [Booking] {
        guard var first = bookings.first else { return [] }
        if let cost = total ?? (Set(prices).count == 1 ? prices[0] : nil) { first.cost = cost }
        first.addNote(number, label: "Booking")
        return [first] + bookings.dropFirst()
    }
}
