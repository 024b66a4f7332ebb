extension Publishers {
    /// The answers to questions that are asked one after the other, as one array.
    @usableFromInline
    package struct InSequence<Question, Answer: Publisher>: Publisher {
        @usableFromInline package typealias Output = [Answer.Output]
        @usableFromInline package typealias Failure = Answer.Failure

        @usableFromInline let questions: [Question]
        @usableFromInline let ask: (Question, [Answer.Output]) -> Answer

        /// Calls `ask` with each question and the answers so far, as soon as the previous question is answered; the
        /// first value of the publisher that it returns is the answer. Sends all answers at the end as one array, or
        /// the first failure. Answers that arrive synchronously are handled in a loop, so that any number of them is
        /// safe for the stack.
        @inlinable
        package init(_ questions: [Question], ask: @escaping (Question, [Answer.Output]) -> Answer) {
            self.questions = questions
            self.ask = ask
        }

        /// Starts asking; `subscriber` receives the array of answers or the first failure.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(downstream: subscriber, questions: questions, ask: ask)
            subscriber.receive(subscription: inner)
            inner.continueAsking()
        }
    }
}

extension Publishers.InSequence {
    /// Asks the questions for one subscriber.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline let downstream: Downstream
        @usableFromInline let questions: [Question]
        @usableFromInline let ask: (Question, [Answer.Output]) -> Answer
        @usableFromInline var answers: [Answer.Output] = []
        @usableFromInline var current: AnyCancellable?
        @usableFromInline var isAsking = false
        @usableFromInline var isOver = false

        /// Creates the state of one subscription, whose results go to `downstream`.
        @inlinable
        init(downstream: Downstream, questions: [Question], ask: @escaping (Question, [Answer.Output]) -> Answer) {
            self.downstream = downstream
            self.questions = questions
            self.ask = ask
            answers.reserveCapacity(questions.count)
        }

        /// Continues: asks questions in a loop until one is not answered synchronously or all are answered.
        @inlinable
        func continueAsking() {
            guard !isAsking else { return }
            isAsking = true
            while !isOver, answers.count < questions.count {
                let before = answers.count
                // Not by `sink`, whose first call takes longer: the runtime looks up the output type of `First` by its
                // name.
                let sink = Subscribers.Sink<Answer.Output, Answer.Failure>(
                    receiveCompletion: { [weak self] in self?.receive($0) },
                    receiveValue: { [weak self] in self?.answers.append($0) })
                ask(questions[before], answers).first().receive(subscriber: sink)
                current = AnyCancellable(sink)
                if answers.count == before { break }
            }
            isAsking = false
            if !isOver, answers.count == questions.count {
                isOver = true
                downstream.receive(answers)
                downstream.receive(completion: .finished)
            }
        }

        /// Receives the completion of one answer.
        @inlinable
        func receive(_ completion: Subscribers.Completion<Failure>) {
            guard !isOver else { return }
            switch completion {
            case .finished: continueAsking()
            case .failure:
                isOver = true
                downstream.receive(completion: completion)
            }
        }

        /// Stops asking; nothing is sent afterwards.
        @inlinable
        func cancel() {
            isOver = true
            current?.cancel()
            current = nil
        }
    }
}
