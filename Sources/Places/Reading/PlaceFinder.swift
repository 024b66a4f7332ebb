package import Geodesy
import PlaceNames
import Text

/// Finds the place that a person means by a PLACE: coordinates, a link, or a name. It answers at once.
package struct PlaceFinder {
    private let geocoder: (any Geocoder)?

    /// Looks names up in `geocoder`; without one a question for a name fails.
    package init(_ geocoder: (any Geocoder)? = nil) {
        self.geocoder = geocoder
    }

    /// The place that the text of `query`, a PLACE, means; the kind and the limit of the query do not count. Throws
    /// what is wrong with the text, or that it means no place or several; with what helps to choose another, if that
    /// is the purpose.
    package func place(for query: PlaceQuery) throws(PlaceError) -> FoundPlace {
        try place(PlaceText(reading: query.text), near: query.near, query.stops, purpose: query.purpose)
    }

    /// The places that the text of `query`, a name, may mean, best first.
    package func matches(for query: PlaceQuery) throws(PlaceError) -> PlaceMatches {
        do throws(GeocoderError) {
            guard let geocoder else { throw .namesUnknown }
            return try geocoder.places(for: query)
        } catch {
            throw .noAnswer(text: query.text, error)
        }
    }

    /// The place that a stop at `location` is named after; nil where none is near enough.
    package func place(near location: Coordinate) throws(GeocoderError) -> FoundPlace? {
        try geocoder?.place(near: location)
    }

    /// The nearest place of each kind around a location, the town first.
    package func places(around location: Coordinate) throws(GeocoderError) -> [FoundPlace] {
        try geocoder?.places(around: location) ?? []
    }

    /// The place that was read.
    func place(
        _ text: PlaceText, near: Coordinate?, _ stops: [Coordinate], purpose: PlaceQuery.Purpose,
        _ neighbors: ListNeighbors? = nil
    ) throws(PlaceError) -> FoundPlace {
        switch text {
        case .coordinates(let location, let name): place(at: location, named: name)
        case .mapCenter(let location): place(at: location, named: nil, isMapCenter: true)
        case .about(let location, let name): place(about: location, named: name)
        case .name(let name): try lookUp(name, near: near, stops, purpose: purpose, neighbors)
        case .search(let name, let area): try lookUp(name, near: area, [area], purpose: purpose)
        case .named(let name, let place):
            self.place(at: try lookUp(place, near: near, stops, purpose: purpose).location, named: name)
        case .shortCode(let code, let town):
            try place(of: code, near: lookUp(town, near: near, stops, purpose: purpose))
        case .route(let places): throw .text(.route(places.count))
        }
    }

    /// The place of a Plus Code without its beginning, near a town.
    private func place(of code: PlusCode, near town: FoundPlace) -> FoundPlace {
        place(at: code.completed(near: town.location)?.center ?? town.location, named: nil)
    }

    /// The place of a link that says about where it is: the one of its name, where that is near enough; else there.
    private func place(about location: Coordinate, named name: String?) -> FoundPlace {
        guard let name, let found = try? lookUp(name, near: location, purpose: .reading),
            found.location.distance(to: location) <= Self.cellReach
        else { return place(at: location, named: name) }
        return place(at: found.location, named: name)
    }

    /// The largest distance of the place that a link names from the cell that it is in, in metres.
    private static let cellReach = 15_000.0

    /// A place that was given by coordinates. Without a name it is called after the nearest place, else by its
    /// coordinates; a name is a courtesy, so that names that cannot be read are no error.
    private func place(at location: Coordinate, named text: String?, isMapCenter: Bool = false) -> FoundPlace {
        if let text {
            let name = text.split(whereSeparator: \.isWhitespace).map(String.init).joined(separator: " ")
            return FoundPlace(name: name, location: location, label: name, wasLookedUp: false)
        }
        let neighbour = try? place(near: location)
        let name = neighbour.map { "near \(town(of: $0.ownName, near: location))" } ?? coordinateText(location)
        let remarks = [
            neighbour == nil ? nil : coordinateText(location), isMapCenter ? "the centre of the map in the link" : nil,
        ].compactMap { $0 }
        let label = remarks.isEmpty ? name : "\(name) (\(remarks.joined(separator: "; ")))"
        return FoundPlace(name: name, location: location, label: label, wasLookedUp: false, isNamed: false)
    }

    /// The name of the town of which a part is called by its number: Marseille of Marseille 02. Others stay as they
    /// are.
    private func town(of name: String, near location: Coordinate) -> String {
        guard let space = name.lastIndex(of: " "), name[name.index(after: space)...].allSatisfy(\.isNumber) else {
            return name
        }
        let town = String(name[..<space])
        let found = try? lookUp(town, near: location, [location], purpose: .wholeName)
        return found.map { $0.location.distance(to: location) <= Gazetteer.namingDistance } == true ? town : name
    }

    /// The place of a name.
    func lookUp(
        _ text: String, near: Coordinate?, _ stops: [Coordinate] = [], purpose: PlaceQuery.Purpose = .choice,
        _ neighbors: ListNeighbors? = nil
    ) throws(PlaceError) -> FoundPlace {
        let matches = try matches(
            for: PlaceQuery(text: text, near: near, stops: stops, neighbors: neighbors, purpose: purpose))
        if matches.doubt == .bare { throw .bare(text: text) }
        guard let first = matches.places.first else { throw .unknown(text: text, spelling: matches.spelling) }
        // What stands behind the comma of `Vienna, Graz` is not where the first is.
        if text.contains(","), let towns = twoTowns(text, near: near, stops: stops),
            !matches.isClear || towns[0].location == first.location
        {
            throw .ambiguous(text: text, towns, .twoTowns)
        }
        guard matches.isClear else { throw .ambiguous(text: text, matches.places, matches.doubt ?? .several) }
        return first
    }
}
