import Entities
import Text

/// The days that are left behind the last stop of those that a trip may take, and the stops to which they may go.
package struct SpareDays: Equatable, Sendable {
    /// The number of the days.
    package let days: Int
    /// A further night at each of some stops, the best first; each takes one of the days, and none makes a warning.
    package let advice: [Advice]

    /// Takes the number of the days, and further nights for them.
    init(days: Int, advice: [Advice] = []) {
        self.days = days
        self.advice = advice
    }

    /// The sentence about them in a style of advice: `6 days are free at the end: 8 nights 2 gives one to
    /// Ohrid`; nil where nothing can be typed, or no stop is known for them.
    func sentence(_ style: AdviceStyle, number: (Int) -> Int?) -> String? {
        let parts = advice.compactMap { advice in
            style.words(advice.steps, number: number).map { "\($0) \(advice.end)" }
        }
        guard !parts.isEmpty else { return nil }
        let count = "\(Wording.counted(days, "day")) \(days == 1 ? "is" : "are") free at the end"
        return "\(count): \(parts.joined(separator: ", or "))"
    }
}
