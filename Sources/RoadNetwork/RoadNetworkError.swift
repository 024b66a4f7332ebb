/// The reason for which the network of roads cannot be used.
package enum RoadNetworkError: Error, Equatable, Sendable {
    /// The bytes do not begin as a network of roads does.
    case notANetwork
    /// A network in another version of the format; carries the version found.
    case otherVersion(Int)
    /// The bytes end too early or go on too long.
    case wrongLength(expected: Int, found: Int)
    /// The header does not fit its checksum, or what it says cannot be.
    case damagedHeader
    /// The content is not the one that the header's hash belongs to.
    case otherContent
    /// A block of junctions, or what leads out of it, cannot be.
    case damagedBlock(Int)
    /// An entry of the table of ferries cannot be.
    case damagedFerry(Int)
    /// The question was stopped by its stop flag.
    case stopped
}

extension RoadNetworkError: CustomStringConvertible {
    /// The fault and the remedy, for a person.
    package var description: String {
        let advice = "build roadtrip again from complete sources"
        return switch self {
        case .notANetwork: "the built-in network of roads is not one: \(advice)"
        case .otherVersion(let version):
            "the built-in network of roads has format \(version), this program reads \(RoadFormat.version): "
                + "build the data and the program from the same sources"
        case .wrongLength(let expected, let found):
            "the built-in network of roads has \(found) bytes instead of \(expected): \(advice)"
        case .damagedHeader: "the built-in network of roads is damaged at its beginning: \(advice)"
        case .otherContent: "the built-in network of roads does not fit its own hash: \(advice)"
        case .damagedBlock(let block): "the built-in network of roads is damaged in its block \(block): \(advice)"
        case .damagedFerry(let ferry): "the built-in network of roads is damaged in its ferry \(ferry): \(advice)"
        case .stopped: "stopped"
        }
    }
}
