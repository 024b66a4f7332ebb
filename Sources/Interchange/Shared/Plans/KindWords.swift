import Text

/// The words by which files of other programs say what a place is: categories, symbols, types.
enum KindWords {
    /// The words of each kind, small and without accents; a text is of the kind of the first of its words that is one.
    private static let known: [String: String] = WordMeanings.table { add in
        add(
            "sleep",
            "lodging lodgings hotel hotels motel hostel campsite campsites campground campgrounds camping camp sleep "
                + "accommodation accommodations overnight bnb guesthouse inn resort rv rvpark refuge hut chalet "
                + "unterkunft ubernachtung campingplatz zeltplatz pension gasthof ferienwohnung jugendherberge "
                + "hebergement gite auberge alojamiento albergue alloggio albergo campeggio overnachting pensjonat "
                + "stellplatz")
        add(
            "eat",
            "restaurant restaurants food cafe coffee bar pub dining eat eatery bakery breakfast lunch dinner brewery "
                + "winery pizza diner fastfood essen gasthaus mangiare ristorante trattoria restaurante comida manger "
                + "eten")
        add(
            "fuel",
            "gas fuel gasstation petrol charging charger chargingstation evcharger tankstelle ladestation carburant "
                + "gasolinera benzinaio tankstation benzin")
        add(
            "see",
            "see sight sights sightseeing attraction attractions museum museums viewpoint scenic scenery landmark "
                + "monument castle church beach waterfall activity activities event photo zoo parks "
                + "sehenswurdigkeit sehenswurdigkeiten aussichtspunkt ausflug musee visite visita vista mirador "
                + "atraccion attrazione bezienswaardigheid nationalpark park aquarium gallery lake bergsee")
        add(
            "walk", "walk hike hiking trail trailhead wandern wanderung randonnee senderismo escursione wandeling")
    }

    /// The kind that a text is, which has a few words at most; nil for any other text.
    static func kind(_ text: String) -> String? {
        guard text.utf8.count <= 40 else { return nil }
        let words = folded(text).split { !$0.isLetter }.map(String.init)
        guard (1...4).contains(words.count) else { return nil }
        if let kind = known[words.joined()] { return kind }
        return words.lazy.compactMap { known[$0] }.first
    }
}
