package import Platform

/// What distances are measured by.
package enum RoadChoice: Equatable, Sendable {
    /// Straight lines.
    case straightLines
    /// The main roads and car ferries in the program.
    case inside
    /// A road engine at an address.
    case engine(HTTPServerAddress)
}
