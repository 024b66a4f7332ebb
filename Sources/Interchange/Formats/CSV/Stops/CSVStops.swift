import CivilTime
import Entities
import Geodesy
import Text

/// The stops of rows, with their notes and plans.
extension CSVImport {
    /// Adds the stop of the row, or adds the row to the stop before, where both are one town on further days.
    mutating func add(_ found: CSVFound, at line: Int) throws(TextFault) {
        var found = found
        if found.source == .lookUp, let address = addressInParts {
            // Only its town is known. A house is called by its name rather than by its street.
            let house = columns.isOvernight ? nil : lodgingText
            (found.name, found.source, found.about) = (house ?? text(columns.street), .about, address)
        }
        let name = name(of: found)
        let isFirst = partName == nil && isCountedFirst
        if isFirst, let trip = assembly.openTrip(currentTrip) {
            numbersAreUsed = true
            if !closed.contains(trip), isClosing(trip, found.place, name) {
                assembly.closeLoop(of: trip)
                closed.insert(trip)
                return
            }
        }
        let trip = try openTrip(startsAnew: isFirst, line: line)
        if isSameStop(found, called: name, in: trip) { return addToLast(found, called: name, in: trip, line: line) }
        var texts = plans == nil ? PlanTexts() : planTexts
        if let titleDay { (texts.date, self.titleDay) = (texts.date ?? titleDay, nil) }
        takeShip(&texts, to: found.place, in: trip, line: line)
        let leg = takeLeg(&texts, to: found.place, in: trip, line: line)
        if areVisits, texts.fields[.cost] != nil { texts.fields[.kind] = texts.fields[.kind] ?? "see" }
        let left = leg.left + (plans?.take(texts, of: assembly.count(of: trip), in: trip, line: line) ?? [])
        // The lengths of legs are a column that this program writes.
        let note = note(of: found, called: name, left, besides: leg.used)
        try assembly.add(
            name: name, note: note, place: found.place, to: trip,
            keepsNoteLikeName: columns.leg != nil, line: line)
        lastPlace = found.place
        if found.about != nil { townCount += 1 } else if found.source == .about { aboutCount += 1 }
        if let label = found.label {
            let what =
                found.about == nil ? "was looked up: \(label)" : AboutPlace.notice(found.missing, placedIn: label)
            assembly.notice("“\(name ?? "")” \(what)", line: line)
        }
    }

    /// The words for columns of what is visited, as they are compared: what a row costs is a ticket there and no bed.
    private static let visits: Set = [
        "activity", "aktivität", "aktivitaet", "activité", "activite", "actividad", "attività", "activiteit",
        "attraction", "attrazione", "atracción", "atraccion", "sight", "sightseeing", "landmark", "pointofinterest",
        "sehenswürdigkeit", "sehenswuerdigkeit", "thingstodo", "whattodo",
    ]

    /// Whether the rows are what is visited, in a table that says nothing of where one sleeps.
    private var areVisits: Bool {
        guard columns.lodging == nil, columns.leg == nil, columns.plan[.nights] == nil, let name = columns.name
        else { return false }
        return Self.visits.contains(CSVColumnWords.key(columns.labels[name]))
    }

    /// Whether the row is counted 1, so that it begins a trip anew. The numbers of legs are only their order.
    var isCountedFirst: Bool {
        !columns.endAtStops && columns.stop.map { rows.trimmed($0).elementsEqual([0x31]) } ?? false
    }

    /// Whether a row is about the last stop of a trip as well: a table of days has the town where one stays on each.
    private func isSameStop(_ found: CSVFound, called name: String?, in trip: Int) -> Bool {
        guard columns.leg == nil, found.source == .lookUp || found.about != nil,
            text(columns.date) ?? text(columns.day) != nil || isOfRest,
            let last = assembly.lastStop(of: trip)
        else { return false }
        return last.location == found.place && name.flatMap { Name.cut($0) } == last.name
    }

    private mutating func addToLast(_ found: CSVFound, called name: String?, in trip: Int, line: Int) {
        let texts = planTexts
        let left = plans?.add(texts, to: assembly.count(of: trip) - 1, in: trip, line: line) ?? []
        guard let note = note(of: found, called: name, left, besides: []) else { return }
        assembly.addToLastNote(note, of: trip)
    }

    /// Whether the row is about where the journey begins, or the place of the row before, where the last day ended.
    private var beginsWhereItSlept: Bool {
        guard let trip = assembly.openTrip(currentTrip), let last = assembly.lastStop(of: trip) else { return true }
        return nameText.map { folded($0) == folded(last.name.text) } ?? false
            || columns.address.contains { text($0).map { folded($0) == folded(last.name.text) } ?? false }
    }

