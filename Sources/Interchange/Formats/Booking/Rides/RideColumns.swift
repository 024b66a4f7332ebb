/// The columns of a table of rides in a confirmation, known by their headers.
struct RideColumns {
    private var columns: [RideWord: Int] = [:]

    /// Takes the headers; nil unless these are of rides: with a place or a moment at which one leaves and one at which
    /// one arrives, or stations with their times.
    init?(_ headers: [String]) {
        // `Departs: 10:15   Arrives: 12:45` are values already.
        guard (2...12).contains(headers.count), !headers.contains(where: { $0.contains(where: \.isNumber) }) else {
            return nil
        }
        for (index, header) in headers.enumerated() {
            guard let column = RideWord(header: header), columns[column] == nil else { continue }
            columns[column] = index
        }
        let leaves = columns[.from] != nil || columns[.departs] != nil
        let arrives = columns[.to] != nil || columns[.arrives] != nil
        guard leaves && arrives || isOfStations else { return nil }
    }

    /// Whether each row is a station with its time, so that a ride is in two rows.
    var isOfStations: Bool { columns[.station] != nil && columns[.time] != nil }

    /// The text of a row in a column; nil where it has none.
    func text(_ column: RideWord, of cells: [String]) -> String? {
        guard let index = columns[column], index < cells.count else { return nil }
        let text = cells[index].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.isEmpty ? nil : text
    }
}
