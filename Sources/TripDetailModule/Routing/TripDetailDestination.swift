package import Entities

/// The screens that it leads to.
package enum TripDetailDestination: Equatable, Sendable {
    case stop(Waypoint.ID)
    /// The search for the best order; the words say what it has to keep to.
    case bestOrder(String)
    /// The distances on the screen, or in the file at a path.
    case report(path: String?)
    case map
    case days
    /// The things that lie along its way; the words say which.
    case along(String)
    /// The itinerary in a browser.
    case web(_ typed: String = "")
    case export(path: String)
    /// The places that words mean.
    case places(String)
    case history
    /// The measure of distances, or another one.
    case engine(String)
    /// The unit of distances, or another one.
    case units(String)
}
