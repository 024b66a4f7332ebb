import CivilTime
import Entities

extension Itinerary.Warning {
    /// The parts of the sentence that say what mends it, one for each advice, or what to do where none does.
    func help(
        _ times: ClockStyle, _ style: AdviceStyle, number: (Int) -> Int?
    ) -> String {
        let parts = advice.compactMap { advice -> String? in
            let words = style.words(advice.steps, number: number)
            guard let plain = advice.plain?.text(times) else { return words.map { "\($0) \(advice.end)" } }
            return words.map { "\(plain): \($0)" } ?? plain
        }
        guard parts.isEmpty else { return "; " + parts.joined(separator: "; or ") }
        return advice.isEmpty ? resort.map { "; \($0.text(times))" } ?? "" : ""
    }
}
