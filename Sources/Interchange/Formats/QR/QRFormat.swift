package import Entities
import Geodesy
import Itineraries
import QRCode
package import Text

/// QR codes that open the way in a map on a telephone: for each day of a planned trip, or for the whole trip, in pieces
/// as the service takes them. Only written, as text.
package struct QRFormat: TripFormat {
    private let service: WayLinkService
    private let drawing: SymbolDrawing
    private let columns: Int?

    /// Codes that open `service`, drawn for a file unless said otherwise; one that is wider than `columns` is left out
    /// with the reason.
    package init(service: WayLinkService = .google, drawing: SymbolDrawing = .darkBlocks, columns: Int? = nil) {
        self.service = service
        self.drawing = drawing
        self.columns = columns
    }

    package var name: String { "qr" }
    package var fileEndings: [String] { ["qr"] }
    package var sharedEndings: [String] { ["txt"] }
    package var canRead: Bool { false }

    /// Returns false: codes are only written.
    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool { false }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        throw TextFault(reason: "codes are only written; json and list come back in")
    }

    package func needsRoute(of trip: Trip) -> Bool { trip.waypoints.count > 1 }

    package func write(_ trips: [RoutedTrip]) -> ExportedDocument {
        var page = CodePage(service: service, drawing: drawing, columns: columns)
        for trip in trips { page.add(trip) }
        var warnings = page.warnings
        if drawing == .lightBlocks, page.hasCodes {
            warnings.append(
                "without colours the codes are drawn for a dark background; on a light one not every reader takes them")
        }
        return ExportedDocument(
            bytes: Array(page.lines.map { $0 + "\n" }.joined().utf8), drawsOnTerminal: true, warnings: warnings)
    }
}

/// The lines of trips with their codes. Names in them are escaped.
private struct CodePage {
    let service: WayLinkService
    let drawing: SymbolDrawing
    let columns: Int?
    private(set) var lines: [String] = []
    private(set) var warnings: [String] = []
    private(set) var hasCodes = false

    /// An empty page.
    init(service: WayLinkService, drawing: SymbolDrawing, columns: Int?) {
        self.service = service
        self.drawing = drawing
        self.columns = columns
    }

    /// Adds a trip with its codes, of each day where it is planned.
    mutating func add(_ routed: RoutedTrip) {
        let trip = routed.trip
        if !lines.isEmpty { lines.append("") }
        lines.append(visible(trip.name.text) + (trip.isRoundTrip ? " (round trip)" : ""))
        var count = 0
        if let itinerary = routed.itinerary, !itinerary.isEmpty {
            let text = ItineraryText(itinerary, of: trip, unit: .kilometers)
            for (day, section) in zip(itinerary.days, text.sections) {
                let links = WayLink.links(of: day, in: trip, by: service)
                guard !links.isEmpty else { continue }
                lines += ["", visible("\(section.day) · \(section.way)")]
                for link in links { add(link, of: trip) }
                count += links.count
            }
        } else {
            let links = WayLink.links(of: trip, along: routed.route, by: service)
            for link in links { add(link, of: trip) }
            count = links.count
        }
        if count == 0 { warnings.append("\(Wording.quoted(trip.name.text)) has no drive, so no code") }
    }

    /// Adds what a link opens, its code, and the link itself.
    private mutating func add(_ link: WayLink, of trip: Trip) {
        lines += ["", visible(link.title(in: trip, by: service))]
        do throws(TextTooLong) {
            let symbol = try QRSymbol(link.address)
            let width = drawing.width(symbol)
            if let columns, width > columns {
                lines.append("(the code needs \(width) columns, and the window has \(columns))")
            } else {
                lines += drawing.lines(symbol)
                hasCodes = true
            }
        } catch {
            lines.append("(\(error))")
        }
        lines.append(link.address)
    }
}
