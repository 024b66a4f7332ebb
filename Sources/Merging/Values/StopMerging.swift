import Entities
import Geodesy
import JSON

extension MergeLog {
    /// Merges a stop that both sides have; `base` is nil if both added it. Linear in its unknown fields.
    mutating func stop(base: Waypoint?, ours: Waypoint, theirs: Waypoint) -> Waypoint {
        if ours == theirs || base == theirs { return ours }
        stop = MergeConflict.Place(id: ours.id, name: ours.name)
        defer { stop = nil }
        var merged = ours
        merged.name = value("name", base: base?.name, ours: ours.name, theirs: theirs.name) { .string($0.text) }
        merged.location = value(
            "location", base: base?.location, ours: ours.location, theirs: theirs.location, json: \.json)
        merged.note = value("note", base: .some(base?.note), ours: ours.note, theirs: theirs.note) { note in
            note.map { .string($0.text) }
        }
        var decided: [String: RawJSON?] = [:]
        var plan = StopPlan.none
        for field in StopField.allCases {
            let (old, mine, other) = (StopValue(base, field), StopValue(ours, field), StopValue(theirs, field))
            let result = value(field.rawValue, base: old, ours: mine, theirs: other, json: \.json)
            // The decisions of a plan are in their ranges.
            try? plan.set(result.setting)
            if [old, mine, other].contains(where: { $0.foreign != nil }) { decided[field.rawValue] = result.foreign }
        }
        merged.plan = plan
        merged.otherFields = Waypoint.OtherFields(
            beside: foreignFields(
                "", base: base?.otherFields.beside, ours: ours.otherFields.beside, theirs: theirs.otherFields.beside,
                decided: decided),
            insideLocation: foreignFields(
                "location.", base: base?.otherFields.insideLocation, ours: ours.otherFields.insideLocation,
                theirs: theirs.otherFields.insideLocation))
        return merged
    }
}

/// A decision about a stop, or the value of another program under its name.
private struct StopValue: Equatable {
    let setting: StopSetting
    let foreign: RawJSON?

    /// Reads the value of a field; of no stop nothing is decided.
    init(_ stop: Waypoint?, _ field: StopField) {
        setting = stop?.plan[field] ?? StopPlan.none[field]
        foreign =
            setting == StopPlan.none[field]
            ? stop?.otherFields.beside.first { $0.name == field.rawValue }?.value : nil
    }

    var json: JSONValue? {
        // Two amounts are not written alike where their currencies are others.
        if foreign == nil, case .cost(let cost?) = setting, cost.currency != nil { return .string(cost.description) }
        return foreign?.value ?? setting.json
    }
}

extension Coordinate {
    /// The place as the JSON of a stop has it.
    fileprivate var json: JSONValue? {
        .object([
            JSONMember("latitude", .number(latitude) ?? .null), JSONMember("longitude", .number(longitude) ?? .null),
        ])
    }
}
