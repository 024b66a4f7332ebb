package import JSON
package import Text

extension Change {
    /// The maximum nesting of a change's JSON: that of a library, plus the levels that the history adds.
    package static let maximumDepth = JSONReader.usualDepth + 64

    /// Reads the format of `encode(into:)` from the current position of `reader`. Linear.
    package init(decoding reader: inout JSONReader) throws(TextFault) {
        var decoder = TripDecoder(reader, source: .library { 0 })
        self = try decoder.readChange()
        reader = decoder.reader
    }

    /// Reads the format of `encode(into:)`; nothing may follow it. Linear.
    package init(decoding bytes: UnsafeBufferPointer<UInt8>) throws(TextFault) {
        var reader = try JSONReader(bytes, maximumDepth: Change.maximumDepth)
        try self.init(decoding: &reader)
        try reader.finish()
    }
}

extension TripDecoder {
    /// Reads one change; recursion is limited by the reader's depth.
    fileprivate mutating func readChange() throws(TextFault) -> Change {
        _ = reader.peek()
        let start = reader.offset
        try reader.enterObject("a change")
        guard let key = try reader.nextKey() else { throw reader.error(at: start, "the change has no kind") }
        let change: Change
        switch key.string {
        case "insertTrips":
            change = .insertTrips(try readList { decoder throws(TextFault) in try decoder.readPlacedTrip() })
        case "removeTrips": change = .removeTrips(try readIDs())
        case "replaceTrip": change = .replaceTrip(try readTrip())
        case "editTrip":
            try reader.enterArray()
            try expectElement()
            let old = try readTrip()
            try expectElement()
            change = .editTrip(from: old, to: try readTrip())
            try expectEnd()
        case "several": change = .several(try readList { decoder throws(TextFault) in try decoder.readChange() })
        case "ifUnchanged":
            try reader.enterArray()
            try expectElement()
            let trip = try readTrip()
            try expectElement()
            change = .ifUnchanged(trip, try readChange())
            try expectEnd()
        case "replaceOtherFields":
            change = .replaceOtherFields(
                try readList { decoder throws(TextFault) in
                    try decoder.reader.enterArray()
                    try decoder.expectElement()
                    let name = try decoder.reader.readText().string
                    try decoder.expectElement()
                    let field = ForeignField(name, try decoder.reader.readRaw(levels: NestingLimit.besideTrips))
                    try decoder.expectEnd()
                    return field
                })
        case "labelled":
            try reader.enterArray()
            try expectElement()
            let label = try reader.readText().string
            try expectElement()
            change = .labelled(label, try readChange())
            try expectEnd()
        default:
            try reader.enterArray()
            try expectElement()
            change = try readTripChange(key, trip: readKnownID())
            try expectEnd()
        }
        guard try reader.nextKey() == nil else { throw reader.error(at: start, "the change has two kinds") }
        return change
    }

    /// Reads what follows the trip's id in a change of one trip.
    private mutating func readTripChange(_ key: JSONText, trip: ID) throws(TextFault) -> Change {
        let kind = key.string
        if kind == "reverseStops" { return .reverseStops(trip: trip) }
        try expectElement()
        switch kind {
        case "renameTrip":
            guard let name = try readTripName() else { throw reader.error(at: reader.offset, "a name is missing") }
            return .renameTrip(trip, name)
        case "setRoundTrip": return .setRoundTrip(trip, try reader.readBool())
        case "insertStops":
            return .insertStops(trip: trip, try readList { decoder throws(TextFault) in try decoder.readPlacedStop() })
        case "removeStops": return .removeStops(trip: trip, try readIDs())
        case "replaceStop": return .replaceStop(trip: trip, try readStop(number: 1))
        case "moveStop":
            let stop = try readKnownID()
            try expectElement()
            return .moveStop(trip: trip, stop: stop, to: try readIndex())
        case "reorderStops": return .reorderStops(trip: trip, try readIDs())
        default: throw reader.error(at: reader.offset(of: key), "no change is called “\(kind)”")
        }
    }

    private mutating func readPlacedTrip() throws(TextFault) -> PlacedTrip {
        try reader.enterArray()
        try expectElement()
        let index = try readIndex()
        try expectElement()
        let trip = try readTrip()
        try expectEnd()
        return PlacedTrip(index: index, trip: trip)
    }

    private mutating func readPlacedStop() throws(TextFault) -> PlacedStop {
        try reader.enterArray()
        try expectElement()
        let index = try readIndex()
        try expectElement()
        let stop = try readStop(number: 1)
        try expectEnd()
        return PlacedStop(index: index, stop: stop)
    }

    private mutating func readIDs() throws(TextFault) -> [ID] {
        try readList { decoder throws(TextFault) in try decoder.readKnownID() }
    }

    private mutating func readList<Element>(
        _ element: (inout TripDecoder) throws(TextFault) -> Element
    ) throws(TextFault) -> [Element] {
        var list: [Element] = []
        try reader.enterArray()
        while try reader.nextElement() { list.append(try element(&self)) }
        return list
    }

    private mutating func readKnownID() throws(TextFault) -> ID {
        guard let id = try readID() else { throw reader.error(at: reader.offset, "an id is missing") }
        return id
    }

    private mutating func readIndex() throws(TextFault) -> Int {
        _ = reader.peek()
        let start = reader.offset
        guard let index = Int(try reader.readNumberText()) else {
            throw reader.error(at: start, "an index must be a whole number")
        }
        return index
    }

    private mutating func expectElement() throws(TextFault) {
        guard try reader.nextElement() else { throw reader.error(at: reader.offset, "the change lacks a part") }
    }

    private mutating func expectEnd() throws(TextFault) {
        guard try !reader.nextElement() else { throw reader.error(at: reader.offset, "the change has a part too many") }
    }
}
