/// The attributes of one start tag.
struct XMLAttributes {
    /// The maximum number of attributes of an element.
    static let maximum = 256

    private(set) var names: [XMLName] = []
    private(set) var values: [XMLText] = []
    /// A hash table for tags with many attributes: indices into `names` plus 1; 0 is a free slot.
    private var places: [UInt16] = []
    private static let placeCount = 1_024
    /// The maximum number of names that are compared pairwise to find duplicates.
    private static let fewNames = 8

    /// Creates an empty list.
    init() {
        names.reserveCapacity(XMLAttributes.maximum)
        values.reserveCapacity(XMLAttributes.maximum)
    }

    /// Removes the attributes of the previous tag.
    @inline(__always)
    mutating func removeAll() {
        names.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
    }

    /// Appends an attribute.
    @inline(__always)
    mutating func append(_ name: XMLName, _ value: XMLText) {
        names.append(name)
        values.append(value)
    }

    /// The value of the attribute with this name and no prefix; nil if there is none.
    @inline(__always)
    func value(_ name: StaticString) -> XMLText? {
        for index in names.indices where names[index].prefixCount == 0 && names[index].isLocally(name) {
            return values[index]
        }
        return nil
    }

    /// The value of the first attribute of this name, whatever its prefix.
    func value(ofAnyPrefix name: StaticString) -> XMLText? {
        names.firstIndex { $0.isLocally(name) }.map { values[$0] }
    }

    /// The first name that occurs for the second time; nil if there is none. Linear in the bytes of the names.
    mutating func duplicate() -> XMLName? {
        if names.count <= XMLAttributes.fewNames {
            for index in names.indices.dropFirst() {
                for other in 0..<index where names[index].equals(names[other]) { return names[index] }
            }
            return nil
        }
        return duplicateByHash()
    }

    /// The first name that occurs for the second time, found by a hash table.
    private mutating func duplicateByHash() -> XMLName? {
        if places.isEmpty {
            places = Array(repeating: 0, count: XMLAttributes.placeCount)
        } else {
            for index in places.indices { places[index] = 0 }
        }
        // The seed is a memory address, which the author of a document cannot know, so nobody can choose names that all
        // collide.
        let seed = UInt(bitPattern: names.first?.start) &* 0x9E37_79B9
        for (index, name) in names.enumerated() {
            var hash = seed
            for byte in 0..<name.count {
                hash = (hash ^ UInt(name.start[byte])) &* 0x0100_0000_01B3
                hash ^= hash >> 29
            }
            var place = Int(hash & UInt(XMLAttributes.placeCount - 1))
            while places[place] != 0 {
                if names[Int(places[place]) - 1].equals(name) { return name }
                place = (place + 1) & (XMLAttributes.placeCount - 1)
            }
            places[place] = UInt16(index + 1)
        }
        return nil
    }
}
