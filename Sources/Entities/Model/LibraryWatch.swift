package import Reactive

/// Looks twice a second whether another program has changed the library, so that what is shown is what is on disk.
package final class LibraryWatch {
    private let model: DataModel
    private let scheduler: any Scheduler
    private let interval: Duration
    private var timer: AnyCancellable?
    /// Why the library cannot be read any more; nil as long as what is shown is what is on disk.
    @Published package private(set) var problem: StoreError?

    /// Looks every `interval`, as long as this object is kept.
    package init(_ model: DataModel, scheduler: any Scheduler, interval: Duration = .milliseconds(500)) {
        self.model = model
        self.scheduler = scheduler
        self.interval = interval
        _problem = Published(wrappedValue: nil)
        wait()
    }

    /// What is wrong with the library, now and whenever that changes.
    package var problems: AnyPublisher<StoreError?, Never> { $problem.removeDuplicates().eraseToAnyPublisher() }

    /// Looks now. A library that cannot be read, because it is half edited by hand for example, stays as it was shown, and
    /// `problem` says what is wrong with it.
    package func look() {
        do throws(StoreError) {
            try model.refresh()
            if problem != nil { problem = nil }
        } catch {
            if problem != error { problem = error }
        }
    }

    private func wait() {
        timer = scheduler.schedule(after: interval) { [weak self] in
            self?.look()
            self?.wait()
        }
    }
}
