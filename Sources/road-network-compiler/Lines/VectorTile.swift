import RoadNetwork

/// Reads the roads of a Mapbox Vector Tile (version 2) of the OpenMapTiles schema: layer `transportation`, classes
/// motorway, trunk and primary, without ramps and roads under construction.
enum VectorTile {
    /// A road in a tile.
    struct Road: Equatable {
        /// Its class.
        let roadClass: RoadClass
        /// Its lines, in steps of the layer's grid from the tile's upper left corner; may lie outside the tile.
        let lines: [[SIMD2<Int64>]]
    }

    /// The roads of a tile and the steps of its grid from one edge to the other.
    static func roads(in bytes: [UInt8]) throws(LineFileError) -> (extent: Int64, roads: [Road]) {
        var layer: ArraySlice<UInt8>?
        try ProtobufMessage.forEachField(bytes[...]) { (number, field) throws(LineFileError) in
            guard number == 3, let content = field.bytes else { return }
            var name: ArraySlice<UInt8> = []
            try ProtobufMessage.forEachField(content) { number, field in
                if number == 1, let bytes = field.bytes { name = bytes }
            }
            if name.elementsEqual("transportation".utf8) { layer = content }
        }
        guard let layer else { return (4096, []) }
        return try roads(inLayer: layer)
    }

    private static func roads(
        inLayer layer: ArraySlice<UInt8>
    ) throws(LineFileError) -> (extent: Int64, roads: [Road]) {
        var extent: Int64 = 4096
        var features: [ArraySlice<UInt8>] = []
        var keys: [String] = []
        var values: [TileValue] = []
        try ProtobufMessage.forEachField(layer) { (number, field) throws(LineFileError) in
            switch (number, field) {
            case (2, .bytes(let bytes)): features.append(bytes)
            case (3, .bytes(let bytes)): keys.append(String(decoding: bytes, as: UTF8.self))
            case (4, .bytes(let bytes)): values.append(try TileValue(bytes))
            case (5, .number(let value)): extent = Int64(clamping: value)
            default: break
            }
        }
        guard (1...1 << 20).contains(extent) else { throw .endsTooEarly }
        var roads: [Road] = []
        for feature in features {
            if let road = try road(feature, keys, values) { roads.append(road) }
        }
        return (extent, roads)
    }

    /// The road of a feature; nil if it is of another class or no line.
    private static func road(
        _ feature: ArraySlice<UInt8>, _ keys: [String], _ values: [TileValue]
    ) throws(LineFileError) -> Road? {
        var tags: [UInt64] = []
        var commands: [UInt64] = []
        var isLine = false
        try ProtobufMessage.forEachField(feature) { (number, field) throws(LineFileError) in
            switch (number, field) {
            case (2, .bytes(let bytes)): tags += try ProtobufMessage.numbers(bytes)
            case (3, .number(let type)): isLine = type == 2
            case (4, .bytes(let bytes)): commands += try ProtobufMessage.numbers(bytes)
            default: break
            }
        }
        guard isLine, let roadClass = roadClass(tags, keys, values) else { return nil }
        return Road(roadClass: roadClass, lines: try lines(commands))
    }

    /// The class that tags name; nil for a ramp and other classes, of which `motorway_construction` is one.
    private static func roadClass(_ tags: [UInt64], _ keys: [String], _ values: [TileValue]) -> RoadClass? {
        var roadClass: RoadClass?
        for pair in stride(from: 0, to: tags.count - 1, by: 2) {
            guard tags[pair] < UInt64(keys.count), tags[pair + 1] < UInt64(values.count) else { return nil }
            let value = values[Int(tags[pair + 1])]
            switch (keys[Int(tags[pair])], value) {
            case ("class", .text("motorway")): roadClass = .motorway
            case ("class", .text("trunk")): roadClass = .trunk
            case ("class", .text("primary")): roadClass = .primary
            case ("ramp", .number(let flag)) where flag != 0: return nil
            default: break
            }
        }
        return roadClass
    }

    /// The lines that drawing commands describe.
    private static func lines(_ commands: [UInt64]) throws(LineFileError) -> [[SIMD2<Int64>]] {
        var lines: [[SIMD2<Int64>]] = []
        var place = SIMD2<Int64>(0, 0)
        var index = 0
        while index < commands.count {
            let (command, count) = (commands[index] & 7, commands[index] >> 3)
            index += 1
            guard command == 1 || command == 2 else { throw .endsTooEarly }
            guard count <= UInt64(commands.count - index) / 2 else { throw .endsTooEarly }
            for _ in 0..<count {
                place &+= SIMD2(signed(commands[index]), signed(commands[index + 1]))
                index += 2
                if command == 1 { lines.append([place]) } else if lines.isEmpty { throw .endsTooEarly }
                if command == 2 { lines[lines.count - 1].append(place) }
            }
        }
        return lines
    }

    private static func signed(_ value: UInt64) -> Int64 {
        // Beyond 32 bits there is no tile.
        let value = value & 0xFFFF_FFFF
        return Int64(value >> 1) ^ -Int64(value & 1)
    }
}

/// A value of a tag, as far as it is needed.
enum TileValue: Equatable {
    case text(String)
    /// A whole number or a flag.
    case number(UInt64)
    case other

    init(_ bytes: ArraySlice<UInt8>) throws(LineFileError) {
        var value = TileValue.other
        try ProtobufMessage.forEachField(bytes) { number, field in
            switch (number, field) {
            case (1, .bytes(let bytes)): value = .text(String(decoding: bytes, as: UTF8.self))
            case (4, .number(let whole)), (5, .number(let whole)), (6, .number(let whole)), (7, .number(let whole)):
                value = .number(whole)
            default: break
            }
        }
        self = value
    }
}
