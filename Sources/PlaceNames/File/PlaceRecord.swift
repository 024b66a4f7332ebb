/// A place in 12 bytes: latitude (25 bits), longitude (26 bits), region (12 bits), whether it is a capital (1 bit),
/// weight (25 bits), number of its traits (7 bits).
package struct PlaceRecord: Equatable, Sendable {
    /// The latitude in 0.00001 degrees north of the south pole, 0...18,000,000.
    package let northing: Int
    /// The longitude in 0.00001 degrees east of the antimeridian, 0...36,000,000.
    package let easting: Int
    /// The number of the region, which knows the country.
    package let region: Int
    /// The number of people of a town, and for anything else that of a town that is meant as often. 0 when not known.
    package let weight: Int
    /// The number of its entry in the section of traits.
    package let traits: Int
    /// Whether it is the capital of its country.
    package let isCapital: Bool

    /// Takes the parts as they are.
    package init(northing: Int, easting: Int, region: Int, weight: Int, traits: Int, isCapital: Bool) {
        self.northing = northing
        self.easting = easting
        self.region = region
        self.weight = weight
        self.traits = traits
        self.isCapital = isCapital
    }

    /// Takes apart the first eight bytes and the last four.
    @inline(__always)
    package init(place: UInt64, weight: UInt32) {
        northing = Int(place & 0x1FF_FFFF)
        easting = Int(place >> 25 & 0x3FF_FFFF)
        region = Int(place >> 51 & 0xFFF)
        isCapital = place >> 63 != 0
        self.weight = Int(weight & 0x1FF_FFFF)
        traits = Int(weight >> 25)
    }

    /// The first eight bytes as a number.
    package var packed: UInt64 {
        UInt64(northing) | UInt64(easting) << 25 | UInt64(region) << 51 | (isCapital ? 1 << 63 : 0)
    }

    /// The last four bytes as a number.
    package var packedWeight: Int { min(weight, 0x1FF_FFFF) | traits << 25 }

    /// Degrees north.
    package var latitude: Double { Double(northing - 9_000_000) / 100_000 }
    /// Degrees east.
    package var longitude: Double { Double(easting - 18_000_000) / 100_000 }
}

/// One place behind a key, in three bytes: the place (18 bits), whether the key is its own name (1 bit), whether it is
/// one in use today in another language (1), 0 (3), whether more follow (1).
package struct Posting: Equatable, Sendable {
    /// The place.
    package let place: Int
    /// Whether the key is the name that the place is shown with.
    package let isOwnName: Bool
    /// Whether the key is a name of the place in another language that is in use today.
    package let isCurrent: Bool
    /// Whether another posting of the same key follows.
    package let hasNext: Bool

    /// Takes the parts as they are.
    package init(place: Int, isOwnName: Bool, isCurrent: Bool, hasNext: Bool) {
        self.place = place
        self.isOwnName = isOwnName
        self.isCurrent = isCurrent
        self.hasNext = hasNext
    }

    /// Takes three bytes apart.
    @inline(__always)
    package init(packed: Int) {
        place = packed & 0x3_FFFF
        isOwnName = packed & 0x4_0000 != 0
        isCurrent = packed & 0x8_0000 != 0
        hasNext = packed & 0x80_0000 != 0
    }

    /// Whether another posting follows the one whose third byte this is.
    @inline(__always)
    static func isFollowed(lastByte: UInt8) -> Bool { lastByte & 0x80 != 0 }

    /// The three bytes as a number.
    package var packed: Int {
        place | (isOwnName ? 0x4_0000 : 0) | (isCurrent ? 0x8_0000 : 0) | (hasNext ? 0x80_0000 : 0)
    }
}
