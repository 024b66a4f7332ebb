package import Geodesy
package import Text

extension Wording {
    /// `Total: 812.4 km straight line`: a length in metres, and the method it was measured by.
    package static func total(_ metres: Double, in unit: DistanceUnit, by method: String) -> String {
        "Total: \(distanceText(metres, in: unit)) \(method)"
    }
}
