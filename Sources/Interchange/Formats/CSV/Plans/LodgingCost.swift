import Entities
import Text

extension CSVImport {
    /// The amount in the cell of where one sleeps, `Press Hotel ($310)`, in a table without a column of costs; nil
    /// where there is none. The cell stands in the note as it is.
    var costOfLodging: String? {
        guard columns.leg == nil, columns.plan[.cost] == nil, columns.budget.isEmpty, !isNightElsewhere,
            let text = text(columns.lodging)
        else { return nil }
        return Self.cost(within: text)
    }

    /// The only amount with a currency in the name of a house: at its end, between commas or in parentheses.
    private static func cost(within text: String) -> String? {
        guard text.utf8.count <= 200, text.contains(where: \.isNumber) else { return nil }
        let parts = text.split { "()[],;|".contains($0) || $0.isNewline }.map(\.trimmed)
        let whole = ListMoney.ofNight(in: text)?.money ?? ListMoney.amount(in: text)?.money
        let found = parts.compactMap { ListMoney.ofNight(in: $0)?.money ?? ListMoney.amount(in: $0)?.money }
        return found.count > 1 ? nil : found.first ?? whole
    }
}
