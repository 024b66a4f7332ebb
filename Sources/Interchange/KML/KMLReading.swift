import Entities
import Geodesy

/// Reads KML of every version: folders become trips, their points stops.
struct KMLReading {
    private var collector: StopCollector
    private var lines = LineCounter()
    private let context: ImportContext
    private var folders: [KMLFolder] = []
    private var links: [KMLDocument.Link] = []

    /// Everything that a document holds. Linear in its bytes.
    static func document(_ bytes: [UInt8], _ context: ImportContext) throws(ImportError) -> KMLDocument {
        do throws(XMLError) {
            return try XMLEncoding.read(bytes) { xml throws(XMLError) -> KMLDocument in
                try document(&xml, context)
            }
        } catch {
            throw ImportError(line: error.line, column: error.column, reason: error.reason)
        }
    }

    private static func document(_ xml: inout XMLReader, _ context: ImportContext) throws(XMLError) -> KMLDocument {
        var reading = KMLReading(context)
        while try xml.next() != .start {}
        guard xml.name.isLocally("kml") else {
            throw xml.error(at: xml.elementOffset, "the outermost element is “\(xml.name.string)”, not “kml”")
        }
        try reading.readContainer(&xml, within: nil)
        while try xml.next() != .finished {}
        for folder in reading.folders { folder.give(to: &reading.collector) }
        return KMLDocument(trips: reading.collector.result(), links: reading.links)
    }

    private init(_ context: ImportContext) {
        collector = StopCollector(context)
        self.context = context
    }

    /// Reads what the element that has just begun contains: of the root, a document or a folder. They nest as deep as
    /// elements may.
    private mutating func readContainer(_ xml: inout XMLReader, within parent: Int?) throws(XMLError) {
        let level = xml.depth
        if let reason = collector.overLimit(trips: folders.count) { throw xml.error(at: xml.elementOffset, reason) }
        let own = folders.count
        folders.append(KMLFolder(line: line(xml), parentName: parent.flatMap { folders[$0].shownName }))
        while try xml.nextChild(at: level) {
            if !xml.isOfRootsKind {
                try xml.skipElement()
            } else if xml.name.isLocally("Placemark") {
                folders[own].hasContent = true
                try readPlacemark(&xml, into: own)
            } else if xml.name.isLocally("Folder") || xml.name.isLocally("Document") {
                folders[own].hasContent = true
                try readContainer(&xml, within: own)
            } else if xml.name.isLocally("name") {
                folders[own].name = try xml.readText()
            } else if xml.name.isLocally("ExtendedData") {
                for entry in try KMLData.read(&xml) where entry.name == KMLWriting.roundTripKey {
                    folders[own].roundTripMark = entry.value == "true"
                }
            } else if xml.name.isLocally("NetworkLink") {
                try readLink(&xml)
            } else {
                try xml.skipElement()
            }
        }
    }

    private mutating func readLink(_ xml: inout XMLReader) throws(XMLError) {
        let level = xml.depth
        let line = line(xml)
        var address = ""
        while try xml.nextChild(at: level) {
            guard xml.name.isLocally("Link") || xml.name.isLocally("Url") else {
                try xml.skipElement()
                continue
            }
            let inner = xml.depth
            while try xml.nextChild(at: inner) {
                if xml.name.isLocally("href") { address = try xml.readText() } else { try xml.skipElement() }
            }
        }
        links.append(KMLDocument.Link(line: line, address: address))
        guard links.count <= StopCollector.maximumSkipped else {
            throw xml.error(at: xml.elementOffset, "more than \(StopCollector.maximumSkipped) links to other files")
        }
    }

    private mutating func readPlacemark(_ xml: inout XMLReader, into folder: Int) throws(XMLError) {
        let level = xml.depth
        let offset = xml.elementOffset
        var placemark = KMLPlacemark()
        while try xml.nextChild(at: level) {
            if xml.isOfRootsKind, xml.name.isLocally("name") {
                placemark.name = try xml.readText()
            } else if xml.isOfRootsKind, xml.name.isLocally("description") {
                placemark.description = HTMLText.plain(try xml.readText())
            } else if xml.isOfRootsKind, xml.name.isLocally("address") {
                placemark.address = try xml.readText()
            } else if xml.isOfRootsKind, xml.name.isLocally("ExtendedData") {
                placemark.data = try KMLData.read(&xml)
            } else {
                try placemark.geometry.read(&xml, takesEveryPoint: context.takesEveryPoint)
            }
        }
        take(placemark, at: offset, in: xml, into: folder)
        if let reason = collector.overLimit(trips: folders.count) { throw xml.error(at: offset, reason) }
    }

    /// Makes stops of a placemark that begins at `offset`, or notes why there are none.
    private mutating func take(_ placemark: KMLPlacemark, at offset: Int, in xml: XMLReader, into folder: Int) {
        let geometry = placemark.geometry
        for fault in geometry.faults { skip(placemark, at: offset, in: xml, fault) }
        for location in geometry.points.prefix(StopCollector.maximumStops + 1) {
            add(placemark, location, at: offset, in: xml, to: folder)
        }
        for line in geometry.lines {
            collector.count(line.count)
            if folders[folder].firstLineName == nil { folders[folder].firstLineName = placemark.name }
            folders[folder].add(line: line)
        }
        guard geometry.points.isEmpty, geometry.lines.isEmpty, geometry.faults.isEmpty else { return }
        guard let address = placemark.address, !address.isEmpty else {
            let reason = geometry.other.map { "a \($0) is no place to stop" } ?? "it has no place"
            return skip(placemark, at: offset, in: xml, reason)
        }
        switch context.readPlace(address, folders[folder].points.last?.location) {
        case .place(let location, let name, let label):
            add(placemark, location, at: offset, in: xml, to: folder)
            if let label {
                collector.notice(
                    "line \(lines.line(at: offset, in: xml)): “\(placemark.name ?? name ?? address)” was looked up: \(label)"
                )
            }
        case .none(let reason):
            skip(placemark, at: offset, in: xml, "it has an address only, and \(reason)")
        }
    }

    private mutating func add(
        _ placemark: KMLPlacemark, _ location: Coordinate, at offset: Int, in xml: XMLReader, to folder: Int
    ) {
        let stop = collector.stop(name: placemark.name, note: placemark.note, at: location) {
            lines.line(at: offset, in: xml)
        }
        folders[folder].points.append(stop)
        collector.count(1)
    }

    private mutating func skip(_ placemark: KMLPlacemark, at offset: Int, in xml: XMLReader, _ reason: String) {
        let subject = placemark.name.flatMap(Name.cut).map { "“\($0.text.prefix(60))”: " } ?? ""
        collector.skip(line: lines.line(at: offset, in: xml), subject + reason)
    }

    private mutating func line(_ xml: XMLReader) -> Int {
        lines.line(at: xml.elementOffset, in: xml)
    }
}
