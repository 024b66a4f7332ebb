/// The attributes of one start tag.
struct XMLAttributes {
    /// The most attributes that an element may have.
    static let maximum = 256

    private(set) var names: [XMLName] = []
    private(set) var values: [XMLText] = []
    /// A hash table of positions in `names`, from 1, for tags with many attributes: 0 is a free place.
    private var places: [UInt16] = []
    private static let placeCount = 1_024
    /// The most names that are checked for doubles by comparing each with each.
    private static let fewNames = 8

    /// No attributes.
    init() {
        names.reserveCapacity(XMLAttributes.maximum)
        values.reserveCapacity(XMLAttributes.maximum)
    }

    /// Forgets the attributes of the tag before.
    @inline(__always)
    mutating func removeAll() {
        names.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
    }

    /// Adds an attribute.
    @inline(__always)
    mutating func append(_ name: XMLName, _ value: XMLText) {
        names.append(name)
        values.append(value)
    }

    /// The value of the attribute with this name; without a prefix.
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

    /// The first name that is there already. Linear in the bytes of the names.
    mutating func duplicate() -> XMLName? {
        if names.count <= XMLAttributes.fewNames {
            for index in names.indices.dropFirst() {
                for other in 0..<index where names[index].equals(names[other]) { return names[index] }
            }
            return nil
        }
        return duplicateByHash()
    }

    private mutating func duplicateByHash() -> XMLName? {
        if places.isEmpty {
            places = Array(repeating: 0, count: XMLAttributes.placeCount)
        } else {
            for index in places.indices { places[index] = 0 }
        }
        // Where the document lies in memory is not known to who wrote it, so that no names can be made that all collide.
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
