import Entities
package import Geodesy
import Reactive

/// Finds the place that a person means by a PLACE: coordinates, a link, or a name.
package struct PlaceFinder {
    private let provider: any MapDataProvider

    /// Asks `provider` about names.
    package init(_ provider: any MapDataProvider) {
        self.provider = provider
    }

    /// The place that `text` means; `near` is where the trip is. Throws what is wrong with the text, or that it means
    /// no place or several; with what helps to choose another, if that is the purpose.
    package func find(
        _ text: String, near: Coordinate?, purpose: PlaceQuery.Purpose = .choice
    ) throws(PlaceError) -> FoundPlace {
        switch try read(text) {
        case .coordinates(let location, let name): return try place(at: location, named: name)
        case .name(let name): return try lookUp(name, near: near, purpose: purpose)
        }
    }

    /// The places that several texts mean, each near the one before it; all of them or none.
    ///
    /// A text that is no place is looked at together with its neighbours: perhaps they are one (`New` and `York`). Texts
    /// that stand for themselves, two numbers that are names for example, are never taken for one.
    package func find(all texts: [String], near: Coordinate?) throws(PlaceError) -> [FoundPlace] {
        var near = near
        var found: [FoundPlace] = []
        for (index, text) in texts.enumerated() {
            do throws(PlaceError) {
                let place = try find(text, near: near)
                near = place.location
                found.append(place)
            } catch {
                if let split = SplitPlace(in: texts), split.arguments.contains(index) { throw .split(split) }
                if let split = splitName(texts, around: index) { throw .split(split) }
                throw error
            }
        }
        return found
    }

    private func read(_ text: String) throws(PlaceError) -> PlaceText {
        do throws(PlaceTextError) {
            return try PlaceText(parsing: text)
        } catch {
            throw .text(error)
        }
    }

    /// A place that was given by coordinates. Without a name it is called after the nearest place, else by its coordinates.
    private func place(at location: Coordinate, named text: String?) throws(PlaceError) -> FoundPlace {
        let neighbour = text == nil ? nearestPlace(to: location) : nil
        let words = text ?? neighbour.map { "near \($0.name)" } ?? coordinateText(location)
        do throws(NameError) {
            let name = try Name(words)
            let label = neighbour == nil ? name.text : "\(name.text) (\(coordinateText(location)))"
            return FoundPlace(
                name: name, location: location, label: label, wasLookedUp: false, isNamed: text != nil)
        } catch {
            throw .name(error)
        }
    }

    /// The place that a stop is named after. A name is a courtesy: where it cannot be found out, coordinates do.
    private func nearestPlace(to location: Coordinate) -> Place? {
        provider.getPlace(near: location).replaceError(with: nil).answerAtOnce() ?? nil
    }

    private func lookUp(
        _ text: String, near: Coordinate?, purpose: PlaceQuery.Purpose = .choice
    ) throws(PlaceError) -> FoundPlace {
        let matches = try matches(PlaceQuery(text: text, near: near, purpose: purpose))
        let found = matches.places.compactMap { FoundPlace($0) }
        guard let first = found.first else { throw .unknown(text: text, spelling: matches.spelling) }
        guard matches.isClear else { throw .ambiguous(text: text, found) }
        return first
    }

    /// Asks the provider and waits for nothing: an answer that does not come at once is none.
    private func matches(_ query: PlaceQuery) throws(PlaceError) -> PlaceMatches {
        do throws(MapDataError) {
            return try provider.getLocation(for: query).answerAtOnce() ?? PlaceMatches([])
        } catch {
            throw .noAnswer(text: query.text, error)
        }
    }

    /// The neighbours of an argument that fits no place alone, which clearly mean one together with it.
    private func splitName(_ texts: [String], around index: Int) -> SplitPlace? {
        for count in stride(from: 4, through: 2, by: -1) {
            for start in max(0, index - count + 1)...index where start + count <= texts.count {
                let words = texts[start..<start + count]
                guard words.allSatisfy(isName) else { continue }
                let joined = words.joined(separator: " ")
                do throws(PlaceError) {
                    _ = try lookUp(joined, near: nil)
                    return SplitPlace(arguments: start..<start + count, joined: joined)
                } catch {
                    continue
                }
            }
        }
        return nil
    }

    private func isName(_ text: String) -> Bool {
        do throws(PlaceTextError) {
            if case .name = try PlaceText(parsing: text) { return true }
            return false
        } catch {
            return false
        }
    }
}
