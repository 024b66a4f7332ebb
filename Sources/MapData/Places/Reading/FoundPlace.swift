package import Entities
package import Geodesy
package import PlaceNames
import Text

/// A place that was found.
package struct FoundPlace: Equatable, Sendable {
    /// What a stop there is called.
    package let name: Name
    /// Where it is.
    package let location: Coordinate
    /// What tells it apart from others of its name: `Springfield, Illinois (US)`.
    package let label: String
    /// Whether it was looked up by its name, so that the person should see what was chosen.
    package let wasLookedUp: Bool
    /// Whether the name is that of the place; otherwise only coordinates were given, and a stop that has a name keeps
    /// it.
    package let isNamed: Bool
    /// Whether `name` is the one that the label has.
    package let isUnderOwnName: Bool
    /// A PLACE that means exactly this one.
    package let argument: String

    /// Describes a place; the argument that means it is its name and its coordinates unless a shorter one is known.
    package init(
        name: Name, location: Coordinate, label: String, wasLookedUp: Bool, isNamed: Bool = true,
        isUnderOwnName: Bool = true, argument: String? = nil
    ) {
        self.name = name
        self.location = location
        self.label = label
        self.wasLookedUp = wasLookedUp
        self.isNamed = isNamed
        self.isUnderOwnName = isUnderOwnName
        self.argument =
            argument ?? "\(name.text)=\(degreesText(location.latitude)),\(degreesText(location.longitude))"
    }

    /// Where a stop there is, in a sentence: `at Lyon (FR)`, `near Monterey (36.6, -121.9)`.
    package var phrase: String {
        !isNamed && label.hasPrefix("near ") ? label : "at \(label)"
    }

    /// What tells a stop there that is called `name`: the label, or `“Bozen” at Bolzano (IT)`.
    package func title(called name: Name) -> String {
        if name == self.name, isUnderOwnName { return label }
        return "\(Wording.quoted(name.text)) at \(isNamed ? label : coordinateText(location))"
    }

    /// What a stop there is called and where it is: `Lyon (FR)`, `near Monterey (36.6, -121.9)`, `Porto (41.15,
    /// -8.61)`.
    package var nameAndPlace: String {
        wasLookedUp || !isNamed ? title(called: name) : "\(name.text) (\(coordinateText(location)))"
    }

    /// The same place under another name.
    package func called(_ name: Name) -> FoundPlace {
        FoundPlace(
            name: name, location: location, label: label, wasLookedUp: wasLookedUp, isUnderOwnName: name == self.name)
    }

    /// A place of the map as an answer, under the name that was typed for it if it is known by that; nil when nothing
    /// of its name can be the name of a stop.
    package init?(_ place: Place) {
        guard let name = Name.cut(place.typedName ?? place.name) else { return nil }
        self.init(
            name: name, location: place.coordinate, label: place.label, wasLookedUp: true,
            isUnderOwnName: place.typedName == nil, argument: place.argument)
    }
}
