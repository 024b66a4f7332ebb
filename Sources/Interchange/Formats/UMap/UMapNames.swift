import JSON
import Text

/// The names of a uMap map and of its layers. They are read before the features, because in the file a name may come
/// after the features that it belongs to.
struct UMapNames {
    private(set) var map: String?
    /// The name of each layer, in the order of the file; layers of the same name get numbers.
    private(set) var layers: [String?] = []

    /// Reads the names from a whole text. Faults in the text are ignored here, since reading its features reports them.
    /// Linear.
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
