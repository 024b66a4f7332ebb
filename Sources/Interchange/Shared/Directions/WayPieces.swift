/// The pieces of a way along `count` places, by their indices: at most `between` places stand between the ends of each,
/// and each begins where the one before ends. None for fewer than two places.
func wayPieces(_ count: Int, between: Int) -> [ClosedRange<Int>] {
    stride(from: 0, to: count - 1, by: between + 1).map { $0...min($0 + between + 1, count - 1) }
}
