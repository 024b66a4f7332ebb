package import CivilTime

/// An edit of a stop, as typed. What is nil stays as it is; an empty note takes the note away, and an empty text of a
/// decision leaves it open again.
package struct WaypointEdit: Equatable, Sendable {
    package var name: String?
    package var place: String?
    package var note: String?
    /// The texts of decisions about the stop.
    package var plan: [StopField: String]

    /// Makes an edit.
    package init(
        name: String? = nil, place: String? = nil, note: String? = nil, plan: [StopField: String] = [:]
    ) {
        (self.name, self.place, self.note, self.plan) = (name, place, note, plan)
    }

    /// Sets what a word means; `-` takes it away. A name is refused then: a stop has one.
    package init(_ word: StopWord, typed text: String) {
        let value = text == "-" ? "" : text
        switch word {
        case .name: self.init(name: value)
        case .place: self.init(place: text)
        case .note: self.init(note: value)
        case .plan(let field): self.init(plan: [field: value])
        }
    }

    /// Sets what a word means, and the words behind its value: `10:30 stay 2h` behind `arrive`.
    package init(_ word: StopWord, withOthers text: String) {
        self.init()
        for (word, value) in word.pairs(in: text) {
            let edit = WaypointEdit(word, typed: value)
            name = edit.name ?? name
            place = edit.place ?? place
            note = edit.note ?? note
            plan.merge(edit.plan) { $1 }
        }
    }

    /// Whether anything of the stop's plan is to change.
    package var changesPlan: Bool { !plan.isEmpty }

    /// The decisions about the stop; throws for a text that means nothing. A date without a year is the first such that
    /// is not before the start of `trip`, or else before today. With the currency that was typed with a cost, where the
    /// trip has none.
    package func settings(
        of trip: Trip, today: CivilDate
    ) throws(PlanError) -> (settings: [StopSetting], currency: TypedCurrency?) {
        var settings: [StopSetting] = []
        var currency: TypedCurrency?
        var known = trip.plan
        for field in StopField.allCases {
            guard let text = plan[field] else { continue }
            settings.append(try field.setting(typed: text, of: known, today: today))
            guard known.currency == nil, let typed = field.typedCurrency(in: text, of: known, today: today) else {
                continue
            }
            currency = typed
            // A second amount has to be in the currency of the first.
            try known.set(.currency(typed.code))
        }
        return (settings, currency)
    }
}
