/// The beginnings of a text, the longest first, each with the places that are called so.
package struct KnownBeginnings: Sendable {
    let spellings: [(spelling: NameSpelling, places: [Int])]
}
