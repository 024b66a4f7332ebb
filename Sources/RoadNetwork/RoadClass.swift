/// The classes of roads that the network tells apart, as OpenStreetMap names them.
package enum RoadClass: UInt8, CaseIterable, Sendable {
    /// Roads with separate carriageways and no crossings on one level.
    case motorway
    /// The most important roads that are not motorways.
    case trunk
    /// Roads that join larger towns.
    case primary
}
