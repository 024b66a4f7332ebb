import CivilTime
import Entities
import Text

// A table of a budget has several columns of costs, of lodging, food and fuel, whose sum is the cost of a stop.

extension CSVColumns {
    /// The most rows by which columns of costs are known.
    private static let mostRows = 50

    /// Takes the columns that are called by what costs something, and hold amounts, for the parts of the cost; one
    /// alone is the cost. Linear in the rows that are looked at.
    mutating func takeBudget(of rows: CSVRows) {
        guard leg == nil else { return }
        let ofLodging = plan[.cost].flatMap { column in
            // What each night costs can be added where the row has the nights.
            CSVColumnWords.lodgingCost.contains(Self.budgetKey(labels[column]))
                || (costIsOfNight && plan[.nights] != nil) ? column : nil
        }
        guard plan[.cost] == nil || ofLodging != nil else { return }
        let named = others.filter { BudgetWords.contains(Self.budgetKey($0.label)) }.map(\.column)
            // The numbers of legs cost nothing.
            .filter { from == nil || !rows.counts($0) }
            .filter { !mayBeStars($0, in: rows) && !mayBeRooms($0, in: rows) && !mayBeTickets($0, in: rows) }
        var ahead = rows
        var (count, amounts, texts) = (0, [Int: Int](), [Int: Int]())
        while count < Self.mostRows, let more = try? ahead.next(), more {
            count += 1
            for column in named {
                let text = ahead.trimmedText(column)
                guard !text.isEmpty, text != "-" else { continue }
                texts[column, default: 0] += 1
                if !Self.isNumberOfRide(text), BudgetAmount(text) != nil { amounts[column, default: 0] += 1 }
            }
        }
        let parts = named.filter {
            texts[$0, default: 0] > 0 && amounts[$0, default: 0] * 10 >= texts[$0, default: 0] * 9
        }
        guard !parts.isEmpty else { return }
        others.removeAll { parts.contains($0.column) }
        if parts.count == 1, ofLodging == nil {
            plan[.cost] = parts[0]
            costCurrency = CurrencyMark.parts(ofLabel: labels[parts[0]])?.currency
        } else {
            plan[.cost] = nil
            budget = ([ofLodging].compactMap { $0 } + parts).sorted()
            if costIsOfNight { (costsOfNights, costIsOfNight) = (ofLodging, false) }
        }
    }

    /// Whether a column may have the numbers of rooms: it is called so, and has whole numbers without a currency.
    private func mayBeRooms(_ column: Int, in rows: CSVRows) -> Bool {
        let words = ["zimmer", "zimmernr", "room", "roomno", "chambre", "camera", "habitación", "habitacion", "kamer"]
        return words.contains(CSVColumnWords.key(labels[column]))
            && rows.texts(column).allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
    }

    /// The fewest digits of numbers by which tickets are known that cost something else.
    private static let digitsOfTickets = 5

    /// Whether a column may have the numbers of tickets: it is called so, and has long whole numbers without a
    /// currency.
    private func mayBeTickets(_ column: Int, in rows: CSVRows) -> Bool {
        guard ["ticket", "tickets"].contains(CSVColumnWords.key(labels[column])) else { return false }
        let texts = rows.texts(column)
        return texts.contains { $0.count >= Self.digitsOfTickets }
            && texts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
    }

    /// Whether a text is the number of a flight or a train, of which the letters may be those of a currency: `FR 7132`.
    private static func isNumberOfRide(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        return words.count == 2 && words[0].utf8.count == 2 && words[0].allSatisfy { $0.isASCII && $0.isUppercase }
            && words[1].allSatisfy(\.isNumber)
    }

    /// The name of a column without its currency, as it is compared.
    private static func budgetKey(_ label: String) -> String {
        let words = CurrencyMark.parts(ofLabel: label)?.words.joined(separator: " ") ?? label
        return CSVColumnWords.key(CSVColumnWords.withoutEstimate(words))
    }
}

extension CSVImport {
    /// The sum of the amounts of the row in the columns of a budget, as one text; nil where there are none, and where
    /// they are in several currencies.
    var budgetText: String? {
        var sum: Int64 = 0
        var currencies: Set<String> = []
        var count = 0
        for column in columns.budget {
            guard let text = text(column), let amount = BudgetAmount(text) else { continue }
            sum += amount.thousandths * (column == columns.costsOfNights ? Int64(nightsOfRow ?? 1) : 1)
            count += 1
            let own = amount.currency ?? CurrencyMark.parts(ofLabel: columns.labels[column])?.currency
            if let own { currencies.insert(own) }
        }
        guard count > 0, currencies.count <= 1, let cost = Cost(thousandths: sum) else { return nil }
        return "\(cost) \(currencies.first ?? "")".trimmed
    }

