import Entities
import Itineraries
import Text

/// The costs of a trip by what they are for: lines that add up to the totals below them, a column a currency.
struct TripCosts: Equatable {
    /// Amounts and what they are for: `Lodging`, `735`; `Fuel for the way`, `about 133`.
    struct Line: Equatable {
        let what: String
        /// An amount in each of the currencies; empty where there is none.
        let amounts: [String]
    }

    /// The currencies of the amounts, that of the trip first; empty for one that is not known.
    let currencies: [String]
    let lines: [Line]
    /// The last of the lines where the way needs fuel or energy that has a price.
    let vehicle: Line?
    /// The sums of the lines: `1095`, `about 1161`.
    let total: Line

    /// The kinds in the order in which they are listed; others follow in that of the trip.
    private static let order = ["sleep", "eat", "see", "walk", "fuel", "ferry", "train", "flight", "drive"]

    /// Adds up the costs of a trip, with the fuel that its days need. Nil where not two
    /// things have a cost. Linear in the stops.
    init?(_ trip: DistanceReport.TripSection) {
        let totals = trip.days?.totals
        let known = totals?.allCosts ?? Self.costs(of: trip.trip)
        var columns = known.map { (currency: $0.currency, kinds: $0.byKind.filter { $0.cost != 0 }) }
            .filter { !$0.kinds.isEmpty }
        let own = trip.trip.plan.currency
        if totals?.fuelCost != nil, columns.first?.currency != own || columns.isEmpty {
            columns.insert((own, []), at: 0)
        }
        // An estimate in whole units, unless the sum with what is exact would not be.
        let isWhole = columns.map { $0.kinds.reduce(0) { $0 + $1.cost } % 1_000 == 0 }
        let (steps, step) = isWhole.first ?? true ? (1.0, Int64(1_000)) : (100, 10)
        let fuel = totals?.fuelCost.map { Int64(($0 * steps).rounded()) * step }
        // One line alone is in the head of the report already.
        guard columns.reduce(0, { $0 + $1.kinds.count }) + (fuel == nil ? 0 : 1) > 1 else { return nil }
        currencies = columns.map { $0.currency ?? "" }
        var kinds: [String] = []
        for kind in columns.flatMap(\.kinds) where !kinds.contains(kind.kind) { kinds.append(kind.kind) }
        let ordered = Self.order.filter(kinds.contains) + kinds.filter { !Self.order.contains($0) }
        let ofFuel = totals?.energy == nil ? "Fuel for the way" : "Energy for the way"
        vehicle = fuel.map { fuel in
            let amounts = columns.indices.map { $0 == 0 ? "about \(Self.amount(fuel, isWhole[0]))" : "" }
            return Line(what: ofFuel, amounts: amounts)
        }
        lines =
            ordered.map { kind in
                let amounts = zip(columns, isWhole).map { column, isWhole in
                    column.kinds.first { $0.kind == kind }.map { Self.amount($0.cost, isWhole) } ?? ""
                }
                return Line(what: Self.name(kind), amounts: amounts)
            } + (vehicle.map { [$0] } ?? [])
        let sums = columns.indices.map { index in
            let fuel = index == 0 ? fuel : nil
            let sum = columns[index].kinds.reduce(0) { $0 + $1.cost } + (fuel ?? 0)
            return (fuel == nil ? "" : "about ") + Self.amount(sum, isWhole[index])
        }
        total = Line(what: "Total", amounts: sums)
    }

    /// Whether there are several currencies, so that each amount needs its own.
    var isMixed: Bool { currencies.count > 1 }

    /// The amounts of a line in a text: `about 1161 EUR + 340 GBP`, and without the currency where there is one.
    func amount(_ line: Line) -> String {
        guard isMixed else { return line.amounts.first ?? "" }
        return zip(line.amounts, currencies).filter { !$0.0.isEmpty }.map { "\($0) \($1)".trimmed }
            .joined(separator: " + ")
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
    private static func costs(of trip: Trip) -> [CurrencyCost] {
        CurrencyCost.all(of: trip) {
            $1.plan.kind?.text ?? "other"
        } hasWay: { _ in
            true
        }
    }

    /// The table in plain text, whose amounts end in one column.
    var textLines: [String] {
        let rows = lines + [total]
        let names = rows.map(\.what.displayWidth).max() ?? 0
        let widths = currencies.indices.map { column in
            let amounts = rows.map(\.amounts[column].displayWidth).max() ?? 0
            return isMixed ? max(amounts, currencies[column].displayWidth) : amounts
        }
        func line(_ name: String, _ amounts: [String]) -> String {
            let cells = zip(amounts, widths).map { amount, width in
                String(repeating: " ", count: width - amount.displayWidth) + amount
            }
            return "\(name.padded(toWidth: names + 2))  \(cells.joined(separator: "  "))"
        }
        let head = isMixed ? line("Costs", currencies) : "Costs" + (currencies[0].isEmpty ? "" : " in \(currencies[0])")
        return [head] + rows.map { line("  \(visible($0.what))", $0.amounts) }
    }

    /// The table in Markdown.
    var markdown: String {
        let rows = lines.map { "| \(MarkdownText.escaped($0.what)) | \($0.amounts.joined(separator: " | ")) |" }
        let sums = total.amounts.map { "**\($0)**" }.joined(separator: " | ")
        return
            ([
                "| Costs | \(currencies.joined(separator: " | ")) |",
                "| :-- |\(String(repeating: " --: |", count: currencies.count))",
            ] + rows + ["| **Total** | \(sums) |"]).joined(separator: "\n")
    }

    /// The table in HTML.
    var html: String {
        func row(_ line: Line) -> String {
            "<tr><th scope=\"row\">\(HTMLText.escaped(line.what))</th>"
                + line.amounts.map { "<td class=\"number\">\($0)</td>" }.joined() + "</tr>"
        }
        let isNamed = !isMixed && !currencies[0].isEmpty
        let caption = isNamed ? "Costs in \(HTMLText.escaped(currencies[0]))" : "Costs"
        let columns = currencies.map { "<th scope=\"col\" class=\"number\">\(HTMLText.escaped($0))</th>" }.joined()
        let head = isMixed ? "<thead><tr><td></td>\(columns)</tr></thead>\n" : ""
        return "<table class=\"costs\(isMixed ? " mixed" : "")\">\n<caption>\(caption)</caption>\n\(head)<tbody>\n"
            + lines.map(row).joined(separator: "\n") + "\n</tbody>\n<tfoot>\(row(total))</tfoot>\n</table>"
    }

    /// The lines that it takes on paper: with one currency some amounts stand side by side below what they are for.
    var rows: Int {
        isMixed ? lines.count + 3 : 1 + 2 * ((lines.count + 1 + Self.besideOnPaper) / (Self.besideOnPaper + 1))
    }

    /// The amounts beside another one on paper.
    private static let besideOnPaper = 5
}
