import Cartography
import Entities
import Itineraries
import Text

/// The days of a trip in a line each, which lead to what is told of them: in place of a legend of the map.
struct HTMLReportOverview {
    /// The most days on paper that stand in one column.
    static let mostInColumn = 8

    private let days: [TripItinerary.Day]
    private let trip: Trip

    /// Lists the days of this trip, in the colours of the map.
    init(_ days: [TripItinerary.Day], of trip: Trip) {
        (self.days, self.trip) = (days, trip)
    }

    /// Whether a trip has days enough for a list of them.
    static func isNeeded(for days: [TripItinerary.Day]) -> Bool { days.count > 1 }

    /// The lines that the list takes on paper.
    static func lines(_ days: [TripItinerary.Day]) -> Int {
        guard isNeeded(for: days) else { return 0 }
        return days.count > mostInColumn ? (days.count + 1) / 2 : days.count
    }

    /// The list; `anchor` gives the name of the element that tells of a day by its index. Empty for one day.
    func html(anchor: (Int) -> String) -> String {
        guard Self.isNeeded(for: days) else { return "" }
        var series = 0
        let items = days.enumerated().map { index, day in
            var key = ""
            if day.day.visits.count > 1 {
                key = " g\(SVGMap.color(series))\(SVGMap.isRound(series) ? "" : " square")"
                series += 1
            }
            return "<li><a href=\"#\(anchor(index))\"><span class=\"key\(key)\"></span>"
                + "<span class=\"when\">\(when(day))</span> <span class=\"ends\">\(ends(of: day, isFirst: index == 0))</span> "
                + "<span class=\"drive\">\(HTMLText.list(day.section.shortDrive))</span></a></li>"
        }
        let isLong = days.count > Self.mostInColumn
        return "<nav aria-label=\"Days\">\n<ol class=\"overview\(isLong ? " many" : "")\">\n"
            + items.joined(separator: "\n") + "\n</ol>\n</nav>"
    }

    /// `Day 2 Sun 13 Jun`; the number alone where the trip has no dates.
    private func when(_ day: TripItinerary.Day) -> String {
        let numbers = day.section.numbers
        let number = numbers.count > 1 ? "\(numbers.lowerBound)–\(numbers.upperBound)" : "\(numbers.lowerBound)"
        let date = day.day.shortDate.map { " \(HTMLText.time($0))" } ?? ""
        return "<b>Day\u{a0}\(number)</b>\(date)"
    }

    /// The stops where a day begins and ends. On paper with two columns the first one is that of the line before.
    private func ends(of day: TripItinerary.Day, isFirst: Bool) -> String {
        let names = day.ends(in: trip).map { HTMLText.name($0) }
        guard names.count == 2, !isFirst else { return names.joined(separator: " → ") }
        return "<span class=\"from\">\(names[0]) → </span>\(names[1])"
    }
}
