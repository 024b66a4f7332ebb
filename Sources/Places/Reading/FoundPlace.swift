package import Geodesy
package import PlaceNames
import Text

/// A place that was found: one type from the gazetteer to the screen.
package struct FoundPlace: Equatable, Sendable {
    /// The name for a stop there: the one that was typed where the place is known by it, else its own.
    package let name: String
    /// Its coordinates; of an area those of its middle.
    package let location: Coordinate
    /// The text that tells it apart from others of its name: `Springfield, Illinois (US)`.
    package var label: String { ownLabel ?? record?.label ?? name }
    /// Whether it was looked up by its name, so that the person should see what was chosen.
    package let wasLookedUp: Bool
    /// Whether the name is that of the place; otherwise only coordinates were given, and a stop that has a name keeps
    /// it.
    package let isNamed: Bool
    /// Whether `name` is the one that the label has.
    package let isUnderOwnName: Bool
    /// A PLACE that means exactly this one.
    package var argument: String {
        get { ownArgument ?? "\(name)=\(degreesText(location.latitude)),\(degreesText(location.longitude))" }
        set { ownArgument = newValue }
    }
    /// The record of the gazetteer; nil for coordinates.
    private let record: Place?
    /// The label and the argument where they do not follow from the rest. Those that do are made when they are asked
    /// for: of most places that are found while a name is typed nobody does.
    private let ownLabel: String?
    private var ownArgument: String?

    /// A place farther than this from all stops of a trip is hardly meant unless its whole name was typed, in metres.
    private static let farDistance = 1_000_000.0

    /// Whether it is far from all of some stops; false where there are none.
    package func isFar(from stops: [Coordinate]) -> Bool {
        !stops.isEmpty && stops.allSatisfy { location.distance(to: $0) > Self.farDistance }
    }

    /// Describes a place; the argument that means it is its name and its coordinates unless a shorter one is known.
    package init(
        name: String, location: Coordinate, label: String, wasLookedUp: Bool, isNamed: Bool = true,
        isUnderOwnName: Bool = true, argument: String? = nil
    ) {
        self.init(
            name: name, location: location, label: label, wasLookedUp: wasLookedUp, isNamed: isNamed,
            isUnderOwnName: isUnderOwnName, argument: argument, record: nil)
    }

    /// Describes a place of the gazetteer, under the name that was typed for it if it is known by that.
    package init(_ place: Place) {
        self.init(
            name: place.typedName ?? place.name, location: place.coordinate, label: nil, wasLookedUp: true,
            isNamed: true, isUnderOwnName: place.typedName == nil, argument: place.argument, record: place)
    }

    private init(
        name: String, location: Coordinate, label: String?, wasLookedUp: Bool, isNamed: Bool, isUnderOwnName: Bool,
        argument: String?, record: Place?
    ) {
        self.name = name
        self.location = location
        ownLabel = label
        self.wasLookedUp = wasLookedUp
        self.isNamed = isNamed
        self.isUnderOwnName = isUnderOwnName
        ownArgument = argument
        self.record = record
    }

    /// The same place under another name.
    package func called(_ name: String) -> FoundPlace {
        FoundPlace(
            name: name, location: location, label: ownLabel, wasLookedUp: wasLookedUp, isNamed: true,
            isUnderOwnName: name == self.name, argument: nil, record: record)
    }
}

extension FoundPlace {
    /// The phrase that says in a sentence that a stop is there: `at Lyon (FR)`, `near Monterey (36.6, -121.9)`.
    package var phrase: String {
        !isNamed && label.hasPrefix("near ") ? label : "at \(label)"
    }

    /// The text that tells a stop there apart that is called `name`: the label, or `“Bozen” at Bolzano (IT)`.
    package func title(called name: String) -> String {
        if name == self.name, isUnderOwnName { return label }
        return "\(Wording.quoted(name)) at \(isNamed ? label : coordinateText(location))"
    }

    /// The name of a stop there, and its place: `Lyon (FR)`, `near Monterey (36.6, -121.9)`, `Porto (41.15, -8.61)`.
    package var nameAndPlace: String {
        wasLookedUp || !isNamed ? title(called: name) : "\(name) (\(coordinateText(location)))"
    }
}

extension FoundPlace {
    /// Its own name, in English or as written there.
    package var ownName: String { record?.name ?? name }
    /// The kind that says most; nil for coordinates.
    package var kind: PlaceKind? { record?.kind }
    /// Whether it is known by its name and is neither a town nor a region nor a country: a sight, a park, an airport.
    package var isSight: Bool { record.map { !$0.kinds.contains(.town) && !$0.kinds.isRegion } ?? false }
    /// Whether it is a country or a region, and no town.
    package var isArea: Bool {
        record.map { !$0.kinds.contains(.town) && $0.kinds.isRegion || $0.kind == .country } ?? false
    }
    /// Whether it is a town before anything else.
    package var isTown: Bool { kind == .town }
    /// Whether it is where people stay, as a travel guide has it: a village may be no more.
    package var isDestination: Bool { kind == .destination }
    /// Whether it is a landscape or a park, in which towns are.
    package var isLandscape: Bool { kind == .landscape || kind == .park }
    /// Whether it is an airport and nothing else.
    package var isAirport: Bool { record?.kinds == PlaceKinds(.airport) }
    /// Whether it is a lake before anything else.
    package var isLake: Bool { kind == .lake }
    /// Whether it is an island before anything else.
    package var isIsland: Bool { kind == .island }
    /// Whether it is a whole country.
    package var isCountry: Bool { record?.kind == .country }
    /// The text that tells it apart in its country; nil where nothing is needed or known.
    package var region: String? { record?.region }
    /// Its country, ISO 3166-1, two letters; empty in the sea, across borders, and for coordinates.
    package var country: String { record?.country ?? "" }
    /// The part of a country around it, also where that is not needed to tell it apart.
    var area: Place.Area? { record?.area }
    /// The number of people; nil where that is not known.
    package var population: Int? { record?.population }
    /// The IANA name of its time zone; nil where that is not known.
    package var zone: String? { record?.zone }
    /// The sources of data that have it; none for coordinates.
    package var sources: [PlaceSource] { record?.sources.list ?? [] }
}
