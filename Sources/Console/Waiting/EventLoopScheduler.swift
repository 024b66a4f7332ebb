package import Platform
package import Reactive

/// The time of publishers, on the event loop: what is scheduled runs in a turn of the loop.
package final class EventLoopScheduler: Scheduler {
    private let loop: any EventLoop

    /// A scheduler on this loop.
    package init(_ loop: any EventLoop) {
        self.loop = loop
    }

    /// The time since a fixed but arbitrary moment.
    package var now: Duration { loop.now }

    /// Runs `action` once, in a turn that begins `delay` from now or later.
    package func schedule(after delay: Duration, _ action: @escaping () -> Void) -> AnyCancellable {
        let registration = loop.schedule(after: delay, action)
        return AnyCancellable { registration.cancel() }
    }
}
