import Entities
import JSON
import Text

/// The notes of a trip's stops, for the formats that leave them out unless they are asked for.
enum ReportNotes {
    /// A stop with a note.
    struct Entry {
        /// The stop's number, from 1.
        let number: Int
        let name: String
        /// The note, a line each.
        let lines: [String]
    }

    /// The notes in the order of the stops. Linear.
    static func entries(of trip: DistanceReport.TripSection) -> [Entry] {
        trip.waypoints.enumerated().compactMap { index, stop in
            stop.note.map { note in
                let lines = note.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                return Entry(number: index + 1, name: stop.name.text, lines: lines)
            }
        }
    }

    /// `2 Flåm: first line`, further lines below it.
    static func textLines(of trip: DistanceReport.TripSection) -> [String] {
        let width = "\(trip.waypoints.count)".count
        return entries(of: trip).flatMap { entry in
            let number = "\(entry.number)"
            let start = String(repeating: " ", count: width - number.count) + "\(number)  "
            return entry.lines.enumerated().map { index, line in
                index == 0
                    ? start + visible(entry.name) + ": " + visible(line)
                    : String(repeating: " ", count: width + 2) + visible(line)
            }
        }
    }

    /// A list item for each stop with a note.
    static func markdown(of trip: DistanceReport.TripSection) -> String? {
        let items = entries(of: trip).map { entry in
            "- **\(entry.number) \(MarkdownText.escaped(entry.name))**: "
                + entry.lines.map { MarkdownText.escaped($0) }.joined(separator: "<br>")
        }
        return items.isEmpty ? nil : items.joined(separator: "\n")
    }

    /// `[{"stop","name","note"}]`.
    static func json(of trip: DistanceReport.TripSection) -> JSONValue {
        .array(
            entries(of: trip).map { entry in
                .object([
                    JSONMember("stop", .integer(entry.number)), JSONMember("name", .string(entry.name)),
                    JSONMember("note", .string(entry.lines.joined(separator: "\n"))),
                ])
            })
    }
}
