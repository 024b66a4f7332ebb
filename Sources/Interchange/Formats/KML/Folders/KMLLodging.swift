import Entities
import Geodesy

/// A point of a layer at an end of the lines of a journey.
struct KMLLodging {
    let stop: ImportedStop
    /// Whether its layer is called by a word for where one sleeps.
    let isNight: Bool

    /// Puts points at the ends of the lines of a journey, the stops of which are these: where one sleeps is a night
    /// there, and told in the note; any other point is the stop itself. Linear in the product of both.
    static func put(_ lodgings: [KMLLodging], at parts: inout [[ImportedStop]]) {
        for lodging in lodgings {
            // The end of a line is the beginning of the next one; behind the last there is none.
            var ends = parts.indices.filter { !parts[$0].isEmpty }.map { (part: $0, index: 0) }
            if let last = parts.indices.last, parts[last].count > 1 {
                ends.append((last, parts[last].count - 1))
            }
            let nearest = ends.min { one, other in
                parts[one.part][one.index].location.distance(to: lodging.stop.location)
                    < parts[other.part][other.index].location.distance(to: lodging.stop.location)
            }
            guard let nearest else { return }
            lodging.put(at: &parts[nearest.part][nearest.index])
        }
    }

    private func put(at end: inout ImportedStop) {
        let lines = [end.note?.text, isNight ? stop.name?.text : nil, stop.note?.text].compactMap { $0 }
        if !lines.isEmpty { end.note = Note.cut(lines.joined(separator: "\n")) ?? end.note }
        if isNight { end.nights = end.nights ?? 1 } else { end.name = stop.name ?? end.name }
        end.kind = end.kind ?? stop.kind
    }
}
