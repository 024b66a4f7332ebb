package import Entities

extension StopKind {
    /// The purpose in a word that passengers understand; nil for one that says nothing.
    package var plainWord: String? {
        switch text {
        case "sleep": "lodging"
        case "see": "sight"
        case "eat": "meal"
        case "fuel": "fuel stop"
        case "other": nil
        default: text
        }
    }
}

extension Plan {
    /// An amount with its own currency or the trip's: `85 EUR`, or `cost 85` where that is not known.
    package func money(_ cost: Cost) -> String {
        cost.currency == nil ? currency.map { "\(cost) \($0)" } ?? "cost \(cost)" : cost.description
    }
}
