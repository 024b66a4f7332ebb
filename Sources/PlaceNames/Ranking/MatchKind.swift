/// The way in which a name fits what was typed.
package enum MatchKind: Hashable, Sendable {
    /// The name itself.
    case name
    /// The name of the place in another language, in use today.
    case currentName
    /// Another name of the place: in another script, an older one, a short one.
    case otherName
    /// The name begins so.
    case beginning
    /// Another name of the place begins so.
    case otherBeginning
    /// The name goes on so from one of its words on.
    case word
    /// Another name of the place goes on so from one of its words on.
    case otherWord
    /// The name or another name differs from what was typed by this number of typing errors.
    case misspelled(slips: Int)

    /// Whether the whole name was typed.
    package var isWholeName: Bool {
        self == .name || self == .currentName || self == .otherName
    }
}
