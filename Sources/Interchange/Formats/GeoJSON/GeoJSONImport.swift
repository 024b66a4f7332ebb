import CivilTime
import Entities
import Geodesy
import JSON
import Places
import Text

/// Reads the trips of a GeoJSON text (RFC 7946): features, collections of them, and bare geometries.
///
/// The property `trip` groups features into trips; those without it make one. Each point is a stop. Lines count, with
/// their ends or with every point, only in a trip without points; those without the property `trip` are a trip each.
/// Where the property `stop` counts, 1 begins a trip anew, so that two trips of one name stay two.
struct GeoJSONImport {
    private let bytes: UnsafeBufferPointer<UInt8>
    var reader: JSONReader
    let context: ImportContext
    /// Whether the whole file is one of Google's saved places.
    private let isOfGoogle: Bool
    /// The trip of the features that name none: the layer of a map that they are on.
    var layer: String?
    var assembly: TripAssembly
    var lineNumbers: LineCounter
    var geometry: GeoJSONGeometry
    var lastPlace: Coordinate?
    /// The number of features that were read.
    var featureCount = 0
    /// The lines found, until it is known which trips have points.
    var lines: [GeoJSONLine] = []

    /// The number of trips that are a line each.
    var lineTrips = 0
    private var plans: StopPlanReading
    /// The meanings of the names of properties.
    private var meanings = GeoJSONMeanings()
    /// The plans of the trips that this program wrote.
    var written = WrittenPlans()

    /// The property that numbers the points in their order, and whether that is another one than that of the file.
    var (orderProperty, isReordered): (String?, Bool) = (nil, false)

    /// The number of stops whose place is only approximate.
    var aboutCount = 0
    /// The number of Google's saved places with the date of saving.
    private var savedCount = 0
    /// Whether latitudes and longitudes seem swapped.
    private var swapped = SwappedColumns()
    /// The depth at which the object that is read lies in others.
    private var depth = 0
    /// The number of stops that are only in the town of their address.
    var townCount = 0

    /// The likely reason for a place that is not on the Earth: the order of the numbers, or a remark in the file. Nil
    /// until it is asked for.
    private var hint: String?

    /// Starts at the beginning; `collection` is the name that the file gives itself, if it does.
    private init(
        _ bytes: UnsafeBufferPointer<UInt8>, _ context: ImportContext, collection: String?, isOfGoogle: Bool
    ) throws(TextFault) {
        self.bytes = bytes
        self.isOfGoogle = isOfGoogle
        reader = try JSONReader(bytes)
        lineNumbers = LineCounter(bytes)
        self.context = context
        assembly = TripAssembly(context, unnamed: collection.flatMap { Name.cut($0) })
        geometry = GeoJSONGeometry(keepsPositions: context.takesEveryPoint)
        plans = StopPlanReading(isOwn: false, today: context.today)
    }

