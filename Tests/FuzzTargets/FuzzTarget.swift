import Entities

/// A reader of this program that is given bytes by chance, to see whether what must hold of it holds for any bytes.
package enum FuzzTarget: String, CaseIterable, Sendable {
    /// The XML reader.
    case xml
    /// Formats of trips, by their names.
    case gpx, tcx, kml, kmz, zip, ods, geojson, google, umap, planner, overpass, timeline, json, ics, vcard, link, itn
    case csv, tsv, list, html, booking, docx
    /// A list in a mail, whose head the first byte chooses.
    case mail
    /// A workbook whose parts are the bytes.
    case xlsx
    /// A file whose format is seen from its content.
    case recognition
    /// The JSON reader.
    case value
    /// Deflated data of the size that its first two bytes say.
    case inflate
    /// The bytes packed and unpacked.
    case deflate
    /// Coordinates, `geo:` texts, links of maps.
    case coordinates
    /// Trips made of the bytes, written in every format and read back.
    case trips
    /// Lines of a base map, with checksums that fit them.
    case shorelines
    /// The answer of a server, in pieces whose size the first byte states.
    case http
    /// The answer of an OSRM server, of a Valhalla server; the first byte chooses the question.
    case osrm, valhalla
    /// The line of a road.
    case polyline
    /// Records of a cache of roads.
    case roads
    /// Holds for nearly all bytes, but not for a few that no blind chance meets: shows that the fuzzer is able to find.
    case planted

    /// Does with `bytes` what the target is about; throws what did not hold.
    package func check(_ bytes: [UInt8]) throws(Violation) {
        switch self {
        case .xml: try checkXML(bytes)
        case .gpx, .tcx, .kml, .kmz, .zip, .ods, .geojson, .google, .umap, .planner, .overpass, .timeline, .json, .ics,
            .vcard, .link, .itn, .csv, .tsv, .list, .html,
            .booking, .docx:
            try checkFile(bytes, formatNamed: rawValue)
        case .xlsx: try checkFile(packedWorkbook(bytes), formatNamed: rawValue)
        case .mail: try checkMail(bytes)
        case .recognition: try checkRecognized(bytes)
        case .value: try checkJSON(bytes)
        case .inflate: try checkInflation(bytes)
        case .deflate: try checkDeflation(bytes)
        case .coordinates: try checkCoordinates(bytes)
        case .trips: try checkExports(bytes)
        case .shorelines: try checkShorelines(bytes)
        case .http: try checkHTTPResponse(bytes)
        case .osrm: try checkRoadAnswer(bytes, of: .osrm)
        case .valhalla: try checkRoadAnswer(bytes, of: .valhalla)
        case .polyline: try checkPolyline(bytes)
        case .roads: try checkRoadCache(bytes)
        case .planted: try require(!bytes.starts(with: "<gpx".utf8), "the planted fault")
        }
    }
}
