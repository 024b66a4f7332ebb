package import Reactive

/// Checks regularly whether another program has changed the library file, and reloads it then.
package final class LibraryWatch {
    /// The time between two checks.
    private static let interval = Duration.milliseconds(500)

    private let model: DataModel
    private let scheduler: any Scheduler
    private var timer: AnyCancellable?
    /// The error of the last check; nil if the library could be read.
    @Published package private(set) var problem: StoreError?

    /// Starts to check twice a second; ends when this object is released.
    package init(_ model: DataModel, scheduler: any Scheduler) {
        self.model = model
        self.scheduler = scheduler
        _problem = Published(wrappedValue: nil)
        wait()
    }

    /// Publishes `problem` on subscription and whenever it changes.
    package var problems: AnyPublisher<StoreError?, Never> { $problem.removeDuplicates().eraseToAnyPublisher() }

    /// Checks now. If the file cannot be read, for example while somebody is editing it, the model keeps the library
    /// that it read last, and `problem` is set.
    package func look() {
        do throws(StoreError) {
            try model.refresh()
            if problem != nil { problem = nil }
        } catch {
            if problem != error { problem = error }
        }
    }

    private func wait() {
        timer = scheduler.schedule(after: Self.interval) { [weak self] in
            self?.look()
            self?.wait()
        }
    }
}
