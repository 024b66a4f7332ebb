package import Geodesy
package import PlaceNames

/// Answers a map data provider's questions for places from a gazetteer.
///
/// The gazetteer is opened by each question, so that a program that asks none reads nothing; damaged data is an error of
/// the question, with its reason.
package struct GazetteerLookup: PlaceLookup {
    private let open: @Sendable () throws(GazetteerError) -> Gazetteer

    /// Makes a lookup in the gazetteer that `open` returns; it is called for each question and has to be quick.
    package init(open: @escaping @Sendable () throws(GazetteerError) -> Gazetteer) {
        self.open = open
    }

    /// The places that the query may mean, best first; how much more is found out depends on what the answer is for.
    package func places(for query: PlaceQuery) throws(MapDataError) -> PlaceMatches {
        let gazetteer = try opened()
        let matches = gazetteer.search(query.text, near: query.near, limit: query.limit)
        var answer = PlaceMatches(matches.map { Place($0.place) }, isClear: false)
        if case .misspelled? = matches.first?.kind { answer.isAlike = true }
        if query.purpose == .choice || query.purpose == .list, matches.isEmpty {
            answer.spelling = gazetteer.suggestSpelling(query.text)
        }
        guard query.purpose == .choice || query.purpose == .reading, let first = matches.first else { return answer }
        // Where nobody sees what is chosen, a place is not taken by a name that hardly anybody knows it by, unless the text
        // says where that is.
        let isKnownSo = first.kind != .otherName || query.purpose != .reading || query.text.contains(",")
        if first.kind.isWholeName, isKnownSo, let best = gazetteer.clearlyBest(query.text, near: query.near),
            best.place.number == first.place.number
        {
            answer.isClear = true
        } else if query.purpose == .choice {
            answer.places = matches.map { match in
                var place = Place(match.place)
                place.argument = argument(for: match.place, near: query.near, gazetteer)
                return place
            }
        }
        return answer
    }

    /// The nearest place within 25 km; nil where there is none.
    package func place(near location: Coordinate) throws(MapDataError) -> Place? {
        try opened().nearest(to: location, within: Gazetteer.namingDistance).map { Place($0.place) }
    }

    private func opened() throws(MapDataError) -> Gazetteer {
        do throws(GazetteerError) {
            return try open()
        } catch {
            throw .damaged(reason: error.description)
        }
    }

    /// A text that picks exactly this place, also where `near` lifts others.
    private func argument(for place: GazetteerPlace, near: Coordinate?, _ gazetteer: Gazetteer) -> String? {
        let text = gazetteer.argument(for: place)
        guard let near, !text.contains("=") else { return text }
        return gazetteer.clearlyBest(text, near: near)?.place.number == place.number ? text : nil
    }
}

extension Place {
    /// A place of the gazetteer as a place of the map.
    package init(_ place: GazetteerPlace) {
        self.init(
            name: place.name, region: place.region.isEmpty ? nil : place.region, country: place.countryCode,
            coordinate: place.coordinate, population: place.population == 0 ? nil : place.population)
    }
}