    /// Reads the whole text of a map with layers, each a trip. Linear.
    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, _ context: ImportContext, map: UMapNames
    ) throws(TextFault) -> ImportedTrips {
        var reader = try GeoJSONImport(bytes, context, collection: map.map, isOfGoogle: false)
        // The only layer of a map is the map.
        let isOnly = map.layers.count == 1 && map.map != nil
        return try reader.readLayers(isOnly ? [nil] : map.layers)
    }

    /// Reads the whole text; in a file of Google's saved places, 0,0 is no place. Linear.
    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, _ context: ImportContext, isOfGoogle: Bool = false
    ) throws(TextFault) -> ImportedTrips {
        var reader = try GeoJSONImport(bytes, context, collection: collectionName(bytes), isOfGoogle: isOfGoogle)
        return try reader.read()
    }

    private mutating func read() throws(TextFault) -> ImportedTrips {
        if reader.peek() == UInt8(ascii: "[") {
            // An array of features or of collections is no GeoJSON, but there is only one way to read it.
            try reader.enterArray()
            try readFeatures(.array)
        } else {
            // A feature a line, as programs write that add to a file, is several texts in one.
            try readFeatures(.texts)
        }
        try reader.finish()
        try takeLines()
        return finished()
    }

    /// Reads the layers of a map; the other members of its object are no places.
    private mutating func readLayers(_ names: [String?]) throws(TextFault) -> ImportedTrips {
        try reader.enterObject("the map")
        while let key = try reader.nextKey() {
            guard key.equals("layers") else {
                try reader.skipValue()
                continue
            }
            try reader.enterArray("“layers”")
            var number = 0
            while try reader.nextElement() {
                layer = number < names.count ? names[number] : nil
                number += 1
                try readObject()
            }
        }
        try reader.finish()
        try takeLines()
        return finished()
    }

    private mutating func finished() -> ImportedTrips {
        var notices = (aboutCount > 0 ? [GoogleCell.notice(aboutCount)] : []) + AboutPlace.notices(townCount)
        if isReordered { notices.append(CountedOrder.notice) }
        if savedCount > 0 {
            notices.append(
                savedCount == 1
                    ? "the date of 1 place is left out: it is that of saving"
                    : "the dates of \(savedCount) places are left out: they are those of saving")
        }
        if swapped.areNamesSwapped {
            notices.append(
                "latitude and longitude seem swapped, as the places of these names lie where the numbers are swapped; "
                    + "GeoJSON has the longitude first")
        }
        var imported = written.planned(plans.planned(assembly.finish(beside: notices)))
        imported.lineTrips = lineTrips
        return imported
    }

    /// Reads a feature, a collection or a bare geometry, by its members.
    mutating func readObject() throws(TextFault) {
        _ = reader.peek()
        let offset = reader.offset
        try reader.enterObject("a GeoJSON object")
        var properties = GeoJSONProperties()
        var members = GeoJSONGeometryMembers()
        var (holdsFeatures, hasGeometry, hasAttributes) = (false, false, false)
        var title: String?
        depth += 1
        defer { depth -= 1 }
        geometry.removeAll()
        while let key = try reader.nextKey() {
            if key.equals("features") {
                holdsFeatures = true
                if depth == 1 { geometry.reference = geometry.reference ?? .behind(reader) }
                try reader.enterArray("“features”")
                try readFeatures(.array)
            } else if key.equals("geometry") {
                guard !hasGeometry else { throw reader.duplicate(key) }
                hasGeometry = true
                try geometry.read(&reader)
            } else if key.equals("properties") {
                try properties.read(&reader)
            } else if key.equals("attributes"), members.type.isEmpty, reader.peek() == UInt8(ascii: "{") {
                // A feature of Esri.
                hasAttributes = true
                try properties.read(&reader)
            } else if depth == 1, key.equals("spatialReference"), reader.peek() == UInt8(ascii: "{") {
                geometry.reference = try EsriReference(&reader)
            } else if depth == 1, key.equals("name") {
                title = try reader.readTextIfAny()
            } else {
                try geometry.read(key, &members, &reader)
            }
        }
        if holdsFeatures {
            // The name may stand behind the features.
            if let title, assembly.unnamed == nil { assembly.unnamed = Name.cut(title) }
            return
        }
        if !hasGeometry, members.type != "Feature" || members.hasCoordinates { geometry.finish(members, at: offset) }
        if !hasGeometry, geometry.isMissing, members.type != "Feature", !hasAttributes {
            throw reader.error(at: offset, "no feature here: the object has neither “features” nor a geometry")
        }
        featureCount += 1
        if hasGeometry, !members.type.isEmpty, members.type != "Feature" {
            return try skip(
                nil, featureCount, "\(Wording.quoted(members.type, maximumWidth: 60)) is no feature", at: offset)
        }
        if properties.trip == nil {
            properties.trip = layer
            // What this program wrote names its trip.
            properties.takeOthers(&meanings, besides: orderProperty)
        }
        try take(properties, at: offset, isAlone: properties.trip == layer)
    }

    /// Takes the points of the feature that was read, and remembers its lines.
    private mutating func take(
        _ properties: GeoJSONProperties, at offset: Int, isAlone: Bool
    ) throws(TextFault) {
        for fault in geometry.faults {
            try skip(properties.name, featureCount, fault.reason, at: fault.offset)
        }
        // Google writes 0,0 where it knows no place; a trip of this program may well lead there.
        let isUnknown =
            (isOfGoogle || properties.isSavedPlace) && isAlone && geometry.points.count == 1
            && geometry.points[0].latitude == 0
            && geometry.points[0].longitude == 0
        if geometry.isMissing || isUnknown { return try takeUnlocated(properties, at: offset) }
        let isOnlyPoint = geometry.points.count == 1
        for (index, position) in geometry.points.enumerated() {
            guard let place = try place(of: position, properties.name, featureCount) else { continue }
            if isOnlyPoint, isAlone, properties.stop == nil { swapped.take(place, called: properties.name, context) }
            let name = isOnlyPoint ? properties.name : properties.name.map { "\($0) \(index + 1)" }
            try add(properties, name: name, note: index == 0 ? properties.note : nil, place, at: position.offset)
        }
        for line in geometry.lines { remember(line, properties, isAlone: isAlone) }
        if properties.isRoundTrip, !geometry.lines.isEmpty, let trip = assembly.openTrip(properties.trip) {
            assembly.closeLoop(of: trip)
        }
    }

    /// Puts the next stop of a trip on the day of the line that leads there.
    mutating func takeDay(of line: GeoJSONLine, in trip: Int, line number: Int) {
        var texts = PlanTexts()
        (texts.date, texts.day) = (line.day.date?.text, line.day.number.map(String.init))
        if texts.date != nil { texts.day = nil }
        _ = plans.take(texts, of: assembly.count(of: trip), in: trip, line: number)
    }

    mutating func add(
        _ properties: GeoJSONProperties, name: String?, note: String?, _ place: Coordinate, at offset: Int
    ) throws(TextFault) {
        let trip = try assembly.trip(
            properties.trip, startsAnew: properties.stop == 1, line: lineNumbers.line(at: offset))
        // This program names the trip and counts its stops.
        let isOwn = properties.trip != nil && properties.stop != nil
        if isOwn, let record = properties.plans { written.take(record, ofTrip: trip) }
        var note = note
        // The dates of Google's saved places are those of saving.
        if !properties.plan.isEmpty, !isOfGoogle, !properties.isOfGoogle {
            let left = plans.take(
                properties.plan, of: assembly.count(of: trip), in: trip, line: lineNumbers.line(at: offset))
            let lines = [note].compactMap { $0 } + left.map { "\($0.label): \($0.text)" }
            note = lines.isEmpty ? nil : lines.joined(separator: "\n")
        }
        if properties.hasDateOfSaving, isOfGoogle || properties.isOfGoogle { savedCount += 1 }
        if !isOwn, properties.isSavedPlace, let address = properties.address, address != name,
            !(note?.containsText(address) ?? false)
        {
            note = [note, address].compactMap { $0 }.joined(separator: "\n")
        }
        try assembly.add(
            name: name, note: note, place: place, to: trip, keepsNoteLikeName: isOwn,
            line: lineNumbers.line(at: offset))
        if properties.isRoundTrip { assembly.closeLoop(of: trip) }
        lastPlace = place
    }

    /// Records that a part of a feature was not taken; the notice has its name, or else its number in the file.
    mutating func skip(
        _ name: String?, _ feature: Int, _ reason: String, at offset: Int
    ) throws(TextFault) {
        let shown = name.flatMap { Name.cut($0) }.map { Wording.quoted(String($0.text.prefix(60))) }
        let subject = shown ?? "feature \(feature)"
        try assembly.skip(
            reason.containsText(subject) ? reason : "\(subject): \(reason)", line: lineNumbers.line(at: offset))
    }

    /// The place of a position; one that is not on the Earth is skipped.
    mutating func place(
        of position: GeoJSONGeometry.Position, _ name: String?, _ feature: Int
    ) throws(TextFault) -> Coordinate? {
        var isTurned = false
        switch ReadPoint.read(latitude: position.latitude, longitude: position.longitude, isTurned: &isTurned) {
        case .place(let place):
            if isTurned { assembly.countTurned() }
            return place
        case .fault(let error):
            let hint =
                self.hint ?? foreignReferenceSystem(ofGeoJSON: bytes).map { "the file is in \($0), not in WGS 84" }
                ?? "GeoJSON has the longitude first"
            self.hint = hint
            try skip(name, feature, "\(error); \(hint)", at: position.offset)
            return nil
        }
    }
}
