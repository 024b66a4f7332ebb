/// The reason why a place is not taken without a question.
package enum PlaceDoubt: Hashable, Sendable {
    /// Several places have the name, and none is clearly meant.
    case several
    /// The text is two towns with a comma between them, and one place is wanted.
    case twoTowns
    /// The text is not the whole name of a place.
    case incomplete
    /// The text only says what a place is, such as `hotel`, and no place is called so.
    case bare
    /// The text is spelled otherwise.
    case misspelled
    /// The place is known by another name, and this one is rarely used.
    case otherName
    /// A region or country: a stop is somewhere in it.
    case region
    /// The place is this far from the stop before, in metres, and a namesake is nearer.
    case far(distance: Double)
    /// The place is little known, and nothing tells that it is meant.
    case littleKnown
    /// The text is a street address, which is not known; carries what was left out of the text.
    case address(String)
}
