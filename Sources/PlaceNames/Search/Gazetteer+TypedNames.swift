extension Gazetteer {
    /// The beginning of a text by which the place of a number is known, where that is not the name it is shown with:
    /// `Bozen` for Bolzano, also in `bozen, italy`. Nil when it is shown with that name, or is known by it in another
    /// spelling only.
    package func typedName(of number: Int, among known: KnownBeginnings) -> String? {
        let own = spelling(number).key
        for (spelling, places) in known.spellings {
            if spelling.key == own { return nil }
            if places.contains(number) { return spelling.isShortForm ? nil : spelling.capitalized }
        }
        return nil
    }

    /// The beginnings of a text with the places that are called so. Logarithmic in the number of places.
    package func knownBeginnings(of text: String) -> KnownBeginnings {
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
