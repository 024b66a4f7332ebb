import CivilTime
package import Entities

/// Something that mends what a warning tells, and was tried: it makes no other warning.
package struct Advice: Equatable, Sendable {
    /// The part of a sentence that says it to anybody: `leave Bled by 07:20 to be in time`; nil where only the words
    /// do.
    let plain: TimedText?
    /// The decisions that do it.
    package let steps: [AdviceStep]
    /// The end of the sentence that begins with the words, where there is no plain one: `says what is taken`.
    let end: String

    /// Advice in a plain part of a sentence, which the words follow.
    init(_ plain: TimedText, _ steps: [AdviceStep]) {
        (self.plain, self.steps, end) = (plain, steps, "")
    }

    /// Advice that only its words tell, where there are some.
    init(_ steps: [AdviceStep], end: String) {
        (plain, self.steps, self.end) = (nil, steps, end)
    }
}

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
