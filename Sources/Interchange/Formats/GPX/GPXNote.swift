import Entities
import Geodesy
import Places
import Text

/// The note of a point of a GPX file: its texts and links beside the name.
struct GPXNote {
    var description: String?
    var comment: String?
    private var links: [String] = []
    private var size = 0

    /// Creates an empty note.
    init() {}

    /// Whether a further link could be in the note before it is cut.
    var hasRoom: Bool { size <= Note.maximumBytes }

    /// Adds the address of a link.
    mutating func add(link: String) {
        guard hasRoom else { return }
        size += link.utf8.count
        links.append(link)
    }

    /// Returns description, comment and links below each other, each once; nil if there is none. With `isHTML` tags and
    /// references of HTML may stand in the texts, as many programs put them there.
    func text(isHTML: Bool) -> String? {
        let description = isHTML ? description.map(plain) : description
        let comment = isHTML ? comment.map(plain) : comment
        if comment == nil, links.isEmpty { return description }
        var parts = description.map { [$0] } ?? []
        if let comment, comment != description { parts.append(comment) }
        var known: Set<String> = []
        for link in links where known.insert(link).inserted {
            // A program that writes a thousand links writes no note that names them.
            if known.count > 10 || !parts.contains(where: { $0.containsText(link) }) { parts.append(link) }
        }
        return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    }

    /// Returns the same for a point at `location`; nil also for only a link to that very place, which adds nothing.
    func text(isHTML: Bool, at location: Coordinate) -> String? {
        let text = text(isHTML: isHTML)
        guard let text, !text.contains(where: \.isWhitespace), Self.maps.contains(where: { text.containsText($0) }),
            let spots = (try? MapLink(text))?.spots,
            spots.count == 1,
            let place = spots[0].place, place.distance(to: location) < Self.samePlace
        else { return text }
        return nil
    }

    /// The parts of the addresses of maps; a page of another kind may tell more than the place.
    private static let maps = ["geo:", "google.", "openstreetmap.org/", "maps.apple.com/"]

    /// Coordinates that are nearer to each other than this are one place that was rounded differently, in metres.
    private static let samePlace = 15.0

    /// The plain text of HTML, without white space where tags were at its end.
    private func plain(_ html: String) -> String {
        let text = HTMLText.plain(html)
        return text.lastIndex { !$0.isWhitespace }.map { String(text[...$0]) } ?? ""
    }
}
