import JSON
import Text

/// The names that a map of uMap gives itself and its layers: they may stand behind what they name.
struct UMapNames {
    private(set) var map: String?
    /// The name of each layer, in the order of the file; two of one name are told apart by numbers.
    private(set) var layers: [String?] = []

    /// Looks through a whole text; what is wrong with it is found again when its features are read. Linear.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        do throws(TextFault) {
            var reader = try JSONReader(bytes)
            try read(&reader)
        } catch {
            return
        }
        var counts: [String: Int] = [:]
        for index in layers.indices {
            guard let name = layers[index] else { continue }
            let count = counts[name, default: 0] + 1
            counts[name] = count
            if count > 1 { layers[index] = "\(name) \(count)" }
        }
    }

    private mutating func read(_ reader: inout JSONReader) throws(TextFault) {
        try reader.enterObject()
        while let key = try reader.nextKey() {
            if key.equals("properties"), reader.peek() == UInt8(ascii: "{") {
                map = try UMapNames.name(&reader)
            } else if key.equals("layers"), reader.peek() == UInt8(ascii: "[") {
                try reader.enterArray()
                while try reader.nextElement() { layers.append(try layer(&reader)) }
            } else {
                try reader.skipValue()
            }
        }
    }

    /// The name of a layer, which is in `_umap_options`, in older maps in `_storage`.
    private func layer(_ reader: inout JSONReader) throws(TextFault) -> String? {
        guard reader.peek() == UInt8(ascii: "{") else {
            try reader.skipValue()
            return nil
        }
        var name: String?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            if key.equals("_umap_options") || key.equals("_storage") || key.equals("properties"),
                reader.peek() == UInt8(ascii: "{")
            {
                name = try UMapNames.name(&reader) ?? name
            } else {
                try reader.skipValue()
            }
        }
        return name
    }

    /// The member `name` of an object; nil when it has none or an empty one.
    private static func name(_ reader: inout JSONReader) throws(TextFault) -> String? {
        var name: String?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            if key.equals("name") { name = try reader.readTextIfAny() } else { try reader.skipValue() }
        }
        return name.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }
}
