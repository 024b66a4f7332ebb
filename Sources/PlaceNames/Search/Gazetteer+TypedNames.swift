extension Gazetteer {
    /// The beginnings of a text, the longest first, each with the places that are called so.
    struct KnownBeginnings {
        fileprivate let spellings: [(spelling: NameSpelling, places: [Int])]
    }

    /// The name in `text` by which the place of a number is known, where it is not the one it is shown with: `Bozen`
    /// for Bolzano, also in `bozen, italy`. Nil when it is shown with that name, or is known by it in another spelling
    /// only.
    package func typedName(of number: Int, in text: String) -> String? {
        typedName(of: number, among: knownBeginnings(of: text))
    }

    /// The same for the beginnings of a text, which serve for many places.
    func typedName(of number: Int, among known: KnownBeginnings) -> String? {
        let own = ownKey(number)
        for (spelling, places) in known.spellings {
            if spelling.key == own { return nil }
            if places.contains(number) { return spelling.isShortForm ? nil : spelling.capitalized }
        }
        return nil
    }

    /// The beginnings of a text with the places that are called so. Logarithmic in the number of places.
    func knownBeginnings(of text: String) -> KnownBeginnings {
        KnownBeginnings(
            spellings: NameSpelling.beginnings(of: text).map { spelling in
                var places: [Int] = []
                for volume in volumes {
                    volume.keys.forEachPlace(named: spelling.key) { places.append(volume.number(of: $0.place)) }
                }
                return (spelling, places)
            })
    }
}
