import Geodesy
import JSON

/// Writes a library as JSON that people can read and compare: one stop per line.
package enum LibraryEncoder {
    /// Returns the whole file. Linear. For large libraries `encode(_:to:)` takes less memory.
    package static func encode(_ library: Library) -> [UInt8] {
        var writer = JSONWriter(capacity: 64 + library.trips.reduce(0) { $0 + 128 + $1.waypoints.count * 160 })
        write(library, over: nil, to: &writer) { (_: inout JSONWriter) in }
        return writer.array
    }

    /// Passes the file to `sink` in pieces of about 32 KB, in order. If `sink` throws, it stops and throws that error.
    ///
    /// `old` is an earlier state of the library with the text that it was read from. Trips that have not changed since
    /// are copied from there, byte by byte: that takes a twentieth of the time, and what a person has laid out by hand
    /// stays as it is.
    package static func encode<Failure: Error>(
        _ library: Library, over old: (text: LibraryText, bytes: [UInt8])? = nil,
        to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        var writer = JSONWriter(capacity: 1 << 16)
        try write(library, over: old, to: &writer) { (writer: inout JSONWriter) throws(Failure) in
            guard writer.count >= 1 << 15 else { return }
            try writer.withBytes(sink)
            writer.removeAll()
        }
        try writer.withBytes(sink)
    }

    /// Writes the file. `drain`, which may empty the writer, is called after each stop and trip.
    private static func write<Failure: Error>(
        _ library: Library, over old: (text: LibraryText, bytes: [UInt8])?, to writer: inout JSONWriter,
        drain: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        var search = old?.text.search()
        writer.write(raw: "{\"version\": 1, \"trips\": [")
        for (index, trip) in library.trips.enumerated() {
            writer.write(raw: index == 0 ? "\n  " : ",\n  ")
            if let old, let place = search?.place(of: trip) {
                try writer.write(old.bytes, place, drain: drain)
            } else {
                try trip.write(to: &writer, lineStart: "\n    ", drain: drain)
            }
        }
        writer.write(raw: library.trips.isEmpty ? "]" : "\n]")
        try writer.write(library.otherFields, drain: drain)
        writer.write(raw: "}\n")
    }
}

extension Trip {
    /// Writes this trip. `lineStart` (a line break and indentation, or nothing) is written before each stop.
    func write<Failure: Error>(
        to writer: inout JSONWriter, lineStart: StaticString, drain: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        writer.write(raw: "{\"id\": ")
        writer.write(id)
        writer.write(raw: ", \"name\": ")
        writer.write(name.text)
        if isRoundTrip { writer.write(raw: ", \"roundTrip\": true") }
        writer.write(raw: ", \"waypoints\": [")
        // By index, because an iterator copies every stop, with its references.
        for index in waypoints.indices {
            if index > 0 { writer.write(byte: 0x2C) }
            writer.write(raw: lineStart)
            try waypoints[index].write(to: &writer, drain: drain)
            try drain(&writer)
        }
        if !waypoints.isEmpty, lineStart.utf8CodeUnitCount > 0 { writer.write(raw: "\n  ") }
        writer.write(byte: 0x5D)
        // A plan of another program gives way to one of this one.
        try writer.write(plan == .none ? otherFields : otherFields.without(["plan"]), drain: drain)
        // Last, where version 1.0 leaves it, to which the plan is a field of another program.
        if plan != .none {
            writer.write(raw: ", \"plan\": ")
            writer.write(plan.json)
        }
        writer.write(byte: 0x7D)
        try drain(&writer)
    }
}

extension Waypoint {
    /// Writes this stop on one line. `drain`, which may empty the writer, is called within long unknown fields.
    func write<Failure: Error>(
        to writer: inout JSONWriter, drain: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        writer.write(raw: "{\"id\": ")
        writer.write(id)
        writer.write(raw: ", \"name\": ")
        writer.write(name.text)
        writer.write(raw: ", \"location\": {\"latitude\": ")
        writer.write(location.latitude)
        writer.write(raw: ", \"longitude\": ")
        writer.write(location.longitude)
        if hasOtherFields { try writer.write(otherFields.insideLocation, drain: drain) }
        writer.write(byte: 0x7D)
        if let note {
            writer.write(raw: ", \"note\": ")
            writer.write(note.text)
        }
        let members = isPlanned ? plan.members : []
        for member in members {
            writer.write(raw: ", ")
            writer.write(member.name)
            writer.write(raw: ": ")
            writer.write(member.value)
        }
        if hasOtherFields {
            try writer.write(otherFields.beside.without(members.map(\.name)), drain: drain)
        }
        writer.write(byte: 0x7D)
    }
}

extension JSONWriter {
    /// Writes unknown fields, each after a comma. `drain`, which may empty the writer, is called within long fields, so
    /// that they are not copied as a whole.
    mutating func write<Failure: Error>(
        _ fields: [ForeignField], drain: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        for field in fields {
            write(raw: ", ")
            write(field.name)
            write(raw: ": ")
            try write(field.value.bytes, 0..<field.value.bytes.count, drain: drain)
        }
    }

    /// Writes a part of some bytes of JSON in pieces of at most 32 KB; `drain`, which may empty the writer, is called
    /// after each.
    fileprivate mutating func write<Failure: Error>(
        _ bytes: [UInt8], _ part: Range<Int>, drain: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        let pieceLength = 1 << 15
        try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
            for start in stride(from: part.lowerBound, to: part.upperBound, by: pieceLength) {
                let piece = bytes[start..<min(start + pieceLength, part.upperBound)]
                write(raw: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: piece)))
                try drain(&self)
            }
        }
    }
}
