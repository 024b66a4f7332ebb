import Geodesy
package import JSON

extension Waypoint {
    /// The stop as a JSON value, with the same members as in the library file. Linear in its texts.
    package var json: JSONValue {
        var members = [
            JSONMember("id", .string(id.description)),
            JSONMember("name", .string(name.text)),
            JSONMember(
                "location",
                .object(
                    [
                        JSONMember("latitude", .number(location.latitude) ?? .null),
                        JSONMember("longitude", .number(location.longitude) ?? .null),
                    ] + otherFields.insideLocation.map(\.member))),
        ]
        if let note { members.append(JSONMember("note", .string(note.text))) }
        let planned = plan.members
        return .object(members + planned + otherFields.beside.without(planned.map(\.name)).map(\.member))
    }
}
