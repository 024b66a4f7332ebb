package import Text
package import XML

extension XMLReader {
    /// Reads the document that a file holds.
    package init(_ content: FileContent) throws(TextFault) {
        try self.init(beginning: content.beginning, allowsSpaceFirst: true) { buffer in
            let count = content.read(into: buffer)
            return count == 0 && content.hasFailed ? nil : count
        }
    }
}

extension XMLWriter {
    /// Begins an element with a place as the attributes `lat` and `lon`.
    mutating func begin(_ name: StaticString, latitude: DegreeSteps, longitude: DegreeSteps) {
        begin(name) { XMLWriter.append(latitude, longitude, to: &$0) }
    }

    /// Writes an element that has a place as the attributes `lat` and `lon`, and nothing in it.
    mutating func empty(_ name: StaticString, latitude: DegreeSteps, longitude: DegreeSteps) {
        empty(name) { XMLWriter.append(latitude, longitude, to: &$0) }
    }

    /// Writes an element that holds places as KML has them: longitude before latitude, spaces between.
    mutating func element(_ name: StaticString, places: [(longitude: DegreeSteps, latitude: DegreeSteps)]) {
        element(name) { bytes in
            for (index, place) in places.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: " ")) }
                place.longitude.append(to: &bytes)
                bytes.append(UInt8(ascii: ","))
                place.latitude.append(to: &bytes)
            }
        }
    }

    private static func append(_ latitude: DegreeSteps, _ longitude: DegreeSteps, to bytes: inout [UInt8]) {
        bytes += " lat=\"".utf8
        latitude.append(to: &bytes)
        bytes += "\" lon=\"".utf8
        longitude.append(to: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }
}
