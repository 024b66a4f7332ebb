extension Publishers {
    /// The answers to questions that are asked one after the other.
    package struct InSequence<Question, Answer: Publisher>: Publisher {
        package typealias Output = [Answer.Output]
        package typealias Failure = Answer.Failure

        let questions: [Question]
        let ask: (Question, [Answer.Output]) -> Answer

        /// Asks each question when the answer to the one before is there, and hands it the answers so far. Sends all
        /// answers at the end, or the first failure. Answers that come at once take no stack, however many they are.
        package init(_ questions: [Question], ask: @escaping (Question, [Answer.Output]) -> Answer) {
            self.questions = questions
            self.ask = ask
        }

        /// Asks the first question.
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(downstream: subscriber, questions: questions, ask: ask)
            subscriber.receive(subscription: inner)
            inner.goOn()
        }
    }
}

extension Publishers.InSequence {
    private final class Inner<Downstream: Subscriber>: Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let downstream: Downstream
        private let questions: [Question]
        private let ask: (Question, [Answer.Output]) -> Answer
        private var answers: [Answer.Output] = []
        private var current: AnyCancellable?
        private var isAsking = false
        private var isOver = false

        init(downstream: Downstream, questions: [Question], ask: @escaping (Question, [Answer.Output]) -> Answer) {
            self.downstream = downstream
            self.questions = questions
            self.ask = ask
            answers.reserveCapacity(questions.count)
        }

        /// Asks until an answer does not come at once.
        func goOn() {
            guard !isAsking else { return }
            isAsking = true
            while !isOver, answers.count < questions.count {
                let before = answers.count
                current = ask(questions[before], answers).first().sink(
                    receiveCompletion: { [weak self] in self?.receive($0) },
                    receiveValue: { [weak self] in self?.answers.append($0) })
                if answers.count == before { break }
            }
            isAsking = false
            if !isOver, answers.count == questions.count {
                isOver = true
                downstream.receive(answers)
                downstream.receive(completion: .finished)
            }
        }

        private func receive(_ completion: Subscribers.Completion<Failure>) {
            guard !isOver else { return }
            switch completion {
            case .finished: goOn()
            case .failure:
                isOver = true
                downstream.receive(completion: completion)
            }
        }

        func cancel() {
            isOver = true
            current?.cancel()
            current = nil
        }
    }
}
