import Geodesy
import Places
import Text

/// Finds the places of ways of which some are not clear.
extension ListFinder {
    /// Whether a place is something to see near the one before whose name begins as was asked: `Bryce` of Bryce Canyon.
    private func isSightCalledShort(_ place: Found, near last: Coordinate?) -> Bool {
        guard place.isSight, let last, last.distance(to: place.place) < Self.inParentheses else { return false }
        return folded(place.name).hasPrefix(folded(place.asked) + " ")
    }

    /// The places of a way that are clear where all others are known, too, but not clear; nil where one is no place.
    func clearPart(
        of reading: ListReading, near lastPlace: Coordinate?
    ) -> (reading: ListReading, found: [Found], refusals: [PlaceRefusal])? {
        guard reading.ends.count > 1 else { return nil }
        // Of a chain of arrows half of the places say what it is.
        var unknown = 0
        var (part, found, refusals): (ListReading, [Found], [PlaceRefusal]) = (reading, [], [])
        part.ends = []
        for end in reading.ends {
            switch find(end, isAddress: false, near: found.last?.place ?? lastPlace) {
            case .success(let place)
            where !(reading.isByName || reading.isDashed) || end.isDeclined || place.hasNameAsked
                || reading.isChain && isSightCalledShort(place, near: found.last?.place)
                || reading.isOfDay && reading.isDashed && isOtherName(place, near: found.last?.place ?? lastPlace):
                found.append(place)
                part.ends.append(end)
            case .failure(let refusal) where refusal.isKnown: refusals.append(refusal)
            case .failure(let refusal) where reading.isChain:
                refusals.append(refusal)
                unknown += 1
            case .success where reading.isChain:
                refusals.append(PlaceRefusal("no place is called “\(end.text)”"))
                unknown += 1
            case .success, .failure: return nil
            }
        }
        return found.isEmpty || (unknown > 0 && 2 * unknown > reading.ends.count && !reading.isOfDay)
            ? nil : (part, found, refusals)
    }
}
