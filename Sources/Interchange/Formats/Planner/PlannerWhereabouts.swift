import Text

/// The town, the region and the country of a place, as the members beside its name and its address say them.
struct PlannerWhereabouts {
    /// The rank of a name that is where the place is, where the place has a better one.
    static let rank = 2
    /// The most towns that are remembered.
    private static let most = 5

    /// The texts that may be its town, the likeliest first.
    private(set) var towns: [String] = []
    /// Its region: a state, a province.
    var region: String?
    /// Its country, by its name or its code.
    private(set) var country: String?
    /// The houses where one sleeps there, which files call by their towns as well.
    var houses: [String] = []

    /// Adds what may be its town, once.
    mutating func add(_ town: String) {
        guard towns.count < Self.most, town.utf8.count <= ImportContext.longestQuery, !towns.contains(town) else {
            return
        }
        towns.append(town)
    }

    /// Adds what an object inside that of the place says.
    mutating func add(_ inner: PlannerWhereabouts) {
        for town in inner.towns { add(town) }
        region = region ?? inner.region
        setCountry(inner.country)
    }

    /// Takes the country, of which a name goes before a code.
    mutating func setCountry(_ text: String?) {
        guard let text, text.contains(where: \.isLetter), text.count > country?.count ?? 0 else { return }
        country = text
    }

    /// The texts by which a place or a town of it is looked up, the most exact first: with the region and the country,
    /// of which one may be wrong, and without.
    func queries(_ name: String) -> [String] {
        let both = [region, country].compactMap { $0 }
        let parts = both.count > 1 ? [both, [both[1]], [both[0]], []] : both.isEmpty ? [[]] : [both, []]
        return parts.map { ([name] + $0).joined(separator: ", ") }
    }

    /// The address in a note: the street, the town, the region and the country, as far as they are known.
    func address(behind street: String?, in town: String) -> String {
        let parts = [street, town, region, country].compactMap { $0 }
        var known: [String] = []
        for part in parts where !known.contains(where: { folded($0).containsText(folded(part)) }) { known.append(part) }
        return known.joined(separator: ", ")
    }
}
