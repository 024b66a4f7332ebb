import Entities
import Geodesy
import Places
import Text
import XML

/// Reads KML of every version: folders become trips, their points stops.
struct KMLReading {
    var collector: StopCollector
    private let context: ImportContext
    var folders: [KMLFolder] = []
    private var links: [KMLDocument.Link] = []
    /// The number of stops that are only in the town of their address.
    private var townCount = 0
    /// The number of stops with a `TimeStamp`.
    var stampCount = 0
    /// The plans of stops, of which the trips are the folders until all are read.
    private var plans: StopPlanReading

    /// Reads a document. Linear in its bytes; they are not held.
    static func document(_ content: FileContent, _ context: ImportContext) throws(TextFault) -> KMLDocument {
        var xml = try XMLReader(content)
        return try document(&xml, context)
    }

    private static func document(_ xml: inout XMLReader, _ context: ImportContext) throws(TextFault) -> KMLDocument {
        var reading = KMLReading(context)
        while try xml.next() != .start {}
        if xml.name.isLocally("Placemark") {
            // Google Earth copies a single place without the elements around it.
            reading.folders.append(KMLFolder(line: xml.line(ofElementAt: 1), parent: nil, parentName: nil))
            try reading.readPlacemark(&xml, into: 0)
        } else if KMLReading.isContainer(xml.name) {
            try reading.readContainer(&xml, within: nil)
        } else {
            throw xml.error(inElementAt: 1, "the outermost element is “\(xml.name.string)”, not “kml”")
        }
        while try xml.next() != .finished {}
        reading.folders.relate(planned: reading.plans.trips)
        var lineTrips = 0
        var numbers: [Int: Int] = [:]
        var written = WrittenPlans()
        for (index, folder) in reading.folders.enumerated() {
            let number = reading.collector.trips.count
            if folder.day != nil, let parent = folder.parent, !reading.folders[parent].points.isEmpty {
                reading.collector.leaveOut(lines: folder.lineCount)
                continue
            }
            lineTrips += folder.give(to: &reading.collector, reading.context)
            guard reading.collector.trips.count > number else { continue }
            if !folder.points.isEmpty { numbers[index] = number }
            if let plans = folder.plans { written.take(plans, ofTrip: number) }
        }
        reading.nameAfterDocument()
        reading.plans.renumber(numbers)
        for notice in AboutPlace.notices(reading.townCount) { reading.collector.notice(notice) }
        for notice in reading.textsLeftOut.notices { reading.collector.notice(notice) }
        if let notice = reading.stampNotice { reading.collector.notice(notice) }
        var trips = written.planned(reading.plans.planned(reading.collector.result()))
        trips.lineTrips = lineTrips
        return KMLDocument(trips: trips, links: reading.links)
    }

    /// The titles and descriptions of a file of others that no trip has.
    private var textsLeftOut: TextsLeftOut {
        var texts = TextsLeftOut()
        guard !folders.contains(where: \.isOwn) else { return texts }
        let names = Set(collector.trips.map(\.name))
        for folder in folders where folder.isDocument {
            // The title that gpsbabel writes says nothing.
            if let name = folder.name.flatMap(Name.cut), name.text != "GPS device", !names.contains(name),
                folder.hasContent, !names.contains(where: { $0.text.hasPrefix(name.text + KMLFolder.ofWhole) }),
                !collector.trips.isEmpty
            {
                texts.add(title: name.text)
            }
        }
        for folder in folders { texts.add(description: folder.description, of: folder.name) }
        return texts
    }

    private static func isContainer(_ name: XMLName) -> Bool {
        name.isLocally("kml") || name.isLocally("Document") || name.isLocally("Folder")
    }

    private init(_ context: ImportContext) {
        collector = StopCollector(context)
        self.context = context
        plans = StopPlanReading(isOwn: false, today: context.today)
    }

