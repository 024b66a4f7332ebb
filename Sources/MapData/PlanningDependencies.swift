package import Entities
package import Geodesy

/// The needs of planning a trip from outside: the list of trips and the page of one trip need the same.
package struct PlanningDependencies {
    /// The library.
    package let model: DataModel
    /// The source of distances.
    package let mapData: any MapDataProvider
    /// Reads what a person types as a place.
    package let places: PlaceFinder
    /// The ids of new trips and stops.
    package let identifiers: any IdentifierSource
    /// The unit in which distances are shown.
    package let unit: DistanceUnit

    /// States what planning needs.
    package init(
        model: DataModel, mapData: any MapDataProvider, places: PlaceFinder, identifiers: any IdentifierSource,
        unit: DistanceUnit
    ) {
        self.model = model
        self.mapData = mapData
        self.places = places
        self.identifiers = identifiers
        self.unit = unit
    }
}
