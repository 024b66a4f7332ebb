/// The layout of the file of areas: which country or state is where, the names of seas, lakes and provinces, and the
/// waters and parks of cities; all numbers little endian.
///
/// Header (32 bytes): magic (8 bytes), version (4), length of the file (4), checksum of all that follows it
/// (8), number of areas (4), number of names (4).
///
/// Then the offset of each row of the raster in the file (4 bytes each, and one for the end of the last), the raster,
/// the areas, the names, the number of features (4), and these. A row is a strip of `1 / stepsPerDegree` degrees from
/// the north pole on; from the antimeridian to the east it has runs of a length in cells and the number of an area, 0
/// for the sea, both of variable length (7 bits a byte, the lowest first).
///
/// Area: the number of the country that it is a state of, 0 for a country (2), the length of its name in bytes (1), and
/// the name. Name: kind (1), rank (1), latitude and longitude in hundredths of a degree (2 each, signed), reach in half
/// degrees (1), the length of its text in bytes (1), and the text.
///
/// Feature: kind (1), width in metres (2), the length of its name in bytes (1), the name, the number of its points, and
/// for each the differences of latitude and longitude from the one before, the first from 0, in ten-thousandths of a
/// degree; these numbers are of variable length, differences with the sign in the lowest bit.
package enum AreaFormat {
    /// The first bytes of every version.
    package static let magic: [UInt8] = Array("ROADAREA".utf8)
    /// The version that this program writes and reads.
    package static let version = 2
    /// The length of the header in bytes.
    package static let headerLength = 32
    /// The position from which the checksum counts.
    package static let checkedOffset = 24
    /// The cells of the raster in a degree.
    package static let stepsPerDegree = 10
    /// The rows of the raster.
    package static let rows = 180 * stepsPerDegree
    /// The cells of a row.
    package static let columns = 360 * stepsPerDegree
}

/// The kind of a name that is written on a map where there is room for it.
package enum MapNameKind: UInt8, CaseIterable, Sendable {
    case sea
    case lake
    /// A state or a province of a country whose states are not in the raster.
    case province
}
