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
