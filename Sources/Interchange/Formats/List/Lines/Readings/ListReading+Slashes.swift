import Text

/// The ways that have slashes between their places, as those of agencies: `PISE / LUCQUES (25 km)`.
extension ListReading {
    /// Whether a text is the way of such signs; what stands behind a dash is said of its end. Nil for any other text.
    static func slashed(_ text: String, _ dates: ListDates) -> ListReading? {
        let dashes = ListSeparators.partsAtDashes(of: text)
        let places = ListSeparators.partsOutside(dashes[0], at: [" / "])
        guard (2...mostEnds).contains(places.count), places.allSatisfy(mayBeName),
            !places.contains(where: { ListWords.beginsWithLodging($0) || ListMoney.isAmount($0) })
        else { return nil }
        var reading = way(places, dates)
        for note in dashes.dropFirst() { reading.ends[reading.ends.count - 1].details.take(note, dates) }
        (reading.isSlashed, reading.isChain) = (true, places.count > 2)
        return reading
    }
}
