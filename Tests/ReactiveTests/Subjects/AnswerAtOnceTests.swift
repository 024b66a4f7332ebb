import Reactive
import TestSupport
import Testing

@Suite("The answer that comes at once")
struct AnswerAtOnceTests {
    private struct Fault: Error, Equatable {}

    @Test("is the newest value that was sent, or none when there is none yet")
    func values() {
        #expect(Just(1).answerAtOnce() == 1)
        #expect(Just(2).prepend(1).answerAtOnce() == 2)
        #expect(CurrentValueSubject<Int, Never>(3).answerAtOnce() == 3)
        #expect(PassthroughSubject<Int, Never>().answerAtOnce() == nil)
        #expect(Empty<Int, Never>().answerAtOnce() == nil)
    }

    @Test("is the failure, even after a value")
    func failure() {
        #expect(throws: Fault()) { try Fail<Int, Fault>(error: Fault()).answerAtOnce() }
        #expect(throws: Fault()) { try Fail<Int, Fault>(error: Fault()).prepend(1).answerAtOnce() }
    }

    @Test("ends the subscription: what is sent later is made for nobody")
    func ends() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let answer = subject.map { value -> Int in
            seen.append(value)
            return value
        }
        #expect(answer.answerAtOnce() == nil)
        subject.send(1)
        #expect(seen.isEmpty)
    }
}
