import Text

/// The ways that have slashes between their places, as those of agencies: `PISE / LUCQUES (25 km)`.
extension ListReading {
    /// The fewest letters of a place beside a slash without spaces.
    private static let shortestPlace = 4

    /// Whether a text is the way of such signs; what stands behind a dash is said of its end. Nil for any other text.
    static func slashed(_ text: String, _ dates: ListDates) -> ListReading? {
        let dashes = ListSeparators.partsAtDashes(of: text)
        // `Nice/Cannes`, but not `B/B`.
        let isClose = !dashes[0].containsText(" / ") && dashes[0].count(where: { $0 == "/" }) == 1
        let places = ListSeparators.partsOutside(dashes[0], at: [isClose ? "/" : " / "])
        guard (2...mostEnds).contains(places.count), places.allSatisfy(mayBeName),
            !isClose || places.allSatisfy({ $0.prefix { $0.isLetter }.count >= shortestPlace }),
            !places.contains(where: { ListWords.beginsWithLodging($0) || ListMoney.isAmount($0) })
        else { return nil }
        var reading = way(places, dates)
        for note in dashes.dropFirst() { reading.ends[reading.ends.count - 1].details.take(note, dates) }
        (reading.isSlashed, reading.isChain) = (true, places.count > 2)
        return reading
    }
}
