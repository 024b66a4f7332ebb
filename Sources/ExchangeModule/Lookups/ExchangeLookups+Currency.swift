import Entities
import Interchange
import Places

/// The currency that the sign of several means in the country where all places of a file are.
extension ExchangeLookups {
    /// The codes of currencies by the codes of countries whose signs others have as well.
    private static let currencies = [
        "US": "USD", "PR": "USD", "CA": "CAD", "AU": "AUD", "NZ": "NZD", "MX": "MXN", "SG": "SGD", "HK": "HKD",
        "AR": "ARS", "CL": "CLP", "CO": "COP", "GB": "GBP", "JP": "JPY", "CN": "CNY", "SE": "SEK", "NO": "NOK",
        "DK": "DKK", "IS": "ISK",
    ]

    /// Notes the country of a place that a name of the file means.
    func noteCountry(of place: FoundPlace) {
        guard place.wasLookedUp, place.label.last == ")", let open = place.label.lastIndex(of: "(") else { return }
        let inside = place.label[open...].dropFirst().dropLast()
        guard let code = inside.split(separator: " ").last, code.utf8.count == 2, code.allSatisfy(\.isUppercase) else {
            return
        }
        countries.insert(String(code))
    }

    /// Makes the currency of the only country of a file that of its trips whose costs have a sign which may be its.
    func decideSigns(of imported: inout ImportedTrips) {
        guard countries.count == 1, let code = countries.first.flatMap({ Self.currencies[$0] }) else { return }
        for index in imported.trips.indices where imported.trips[index].plan.currency == nil {
            let id = imported.trips[index].id
            guard let sign = imported.costSigns[id], case .sign(_, let codes) = sign, codes.contains(code),
                (try? imported.trips[index].plan.set(.currency(code))) != nil
            else { continue }
            imported.costSigns[id] = nil
            if let doubt = sign.doubt { imported.notices.removeAll { $0.hasSuffix(doubt) } }
        }
    }
}
