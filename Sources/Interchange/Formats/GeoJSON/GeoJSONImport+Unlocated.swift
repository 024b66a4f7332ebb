import Entities
import Geodesy
import Places
import Text

/// The features without a geometry, whose places their other properties give.
extension GeoJSONImport {
    /// Takes a feature without a geometry: a trip without stops as this program writes it, or a place that its other
    /// properties give.
    mutating func takeUnlocated(_ properties: GeoJSONProperties, at offset: Int) throws(TextFault) {
        if properties.trip != nil, properties.name == nil, properties.stop == 0 {
            let trip = try assembly.trip(properties.trip, startsAnew: true, line: lineNumbers.line(at: offset))
            if properties.isRoundTrip { assembly.closeLoop(of: trip) }
            if let record = properties.plans { written.take(record, ofTrip: trip) }
            return
        }
        if let found = properties.place, found.latitude != 0 || found.longitude != 0 {
            let position = GeoJSONGeometry.Position(
                longitude: found.longitude, latitude: found.latitude, offset: offset)
            guard let place = try place(of: position, properties.name, featureCount) else { return }
            return try add(properties, name: properties.name, note: properties.note, place, at: offset)
        }
        let linkName = properties.name == nil ? properties.link.flatMap(GoogleCell.name) : nil
        let queries = [properties.address, properties.name ?? linkName].compactMap { $0 }
            .filter { $0.utf8.count <= 1_000 }
        if let link = properties.link {
            if let place = try? Coordinate(mapLink: link) {
                let name = properties.name ?? GoogleCell.name(in: link)
                return try add(properties, name: name, note: properties.note, place, at: offset)
            }
            if let found = GoogleCell(link: link, queries: queries, context) {
                return try add(properties, found, link: link, at: offset)
            }
        }
        var reason = "it has no place"
        for (index, query) in queries.enumerated() {
            switch context.look(up: query, near: lastPlace) {
            case .success(let read):
                let name = properties.name ?? (read.about == nil ? read.name : linkName ?? read.name)
                let notes = [properties.note, read.about.map(AboutPlace.note)].compactMap { $0 }
                try add(
                    properties, name: name, note: notes.isEmpty ? nil : notes.joined(separator: "\n"),
                    read.found.location, at: offset)
                if read.about != nil { townCount += 1 }
                if read.found.wasLookedUp {
                    assembly.notice("“\(name)” \(read.notice)", line: lineNumbers.line(at: offset))
                }
                return
            case .failure(let refusal): if index == 0 { reason = "it has no coordinates, and \(refusal.reason)" }
            }
        }
        if let linkName, let town = context.townAtEnd(of: linkName, near: lastPlace) {
            let notes = [properties.note, AboutPlace.note(linkName)].compactMap { $0 }
            townCount += 1
            assembly.notice(
                "“\(linkName)” is only placed in its town: \(town.label)", line: lineNumbers.line(at: offset))
            return try add(
                properties, name: linkName, note: notes.joined(separator: "\n"), town.location, at: offset)
        }
        try skip(properties.name ?? linkName, featureCount, reason, at: offset)
    }

    /// Takes a feature whose link gives an approximate place.
    private mutating func add(
        _ properties: GeoJSONProperties, _ found: GoogleCell, link: String, at offset: Int
    ) throws(TextFault) {
        let name = properties.name ?? found.name ?? GoogleCell.name(in: link)
        let notes = [properties.note, found.isAbout ? GoogleCell.note(link) : nil].compactMap { $0 }
        try add(
            properties, name: name, note: notes.isEmpty ? nil : notes.joined(separator: "\n"), found.place, at: offset)
        if found.isAbout { aboutCount += 1 }
        if let label = found.label {
            assembly.notice("“\(name ?? "")” was looked up: \(label)", line: lineNumbers.line(at: offset))
        }
    }
}
