import Entities
import Interchange
import QRCode
import Text

/// The QR codes of an itinerary, which open its ways in a map on a telephone.
enum HTMLReportCodes {
    /// The codes of a way, each with what it opens below it, both leading there; empty without a way.
    static func html(_ links: [WayLink], of trip: Trip, by service: WayLinkService) -> String {
        let codes = links.compactMap { link -> String? in
            guard let symbol = try? QRSymbol(link.address) else { return nil }
            let title = HTMLText.escaped(link.title(in: trip, by: service))
            return "<a class=\"code\" href=\"\(HTMLText.escaped(link.address))\">\(svg(symbol, title: title))"
                + "<span>\(caption(of: link, in: trip, by: service))</span></a>"
        }
        guard !codes.isEmpty else { return "" }
        return "<div class=\"codes\">\n\(codes.joined(separator: "\n"))\n</div>"
    }

    /// The links of a screen, where that takes longer ones than a telephone; else empty.
    static func more(
        than links: [WayLink], _ longLinks: [WayLink], of trip: Trip, by service: WayLinkService
    ) -> String {
        guard longLinks.count < links.count else { return "" }
        let anchors = longLinks.map { link in
            "<a href=\"\(HTMLText.escaped(link.address))\">\(caption(of: link, in: trip, by: service))</a>"
        }
        return "<p class=\"more\">\(anchors.joined(separator: "<br>\n"))</p>"
    }

    /// `Google Maps: 1 Bergen → 2 Flåm`; of a longer way its ends, and how many stops are between. On paper, where the
    /// names stand beside it, the numbers alone.
    private static func caption(of link: WayLink, in trip: Trip, by service: WayLinkService) -> String {
        let names = link.stops.map { stop in
            "<bdi>\(stop + 1)<span> \(HTMLText.escaped(trip.waypoints[stop].name.text))</span></bdi>"
        }
        let way = names.count > 3 ? [names[0], "\(names.count - 2) stops", names[names.count - 1]] : names
        return (service == .geo ? "" : "<span class=\"by\">\(service.name): </span>") + way.joined(separator: " → ")
    }

    /// A symbol with its quiet zone, dark on light whatever is around it. A module is two units, so that the middle of
    /// each line has whole coordinates.
    private static func svg(_ symbol: QRSymbol, title: String) -> String {
        let side = 2 * (symbol.size + 2 * QRSymbol.quietZone)
        return
            "<svg viewBox=\"0 0 \(side) \(side)\" role=\"img\" shape-rendering=\"crispEdges\"><title>\(title)</title>"
            + "<path fill=\"#fff\" d=\"M0 0h\(side)v\(side)H0z\"/>"
            + "<path stroke=\"#000\" stroke-width=\"2\" d=\"\(path(symbol))\"/></svg>"
    }

    /// Lines that cover the dark modules, some of them twice: of each module that is not covered yet the line to the
    /// right or downward that covers more. That takes about a third fewer lines than rows alone. Linear in the modules.
    private static func path(_ symbol: QRSymbol) -> String {
        let size = symbol.size
        var isCovered = [Bool](repeating: false, count: size * size)
        /// The modules from here to the last one that is not covered yet before a light one, and how many of them are
        /// not.
        func line(_ row: Int, _ column: Int, down: Int, across: Int) -> (length: Int, gain: Int) {
            var (length, gain, step) = (0, 0, 0)
            while symbol.isDark(row: row + step * down, column: column + step * across) {
                if !isCovered[(row + step * down) * size + column + step * across] {
                    gain += 1
                    length = step + 1
                }
                step += 1
            }
            return (length, gain)
        }
        var path: [UInt8] = []
        var pen = (x: 0, y: 0)
        for row in 0..<size {
            for column in 0..<size where symbol.isDark(row: row, column: column) && !isCovered[row * size + column] {
                let across = line(row, column, down: 0, across: 1)
                let down = line(row, column, down: 1, across: 0)
                let isDown = down.gain > across.gain
                let length = isDown ? down.length : across.length
                for step in 0..<length {
                    isCovered[(row + (isDown ? step : 0)) * size + column + (isDown ? 0 : step)] = true
                }
                let x = 2 * (column + QRSymbol.quietZone) + (isDown ? 1 : 0)
                let y = 2 * (row + QRSymbol.quietZone) + (isDown ? 0 : 1)
                path.append(UInt8(ascii: "m"))
                append(x - pen.x, to: &path)
                if y >= pen.y { path.append(UInt8(ascii: " ")) }
                append(y - pen.y, to: &path)
                path.append(UInt8(ascii: isDown ? "v" : "h"))
                append(2 * length, to: &path)
                pen = isDown ? (x, y + 2 * length) : (x + 2 * length, y)
            }
        }
        return String(decoding: path, as: UTF8.self)
    }

    /// Appends the digits of a number, with its sign if it is below 0.
    private static func append(_ number: Int, to bytes: inout [UInt8]) {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        let magnitude = Int(number.magnitude)
        if magnitude >= 10 { append(magnitude / 10, to: &bytes) }
        bytes.append(UInt8(ascii: "0") + UInt8(magnitude % 10))
    }
}
