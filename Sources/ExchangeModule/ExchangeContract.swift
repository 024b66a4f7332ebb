package import CivilTime
package import Entities
package import Geodesy
import Interchange
package import Itineraries
package import MapData
package import Persistence
package import Platform
import Screens
import Text

// Import and export on one page: what they need, what can be asked of them, and what comes of it. They lead nowhere, so
// that they have no router.

/// The needs of import and export.
package struct ExchangeDependencies {
    package let model: DataModel
    package let mapData: any MapDataProvider
    /// The signal that came since the last call, if one did: reading a file with many names is long work.
    package let takeSignal: () -> Signal?
    package let documents: any DocumentAccess
    package let identifiers: any IdentifierSource
    /// The home directory, for paths with `~/` that are typed in a menu, where no shell expands them.
    package let homeDirectory: String?
    /// The clock of a place.
    package let clock: (Coordinate) -> PlaceClock
    /// The source of borders; asked for calendars.
    package let borders: () -> BorderSource?
    /// The unit of lengths in messages, and in calendars.
    package let unit: DistanceUnit
    /// The style of times in calendars.
    package let times: ClockStyle
    /// The date at the person's place.
    package let today: () -> CivilDate
    /// The time that files say they were written at; throws where the one that is prescribed is none.
    package let written: () throws -> Instant

    /// Collects the needs.
    package init(
        model: DataModel, mapData: any MapDataProvider, takeSignal: @escaping () -> Signal?,
        documents: any DocumentAccess, identifiers: any IdentifierSource, homeDirectory: String?,
        clock: @escaping (Coordinate) -> PlaceClock = PlaceClock.byLongitude,
        borders: @escaping () -> BorderSource? = { nil }, unit: DistanceUnit = .kilometers,
        times: ClockStyle = .hours24,
        today: @escaping () -> CivilDate = { CivilDate(daysSince1970: 18_262) },
        written: @escaping () throws -> Instant = { Instant(milliseconds: 1_577_836_800_000) }
    ) {
        (self.model, self.mapData, self.takeSignal, self.documents) = (model, mapData, takeSignal, documents)
        (self.identifiers, self.homeDirectory, self.clock, self.unit) = (identifiers, homeDirectory, clock, unit)
        (self.borders, self.times, self.today, self.written) = (borders, times, today, written)
    }
}
