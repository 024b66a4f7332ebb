import Entities
import Geodesy
import Text

extension CSVImport {
    /// Notes a row that is skipped and has days or nights, which the stop before it gets, with what it costs and what
    /// is noted there.
    mutating func noteSkipped(at line: Int) {
        guard let trip = assembly.openTrip(currentTrip),
            text(columns.date) ?? text(columns.day) ?? text(columns.plan[.nights]) != nil
        else { return }
        let called = nameText ?? text(columns.address.first)
        plans?.noteSkipped(called ?? "a row", after: assembly.count(of: trip) - 1, in: trip)
        guard text(columns.date) ?? text(columns.day) != nil, !columns.areLegs, columns.leg == nil, plans != nil,
            let last = assembly.lastStop(of: trip)
        else { return }
        var texts = PlanTexts()
        let own = planTexts
        (texts.sleeps, texts.currency, texts.costIsOfNight) = (own.sleeps, own.currency, own.costIsOfNight)
        texts.fields[.cost] = own.fields[.cost]
        // Not by its address, which is not that of the stop.
        let place = CSVFound(place: last.location, name: called, source: .lookUp)
        let note = note(of: place, called: called, [], besides: [])
        guard texts.fields[.cost] != nil || note != nil else { return }
        skippedRows.append(SkippedRow(name: called, line: line, texts: texts, note: note))
    }

    /// The reason why the row is skipped, with its name in front where the reason is about another cell.
    func named(_ reason: String) -> String {
        guard let name = text(columns.name), !columns.address.isEmpty, !reason.containsText(name) else { return reason }
        return "\(Wording.quoted(name, maximumWidth: 60)): \(reason)"
    }

    /// Gives what the rows say that were skipped since the last stop to that, as their nights are there: those at the
    /// end of a table are no nights.
    mutating func takeSkippedRows() {
        defer { skippedRows = [] }
        guard let trip = assembly.openTrip(currentTrip), let last = assembly.lastStop(of: trip) else { return }
        for row in skippedRows {
            let left = plans?.add(row.texts, to: assembly.count(of: trip) - 1, in: trip, line: row.line) ?? []
            let lines = [row.name, row.note].compactMap(\.self) + left.map { "\($0.label): \($0.text)" }
            assembly.addToLastNote(lines.joined(separator: "\n"), of: trip)
            let hasCost = row.texts.fields[.cost] != nil
            let what = hasCost ? "the cost and the notes of" : "what is noted of"
            let who = row.name.map { "\(Wording.quoted($0, maximumWidth: 60)), which was skipped," } ?? "a skipped row"
            let verb = hasCost ? "are" : "is"
            assembly.notice("\(what) \(who) \(verb) at \(Wording.quoted(last.name.text))", line: row.line)
        }
    }
}
