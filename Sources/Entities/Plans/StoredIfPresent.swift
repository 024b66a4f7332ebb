/// Stores a property separately, and only if its value is not `none`, so that instances without the value stay small.
///
/// Takes 8 bytes in the instance; a value other than `none` is allocated separately.
@propertyWrapper
package struct StoredIfPresent<Value: Omittable>: Equatable, Sendable {
    private indirect enum Storage: Equatable, Sendable {
        case allocated(Value)
    }

    private var storage: Storage?

    /// Creates a property whose value is `none`.
    package init() {}

    /// Creates a property with this value.
    package init(wrappedValue: Value) {
        storage = wrappedValue == .none ? nil : .allocated(wrappedValue)
    }

    /// Whether the value is another than `none`. Constant.
    package var isPresent: Bool {
        if case nil = storage { false } else { true }
    }

    /// The value of the property.
    package var wrappedValue: Value {
        get {
            switch storage {
            case .allocated(let value): value
            case nil: .none
            }
        }
        set { self = StoredIfPresent(wrappedValue: newValue) }
    }
}

/// A value that is left out of storage if it is `none`.
package protocol Omittable: Equatable, Sendable {
    /// The value without any content.
    static var none: Self { get }
}
