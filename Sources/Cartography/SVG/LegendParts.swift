/// The parts of the legend of a map; a document says beside its map what it leaves out.
package enum LegendParts: Sendable {
    case all
    /// All but the series, which are days or trips.
    case withoutSeries
    case nothing
}
