package import Entities
package import Geodesy

/// The needs of planning a trip: the list of trips and the page of one trip have the same.
package struct PlanningDependencies {
    /// The library.
    package let model: DataModel
    /// Measures distances.
    package let mapData: any MapDataProvider
    /// The ids of new trips and stops.
    package let identifiers: any IdentifierSource
    /// The unit in which distances are shown.
    package let unit: DistanceUnit

    /// Collects them.
    package init(
        model: DataModel, mapData: any MapDataProvider, identifiers: any IdentifierSource,
        unit: DistanceUnit
    ) {
        self.model = model
        self.mapData = mapData
        self.identifiers = identifiers
        self.unit = unit
    }
}
