import Entities
import JSON
import Text

/// The members of places whose values have parts: prices, stays, moments of leaving, and lists of texts.
extension PlannerReading {
    /// A cost in parts: `{"amount":85,"currency":"USD"}`; that of each night where the member is called so, or a part
    /// of it: `{"perNight":85}`, `{"amount":85,"per":"night"}`. Parts without an amount are a note.
    mutating func readCost(_ path: String, _ key: PlannerKey, _ object: inout PlannerPlace) throws(TextFault) {
        var cost = PlannerCost()
        if case .costOfNight = key { cost.isOfNight = true }
        try readParts(of: &cost)
        object.plan.currency = object.plan.currency ?? cost.currency
        if let night = cost.night { object.takeCost(night, isOfNight: true) }
        if let amount = cost.total ?? cost.amount {
            object.takeCost(amount, isOfNight: cost.isOfNight && cost.total == nil)
        } else if cost.night == nil, !cost.others.isEmpty {
            let parts = cost.others.map { "\($0.name) \($0.text)" } + [cost.currency].compactMap { $0 }
            object.addNote("\(StopField.cost.columnName): \(parts.joined(separator: ", "))")
        }
    }

    private mutating func readParts(of cost: inout PlannerCost) throws(TextFault) {
        guard depth < Self.deepest else { return try reader.skipValue() }
        depth += 1
        defer { depth -= 1 }
        try reader.enterObject()
        while let key = try reader.nextKey() {
            let name = key.string
            switch reader.peek() {
            case UInt8(ascii: "{"):
                // `{"total": {"amount": 90}, "deposit": {"amount": 20}}`
                var inner = PlannerCost()
                try readParts(of: &inner)
                cost.currency = cost.currency ?? inner.currency
                if let amount = inner.total ?? inner.amount { cost.take(amount, called: name) }
            case UInt8(ascii: "["): try reader.skipValue()
            default:
                if let text = try reader.readTextOrNumber() { cost.take(text, called: name) }
            }
        }
    }

    /// The object of a stay: a place, a house, or its days alone: `{"from": "2026-07-04", "to": "2026-07-08"}`.
    mutating func readStay(_ path: String, _ object: inout PlannerPlace) throws(TextFault) {
        var lodging = PlannerPlace()
        try readObject(path, &lodging)
        if lodging.isPlaced {
            object.inherit(lodging)
        } else if lodging.name == nil {
            object.takePlan(of: lodging)
        } else {
            object.lodging = [lodging]
        }
    }

    /// The day of leaving as a text, or the moment as seconds or milliseconds from 1970.
    mutating func readCheckOut(_ object: inout PlannerPlace) throws(TextFault) {
        switch reader.peek() {
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            object.endTime = Self.seconds(try reader.readDouble()) ?? object.endTime
        default: object.plan.checkOut = try reader.readTextIfAny() ?? object.plan.checkOut
        }
    }

    /// The seconds from 1970 of a moment in these or in milliseconds; nil for a number that is none.
    static func seconds(_ number: Double) -> Double? {
        guard number.magnitude > 1e7, number.magnitude < 1e14 else { return nil }
        return number.magnitude > 1e11 ? number / 1_000 : number
    }

    /// Makes the texts of a list inside a place that is called after nothing else a note, behind the name of the list.
    static func take(_ texts: [String], ofListAt path: String, into parent: inout PlannerPlace) {
        guard path.dropLast(2).contains("[") else { return }
        let name = lastStep(of: path).filter { $0 != "[" && $0 != "]" }
        let texts = texts.filter { PlannerLeftOut.isForPeople(value: $0) && $0.contains(where: \.isLetter) }
        guard !texts.isEmpty, PlannerLeftOut.isForPeople(name) else { return }
        parent.addNote("\(PlannerLeftOut.label(name)): \(texts.joined(separator: ", "))")
    }

    /// Takes what an object around all places of the file says of the trip: its end, its currency, and texts, which
    /// are told.
    mutating func takeTrip(_ object: PlannerPlace, at path: String, hasPlaces: Bool) {
        guard hasPlaces, !path.containsText("["), !object.isPlaced else { return }
        tripCurrency = tripCurrency ?? object.plan.currency
        tripEnd.text = tripEnd.text ?? object.plan.checkOut
        tripEnd.time = tripEnd.time ?? object.endTime
        tripTexts += object.notes.prefix(PlannerLeftOut.most)
        if let cost = object.plan.fields[.cost] {
            tripTexts.append("\(StopField.cost.columnName): \(CurrencyMark.text(cost, in: object.plan.currency))")
        }
    }
}

/// A cost in parts.
struct PlannerCost {
    var amount: String?
    /// That of everything, and that of each night.
    var total: String?
    var night: String?
    var currency: String?
    /// Whether the amount is that of each night.
    var isOfNight = false
    /// Parts with other meanings.
    var others: [(name: String, text: String)] = []

    /// The most of these.
    private static let mostOthers = 10

    /// Takes the part of a name.
    mutating func take(_ text: String, called name: String) {
        switch name.lowercased().filter(\.isLetter) {
        case "total", "totalprice", "totalcost", "totalamount": total = total ?? text
        case "amount", "value", "price", "cost": amount = amount ?? text
        case "pernight", "night", "nightly", "pricepernight", "nightlyrate", "ratepernight": night = night ?? text
        case "currency", "currencycode", "code", "ccy", "cur", "iso": currency = currency ?? text
        case "unit", "per", "basis", "period":
            if StopPlanReading.nights("1 \(text)", isNamed: false) == 1 {
                isOfNight = true
            } else if CurrencyMark.isCurrency(text) {
                currency = currency ?? text
            } else {
                note(text, called: name)
            }
        default: note(text, called: name)
        }
    }

    private mutating func note(_ text: String, called name: String) {
        guard others.count < Self.mostOthers, PlannerLeftOut.isForPeople(name) else { return }
        others.append((name, text))
    }
}
