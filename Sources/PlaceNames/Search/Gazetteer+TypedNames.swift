extension Gazetteer {
    /// The name in `text` by which the place of a number is known, where it is not the one it is shown with: `Bozen`
    /// for Bolzano, also in `bozen, italy`. Nil when it is shown with that name, or is known by it in another spelling
    /// only.
    package func typedName(of number: Int, in text: String) -> String? {
        typedName(of: number, among: NameSpelling.beginnings(of: text))
    }

    /// The same for the beginnings of a text, which serve for many places.
    func typedName(of number: Int, among spellings: [NameSpelling]) -> String? {
        let own = ownKey(number)
        for spelling in spellings {
            if spelling.key == own { return nil }
            if isKnown(number, as: spelling.key) { return spelling.isShortForm ? nil : spelling.capitalized }
        }
        return nil
    }

    private func isKnown(_ number: Int, as key: [UInt8]) -> Bool {
        var isKnown = false
        for volume in volumes where !isKnown {
            volume.keys.forEachPlace(named: key) { posting in
                if volume.number(of: posting.place) == number { isKnown = true }
            }
        }
        return isKnown
    }
}
