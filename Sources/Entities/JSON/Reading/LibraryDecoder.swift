import JSON
import Text

/// Reads the JSON of a library or of trips, without a tree in between.
///
/// `null` means the same as a field that is left out, for the fields that may be: `id`, `note`, `roundTrip`, and the names in
/// a file to import. Unknown fields are kept at every level. Linear in the bytes.
package enum LibraryDecoder {
    /// Reads the library file: an object with `"version": 1` and `trips`, every name within its limits.
    ///
    /// Ids that are missing or come twice (of trips in the library, of stops in their trip) are replaced by ids that depend on
    /// the place in the file and on `seed`, so that reading it again gives the same; `seed` is asked for only then, and tells
    /// libraries apart. Nothing is returned when anything is wrong.
    package static func library(
        _ bytes: UnsafeBufferPointer<UInt8>, seed: @escaping () -> UInt64 = { 0 }
    ) throws(LibraryDecodingError) -> Library {
        do throws(TextFault) {
            var decoder = TripDecoder(try JSONReader(bytes), source: .library(seed: seed))
            let library = try decoder.readLibrary()
            try decoder.reader.finish()
            return library
        } catch {
            throw newerVersion(bytes) ?? .invalid(error)
        }
    }

    /// Reads the library file from an array.
    package static func library(
        _ bytes: [UInt8], seed: @escaping () -> UInt64 = { 0 }
    ) throws(LibraryDecodingError) -> Library {
        try bytes.withUnsafeBufferPointer { buffer throws(LibraryDecodingError) in try library(buffer, seed: seed) }
    }

    /// Reads a file to import: a library with or without `version`, a bare array of trips, or one trip.
    ///
    /// Missing or double ids come from `ids`. A trip without a name gets `unnamed`, a stop without one `Stop N`. Names and
    /// notes over their limit are cut: see `DecodingNotice`. `refusal` returns why a file with these numbers of trips and
    /// stops in all is too large, or nil; it is called for each trip and stop.
    package static func imported(
        _ bytes: UnsafeBufferPointer<UInt8>, unnamed: Name, ids: any IdentifierSource,
        refusal: @escaping (_ trips: Int, _ stops: Int) -> String? = { _, _ in nil }
    ) throws(LibraryDecodingError) -> DecodedTrips {
        do throws(TextFault) {
            var decoder = TripDecoder(try JSONReader(bytes), source: .file(unnamed: unnamed, ids: ids))
            decoder.refusal = refusal
            let trips = try decoder.readImport()
            try decoder.reader.finish()
            return DecodedTrips(trips: trips, notices: decoder.placedNotices(in: bytes))
        } catch {
            throw newerVersion(bytes) ?? .invalid(error)
        }
    }

    /// Reads a file to import from an array.
    package static func imported(
        _ bytes: [UInt8], unnamed: Name, ids: any IdentifierSource,
        refusal: @escaping (_ trips: Int, _ stops: Int) -> String? = { _, _ in nil }
    ) throws(LibraryDecodingError) -> DecodedTrips {
        try bytes.withUnsafeBufferPointer { buffer throws(LibraryDecodingError) in
            try imported(buffer, unnamed: unnamed, ids: ids, refusal: refusal)
        }
    }

    /// Looks for a `version` above 1 when a file could not be read: then that is the reason, whatever else is strange in it.
    private static func newerVersion(_ bytes: UnsafeBufferPointer<UInt8>) -> LibraryDecodingError? {
        do throws(TextFault) {
            var reader = try JSONReader(bytes)
            try reader.enterObject()
            while let key = try reader.nextKey() {
                guard key.equals("version") else {
                    try reader.checkValue()
                    continue
                }
                _ = reader.peek()
                let offset = reader.offset
                let text = try reader.readNumberText()
                guard let number = Double(text), number > 1 else { return nil }
                return .newerVersion(
                    reader.error(at: offset, "version \(text) is newer than this program, which reads version 1"))
            }
            return nil
        } catch {
            // The file is not even JSON up to its version: the first fault found in it is the one to tell.
            return nil
        }
    }
}

/// The trips of a file to import, and what was done so that they could be taken.
package struct DecodedTrips: Equatable, Sendable {
    /// The trips, in the order of the file.
    package let trips: [Trip]
    /// In the order of the file.
    package let notices: [DecodingNotice]

    /// Collects what a file holds.
    package init(trips: [Trip], notices: [DecodingNotice] = []) {
        self.trips = trips
        self.notices = notices
    }
}
