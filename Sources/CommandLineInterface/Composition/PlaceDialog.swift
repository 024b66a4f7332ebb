import Console
import MapData
import Places
import Platform
import Reactive
import Screens

extension CommandContext {
    /// The first value of what `work` publishes. Where a name fits several places, or a place that is unlikely to be
    /// meant, the person at a terminal is asked, and `work` is done again with the answers; without an answer its error
    /// is thrown. On a pipe and for programs nobody is asked.
    func first<Value>(
        asking work: (_ chosen: [String: FoundPlace]) -> AnyPublisher<Value, any Error>
    ) throws -> Value {
        var choices = PlaceChoices()
        while true {
            do {
                return try first(of: work(choices.chosen))
            } catch let error as PlaceError {
                let services = try services
                guard !printsJSON, services.context.inputIsTerminal, services.context.outputIsTerminal,
                    let question = choices.offer(error, in: services.unit)
                else { throw error }
                guard try answer(question, &choices) else { throw error }
            }
        }
    }

    /// Asks until there is an answer; false where the person does not know one.
    private func answer(_ question: PlaceQuestion, _ choices: inout PlaceChoices) throws -> Bool {
        switch question {
        case .confirmation(let text):
            let question = YesNoQuestion(text)
            while let answer = try ask(question.prompt) {
                guard let isYes = question.answer(answer) else {
                    output.writeLine("Type y or n.")
                    continue
                }
                if isYes {
                    choices.confirm()
                    return true
                }
                return try choices.decline().map { try self.answer($0, &choices) } ?? false
            }
            return false
        case .choice(let heading, let labels, let text):
            output.writeLines((heading.map { [$0] } ?? []) + MenuText.numbered(labels) + [text])
            while let answer = try ask("Number: "), !answer.isEmpty {
                do throws(PlaceChoiceError) {
                    try choices.choose(answer)
                    return true
                } catch {
                    output.writeLines(Notice.refused(error).lines(in: try services.context))
                }
            }
            return false
        }
    }

    /// What the person answers; nil for nothing, by Ctrl-D. Throws `Interruption`.
    private func ask(_ prompt: String) throws -> String? {
        switch try services.dialog.ask(prompt) {
        case .text(let text): text
        case .endOfInput: nil
        case .interrupted(let signal): throw Interruption(signal)
        }
    }
}
