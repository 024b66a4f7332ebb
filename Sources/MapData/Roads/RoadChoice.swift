package import Platform

/// The measure of distances that a person chose.
package enum RoadChoice: Equatable, Sendable {
    /// Straight lines.
    case straightLines
    /// The main roads and car ferries in the program.
    case inside
    /// A road engine at an address.
    case engine(HTTPServerAddress)
}
