package import Reactive

/// Looks twice a second whether another program has changed the library, so that what is shown is what is on disk.
package final class LibraryWatch {
    private let model: DataModel
    private let scheduler: any Scheduler
    private let interval: Duration
    private var timer: AnyCancellable?

    /// Looks every `interval`, as long as this object is kept.
    package init(_ model: DataModel, scheduler: any Scheduler, interval: Duration = .milliseconds(500)) {
        self.model = model
        self.scheduler = scheduler
        self.interval = interval
        wait()
    }

    /// Looks now. A library that cannot be read, because it is half edited by hand for example, stays as it was shown;
    /// the next change says what is wrong with it.
    package func look() {
        try? model.refresh()
    }

    private func wait() {
        timer = scheduler.schedule(after: interval) { [weak self] in
            self?.look()
            self?.wait()
        }
    }
}
