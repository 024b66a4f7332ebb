import Entities

/// A way in which a line of a list may be read: as a place, or as those of a way in their order.
struct ListReading: Equatable {
    /// A place with what the line says of it.
    struct End: Equatable {
        /// The PLACE, to be looked up.
        var text: String
        var details = ListDetails()
        /// Whether the line says that one leaves it.
        var isLeft = false
        /// Whether its name may be in another case than by itself.
        var isDeclined = false
        /// The code of an airport that stands in parentheses behind it; nil where none does.
        var code: String?
        /// The time behind it, as typed.
        var time: String?
        /// Further ways to read it, where it is no place.
        var others: [End] = []
    }

    /// The places, at least one.
    var ends: [End]
    /// The date in front of them, as typed.
    var date: String?
    /// The text behind the sign that ends the place, where this may be its town as well: `Prague` of `Old Town,
    /// Prague`.
    var rest: String?
    /// The means by which one comes to the last place, where the line says it in front of the way.
    var means: Way.Means?
    /// Whether the place must have the very name, as in front of a colon, where other words stand as well: `Dauer: 5
    /// Tage` is no town in Pakistan.
    var isByName = false
    /// Whether the places are visited one after the other on one day: `Porto and Braga`.
    var isJoined = false
    /// Whether dashes stand between the places, behind which something at the first may stand as well.
    var isDashed = false
    /// Whether slashes stand between the places, which may as well be two names of one.
    var isSlashed = false
    /// Whether a comma stands between its two places, so that it is read only where the whole is refused as two towns.
    var isPair = false
    /// The text in front of a way that may be the name of its road; where it is a town, one begins there.
    var road: String?
    /// The text in front of a colon that must be the region, the island or the lake in which the place is: `Isle of
    /// Skye` of `Isle of Skye: Portree`.
    var area: String?
    /// Whether it is behind a day, so that a place of a way that is not known is left out.
    var isOfDay = false
    /// Whether the last place is that of the night, which is near the one before it.
    var isNightElsewhere = false
    /// Whether arrows stand between the places.
    var isChain = false
    /// Whether the place stands in a sentence, so that it must be near the others, and is looked for last.
    var isLate = false
}
