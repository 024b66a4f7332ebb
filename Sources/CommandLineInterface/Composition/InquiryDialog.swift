import Console
import Places
import Platform
import Reactive
import Screens

extension CommandContext {
    /// The first value of the publisher that `work` makes. A name that fits several places, or a place that is unlikely
    /// to be meant, is asked about.
    func first<Value>(
        asking work: (_ chosen: [String: FoundPlace]) -> AnyPublisher<Value, any Error>
    ) throws -> Value {
        try first(PlaceConversation(in: services.unit), asking: work)
    }

    /// The first value of the publisher that `work` makes. Where its error leads to a question of `inquiry`, the person
    /// at a terminal is asked, and `work` is done again with the answers; without an answer its error is thrown. On a
    /// pipe and for programs nobody is asked.
    private func first<Value, Questions: Inquiry>(
        _ inquiry: Questions, asking work: (_ answers: Questions.Answers) -> AnyPublisher<Value, any Error>
    ) throws -> Value {
        var inquiry = inquiry
        while true {
            do {
                return try first(of: work(inquiry.answers))
            } catch {
                let context = try services.context
                guard !printsJSON, context.inputIsTerminal, context.outputIsTerminal,
                    let question = inquiry.question(about: error), try answer(question, &inquiry)
                else { throw error }
            }
        }
    }

    /// Asks until there is an answer; false where the person does not know one.
    private func answer(_ question: InquiryQuestion, _ inquiry: inout some Inquiry) throws -> Bool {
        switch question {
        case .confirmation(let text, let isYesUsual):
            let question = YesNoQuestion(text, isYesUsual: isYesUsual)
            while let answer = try ask(question.prompt) {
                guard let isYes = question.answer(answer) else {
                    output.writeLine(YesNoQuestion.hint)
                    continue
                }
                if isYes {
                    inquiry.confirm()
                    return true
                }
                return try inquiry.decline().map { try self.answer($0, &inquiry) } ?? false
            }
            return false
        case .choice(let heading, let labels, let text):
            output.writeLines((heading.map { [$0] } ?? []) + MenuText.numbered(labels) + [text])
            while let answer = try ask("Number: "), !answer.isEmpty {
                do {
                    try inquiry.choose(answer)
                    return true
                } catch {
                    output.writeLines(Notice.refused(error).lines(in: try services.context))
                }
            }
            return false
        }
    }

    /// The answer of the person; nil for nothing, by Ctrl-D. Throws `Interruption`.
    private func ask(_ prompt: String) throws -> String? {
        switch try services.dialog.ask(prompt) {
        case .text(let text): text
        case .cancelled, .endOfInput: nil
        case .interrupted(let signal): throw Interruption(signal)
        }
    }
}
