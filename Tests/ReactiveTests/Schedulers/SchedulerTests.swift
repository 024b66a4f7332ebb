import Reactive
import TestSupport
import Testing

@Suite("Schedulers")
struct SchedulerTests {
    @Test("virtual time runs actions in order of time, equal times in order of scheduling, late additions too")
    func virtualOrder() {
        let scheduler = VirtualScheduler()
        let journal = Journal()
        var timers: [AnyCancellable] = []
        func add(_ name: String, _ seconds: Int, _ more: @escaping () -> Void = {}) {
            scheduler.schedule(after: .seconds(seconds)) {
                journal.note("\(name) at \(scheduler.now)")
                more()
            }.store(in: &timers)
        }
        add("c", 3)
        add("a", 1) { add("a2", 1) }
        add("b", 2)
        add("past", -5)
        add("c2", 3)
        scheduler.advance(by: .seconds(2))
        #expect(
            journal.take() == [
                "past at 0.0 seconds", "a at 1.0 seconds", "b at 2.0 seconds", "a2 at 2.0 seconds",
            ])
        #expect(scheduler.now == .seconds(2))
        scheduler.advance(by: .seconds(10))
        #expect(journal.take() == ["c at 3.0 seconds", "c2 at 3.0 seconds"])
        #expect(scheduler.now == .seconds(12))
        scheduler.advance(by: .seconds(-3))
        #expect(scheduler.now == .seconds(12))
    }

    @Test("an action that was cancelled or let go does not run, also when another cancels it")
    func cancelled() {
        let scheduler = VirtualScheduler()
        let journal = Journal()
        let cancelled = scheduler.schedule(after: .seconds(1)) { journal.note("cancelled") }
        cancelled.cancel()
        _ = scheduler.schedule(after: .seconds(1)) { journal.note("let go") }
        let later = scheduler.schedule(after: .seconds(2)) { journal.note("later") }
        let kept = scheduler.schedule(after: .seconds(1)) {
            journal.note("kept")
            later.cancel()
        }
        scheduler.advance(by: .seconds(5))
        #expect(journal.lines == ["kept"])
        kept.cancel()
    }
}
