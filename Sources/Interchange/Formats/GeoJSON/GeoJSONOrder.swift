import JSON
import Text

/// The order in which the points of a list of features are by the numbers that their properties give them: each once,
/// from 0 or 1 on. Lines stay where they are.
struct GeoJSONOrder {
    /// The ways in which the features of a text follow one another.
    enum Arrangement {
        /// Elements of an array that was entered.
        case array
        /// Texts of their own.
        case texts

        /// Steps to the next feature; false behind the last.
        fileprivate func next(_ reader: inout JSONReader) throws(TextFault) -> Bool {
            switch self {
            case .array: try reader.nextElement()
            case .texts: reader.peek() == UInt8(ascii: "{")
            }
        }
    }

    /// The numbers and the trip by which a feature has its place among the others.
    private struct Feature {
        var isPoint = true
        var numbers: [String: Double] = [:]
        var trip: String?
    }

    /// The reader at each feature, in the order of the numbers, and the index of the feature in the file.
    let features: [(reader: JSONReader, index: Int)]
    /// The reader behind the last.
    let end: JSONReader
    /// The property that has the numbers, without case and signs.
    let property: String
    /// Whether it is another order than that of the file.
    let isChanged: Bool

    /// The properties that may number points, without case and signs.
    private static let properties = CSVColumnWords.order + ["position"] + days
    /// Those that say the day as well.
    static let days = ["day", "daynumber", "tag", "jour", "día", "giorno"]
    /// The most lines in front of the first point, and the most features that are put into order.
    private static let (mostLines, mostFeatures) = (100, 10_000)

    /// Looks at all features from here on, until one shows that they are not numbered; nil then. What this program
    /// wrote is in order. n log n.
    init?(_ reader: JSONReader, _ arrangement: Arrangement) {
        var ahead = reader
        var (readers, found): ([JSONReader], [Feature]) = ([], [])
        var known = Set(Self.properties)
        var hasPoint = false
        // A fault in the text is told when the features are read.
        while let more = try? arrangement.next(&ahead), more {
            readers.append(ahead)
            guard readers.count <= Self.mostFeatures, let feature = try? Self.read(&ahead) else { return nil }
            found.append(feature)
            if feature.isPoint {
                hasPoint = true
                known.formIntersection(feature.numbers.keys)
            }
            guard !known.isEmpty, hasPoint || found.count <= Self.mostLines else { return nil }
        }
        let points = found.indices.filter { found[$0].isPoint }
        guard points.count > 1 else { return nil }
        let trips = Dictionary(grouping: points) { found[$0].trip }.values
        let property = Self.properties.first { property in
            known.contains(property)
                && trips.allSatisfy { CountedOrder.countsUp($0.compactMap { found[$0].numbers[property] }) }
        }
        guard let property else { return nil }
        var order = Array(found.indices)
        for places in trips {
            let sorted = places.sorted {
                (found[$0].numbers[property] ?? 0, $0) < (found[$1].numbers[property] ?? 0, $1)
            }
            for (place, feature) in zip(places, sorted) { order[place] = feature }
        }
        features = order.map { (readers[$0], $0) }
        end = ahead
        self.property = property
        isChanged = order != Array(found.indices)
    }

    /// Reads what a feature says of its place; nil of one that holds others or that this program wrote.
    private static func read(_ reader: inout JSONReader) throws(TextFault) -> Feature? {
        guard reader.peek() == UInt8(ascii: "{") else { return nil }
        var feature = Feature()
        try reader.enterObject()
        while let key = try reader.nextKey() {
            if key.equals("features") { return nil }
            guard reader.peek() == UInt8(ascii: "{") else {
                try reader.skipValue()
                continue
            }
            if key.equals("geometry") {
                feature.isPoint = try isPoint(&reader)
            } else if key.equals("properties") || key.equals("attributes") {
                guard try readNumbers(&reader, into: &feature) else { return nil }
            } else {
                try reader.skipValue()
            }
        }
        return feature
    }

    private static func isPoint(_ reader: inout JSONReader) throws(TextFault) -> Bool {
        var isPoint = true
        try reader.enterObject()
        while let key = try reader.nextKey() {
            if key.equals("type") {
                isPoint = try reader.readTextIfAny() == "Point"
            } else {
                if key.equals("paths") || key.equals("rings") || key.equals("points") { isPoint = false }
                try reader.skipValue()
            }
        }
        return isPoint
    }

    /// Reads the properties that may number a point; false for those of a stop that this program wrote.
    private static func readNumbers(
        _ reader: inout JSONReader, into feature: inout Feature
    ) throws(TextFault) -> Bool {
        try reader.enterObject()
        while let key = try reader.nextKey() {
            let byte = reader.peek()
            guard key.count <= 24, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "[") else {
                try reader.skipValue()
                continue
            }
            let name = CSVColumnWords.key(key.string)
            if name == "stop" { return false }
            if name == "trip" {
                feature.trip = try reader.readTextOrNumber()
            } else if properties.contains(name) {
                feature.numbers[name] = try reader.readLooseDouble()
            } else {
                try reader.skipValue()
            }
        }
        return true
    }
}

extension GeoJSONImport {
    /// Reads the features of a list or of a sequence of texts, in the order of their numbers where they have these.
    mutating func readFeatures(_ arrangement: GeoJSONOrder.Arrangement) throws(TextFault) {
        if let order = GeoJSONOrder(reader, arrangement) {
            let isOfDay = GeoJSONOrder.days.contains(order.property)
            (orderProperty, isReordered) = (isOfDay ? nil : order.property, isReordered || order.isChanged)
            let first = featureCount
            for (start, index) in order.features {
                reader = start
                // Notices count the features of the file.
                featureCount = first + index
                try readObject()
            }
            (reader, featureCount) = (order.end, first + order.features.count)
            return
        }
        switch arrangement {
        case .array: while try reader.nextElement() { try readObject() }
        case .texts: repeat { try readObject() } while reader.peek() == UInt8(ascii: "{")
        }
    }
}