    /// Reads the contents of the element that has just begun: the root, a document or a folder. They nest as deep as
    /// elements may.
    private mutating func readContainer(_ xml: inout XMLReader, within parent: Int?) throws(TextFault) {
        let level = xml.depth
        if let reason = collector.overLimit(trips: folders.count) { throw xml.error(inElementAt: level, reason) }
        let own = folders.count
        folders.append(
            KMLFolder(
                line: xml.line(ofElementAt: level), parent: parent,
                parentName: parent.flatMap { folders[$0].shownName }))
        folders[own].isDocument = xml.name.isLocally("Document")
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
                let name = try xml.readText()
                folders[own].name = name
                if parent != nil, !folders[own].isDocument {
                    folders[own].day = KMLFolder.day(ofName: name, today: context.today)
                }
            } else if xml.name.isLocally("description") {
                folders[own].description = HTMLText.plain(try xml.readText())
            } else if xml.name.isLocally("ExtendedData") {
                for entry in try KMLData.read(&xml) {
                    if entry.name == KMLWriting.roundTripKey { folders[own].roundTripMark = entry.value == "true" }
                    if entry.name == KMLWriting.plansKey { folders[own].plans = entry.value }
                }
            } else if xml.name.isLocally("NetworkLink") {
                try readLink(&xml)
            } else {
                try xml.skipElement()
            }
        }
    }

    private mutating func readLink(_ xml: inout XMLReader) throws(TextFault) {
        let level = xml.depth
        let line = xml.line(ofElementAt: level)
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
            throw xml.error(inElementAt: level, "more than \(StopCollector.maximumSkipped) links to other files")
        }
    }

    private mutating func readPlacemark(_ xml: inout XMLReader, into folder: Int) throws(TextFault) {
        let level = xml.depth
        var placemark = KMLPlacemark()
        while try xml.nextChild(at: level) {
            if xml.isOfRootsKind, xml.name.isLocally("name") {
                placemark.name = try xml.readText()
            } else if xml.isOfRootsKind, xml.name.isLocally("description") {
                placemark.description = KMLData.withoutLinksForPrograms(HTMLText.plain(try xml.readText()))
            } else if xml.isOfRootsKind, xml.name.isLocally("address") {
                placemark.address = try xml.readText()
            } else if xml.isOfRootsKind, xml.name.isLocally("ExtendedData") {
                placemark.hasExtendedData = true
                placemark.data = try KMLData.read(&xml)
            } else if xml.isOfRootsKind, xml.name.isLocally("TimeSpan") {
                try placemark.readSpan(&xml)
            } else if xml.isOfRootsKind, xml.name.isLocally("TimeStamp") {
                placemark.hasTimeStamp = true
                try xml.skipElement()
            } else if xml.isOfRootsKind, xml.name.isLocally("styleUrl") {
                placemark.kind = KindSymbols.kind(ofStyle: try xml.readText())
            } else if xml.isOfRootsKind, xml.name.isLocally("Snippet") {
                placemark.snippet = try xml.readText()
            } else {
                try placemark.geometry.read(&xml, takesEveryPoint: context.takesEveryPoint)
            }
        }
        if let snippet = placemark.snippet {
            placemark.description = placemark.description.flatMap { PlanLine.note(of: $0, beside: snippet) }
        }
        // The line of a day is a part of that of its trip.
        if placemark.data.contains(where: { $0.name == KMLWriting.dayKey }) { return }
        take(placemark, at: level, in: &xml, into: folder)
        if let reason = collector.overLimit(trips: folders.count) { throw xml.error(inElementAt: level, reason) }
    }

    /// Makes stops of a placemark at `level`, or notes why there are none.
    private mutating func take(_ placemark: KMLPlacemark, at level: Int, in xml: inout XMLReader, into folder: Int) {
        let geometry = placemark.geometry
        collector.countTurned(geometry.turnedCount)
        for fault in geometry.faults { skip(placemark, at: level, in: &xml, fault) }
        for location in geometry.points.prefix(StopCollector.maximumStops + 1) {
            add(placemark, location, at: level, in: &xml, to: folder)
        }
        if !geometry.lines.isEmpty {
            collector.count(geometry.lines.reduce(0) { $0 + $1.count })
            for number in geometry.lines.indices { take(placemark, line: number, at: level, in: &xml, into: folder) }
        }
        guard geometry.points.isEmpty, geometry.lines.isEmpty, geometry.faults.isEmpty else { return }
        guard let address = placemark.address, !address.isEmpty else {
            let reason = geometry.other.map { "a \($0) is no place to stop" } ?? "it has no place"
            return skip(placemark, at: level, in: &xml, reason)
        }
        switch context.look(up: address, near: folders[folder].points.last?.location) {
        case .success(let read):
            var placemark = placemark
            // The address stands in the note as it is.
            if read.about != nil { placemark.address = AboutPlace.note(address) }
            add(placemark, read.found.location, at: level, in: &xml, to: folder)
            if read.about != nil { townCount += 1 }
            if read.found.wasLookedUp {
                let line = xml.line(ofElementAt: level)
                collector.notice("line \(line): “\(placemark.name ?? read.name)” \(read.notice)")
            }
        case .failure(let refusal):
            skip(placemark, at: level, in: &xml, "it has an address only, and \(refusal.reason)")
        }
    }

    /// Remembers a line of a placemark, whose ends are called after it, and which has a number where there are several.
    /// A note goes to the first point of the first.
    private mutating func take(
        _ placemark: KMLPlacemark, line number: Int, at level: Int, in xml: inout XMLReader, into folder: Int
    ) {
        let places = placemark.geometry.lines[number]
        let isOneOfSeveral = placemark.geometry.lines.count > 1
        let name = placemark.name.flatMap { name in
            name.allSatisfy(\.isWhitespace) ? nil : isOneOfSeveral ? "\(name) \(number + 1)" : name
        }
        var stops = places.map { ImportedStop(name: nil, location: $0) }
        let own = LineEnds(from: nil, to: nil, name: isOneOfSeveral ? nil : name)
        for (index, end, own) in [(stops.count - 1, "end", own.to), (0, "start", own.from)] {
            let note = index == 0 && number == 0 && placemark.geometry.points.isEmpty ? placemark.note : nil
            // What only counts the days names none of their ends.
            let town =
                own == nil && name.map { TrackDay.isNumber($0) } ?? false
                ? context.nameOfNeighbor(of: places[index])?.text : nil
            stops[index] = collector.stop(
                name: own ?? town ?? name.map { "\($0) (\(end))" }, note: note, at: places[index], isNamedByNote: false
            ) { xml.line(ofElementAt: level) }
        }
        folders[folder].add(
            stops, leftOut: number == 0 ? placemark.geometry.leftOut : 0, name: name,
            hasEnds: own.from != nil && own.to != nil, line: xml.line(ofElementAt: level))
    }

    private mutating func add(
        _ placemark: KMLPlacemark, _ location: Coordinate, at level: Int, in xml: inout XMLReader, to own: Int
    ) {
        var placemark = placemark
        // What this program wrote is a trip of its own, also where it is called like a day.
        if folders[own].isOwn { folders[own].day = nil }
        let folder = folders[own].day == nil ? own : folders[own].parent ?? own
        // Those of this program stand beside a line that says the day, and follow from the plan.
        if placemark.hasTimeStamp, placemark.snippet == nil { stampCount += 1 }
        var texts = placemark.takePlan()
        let ofName =
            folders[folder].isOwn
            ? nil : placemark.name.flatMap { KMLFolder.day(ofPoint: $0, today: context.today) }
        texts.date = texts.date ?? folders[own].day?.date
        texts.day = texts.day ?? folders[own].day?.day ?? ofName?.day
        // What this program writes has its plan beside the note.
        if !folders[folder].isOwn {
            placemark.description = placemark.description.flatMap { DescribedPlan.take(outOf: $0, into: &texts) }
        }
        let isFirstOfDay = own != folder && !folders[own].hasStop
        folders[own].hasStop = true
        let end = folders[folder].isOwn ? nil : placemark.name.flatMap(TrackDay.end)
        if end != nil || isFirstOfDay {
            // The end of a day names no place, and is the beginning of the next.
            let last = folders[folder].points.last
            let isSame = isFirstOfDay && placemark.name.flatMap(Name.cut) == last?.name
            if end == .start || isSame, let last, last.location.distance(to: location) <= ImportedStop.sameWithin {
                let left = plans.add(
                    KMLFolder.ofLeaving(texts), to: folders[folder].points.count - 1, in: folder,
                    line: xml.line(ofElementAt: level))
                return folders[folder].addToLast(placemark, left)
            }
            if end != nil { placemark.name = context.nameOfNeighbor(of: location)?.text ?? placemark.name }
        }
        // Layers of directions have the place between two of them at the end of one and the beginning of the next.
        if texts.isEmpty, folders[folder].lineCount > 1, !folders[folder].isOwn, let last = folders[folder].points.last,
            last.name != nil,
            last.name == placemark.name.flatMap(Name.cut),
            last.location.distance(to: location) <= ImportedStop.sameWithin
        {
            return folders[folder].addToLast(placemark, [])
        }
        if !texts.isEmpty {
            let left = plans.take(
                texts, of: folders[folder].points.count, in: folder, line: xml.line(ofElementAt: level))
            placemark.data += left.map { KMLData(name: $0.label, value: $0.text) }
        }
        let stop = collector.stop(
            name: placemark.name, note: placemark.note, at: location,
            keepsNoteLikeName: !placemark.hasExtendedData && placemark.address == nil
        ) {
            xml.line(ofElementAt: level)
        }
        folders[folder].points.append(stop)
        collector.count(1)
    }

    private mutating func skip(_ placemark: KMLPlacemark, at level: Int, in xml: inout XMLReader, _ reason: String) {
        let subject = placemark.name.flatMap(Name.cut).map { "“\($0.text.prefix(60))”: " } ?? ""
        collector.skip(line: xml.line(ofElementAt: level), subject + reason)
    }
}
