import Geodesy
import Places
import Text

/// Two places with a comma between them that are read as one, as the second may say where the first is.
extension ListFinder {
    /// The distances in metres from which on two towns are two, and up to which they are of one line; the furthest that
    /// a sight and a suburb are from their town.
    private static let (apart, together, ofTown, ofCity) = (5_000.0, 400_000.0, 25_000.0, 40_000.0)
    /// The number of times as many people as a suburb that its city has, and as a town that its province's has.
    private static let (timesOfCity, timesOfProvince) = (10, 3)
    /// The least people of a town after which the province around it is called.
    private static let leastOfProvince = 50_000
    /// The countries in which addresses have the name of a province behind that of the town.
    private static let provinces: Set = ["ES", "IT", "PT", "CH", "AR", "TR", "BE", "NL"]

    /// The two places of one that was found for a text with a comma: `Thurso, Wick` is two towns, and of `Granada,
    /// Alhambra` the second is said of the first. Those that were found where the second says where the first is, as
    /// in `Banff, Alberta`.
    func parted(_ found: [Found], of reading: ListReading) -> (found: [Found], areTwo: Bool) {
        guard found.count == 1, reading.ends.count == 1, let town = found.first, !town.isOnlyInTown, !town.isArea,
            !town.asked.contains(where: \.isNumber)
        else { return (found, false) }
        let parts = town.asked.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
        guard parts.count == 2, parts.allSatisfy(ListReading.mayBeName), folded(town.name).hasPrefix(folded(parts[0])),
            case .success(let second) = context.place(parts[1], town.place), second.wasLookedUp, !second.isArea,
            !second.isCountry
        else { return (found, false) }
        let distance = second.location.distance(to: town.place)
        if second.isSight, !second.isIsland, !second.isLandscape, distance < Self.ofTown, !town.isSight {
            // The finder has it in the note already.
            return (found, false)
        }
        guard second.isTown || second.isDestination,
            folded(second.ownName) == folded(parts[1]) || !second.isUnderOwnName,
            (Self.apart..<Self.together).contains(distance), !isRegion(parts[1], of: town),
            case .success(let first) = context.place(parts[0], town.place),
            !isAround(second, first, distance)
        else { return (found, false) }
        var (front, last) = (town, town)
        front = Found(
            place: town.place, name: parts[0], asked: parts[0], notice: town.notice, country: town.country,
            isSight: town.isSight)
        last = Found(
            place: second.location, name: second.name, asked: parts[1], note: town.note,
            notice: "“\(parts[1])” was looked up: \(second.label)", country: town.country, isLeft: town.isLeft,
            time: town.time, details: town.details)
        return ([front, last], true)
    }

    /// Whether the label of a town has a text in it, which says in which region the town is: `London, Ontario (CA)`.
    private func isRegion(_ text: String, of town: Found) -> Bool {
        guard case .success(let whole) = context.place(town.asked, town.place) else { return false }
        return folded(whole.label).containsText(folded(text))
    }

    /// Whether the only place of a text is called otherwise, and a word such as `and` stands in that: of `Inverness &
    /// Loch Ness` it is one of two.
    func mayBeTwo(_ found: [Found]) -> Bool {
        guard found.count == 1, let place = found.first, !place.hasNameAsked || place.isSight else { return false }
        return ListWords.and.contains { place.asked.containsText($0) }
    }

    /// Whether a town may be the city of which another is a suburb, or that of the province in which it is.
    private func isAround(_ city: FoundPlace, _ town: FoundPlace, _ distance: Double) -> Bool {
        guard let people = city.population else { return false }
        let others = town.population ?? 0
        if distance < Self.ofCity, people >= others * Self.timesOfCity { return true }
        return Self.provinces.contains(city.country) && people >= Self.leastOfProvince
            && people > others * Self.timesOfProvince
    }
}
