/// A part of a table of roads as an engine answered for it.
struct RoadTablePart {
    /// Which rows and columns of the table a part has.
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

    /// What is known of a part.
    enum Content {
        case known(RoadTableBlock)
        /// There is no road.
        case noRoad
        /// The engine gave no answer that can be used; carries the reason, for a person.
        case noAnswer(reason: String)
    }

    let place: Place
    let content: Content
}