    /// The nights of the row; nil where it has none.
    var nightsOfRow: Int? { text(columns.plan[.nights]).flatMap { StopPlanReading.nights($0, isNamed: true) } }

    /// The parts of the cost, for the note: `Lodging 150, Food 60`, behind the day if the row has one; nil where there
    /// are none.
    var budgetNote: String? {
        let parts = columns.budget.compactMap { column -> String? in
            guard let text = text(column), BudgetAmount(text).map({ $0.thousandths > 0 }) ?? true else { return nil }
            let label = CurrencyMark.parts(ofLabel: columns.labels[column])?.words.joined(separator: " ")
            return "\(label ?? columns.labels[column]) \(text)"
        }
        guard !parts.isEmpty else { return nil }
        let day = text(columns.date).map { "\($0): " } ?? text(columns.day).map { "Day \($0): " } ?? ""
        return day + parts.joined(separator: ", ")
    }
}

/// An amount in a cell, with its currency if it has one.
private struct BudgetAmount {
    let thousandths: Int64
    let currency: String?

    init?(_ text: String) {
        let text = CurrencyMark.plain(text.trimmed)
        guard text.utf8.count <= 40,
            case .cost(let cost?)? = try? StopField.cost.setting(
                typed: text, of: .none, today: CivilDate(daysSince1970: 0))
        else { return nil }
        thousandths = cost.thousandths
        let sign = text.filter { !$0.isNumber && !$0.isWhitespace && !".,'’-".contains($0) }
        currency = sign.isEmpty ? nil : sign
    }
}

/// The words for what costs something on a journey, as names of columns are compared.
private enum BudgetWords {
    /// Whether a column's name is one of these, or one with a word for costs behind it.
    static func contains(_ key: String) -> Bool {
        if words.contains(key) || words.contains(CSVColumnWords.singular(key)) { return true }
        return costs.contains { cost in
            (key.hasSuffix(cost) && words.contains(String(key.dropLast(cost.count))))
                || (key.hasPrefix(cost) && words.contains(String(key.dropFirst(cost.count))))
        }
    }

    private static let costs = [
        "fee", "charge", "gebühr", "gebuehr", "ticket", "geld", "costs", "cost", "price", "kosten", "preis", "expenses",
        "coût", "cout", "prix", "coste", "costo", "precio",
    ]
    private static let words: Set = [
        "travel", "stay", "reise", "voyage", "viaje", "viaggio", "reis", "resa", "stellplatz", "campingplatz",
        "campground", "hostel", "zimmer", "room", "nacht", "nuit",
        "lodging", "hotel", "hotels", "accommodation", "accomodation", "campsite", "camping", "food", "meals", "meal",
        "restaurant", "restaurants", "groceries", "fuel", "gas", "petrol", "diesel", "charging", "activities",
        "activity", "tickets", "ticket", "entrance", "admission", "entry", "fees", "transport", "transportation",
        "ferry",
        "flight", "flights", "train", "parking", "toll", "tolls", "misc", "other", "extras", "shopping",
        "unterkunft", "übernachtung", "essen", "verpflegung", "benzin", "sprit", "tanken", "aktivitäten", "eintritt",
        "fähre", "maut", "parken", "sonstiges", "fahrt", "hébergement", "hebergement", "hôtel", "logement", "repas",
        "nourriture", "essence", "carburant", "activités", "activites", "péage", "peage", "divers", "transports",
        "alojamiento", "comida", "comidas", "gasolina", "combustible", "actividades", "transporte", "entradas",
        "peajes", "otros", "alloggio", "cibo", "pasti", "benzina", "attività", "trasporti", "overnachting", "eten",
        "brandstof", "activiteiten", "vervoer", "entrancefee", "entryfee", "admissionfee", "fee", "ticketprice",
        "eintrittsgeld", "eintrittspreis", "entrée", "entree", "prixdentrée", "entrada", "ingresso", "biglietto",
        "toegang", "bridgetoll", "gebühr", "gebuehr", "gebühren", "vignette", "extra", "ausgaben", "expense", "spent",
    ]
}
