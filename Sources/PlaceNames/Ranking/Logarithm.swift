#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The logarithm that scores are made of.
enum Logarithm {
    /// The power of ten that gives `value`.
    static func base10(_ value: Double) -> Double { log10(value) }
}
