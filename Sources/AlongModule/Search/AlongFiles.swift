import CivilTime
import Entities
import Geodesy
import Interchange
import Itineraries
import Persistence
import Places
package import Text

/// A file whose points cannot be taken.
package enum AlongFileError: Error, Equatable, Sendable {
    /// The content has a fault.
    case fault(file: String, TextFault)
    /// The format is unknown.
    case unknownFormat(file: String)
    /// The file has no points.
    case noPoints(file: String)
}

extension AlongFileError: CustomStringConvertible {
    /// The message for the person.
    package var description: String {
        switch self {
        case .fault(let file, let fault): fault.description(file: file)
        case .unknownFormat(let file): "\(file): this is no file of points in a format that is known"
        case .noPoints(let file): "\(file): there are no points in it"
        }
    }
}

/// Reads points of a person's own out of files of all formats that trips are read from. Names are looked up as further
/// stops of the trip.
struct AlongFiles {
    let documents: any DocumentAccess
    let identifiers: any IdentifierSource
    let places: PlaceFinder
    /// The stops of the trip.
    let stops: [Coordinate]

    /// The most names that are looked up in a file.
    private static let mostNames = 2_000

    /// The points of files, and what is to be said of them. Throws `DocumentError` and `AlongFileError`.
    func points(of paths: [String]) throws -> (points: [OwnPoint], remarks: [String]) {
        var points: [OwnPoint] = []
        var remarks: [String] = []
        for path in paths {
            let trips = try read(path)
            let name = path == "-" ? "standard input" : DocumentPath(path).fileName
            let found = trips.trips.flatMap(\.waypoints)
            guard !found.isEmpty else { throw AlongFileError.noPoints(file: path) }
            points += found.map { OwnPoint(name: $0.name, location: $0.location, note: $0.note, file: name) }
            if let first = trips.skipped.first {
                let others = trips.skipped.count > 1 ? " and \(trips.skipped.count - 1) more" : ""
                remarks.append("\(name): a point was skipped in line \(first.line) (\(first.reason))\(others)")
            }
        }
        return (points, remarks)
    }

    /// Reads each PLACE of a file: coordinates, a link, or a name near the place before it and the stops.
    private func reading() -> PlaceReading {
        var names = 0
        return { [places, stops] text, near in
            if PlaceText.isName(text) {
                names += 1
                guard names <= Self.mostNames else {
                    return .failure(PlaceRefusal("not looked up: \(Self.mostNames) names were looked up before it"))
                }
            }
            do throws(PlaceError) {
                let query = PlaceQuery(text: text, near: near ?? stops.first, stops: stops)
                return .success(try places.place(for: query))
            } catch {
                return .failure(PlaceRefusal("\(error)"))
            }
        }
    }

    private func read(_ path: String) throws -> ImportedTrips {
        let document = try documents.open(path)
        let opened = OpenedContent(expectedSize: document.expectedSize, read: document.read)
        let content = opened.content
        if let failure = opened.failure { throw failure }
        guard let format = TripFormats.ofFile(content.beginning, ending: DocumentPath(path).ending), format.canRead
        else {
            throw AlongFileError.unknownFormat(file: path)
        }
        let context = ImportContext(
            fileName: path == "-" ? "" : DocumentPath(path).stem, identifiers: identifiers, readPlace: reading())
        let result = Result { () throws(TextFault) in try format.read(content, context) }
        // What was read in part must not be taken.
        if let failure = opened.failure { throw failure }
        switch result {
        case .success(let trips): return trips
        case .failure(let fault): throw AlongFileError.fault(file: path, fault)
        }
    }
}
