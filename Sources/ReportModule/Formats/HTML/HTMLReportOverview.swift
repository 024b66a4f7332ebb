import Cartography
import Entities
import Itineraries
import Text

/// The days of a trip in a line each, which lead to what is told of them: in place of a legend of the map.
struct HTMLReportOverview {
    /// The days on paper up to which one column is always good, and from which on two are taken even where not all is
    /// seen of long names.
    private static let (few, many) = (8, 24)
    /// The width of a column of two on paper, of its key, date and gaps, and of an average letter of small text, in
    /// millimetres.
    private static let (column, fixed, letter) = (87.0, 36.0, 1.42)

    private let days: [TripItinerary.Day]
    private let trip: Trip
    /// The amounts of each day, as texts, one a currency; empty where no day has a cost.
    private let costs: [[String]]
    /// Whether the list has two columns on paper.
    private let isWide: Bool
    /// The need of the vehicle, and the total with it, since the costs of the days do not add up to those
    /// of the trip: `Fuel for the way about 554`, `Total about 1778`; empty for several currencies, which no sentence
    /// adds up.
    private let sums: [String]
    /// Whether the costs are in several currencies, so that each says its own.
    private let isMixed: Bool

    /// Lists the days of this trip, in the colours of the map; `total` is what the whole trip costs.
    init(_ days: [TripItinerary.Day], of trip: Trip, total: TripCosts?) {
        (self.days, self.trip) = (days, trip)
        let costs = TripCosts.ofDays(days, in: trip)
        let isMixed = costs.contains { $0.sums.contains { $0.currency != trip.plan.currency } }
        let texts = costs.map { costs in
            costs.sums.filter { $0.thousandths != 0 }.map {
                isMixed ? HTMLText.unbroken($0.text) : Cost.text(ofThousandths: $0.thousandths)
            }
        }
        let hasCosts = texts.contains { !$0.isEmpty }
        self.costs = hasCosts ? texts : []
        self.isMixed = isMixed
        let lines = isMixed ? [] : total.map { total in (total.vehicle.map { [$0] } ?? []) + [total.total] } ?? []
        sums =
            hasCosts
            ? lines.map { line in "\(HTMLText.escaped(line.what)) \(HTMLText.time(total?.amount(line) ?? ""))" } : []
        isWide =
            days.count > Self.many
            || days.count > Self.few
                && zip(days, texts).allSatisfy { day, cost in
                    let ends = day.ends(in: trip).joined(separator: " → ")
                    let amount = cost.map(\.count).max() ?? 0
                    let letters = ends.count + day.section.shortDrive.count + (hasCosts ? amount + 2 : 0)
                    return Double(letters) * Self.letter + Self.fixed <= Self.column
                }
    }

    /// Whether a trip has days enough for a list of them.
    static func isNeeded(for days: [TripItinerary.Day]) -> Bool { days.count > 1 }

    /// Whether the table of costs belongs below the list, as nothing there adds the costs up.
    var needsTable: Bool { isMixed && Self.isNeeded(for: days) }

    /// The lines that the list takes on paper.
    var lines: Int {
        guard Self.isNeeded(for: days) else { return 0 }
        // Each amount of a day has a line of its own.
        let rows = days.count + costs.reduce(0) { $0 + max(0, $1.count - 1) }
        return (isWide ? (rows + 1) / 2 : rows) + (currency == nil ? 0 : 1) + (sums.isEmpty ? 0 : 1)
    }

    /// The currency of all costs, which is said above the list; nil where each says its own, and without costs.
    private var currency: String? { costs.isEmpty || isMixed ? nil : trip.plan.currency }

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
            let amounts = costs.isEmpty ? "" : costs[index].joined(separator: " +<br>")
            let cost = costs.isEmpty ? "" : "\(amounts.isEmpty ? "" : " ")<span class=\"cost\">\(amounts)</span>"
            return "<li><a href=\"#\(anchor(index))\"><span class=\"key\(key)\"></span>"
                + "<span class=\"when\">\(when(day))</span> <span class=\"ends\">\(ends(of: day))</span> "
                + "<span class=\"drive\">\(HTMLText.list(day.section.shortDrive))</span>\(cost)</a></li>"
        }
        let spans = days.contains { $0.section.numbers.count > 1 } ? " spans" : ""
        let kinds = (isWide ? " many" : "") + spans + (costs.isEmpty ? "" : isMixed ? " paid mixed" : " paid")
        return "<nav aria-label=\"Days\">\n"
            + (currency.map { "<p class=\"currency\">costs in \(HTMLText.escaped($0))</p>\n" } ?? "")
            + "<ol class=\"overview\(kinds)\">\n" + items.joined(separator: "\n") + "\n</ol>\n"
            + (sums.isEmpty ? "" : "<p class=\"currency\">\(sumText)</p>\n") + "</nav>"
    }

    /// `Fuel for the way about 554 · Total about 1778`
    private var sumText: String {
        sums.joined(separator: " · ")
    }

    /// `Day 2 Sun 13 Jun`; the number alone where the trip has no dates.
    private func when(_ day: TripItinerary.Day) -> String {
        let numbers = day.section.numbers
        let number = numbers.count > 1 ? "\(numbers.lowerBound)–\(numbers.upperBound)" : "\(numbers.lowerBound)"
        let word = numbers.count > 1 ? "Days" : "Day"
        let date = day.day.shortDate.map { " \(HTMLText.time($0))" } ?? ""
        return "<b>\(word)\u{a0}\(number)</b>\(date)"
    }

    /// The stops where a day begins and ends.
    private func ends(of day: TripItinerary.Day) -> String {
        day.ends(in: trip).map { HTMLText.name($0) }.joined(separator: " → ")
    }
}
