package import Places
import Text

/// A place of a line of a list: a PLACE, and what stands behind it.
package struct ListPlace: Equatable, Sendable {
    /// The PLACE, as it is typed.
    package let text: String
    /// The note of the stop there.
    package let note: String?
    /// The nights there; nil where the line does not say them.
    package let nights: Int?
    /// The town in which the place only is, where it is the town of an address.
    package let town: String?

    /// Describes a place with a note.
    init(text: String, note: String? = nil, nights: Int? = nil, town: String? = nil) {
        (self.text, self.note, self.nights, self.town) = (text, note, nights, town)
    }

    /// The other places that a text may mean which is none itself, in the order in which they are tried, as an import
    /// tries them: without what stands in parentheses at its end, then the towns of an address, with the address in the
    /// note, unless places of the name in front are among those for which the text is refused.
    package func otherReadings(after refusal: PlaceError) -> [ListPlace] {
        guard Self.mayBeAddress(text) else { return [] }
        let address = AddressText(text)
        let name = AddressText.name(of: text)
        let isAddress = !name.contains("=") && !refusal.foldedNames.contains(folded(name))
        return address.names.map { ListPlace(text: $0, note: note, nights: nights) }
            + (isAddress ? address.towns : []).map { town in
                let notes = [note, AboutPlace.note(text)].compactMap { $0 }
                return ListPlace(
                    text: "\(name)=\(town)", note: notes.joined(separator: "\n"), nights: nights, town: town)
            }
    }

    /// The two towns of a text that is refused because it is two, what is said of it at the second; nil for any other.
    package func pair(after refusal: PlaceError) -> [ListPlace]? {
        guard refusal.isOfTwoTowns, let (first, second) = ListSeparators.halves(of: text, at: ",") else { return nil }
        return [ListPlace(text: first), ListPlace(text: second, note: note, nights: nights)]
    }

    /// Whether a text of a list may be an address: not two places between which a semicolon stands, nor coordinates.
    static func mayBeAddress(_ text: String) -> Bool {
        !text.contains(";") && AddressText.parts(of: text).first?.contains(where: \.isLetter) ?? false
    }
}

extension ListReading.End {
    /// The name and the link of `[Chamonix](https://…)`; nil for any other text.
    var link: (name: String, link: String)? {
        guard text.first == "[", text.last == ")", let middle = text.firstRange(ofText: "](") else { return nil }
        let name = String(text[text.index(after: text.startIndex)..<middle.lowerBound]).trimmed
        return (ListText.withoutEmphasis(name), String(text[middle.upperBound...].dropLast()).trimmed)
    }
}
