import JSON

/// The fields of trips and stops that this program knows; `decision` is any `StopField`, `other` any other field.
enum Field: UInt8 {
    case id, name, note, location, waypoints, roundTrip, plan, decision, other

    /// Recognizes a field by its name, usually without creating a string.
    @inline(__always)
    init(_ key: JSONText) {
        guard key.isPlain else {
            self = Field(unescaped: key)
            return
        }
        switch key.count {
        case 2 where key.equals("id"): self = .id
        case 4 where key.equals("name"): self = .name
        case 4 where key.equals("note"): self = .note
        case 4 where key.equals("plan"): self = .plan
        case 8 where key.equals("location"): self = .location
        case 9 where key.equals("waypoints"): self = .waypoints
        case 9 where key.equals("roundTrip"): self = .roundTrip
        default: self = StopField(rawValue: key.string) == nil ? .other : .decision
        }
    }

    private init(unescaped key: JSONText) {
        let name = key.string
        switch name {
        case "id": self = .id
        case "name": self = .name
        case "note": self = .note
        case "plan": self = .plan
        case "location": self = .location
        case "waypoints": self = .waypoints
        case "roundTrip": self = .roundTrip
        default: self = StopField(rawValue: name) == nil ? .other : .decision
        }
    }
}

/// The known fields of an object that have been read so far.
struct FieldSet {
    private var bits: UInt16 = 0

    /// Adds `field`; returns false if it was added before.
    @inline(__always)
    mutating func insert(_ field: Field) -> Bool {
        let bit: UInt16 = 1 << field.rawValue
        defer { bits |= bit }
        return bits & bit == 0
    }
}
