/// A border between two countries, where a day's way crosses it.
package struct BorderCrossing: Equatable, Sendable {
    /// The country that one leaves: ISO 3166-1, two letters.
    package let from: String
    /// The country that one enters.
    package let to: String
    /// The place in the trip, from 0, of the stop to which the leg leads that crosses it.
    package let stop: Int
    /// The length of the day's way before it in metres, crossings by ferry and train included; nil where the way is not
    /// known.
    package let along: Double?
    /// The length of what is driven on the day before it, in metres; nil where it is not driven across.
    package let driven: Double?
    /// The number of the crossings of its leg by ferry and train that lie before it.
    package let crossings: Int
    /// The differences behind it.
    package let changes: [BorderChange]
}

/// Something that is different behind a border.
package enum BorderChange: Equatable, Sendable {
    /// The side on which one drives.
    case side(isLeft: Bool)
    /// The unit of the signs.
    case signs(areMiles: Bool)
    /// The currencies in use: codes of ISO 4217, none of which are in use before it.
    case currency([String])
    /// The seconds by which the clocks go forward.
    case clocks(Int)

    /// The differences between the facts of two countries; none where those of one are not known.
    static func between(_ before: CountryFacts?, _ after: CountryFacts?) -> [BorderChange] {
        guard let before, let after else { return [] }
        var changes: [BorderChange] = []
        if before.drivesOnLeft != after.drivesOnLeft { changes.append(.side(isLeft: after.drivesOnLeft)) }
        if before.usesMiles != after.usesMiles { changes.append(.signs(areMiles: after.usesMiles)) }
        if !after.currencies.isEmpty, Set(before.currencies).isDisjoint(with: after.currencies) {
            changes.append(.currency(after.currencies))
        }
        return changes
    }
}
