import Geodesy
import Places

/// The signs that the columns of latitudes and longitudes of a table are swapped.
struct SwappedColumns {
    /// The first latitude that is none, but would be a longitude.
    private var outside: Double?
    /// Whether there are others.
    private var areOutside = false
    /// The number of rows whose names are known places.
    private var known = 0
    /// Whether all of these are much nearer to their rows with the numbers swapped.
    private var areSwapped = true
    private var lookedUp = 0

    /// The most names that are looked up.
    private static let mostNames = 8
    /// The distance in metres within which a place is near to its row, and that beyond which it is not.
    private static let (near, far) = (50_000.0, 500_000.0)

    /// Looks at a pair of numbers that is no place; the same one again and again is only wrong.
    mutating func take(latitude: Double, longitude: Double) {
        guard latitude.magnitude > 90, latitude.magnitude <= 180, longitude.magnitude <= 90 else { return }
        if let outside { areOutside = areOutside || latitude != outside } else { outside = latitude }
    }

    /// Looks at a row with its name, unless one was right already.
    mutating func take(_ place: Coordinate, called name: String?, _ context: ImportContext) {
        guard areSwapped, lookedUp < Self.mostNames, let name, name.utf8.count <= ImportContext.longestQuery,
            let other = try? Coordinate(latitude: place.longitude, longitude: place.latitude),
            other.distance(to: place) > Self.far
        else { return }
        lookedUp += 1
        guard case .success(let found) = context.place(name, other), found.wasLookedUp else { return }
        known += 1
        areSwapped = found.location.distance(to: other) <= Self.near && found.location.distance(to: place) >= Self.far
    }

    /// Whether the places of the names lie where the numbers are swapped.
    var areNamesSwapped: Bool { known > 1 && areSwapped }

    /// The notice about columns that seem swapped, with the names to give them; nil where they do not.
    func notice(_ names: [String]) -> String? {
        guard areOutside || areNamesSwapped else { return nil }
        let reason =
            areOutside
            ? "as latitudes are outside -90 to 90" : "as the places of these names lie where the numbers are swapped"
        return "latitude and longitude seem swapped, \(reason); if so: --columns \(names.joined(separator: ","))"
    }

    /// The names of columns of which either number may be the latitude, in the order that puts the known places of the
    /// rows where they are; nil where no name is known, or they are found in both orders. `names` have the longitude
    /// first.
    static func order(_ names: [String], of table: CSVRows, _ context: ImportContext) -> [String]? {
        let other = names.map { $0 == "longitude" ? "latitude" : $0 == "latitude" ? "longitude" : $0 }
        guard let name = names.firstIndex(of: "name"), let first = names.firstIndex(of: "longitude"),
            let second = names.firstIndex(of: "latitude")
        else { return nil }
        var rows = table
        var (count, asNamed, asOther) = (0, 0, 0)
        while count < mostNames, (try? rows.next()) == true {
            let text = rows.trimmedText(name)
            guard !text.isEmpty, text.utf8.count <= ImportContext.longestQuery,
                let one = decimal(rows.trimmed(first), allowsComma: rows.canHoldComma(first)),
                let two = decimal(rows.trimmed(second), allowsComma: rows.canHoldComma(second))
            else { continue }
            count += 1
            func isThere(_ latitude: Double, _ longitude: Double) -> Bool {
                guard let place = try? Coordinate(latitude: latitude, longitude: longitude),
                    case .success(let found) = context.place(text, place), found.wasLookedUp
                else { return false }
                return found.location.distance(to: place) <= near
            }
            if isThere(two, one) { asNamed += 1 }
            if isThere(one, two) { asOther += 1 }
        }
        if asNamed > 0, asOther == 0 { return names }
        return asOther > 0 && asNamed == 0 ? other : nil
    }
}