    /// The house in which one sleeps, as the row says it; nil where it says nothing or no.
    private var lodgingText: String? {
        guard let lodging = text(columns.lodging), lodging.contains(where: \.isLetter) else { return nil }
        let small = lodging.lowercased()
        return Self.noLodging.contains { small.hasPrefix($0) } || Self.no.contains(small) ? nil : lodging
    }

    /// The town of a row without what stands in parentheses behind it, and that: `Granada - Alhambra` and `booked` of
    /// `Granada - Alhambra (booked)`; nil where it has no town, or an address.
    private var typedTown: (name: String, inside: String?)? {
        guard let typed = columns.address.lazy.compactMap({ text($0) }).first, ListHomes.town(in: typed) == nil,
            !typed.contains(where: { $0.isNumber || ",;=\n".contains($0) })
        else { return nil }
        guard typed.last == ")", let open = typed.firstIndex(of: "("), open > typed.startIndex else {
            return (typed, nil)
        }
        let inside = typed[open...].dropFirst().dropLast().trimmed
        return inside.contains(where: \.isLetter) ? (typed[..<open].trimmed, inside) : (typed, nil)
    }

    /// The name of a stop: what the row calls it, but for a number where the place was looked up by another cell. Where
    /// it calls it nothing, the address or the town beside the coordinates.
    private func name(of found: CSVFound) -> String? {
        if found.rest != nil { return found.name }
        guard let name = nameText else {
            if found.source == .lookUp, let typed = typedTown, typed.inside != nil { return typed.name }
            let typed = columns.address.lazy.compactMap { text($0) }.first
            // What was typed for a town stays; an address has more in it than a name.
            let isName = typed.map { !$0.contains(where: { $0.isNumber || ",;=(\n".contains($0) }) } ?? false
            return found.source == .lookUp && isName ? typed : found.name ?? typed
        }
        return found.label != nil && found.name != nil && name.allSatisfy(\.isNumber) ? found.name : name
    }

    /// Whether this row, counted 1 again, leads back to the first stop of `trip`.
    private func isClosing(_ trip: Int, _ place: Coordinate, _ name: String?) -> Bool {
        guard let first = assembly.firstStop(of: trip), first.location == place,
            name.flatMap({ Name.cut($0) }) == first.name
        else { return false }
        return columns.leg.map { !rows.trimmed($0).isEmpty } ?? (assembly.count(of: trip) > 1)
    }

