import CivilTime
import Text

/// The values below labels that stand side by side, in however many lines a page or a document puts them:
///
///     Check-in            Check-out
///     Fri, 21 Aug 2026
///     from 15:00          Sun, 23 Aug 2026
///     until 11:00
struct BookingRow {
    private let labels: [BookingLabel?]
    private let today: CivilDate
    private var cells: [String] = []
    private var days: [String] = []
    private var lines = 0

    /// The most lines of values.
    private static let mostLines = 12

    /// Awaits the values of labels.
    init(_ labels: [BookingLabel?], today: CivilDate) {
        (self.labels, self.today) = (labels, today)
    }

    private var dayLabels: [BookingLabel] { labels.compactMap { $0 }.filter { $0 == .checkIn || $0 == .checkOut } }

    /// Whether there may be no more values.
    private(set) var isOver = false

    /// Takes the next line; the values that are known now, none where the line has none of these. Linear.
    mutating func take(_ line: String) -> [(label: BookingLabel, value: String)] {
        let parts = BookingLabel.cells(of: line.replacingText(" – ", with: "|"))
        lines += 1
        if !days.isEmpty {
            isOver = true
            return times(parts)
        }
        if parts.count == labels.count, lines == 1 {
            let values = zip(labels, parts).compactMap { label, value in label.map { ($0, value) } }
            let areDays = values.allSatisfy { label, value in
                (label != .checkIn && label != .checkOut) || BookingMoment(value, today: today) != nil
            }
            if areDays {
                days = values.filter { $0.0 == .checkIn || $0.0 == .checkOut }.map(\.1)
                isOver = days.isEmpty
                return values.map { (label: $0.0, value: $0.1) }
            }
        }
        guard !dayLabels.isEmpty, lines <= Self.mostLines else {
            isOver = true
            return []
        }
        cells += parts
        let found = daysOfCells()
        guard found.count >= dayLabels.count else { return [] }
        days = Array(found.prefix(dayLabels.count))
        return Array(zip(dayLabels, days)).map { (label: $0.0, value: $0.1) }
    }

    /// The values with the times that stand below their days; none where a line has none.
    private mutating func times(_ parts: [String]) -> [(label: BookingLabel, value: String)] {
        let areTimes = parts.allSatisfy { $0.contains(":") && $0.contains(where: \.isNumber) && $0.utf8.count < 40 }
        guard areTimes, !parts.isEmpty, parts.count <= days.count, areOnlyTimes(parts) else {
            return []
        }
        for (index, time) in zip(days.indices.suffix(parts.count), parts) { days[index] += " (\(time))" }
        return Array(zip(dayLabels, days)).map { (label: $0.0, value: $0.1) }
    }

    /// Whether no text has a day behind a label of its own: `from 15:00` has none.
    private func areOnlyTimes(_ parts: [String]) -> Bool {
        parts.allSatisfy { text in
            guard let (_, value) = BookingLabel.parts(of: text) else { return true }
            return !value.isEmpty && BookingMoment(value, today: today) == nil
        }
    }

    /// The days among the cells, each with the times behind it: also one in two cells, as `12` and `JUNE`.
    private func daysOfCells() -> [String] {
        var (found, index): ([String], Int) = ([], 0)
        while index < cells.count {
            let two = index + 1 < cells.count ? "\(cells[index]) \(cells[index + 1])" : nil
            if BookingMoment(cells[index], today: today) != nil {
                found.append(cells[index])
            } else if cells[index].allSatisfy(\.isNumber), let two, BookingMoment(two, today: today) != nil {
                index += 1
                // `12`, `JUNE`, `Friday`
                let three = index + 1 < cells.count ? "\(cells[index + 1]), \(two)" : two
                let isDay =
                    cells.indices.contains(index + 1) && cells[index + 1].allSatisfy(\.isLetter)
                    && BookingMoment(three, today: today) != nil
                found.append(isDay ? three : two)
            } else if let last = found.indices.last, cells[index].contains(":"), cells[index].utf8.count < 40 {
                found[last] += " (\(cells[index]))"
            }
            index += 1
        }
        return found
    }
}
