import Entities
import JSON

/// Reads the cells of tables.
enum RoadCells {
    /// The numbers of `rows` lists of `columns` each, where `null` means that there is no road; nil for anything else.
    /// `at` takes the number out of an element.
    static func cells(
        _ list: JSONValue?, _ rows: Int, _ columns: Int, at number: (JSONValue) -> JSONValue?
    ) -> [Double?]? {
        guard let list = list?.array, list.count == rows else { return nil }
        var cells: [Double?] = []
        cells.reserveCapacity(rows * columns)
        for row in list {
            guard let row = row.array, row.count == columns else { return nil }
            for cell in row {
                switch number(cell) {
                case .null?: cells.append(nil)
                case .number?:
                    guard let value = number(cell)?.double else { return nil }
                    cells.append(value)
                default: return nil
                }
            }
        }
        return cells
    }

    /// Whether lengths and times can be those of roads between these points; see `Road`.
    static func fit(_ distances: [Double?], _ durations: [Double?], from: [RoadPoint], to: [RoadPoint]) -> Bool {
        for (row, start) in from.enumerated() {
            for (column, end) in to.enumerated() {
                let index = row * to.count + column
                guard let distance = distances[index], let duration = durations[index] else { continue }
                // The line is not needed here.
                guard
                    Road(distance: distance, duration: duration, source: .osrm, from: start, to: end, line: []) != nil
                else { return false }
            }
        }
        return true
    }
}
