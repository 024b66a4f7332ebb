import Entities
import Geodesy
import Text

/// Tracks that lead back to their start.
extension GPXJourneys {
    /// The shortest round trip that gets places on its way, in metres, and the parts into which these divide it.
    private static let (shortestLoop, partsOfLoop) = (5_000.0, 4)

    /// The largest gap between the ends of a round trip that leaves it one, in metres, and as a part of its length.
    private static let (largestGap, partOfGap) = (2_000.0, 20.0)

    /// Gives tracks, and routes that are only drawn, which lead back to their start and have no other stops, places on
    /// their way under the names of the towns near them: without these they would lead nowhere.
    mutating func placeOnLoops(_ places: TrackPlaces) {
        for index in paths.indices {
            let (length, path) = (paths[index].shape.length, paths[index])
            let gap = max(Self.sameEnd, min(Self.largestGap, length / Self.partOfGap))
            guard length > Self.shortestLoop, path.stops.count == 2, path.isLoop(within: gap),
                path.stops.allSatisfy({ $0.nights == nil })
            else { continue }
            let between = (1..<Self.partsOfLoop).compactMap { part in
                path.shape.point(at: length * Double(part) / Double(Self.partsOfLoop))
            }
            let stops = between.map { ImportedStop(name: places.neighbor($0), location: $0) }
            paths[index].stops.insert(contentsOf: stops, at: 1)
            let name = path.name.flatMap(Name.cut).map { Wording.quoted($0.text) } ?? "a track"
            notices.append("\(name) leads back to its start: \(stops.count) places on its way are stops, too")
        }
    }
}
