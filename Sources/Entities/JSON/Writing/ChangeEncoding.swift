package import JSON

extension Change {
    /// Writes this change on one line as an object with one member, whose name is that of the case: `{"renameTrip":
    /// ["…", "Summer"]}`.
    ///
    /// All of it is written, including unknown fields, so that it is read back as an equal change. Linear.
    package func encode(into writer: inout JSONWriter) {
        if case .merging(_, let change) = self { return change.encode(into: &writer) }
        writer.write(raw: "{")
        switch self {
        case .insertTrips(let placed):
            writer.write(raw: "\"insertTrips\": ")
            writer.write(list: placed) { (element, writer: inout JSONWriter) in
                writer.write(raw: "[")
                writer.write(element.index)
                writer.write(raw: ", ")
                element.trip.write(to: &writer, lineStart: "") { (_: inout JSONWriter) in }
                writer.write(raw: "]")
            }
        case .removeTrips(let ids):
            writer.write(raw: "\"removeTrips\": ")
            writer.write(ids: ids)
        case .replaceTrip(let trip):
            writer.write(raw: "\"replaceTrip\": ")
            trip.write(to: &writer, lineStart: "") { (_: inout JSONWriter) in }
        case .editTrip(let old, let new):
            writer.write(raw: "\"editTrip\": [")
            old.write(to: &writer, lineStart: "") { (_: inout JSONWriter) in }
            writer.write(raw: ", ")
            new.write(to: &writer, lineStart: "") { (_: inout JSONWriter) in }
            writer.write(raw: "]")
        case .renameTrip(let id, let name):
            writer.write(raw: "\"renameTrip\": [")
            writer.write(id)
            writer.write(raw: ", ")
            writer.write(name.text)
            writer.write(raw: "]")
        case .setRoundTrip(let id, let isRoundTrip):
            writer.write(raw: "\"setRoundTrip\": [")
            writer.write(id)
            writer.write(raw: isRoundTrip ? ", true]" : ", false]")
        case .replaceOtherFields(let fields):
            writer.write(raw: "\"replaceOtherFields\": ")
            writer.write(list: fields) { (field, writer: inout JSONWriter) in
                writer.write(raw: "[")
                writer.write(field.name)
                writer.write(raw: ", ")
                field.value.bytes.withUnsafeBytes { writer.write(raw: $0) }
                writer.write(raw: "]")
            }
        case .merging: break
        case .insertStops, .removeStops, .replaceStop, .moveStop, .reverseStops, .reorderStops:
            encodeStops(into: &writer)
        case .ifUnchanged(let trip, let change):
            writer.write(raw: "\"ifUnchanged\": [")
            trip.write(to: &writer, lineStart: "") { (_: inout JSONWriter) in }
            writer.write(raw: ", ")
            change.encode(into: &writer)
            writer.write(raw: "]")
        case .several(let changes):
            writer.write(raw: "\"several\": ")
            writer.write(list: changes) { (change, writer: inout JSONWriter) in change.encode(into: &writer) }
        case .labelled(let label, let change):
            writer.write(raw: "\"labelled\": [")
            writer.write(label)
            writer.write(raw: ", ")
            change.encode(into: &writer)
            writer.write(raw: "]")
        }
        writer.write(raw: "}")
    }

    /// Writes the member for a change of the stops of one trip.
    private func encodeStops(into writer: inout JSONWriter) {
        switch self {
        case .insertStops(let trip, let placed):
            writer.write(raw: "\"insertStops\": [")
            writer.write(trip)
            writer.write(raw: ", ")
            writer.write(list: placed) { (element, writer: inout JSONWriter) in
                writer.write(raw: "[")
                writer.write(element.index)
                writer.write(raw: ", ")
                element.stop.write(to: &writer) { (_: inout JSONWriter) in }
                writer.write(raw: "]")
            }
        case .removeStops(let trip, let ids):
            writer.write(raw: "\"removeStops\": [")
            writer.write(trip)
            writer.write(raw: ", ")
            writer.write(ids: ids)
        case .replaceStop(let trip, let stop):
            writer.write(raw: "\"replaceStop\": [")
            writer.write(trip)
            writer.write(raw: ", ")
            stop.write(to: &writer) { (_: inout JSONWriter) in }
        case .moveStop(let trip, let stop, let to):
            writer.write(raw: "\"moveStop\": [")
            writer.write(trip)
            writer.write(raw: ", ")
            writer.write(stop)
            writer.write(raw: ", ")
            writer.write(to)
        case .reverseStops(let trip):
            writer.write(raw: "\"reverseStops\": [")
            writer.write(trip)
        case .reorderStops(let trip, let order):
            writer.write(raw: "\"reorderStops\": [")
            writer.write(trip)
            writer.write(raw: ", ")
            writer.write(ids: order)
        case .insertTrips, .removeTrips, .replaceTrip, .editTrip, .renameTrip, .setRoundTrip, .ifUnchanged, .several,
            .labelled, .replaceOtherFields, .merging:
            return
        }
        writer.write(raw: "]")
    }
}

extension JSONWriter {
    /// Writes an array of ids.
    fileprivate mutating func write(ids: [ID]) {
        write(list: ids) { (id, writer: inout JSONWriter) in writer.write(id) }
    }

    /// Writes an array; `body` writes each element.
    fileprivate mutating func write<Element>(list: [Element], _ body: (Element, inout JSONWriter) -> Void) {
        write(raw: "[")
        var isFirst = true
        for element in list {
            if !isFirst { write(raw: ", ") }
            isFirst = false
            body(element, &self)
        }
        write(raw: "]")
    }
}
