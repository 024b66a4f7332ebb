import Entities
import Itineraries
import Text

/// The costs of a trip by what they are for: lines that add up to the total below them, in the currency of the trip.
struct TripCosts: Equatable {
    /// An amount and what it is for: `Lodging`, `735`; `Fuel for the way`, `about 133`.
    struct Line: Equatable {
        let what: String
        let amount: String
    }

    /// The currency of all amounts; empty where it is not known.
    let currency: String
    let lines: [Line]
    /// The last of the lines where the way needs fuel or energy that has a price.
    let vehicle: Line?
    /// The sum of the lines: `1095`, `about 1161`.
    let total: String

    /// The kinds in the order in which they are listed; others follow in that of the trip.
    private static let order = ["sleep", "eat", "see", "walk", "fuel", "ferry", "train", "flight", "drive"]

    /// Adds up the costs of a trip, with the fuel that its days need. Nil where not two
    /// things have a cost. Linear in the stops.
    init?(_ trip: DistanceReport.TripSection) {
        let totals = trip.days?.totals
        let kinds = totals.map { $0.costByKind.map { ($0.kind, $0.cost) } } ?? Self.kinds(of: trip.trip)
        let used: [(kind: String, cost: Int64)] = kinds.filter { $0.1 != 0 }
        // An estimate in whole units, unless the sum with what is exact would not be.
        let isWhole = used.reduce(0) { $0 + $1.cost } % 1_000 == 0
        let (steps, step) = isWhole ? (1.0, Int64(1_000)) : (100, 10)
        let fuel = totals?.fuelCost.map { Int64(($0 * steps).rounded()) * step }
        // One line alone is in the head of the report already.
        guard used.count + (fuel == nil ? 0 : 1) > 1 else { return nil }
        currency = trip.trip.plan.currency ?? ""
        let known = Self.order.flatMap { name in used.filter { $0.kind == name } }
        let other = used.filter { !Self.order.contains($0.kind) }
        let ofFuel = totals?.energy == nil ? "Fuel for the way" : "Energy for the way"
        vehicle = fuel.map { Line(what: ofFuel, amount: "about \(Self.amount($0, isWhole))") }
        lines =
            (known + other).map { kind in
                Line(what: Self.name(kind.kind), amount: Self.amount(kind.cost, isWhole))
            } + (vehicle.map { [$0] } ?? [])
        let sum = used.reduce(0) { $0 + $1.cost } + (fuel ?? 0)
        total = (fuel == nil ? "" : "about ") + Self.amount(sum, isWhole)
    }

    /// `Lodging`, `Ferries`: what a kind of cost is for.
    private static func name(_ kind: String) -> String {
        switch kind {
        case "sleep": "Lodging"
        case "eat": "Meals"
        case "see": "Sights"
        case "walk": "Walks"
        case "fuel": "Fuel stops"
        case "ferry": "Ferries"
        case "train": "Trains"
        case "flight": "Flights"
        case "drive": "Roads"
        case "other": "Other stops"
        default: kind.prefix(1).uppercased() + kind.dropFirst()
        }
    }

    /// An amount; with decimals where others have some.
    private static func amount(_ thousandths: Int64, _ isWhole: Bool) -> String {
        let text = Cost.text(ofThousandths: thousandths)
        return isWhole || text.contains(".") ? text : text + ".00"
    }

    /// The costs of the stops and ways of a trip without days.
    private static func kinds(of trip: Trip) -> [(kind: String, cost: Int64)] {
        var sums: [(kind: String, cost: Int64)] = []
        func add(_ kind: String, _ cost: Cost?) {
            guard let cost else { return }
            if let index = sums.firstIndex(where: { $0.kind == kind }) {
                sums[index].cost += cost.thousandths
            } else {
                sums.append((kind, cost.thousandths))
            }
        }
        for stop in trip.waypoints {
            if let way = stop.plan.way { add(way.by.rawValue, way.cost) }
            add(stop.plan.kind?.text ?? "other", stop.plan.cost)
        }
        return sums
    }

    /// The table in plain text, whose amounts end in one column.
    var textLines: [String] {
        let rows = lines + [Line(what: "Total", amount: total)]
        let (names, amounts) = (rows.map(\.what.displayWidth).max() ?? 0, rows.map(\.amount.displayWidth).max() ?? 0)
        return ["Costs" + (currency.isEmpty ? "" : " in \(currency)")]
            + rows.map { row in
                let space = String(repeating: " ", count: amounts - row.amount.displayWidth)
                return "  \(visible(row.what).padded(toWidth: names))  \(space)\(row.amount)"
            }
    }

    /// The table in Markdown.
    var markdown: String {
        let rows = lines.map { "| \(MarkdownText.escaped($0.what)) | \($0.amount) |" }
        return (["| Costs | \(currency) |", "| :-- | --: |"] + rows + ["| **Total** | **\(total)** |"])
            .joined(separator: "\n")
    }

    /// The table in HTML.
    var html: String {
        let rows = lines.map { row in
            "<tr><th scope=\"row\">\(HTMLText.escaped(row.what))</th><td class=\"number\">\(row.amount)</td></tr>"
        }
        let head = currency.isEmpty ? "Costs" : "Costs in \(HTMLText.escaped(currency))"
        return "<table class=\"costs\">\n<caption>\(head)</caption>\n<tbody>\n"
            + rows.joined(separator: "\n") + "\n</tbody>\n"
            + "<tfoot><tr><th scope=\"row\">Total</th><td class=\"number\">\(total)</td></tr></tfoot>\n</table>"
    }

    /// The lines that it takes on paper, where some amounts stand side by side below what they are for.
    var rows: Int { 1 + 2 * ((lines.count + 1 + Self.besideOnPaper) / (Self.besideOnPaper + 1)) }

    /// The amounts beside another one on paper.
    private static let besideOnPaper = 5

    /// The cost of each day in thousandths: its stops where they are mentioned first, and the ways that it takes; 0 for
    /// nothing. Linear.
    static func ofDays(_ days: [TripItinerary.Day], in trip: Trip) -> [Int64] {
        days.map { day in
            day.entries.enumerated().reduce(0) { sum, entry in
                guard case .stop(let stop) = entry.element else { return sum }
                let plan = trip.waypoints[stop.index].plan
                return sum + (stop.isNew ? plan.cost?.thousandths ?? 0 : 0)
                    + (entry.offset > 0 ? plan.way?.cost?.thousandths ?? 0 : 0)
            }
        }
    }
}
