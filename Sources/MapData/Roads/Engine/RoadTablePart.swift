import Entities

/// A part of a table of roads as an engine answered for it.
struct RoadTablePart {
    /// The rows and columns of the table that a part has.
    struct Place {
        let rows: Range<Int>
        let columns: Range<Int>

        /// The number of its cells.
        var count: Int { rows.count * columns.count }

        /// The parts of at most `size` rows and columns.
        func blocks(of size: Int) -> [Place] {
            func pieces(_ range: Range<Int>) -> [Range<Int>] {
                stride(from: range.lowerBound, to: range.upperBound, by: size).map {
                    $0..<min($0 + size, range.upperBound)
                }
            }
            return pieces(rows).flatMap { rows in pieces(columns).map { Place(rows: rows, columns: $0) } }
        }

        /// The two halves along the longer side.
        var halves: [Place] {
            func halves(_ range: Range<Int>) -> [Range<Int>] {
                let middle = range.lowerBound + range.count / 2
                return [range.lowerBound..<middle, middle..<range.upperBound]
            }
            return rows.count >= columns.count
                ? halves(rows).map { Place(rows: $0, columns: columns) }
                : halves(columns).map { Place(rows: rows, columns: $0) }
        }
    }

    /// The content of a part.
    enum Content {
        case known(RoadTableBlock)
        /// The part has no road.
        case noRoad
        /// The engine measures no table that far; carries its reason, for a person.
        case tooFar(reason: String)
        /// The engine gave no answer that can be used; carries the reason, for a person.
        case noAnswer(reason: String)

        /// The engine that measured it; nil where none did.
        var source: LegSource? {
            if case .known(let block) = self { block.source } else { nil }
        }
    }

    let place: Place
    let content: Content

    /// The cells without a road, by row and column of the whole table, for which the engine may know one all the same.
    var doubtfulCells: [(row: Int, column: Int)] {
        switch content {
        case .known(let block) where block.source != .valhalla: []
        case .noRoad, .noAnswer: []
        case .known, .tooFar:
            place.rows.flatMap { row in
                place.columns.filter { doubt(row: row, column: $0) != nil }.map { (row, $0) }
            }
        }
    }

    /// Returns the reason why the engine may know a road for a cell of the whole table although this part has none, for
    /// a person: the tables of Valhalla end where a road is longer than 400 km, unless its settings say otherwise. nil
    /// where there is a road, none, or no answer.
    func doubt(row: Int, column: Int) -> String? {
        switch content {
        case .known(let block):
            let index = (row - place.rows.lowerBound) * place.columns.count + column - place.columns.lowerBound
            guard block.source == .valhalla, block.distances[index] == nil else { return nil }
            return "its tables may end before these roads, of which it is asked for few one by one"
        case .tooFar(let reason): return reason
        case .noRoad, .noAnswer: return nil
        }
    }
}

/// The two ends of a road, in the order in which they are driven to.
struct RoadEnds: Hashable {
    let from: RoadPoint
    let to: RoadPoint
}
