import PlaceNames

/// A border on a leg, before it is known when it is crossed.
struct LegBorder: Equatable {
    /// A place near it on the side from which one comes.
    let from: CountryWitness
    /// A place near it on the other side.
    let to: CountryWitness
    /// The part of the length of the leg that lies before it; nil where the way of the leg is not known.
    let part: Double?
    /// The length of what is driven of the leg before it, in metres; nil where it is not driven across.
    let driven: Double?
    /// The number of the crossings of the leg by ferry and train that lie before it.
    let crossings: Int
}
