import Geodesy
import Shorelines

/// The meridians and parallels of a map of the world.
package struct Graticule: Equatable, Sendable {
    /// The meridians and parallels but for the equator.
    package let lines: [[DotPoint]]
    package let equator: [[DotPoint]]

    /// The degrees of the plane from side to side from which on lines are far apart, and the degrees between two.
    private static let (wide, far, near) = (200.0, 30, 15)
    /// The degrees between two points of a line, and the highest parallel.
    private static let (step, highest) = (5, 75)

    /// The lines of a frame; nil on a map of a part of the Earth.
    init?(_ frame: MapFrame) {
        guard case .world = frame.projection else { return nil }
        let degrees = Double(frame.grid.width) * frame.metresPerDot / (Earth.meanRadius * .pi / 180)
        let apart = degrees > Self.wide ? Self.far : Self.near
        func line(_ places: [(latitude: Int, longitude: Int)]) -> [[DotPoint]] {
            var clipping = Clipping(frame, .proportional)
            for place in places { clipping.add(latitude: Double(place.latitude), longitude: Double(place.longitude)) }
            clipping.endLine()
            return clipping.parts
        }
        func parallel(_ latitude: Int) -> [[DotPoint]] {
            line(stride(from: -180, through: 180, by: Self.step).map { (latitude, $0) })
        }
        let parallels = stride(from: apart, through: Self.highest, by: apart).flatMap { [$0, -$0] }.flatMap(parallel)
        let meridians = stride(from: -180, to: 180, by: apart).flatMap { longitude in
            line(stride(from: -Self.highest, through: Self.highest, by: Self.step).map { ($0, longitude) })
        }
        lines = parallels + meridians
        equator = parallel(0)
    }
}
