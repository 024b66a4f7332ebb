import PlaceNames

/// A town of which a table says how well travellers know it: the pages of a guide that lead to it do not tell a town
/// that people go to see from one where they change trains.
struct KnownTown {
    let name: String
    /// The two letters of the country.
    let country: String
    let latitude: Double
    let longitude: Double
    /// The weight for travellers: at least that where it is a sight, else no more than that.
    let weight: Int
    /// Whether people go to see it.
    let isSight: Bool

    /// The greatest distance from the town of the name, in kilometres.
    private static let reach = 3.0

    /// The number of its entry among places; nil where there is none.
    func number(in features: [Feature], _ numbers: [String: [Int]]) -> Int? {
        (numbers[name] ?? []).first {
            features[$0].kinds.contains(.town) && features[$0].kilometers(to: latitude, longitude) < Self.reach
        }
    }

    /// The numbers of the towns among places by their names.
    static func numbers(of features: [Feature]) -> [String: [Int]] {
        var numbers: [String: [Int]] = [:]
        for (number, feature) in features.enumerated() where feature.kinds.contains(.town) {
            numbers[feature.name, default: []].append(number)
        }
        return numbers
    }

    /// The weight for travellers of a town that has this one in a guide.
    func weight(inGuide weight: Int) -> Int { isSight ? max(weight, self.weight) : min(weight, self.weight) }
}
