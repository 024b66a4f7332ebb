/// A decision that mends what a warning tells.
package enum AdviceStep: Equatable, Sendable {
    /// About a stop, by its place in the trip from 0.
    case stop(Int, StopSetting)
    /// About the trip as a whole.
    case trip(PlanSetting)
}

extension Trip {
    /// The trip after some decisions; nil where one of them is out of its range, or about no stop of the trip.
    package func with(_ steps: [AdviceStep]) -> Trip? {
        var trip = self
        for step in steps {
            do throws(PlanError) {
                switch step {
                case .trip(let setting): try trip.plan.set(setting)
                case .stop(let index, let setting):
                    guard trip.waypoints.indices.contains(index) else { return nil }
                    try trip.waypoints[index].plan.set(setting)
                }
            } catch {
                return nil
            }
        }
        return trip
    }
}
