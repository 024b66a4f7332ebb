package import Geodesy
package import PlaceNames
import Text

/// The answer to what a person has typed so far as a place.
package struct TypedPlaces: Equatable, Sendable {
    /// The text that was typed.
    package let text: String
    /// The places that it may mean, best first.
    package let places: [FoundPlace]
    /// The place that it means without a look-up: coordinates.
    package let found: FoundPlace?
    /// Whether none of the places has the name that was typed, and all are only spelled much like it.
    package var isAlike = false
    /// Whether what was typed names the first of the places.
    package var namesFirst = true
    /// The text that stands instead of places: nothing is known by this name, for example.
    package let note: String?

    /// Collects an answer.
    package init(text: String, places: [FoundPlace] = [], found: FoundPlace? = nil, note: String? = nil) {
        self.text = text
        self.places = places
        self.found = found
        self.note = note
    }

    /// The same answer to a text of which only a part was looked up.
    package func answering(_ text: String) -> TypedPlaces {
        var typed = TypedPlaces(text: text, places: places, found: found, note: note)
        (typed.isAlike, typed.namesFirst) = (isAlike, namesFirst)
        return typed
    }

    /// Whether a text is one name, which is to be looked up.
    package static func isName(_ text: String) -> Bool {
        guard PlaceLines.places(text).count <= 1, text.trimmed != PlaceFinder.help else { return false }
        switch try? PlaceText(parsing: PlaceNights(text).place) {
        case .name?, .named?: return true
        default: return false
        }
    }
}

extension PlaceFinder {
    /// The answer to a text that is no name to be looked up: nothing, coordinates, good or bad, and several places or
    /// lines; nil for a name. `near` and `stops` say which lines join several.
    package func answer(toTyped text: String, near: Coordinate?, stops: [Coordinate]) -> TypedPlaces? {
        if text.trimmed == Self.help { return TypedPlaces(text: text, note: Self.explanation) }
        // What was pasted over several lines is no name, whatever its last line is.
        let lines = PlaceLines.places(text)
        if lines.count > 1 {
            // Lists are read as a whole when they are taken.
            guard !text.contains(where: \.isNewline) else {
                return TypedPlaces(text: text, note: "\(lines.count) lines. Enter reads them.")
            }
            return TypedPlaces(text: text, note: Self.note(about: entered(lines, near: near, stops: stops)))
        }
        do throws(PlaceError) {
            switch try PlaceText(reading: PlaceNights(text).place) {
            case .name, .named: return nil
            case let place:
                return TypedPlaces(text: text, found: try self.place(place, near: nil, [], purpose: .choice))
            }
        } catch {
            switch error {
            case .text(.badCoordinates), .text(.route): return TypedPlaces(text: text, note: "\(error)")
            // Half of a pair is what coordinates look like on the way.
            case .text: return TypedPlaces(text: text)
            default: return TypedPlaces(text: text, note: "\(error)")
            }
        }
    }

    /// The places that a name may mean while it is typed, at most `limit`, those close to `near` first, and of those
    /// that are meant alike the ones near `way`; the name may have another one in front, `NAME=`, and nights behind it.
    package func look(upTyped text: String, near: Coordinate?, way: StopsWay? = nil, limit: Int) -> TypedPlaces {
        // What is pasted from a list is looked up without its mark.
        var wanted = PlaceLines.withoutMark(text.trimmed).text
        let entered = self.entered([wanted], near: near, stops: way?.stops ?? near.map { [$0] } ?? [])
        if entered.places.count > 1 { return TypedPlaces(text: text, note: Self.note(about: entered)) }
        wanted = PlaceNights(wanted).place
        if case .named(_, let place)? = try? PlaceText(parsing: wanted) { wanted = place }
        do throws(PlaceError) {
            let matches = try matches(
                for: PlaceQuery(text: wanted, near: near, way: way, purpose: .typing, limit: limit))
            var typed = TypedPlaces(
                text: text, places: matches.places,
                note: matches.places.isEmpty
                    ? begunWay(wanted, near: near).map(Self.note(aboutBegun:)) ?? Self.nextSteps : nil)
            typed.isAlike = matches.isAlike
            typed.namesFirst = matches.namesFirst
            return typed
        } catch {
            guard case .noAnswer(_, let reason) = error else { return TypedPlaces(text: text, note: "\(error)") }
            return TypedPlaces(text: text, note: "\(reason)")
        }
    }

    /// The text that asks what can be typed.
    package static let help = "?"
    /// The answer to that.
    package static let explanation =
        "A place is a name (Lyon; Springfield, Illinois), coordinates (46.02, 7.75), a link of a map, or NAME=PLACE, "
        + "with its nights behind it (Bled 2 nights); several: Bled; Piran, or pasted, one a line. Up and Down choose a "
        + "row, Tab completes, Esc leaves."

    /// The note about a line that is several places, which stands instead of suggestions: Enter takes all of them.
    private static func note(about entered: EnteredPlaces) -> String {
        let names = entered.places.map { visible($0) }.joined(separator: "; ")
        return "\(entered.places.count) places: \(names). Enter \(entered.isDoubtful ? "asks about" : "takes") them."
    }

    /// The note about a way that was begun, whose next place is being typed.
    private static func note(aboutBegun places: [String]) -> String {
        "\(places.map { visible($0) }.joined(separator: "; ")), and then? Go on with the name of the next place."
    }

    /// The advice where a name is not known.
    private static let nextSteps =
        "No place is known by this name. Try a town nearby, coordinates (46.02, 7.75) or a link of a map."
}
