/// A property that tells its subscribers of every new value: `@Published var trips = []`, subscribed to as `$trips`.
///
/// Unlike Combine's it is stored before it is sent: inside a delivery the property is the newest accepted value and
/// the closure's argument is the one being delivered. The two differ only while values sent from inside a delivery
/// wait, so that `count += 1` there loses nothing.
@propertyWrapper
@usableFromInline
package struct Published<Value> {
    @usableFromInline let subject: CurrentValueSubject<Value, Never>

    /// Begins with `wrappedValue`.
    @inlinable
    package init(wrappedValue: Value) {
        subject = CurrentValueSubject(wrappedValue)
    }

    /// The newest accepted value; setting it sends.
    @inlinable
    package var wrappedValue: Value {
        get { subject.newest }
        nonmutating set { subject.send(newValue) }
    }

    /// What `$name` is: sends the value of now, then every later one.
    @inlinable
    package var projectedValue: Publisher {
        Publisher(subject: subject)
    }

    /// The stream of a published property's values. It never ends.
    @usableFromInline
    package struct Publisher: Reactive.Publisher {
        @usableFromInline package typealias Output = Value
        @usableFromInline package typealias Failure = Never

        @usableFromInline let subject: CurrentValueSubject<Value, Never>

        /// Listens to the property's subject.
        @inlinable
        init(subject: CurrentValueSubject<Value, Never>) {
            self.subject = subject
        }

        /// Ties `subscriber` to the property: it gets the value of now and those set later, each once.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }
    }
}
