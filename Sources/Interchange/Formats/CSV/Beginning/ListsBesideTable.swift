import Entities
import Geodesy
import Text

/// The lists in a text that are above or below its table of places: places are stops behind those of the table, what to
/// pack and to do is kept in the note of the first stop.
struct ListsBesideTable {
    /// The items below one heading.
    private struct Group {
        let heading: SkippedPoint?
        var items: [SkippedPoint] = []
        /// Whether they are to be checked off.
        var isChecklist = false
    }

    /// The lines that are in no list.
    private(set) var others: [SkippedPoint] = []
    private var groups: [Group] = []

    /// The beginnings of words of lists of what is no place, folded.
    private static let noPlaces = [
        "pack", "check", "todo", "to do", "bring", "shop", "einkauf", "liste", "document", "budget", "reminder",
        "erledig", "mitnehm", "bagage", "valise", "equipaje", "bagagli", "a faire", "da fare", "paklijst", "gear",
    ]
    /// The most lines of lists that are kept.
    private static let most = 300
    /// The greatest distance in metres of an item from a stop that is the same place.
    private static let same = 1_000.0

    /// Divides the lines beside a table into lists and others. Linear.
    init(_ lines: [SkippedPoint]) {
        var heading: SkippedPoint?
        for line in lines {
            let text = line.text ?? ""
            if ListText.hasBullet(text) || Self.isChecked(text) {
                if groups.last?.heading?.line != heading?.line || groups.isEmpty {
                    groups.append(Group(heading: heading))
                }
                groups[groups.count - 1].items.append(line)
                if Self.isChecked(text) { groups[groups.count - 1].isChecklist = true }
                continue
            }
            heading = text.first == "#" || text.last == ":" ? line : nil
            others.append(line)
        }
    }

    /// Puts the lists into the only trip of the table, and tells it; each is looked up as a list by itself.
    mutating func take(into imported: inout ImportedTrips, _ context: ImportContext) {
        guard imported.trips.count == 1, !imported.trips[0].waypoints.isEmpty else {
            others = (others + groups.flatMap(\.items)).sorted { $0.line < $1.line }
            return
        }
        var (stopCount, noteCount) = (0, 0)
        for group in groups where !group.items.isEmpty {
            if let stops = places(of: group, context) {
                for stop in stops
                where !imported.trips[0].waypoints.contains(where: {
                    $0.location.distance(to: stop.location) <= Self.same
                }) {
                    imported.trips[0].waypoints.append(stop)
                    stopCount += 1
                }
            } else {
                let lines = group.items.prefix(Self.most).map { Self.plain($0.text ?? "") }
                let title = group.heading.map { [Self.title($0.text ?? "")] } ?? []
                imported.trips[0].waypoints[0].addNote((title + lines).joined(separator: "\n"))
                noteCount += group.items.count
            }
            others.removeAll { $0.line == group.heading?.line }
        }
        if stopCount > 0 {
            imported.notices.append(
                "\(Wording.counted(stopCount, "place")) of lists beside the table \(stopCount == 1 ? "is" : "are") behind "
                    + "its stops")
        }
        if noteCount > 0 {
            let name = Wording.quoted(imported.trips[0].waypoints[0].name.text, maximumWidth: 60)
            imported.notices.append(
                "\(Wording.counted(noteCount, "line")) of lists beside the table \(noteCount == 1 ? "is" : "are") in the note "
                    + "of \(name)")
        }
    }

    /// The places that all items are; nil where one of them is none, and for what is to be checked off.
    private func places(of group: Group, _ context: ImportContext) -> [Waypoint]? {
        let heading = folded(group.heading.map { Self.title($0.text ?? "") } ?? "")
        guard !group.isChecklist, group.items.count <= Self.most,
            !Self.noPlaces.contains(where: { heading.containsText($0) })
        else { return nil }
        let bytes = Array(group.items.map { Self.plain($0.text ?? "") }.joined(separator: "\n").utf8)
        let read = try? bytes.withUnsafeBufferPointer { buffer throws(TextFault) in
            var reader = ListImport(buffer, from: 0, context, notices: [])
            return try reader.read()
        }
        guard let read, read.trips.count == 1, read.skipped.isEmpty,
            read.trips[0].waypoints.count == group.items.count
        else { return nil }
        return read.trips[0].waypoints
    }

    private static func isChecked(_ text: String) -> Bool {
        let rest = text.drop { "-*+• ".contains($0) }
        return ["[ ]", "[x]", "[X]", "☐", "☑", "✅"].contains { rest.hasPrefix($0) }
    }

    /// An item without its bullet; whether it is checked stays.
    private static func plain(_ text: String) -> String {
        String(text.drop { "-*+•– ".contains($0) }).trimmed
    }

    /// A heading without its signs, with a colon.
    private static func title(_ text: String) -> String {
        let plain = text.filter { !"#*".contains($0) }.trimmed
        return plain.last == ":" ? plain : plain + ":"
    }
}
