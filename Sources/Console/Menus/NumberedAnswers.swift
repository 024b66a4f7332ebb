import Text

/// Answers to choose from by their numbers.
package enum NumberedAnswers {
    /// A line for each, numbers aligned; none while they are on the screen already.
    package static func lines(_ answers: [String], previous: [String]?) -> [String] {
        guard answers != previous ?? [] else { return [] }
        let width = "\(answers.count)".count
        return answers.enumerated().map { index, answer in
            let number = "\(index + 1)"
            return "  " + String(repeating: " ", count: width - number.count) + "\(number)  \(visible(answer))"
        }
    }
}