    /// Returns the notes of the row, what has no meaning of its own behind its label, and the link if that has more
    /// than the place. `left` are the parts of a plan that could not be read, `used` the
    /// columns that are in the plan.
    mutating func note(
        of found: CSVFound, called name: String?, _ left: [StopPlanReading.Left], besides used: Set<Int>
    ) -> String? {
        let isLinkInTwo = columns.link != nil && text(columns.link) != nil && linkText != text(columns.link)
        let ofLink = (isLinkInTwo ? columns.link : nil).map { link in
            // Behind the middle of a map stands how much of it is shown.
            link + 1...link + (text(link)?.containsText("/@") ?? false ? 2 : 1)
        }
        var lines = columns.notes.filter { ofLink?.contains($0) != true }.compactMap { column in
            text(column).map { timed($0, in: column) ?? $0 }
        }
        if let rest = found.rest { lines.insert(rest, at: 0) }
        if nameText == nil, found.source == .lookUp, found.rest == nil, let typed = typedTown,
            let inside = typed.inside,
            name == typed.name
        {
            lines.insert(inside, at: 0)
        }
        // An address that the stop is called by stands there already.
        let address = found.about.map { withPostcode($0) }
        if let address, name.map({ Self.letters($0) != Self.letters(address) }) ?? true {
            lines.append(AboutPlace.note(address))
        }
        if found.isWithoutRegion {
            lines += columns.regions.compactMap { column in text(column).map { "\(columns.labels[column]): \($0)" } }
        }
        let isByAddress = found.source == .lookUp || found.source == .about
        // The way to the town of a night.
        if columns.isRoute, text(columns.address.first) != nil, let column = columns.name, let way = text(column),
            way != name
        {
            lines.append("\(columns.labels[column]): \(way)")
        }
        if nightTown != nil, let told = text(columns.name) ?? text(columns.address.first) { lines.append(told) }
        let inAddress = address.map { columnsOfAddress($0) } ?? []
        for (column, label) in columns.labelled(besides: !isByAddress) where !inAddress.contains(column) {
            if isNightElsewhere, column == columns.lodging { continue }
            // Where the leg begins is the stop before.
            if column == columns.from, columns.endAtStops, let start = text(column),
                lastEnd.map({ Self.isSame($0, start) }) ?? isEndTaken
            {
                continue
            }
            if column == columns.yearless, isYearlessTold { continue }
            guard !used.contains(column), ofLink?.contains(column) != true, let text = text(column), text != name,
                found.about.map({ Self.letters($0) != Self.letters(text) }) ?? true
            else { continue }
            noted.insert(column)
            lines.append(timed(text, in: column) ?? (label.isEmpty ? text : "\(label): \(text)"))
        }
        // Beyond the last column that has a name.
        if rows.isSheet, columns.areInFirstRow, columns.count < rows.cells.count {
            lines += (columns.count..<rows.cells.count).compactMap { text($0) }
        }
        lines += [stageNote, budgetNote, timeAlone].compactMap { $0 }
        lines += left.map { "\($0.label): \($0.text)" }
        if found.source != .link, let link = text(columns.link) ?? linkOfName {
            lines.append(found.source == .about && found.about == nil ? GoogleCell.note(link) : link)
        }
        // A country may be told beside a town and among the columns.
        var known: Set<String> = []
        lines = lines.filter { known.insert($0).inserted }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// The letters and digits of a text, by which two ways to write an address are one.
    static func letters(_ text: String) -> String { folded(text).filter { $0.isLetter || $0.isNumber } }

    /// The texts of the row about the plan of its stop.
    var planTexts: PlanTexts {
        var texts = PlanTexts()
        texts.date = text(columns.date)
        texts.day = text(columns.day)
        // A day of the week beside a date says no more.
        if texts.date != nil, let day = texts.day, WrittenDays.isWeekday(day) { texts.day = nil }
        texts.checkOut = text(columns.checkOut)
        takeYears(&texts)
        let isRental = texts.checkOut != nil && isRental
        if isRental { texts.checkOut = nil }
        texts.currency = text(columns.currency)
        for (field, column) in columns.plan where !isRental || field != .nights { texts.fields[field] = text(column) }
        if isFirstOfDay, !columns.isNameOfSight, !columns.isNamedByActivity, texts.fields[.leave] == nil,
            let time = texts.fields[.arrive], beginsWhereItSlept
        {
            (texts.fields[.arrive], texts.fields[.leave]) = (nil, time)
        }
        if isNightElsewhere {
            // What is of the night is at its place.
            for field in [StopField.nights, .cost, .leave] { texts.fields[field] = nil }
            (texts.checkOut, texts.currency) = (nil, nil)
            return texts
        }
        if lodgingText != nil {
            texts.sleeps = true
            texts.isNight = columns.isOvernight
        }
        texts.fields[.cost] = texts.fields[.cost] ?? budgetText ?? costOfLodging
        let ofNight = columns.leg == nil ? texts.fields[.cost].flatMap(costOfNight) : nil
        if columns.costIsOfNight || ofNight != nil, let cost = ofNight ?? texts.fields[.cost] {
            let nights = texts.fields[.nights].flatMap { StopPlanReading.nights($0, isNamed: true) }
            if nights == nil, columns.hasBothDays, !texts.isNight {
                texts.costIsOfNight = true
                texts.fields[.cost] = cost
            } else {
                texts.fields[.cost] = CurrencyMark.amount(cost, times: nights ?? 1) ?? cost
            }
        }
        texts.fields[.cost] = texts.fields[.cost].map { CurrencyMark.text($0, in: columns.costCurrency) }
        return columns.leg == nil ? texts.withoutZones : texts
    }

    /// The amount of a text for one night: `$25` of `$25/night`; nil for any other text.
    private func costOfNight(_ text: String) -> String? {
        ListMoney.ofNight(in: text).flatMap { $0.rest.isEmpty ? $0.money : nil }
    }

    /// The words that say alone that one does not sleep there.
    private static let no: Set = ["no", "n", "nein", "non", "nee", "nej", "nei", "nie", "não", "ne", "false", "нет"]

    /// The words in place of where one sleeps with which a text begins that says that one does not.
    private static let noLodging = [
        "no ", "none", "n/a", "home", "fly home", "at home", "drive home", "zuhause", "zu hause", "heim", "keine",
        "aucun",
        "maison", "casa",
    ]
}
