import Geodesy
import Places
import Text

/// The town in the name of a station, a harbour or an airport that is not known itself: `Verona` of `Verona Porta
/// Nuova`, `Sevilla` of `Sevilla-Santa Justa`, `Victoria` of `Swartz Bay (Victoria)`.
struct StationTown {
    /// The fewest characters of such a town.
    private static let shortest = 4

    /// The place of the town.
    let found: FoundPlace

    /// Looks up the words in front of the name, most of them first, then what is in front of a dash and what is in
    /// brackets at the end, near a place; nil where none of these is a town.
    init?(of name: String, near place: Coordinate?, _ context: ImportContext) {
        let words = name.split { $0.isWhitespace || $0 == "(" || $0 == ")" || $0 == "," }
        var towns = stride(from: words.count - 1, through: 1, by: -1).map { words.prefix($0).joined(separator: " ") }
        if let front = name.split(separator: "-").first.map({ String($0).trimmed }), front.count < name.count {
            towns.append(front)
        }
        towns.removeAll { $0.count < Self.shortest }
        if let open = name.lastIndex(of: "("), name.last == ")" {
            towns.append(String(name[name.index(after: open)...].dropLast()))
        }
        for town in towns where town.utf8.count <= ImportContext.longestQuery {
            if let found = Self.town(town, near: place, context) {
                self.found = found
                return
            }
        }
        return nil
    }

    /// The sentence that says that what has a name is only placed in a town.
    static func notice(of name: String, in town: FoundPlace) -> String {
        "\(Wording.quoted(name, maximumWidth: 60)) is only placed in its town: \(town.label)"
    }

    /// The town that is called by a part of a name; nil where none is.
    static func town(_ part: String, near place: Coordinate?, _ context: ImportContext) -> FoundPlace? {
        guard case .success(let found) = context.readPlace(part, place), found.wasLookedUp, !found.isSight else {
            return nil
        }
        return found
    }
}
