import Reactive
import TestSupport
import Testing

@Suite("Questions one after the other")
struct InSequenceTests {
    @Test("Each question is asked when the answer before it is there, and gets the answers so far")
    func order() {
        let journal = Journal()
        var subjects: [PassthroughSubject<Int, Mishap>] = []
        let recorder = Publishers.InSequence(["a", "b", "c"]) { question, answers -> PassthroughSubject<Int, Mishap> in
            journal.note("asked \(question) \(answers)")
            let subject = PassthroughSubject<Int, Mishap>()
            subjects.append(subject)
            return subject
        }
        .record("", in: journal)
        #expect(journal.take() == ["subscribed", "asked a []"])
        subjects[0].send(1)
        #expect(journal.take() == ["asked b [1]"])
        subjects[0].send(9)
        subjects[1].send(2)
        #expect(journal.take() == ["asked c [1, 2]"])
        subjects[2].send(3)
        subjects[2].send(4)
        #expect(recorder.lines == ["[1, 2, 3]", "finished"])
    }

    @Test("No question has no answers, and every subscriber asks anew")
    func subscribers() {
        var count = 0
        let empty = Publishers.InSequence([Int]()) { _, _ in Just(1) }
        #expect(empty.record().lines == ["subscribed", "[]", "finished"])
        let questions = Publishers.InSequence([1, 2]) { question, _ -> Just<Int> in
            count += 1
            return Just(question * 10)
        }
        #expect(count == 0)
        #expect(questions.record().lines == ["subscribed", "[10, 20]", "finished"])
        #expect(questions.record().lines == ["subscribed", "[10, 20]", "finished"])
        #expect(count == 4)
    }

    @Test("The first failure ends it, at once or late; nothing is asked after it")
    func failure() {
        for isLate in [false, true] {
            var asked: [Int] = []
            let subject = PassthroughSubject<Int, Mishap>()
            let recorder = Publishers.InSequence([1, 2, 3]) { question, _ -> AnyPublisher<Int, Mishap> in
                asked.append(question)
                guard question == 2 else { return Just(1).setFailureType(to: Mishap.self).eraseToAnyPublisher() }
                return isLate ? subject.eraseToAnyPublisher() : Fail(error: .first).eraseToAnyPublisher()
            }
            .record()
            subject.send(completion: .failure(.first))
            #expect(recorder.lines == ["subscribed", "failed first"])
            #expect(asked == [1, 2])
        }
    }

    @Test("Cancelling ends the question that is open, and no other is asked")
    func cancel() {
        let journal = Journal()
        let subject = PassthroughSubject<Int, Mishap>()
        let recorder = Publishers.InSequence([1, 2]) {
            question, _ -> CancellationRecording<PassthroughSubject<Int, Mishap>> in
            journal.note("asked \(question)")
            return subject.onCancel("question \(question)", journal)
        }
        .record("", in: journal)
        recorder.cancel()
        subject.send(1)
        #expect(journal.take() == ["subscribed", "asked 1", "question 1 cancelled"])
    }

    @Test("100,000 answers that come at once take no stack")
    func many() throws {
        let questions = Publishers.InSequence(Array(0..<100_000)) { question, answers in Just(question + answers.count)
        }
        let answers = try answer(of: questions)
        #expect(answers.count == 100_000)
        #expect(answers.last == 199_998)
    }
}

@Suite("Work that may throw, as a publisher")
struct AttemptTests {
    @Test("The work is done for each subscriber, and its error is the failure")
    func attempts() {
        var count = 0
        let publisher = attempt { () throws -> Just<Int> in
            count += 1
            if count == 2 { throw Mishap.second }
            return Just(count)
        }
        #expect(count == 0)
        #expect(publisher.record().lines == ["subscribed", "1", "finished"])
        #expect(publisher.record().lines == ["subscribed", "failed second"])
        #expect(publisher.record().lines == ["subscribed", "3", "finished"])
    }

    @Test("A failure of the publisher that was made is passed on as any error")
    func failures() {
        #expect(attempt { Fail<Int, Mishap>(error: .first) }.record().lines == ["subscribed", "failed first"])
        #expect(Fail<Int, Mishap>(error: .second).withAnyFailure().record().lines == ["subscribed", "failed second"])
    }
}
