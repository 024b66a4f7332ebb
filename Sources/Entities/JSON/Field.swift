import JSON

/// The fields of trips and stops that this program knows; `other` is any other field.
enum Field: UInt8 {
    case id, name, note, location, waypoints, roundTrip, plan, kind, stayMinutes, nights, arrive, leave, cost, way,
        other

    /// Recognizes a field by its name, usually without creating a string.
    @inline(__always)
    init(_ key: JSONText) {
        guard key.isPlain else {
            self = Field(unescaped: key)
            return
        }
        switch key.count {
        case 2 where key.equals("id"): self = .id
        case 3 where key.equals("way"): self = .way
        case 4 where key.equals("name"): self = .name
        case 4 where key.equals("note"): self = .note
        case 4 where key.equals("kind"): self = .kind
        case 4 where key.equals("cost"): self = .cost
        case 4 where key.equals("plan"): self = .plan
        case 5 where key.equals("leave"): self = .leave
        case 6 where key.equals("nights"): self = .nights
        case 6 where key.equals("arrive"): self = .arrive
        case 8 where key.equals("location"): self = .location
        case 9 where key.equals("waypoints"): self = .waypoints
        case 9 where key.equals("roundTrip"): self = .roundTrip
        case 11 where key.equals("stayMinutes"): self = .stayMinutes
        default: self = .other
        }
    }

    private init(unescaped key: JSONText) {
        switch key.string {
        case "id": self = .id
        case "name": self = .name
        case "note": self = .note
        case "kind": self = .kind
        case "stayMinutes": self = .stayMinutes
        case "nights": self = .nights
        case "arrive": self = .arrive
        case "leave": self = .leave
        case "way": self = .way
        case "cost": self = .cost
        case "plan": self = .plan
        case "location": self = .location
        case "waypoints": self = .waypoints
        case "roundTrip": self = .roundTrip
        default: self = .other
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
