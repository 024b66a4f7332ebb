/// An end of a ferry.
struct FerryLanding: Equatable, Sendable {
    /// The number of the ferry.
    let ferry: Int
    /// Whether it is the end that the table names first.
    let isFirstEnd: Bool
}
