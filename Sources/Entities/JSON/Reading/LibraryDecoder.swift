import JSON
import Text

/// Reads libraries and trips from JSON, without building a tree of JSON values.
///
/// For optional fields (`id`, `note`, `roundTrip`, and names in a file to import) `null` means the same as a missing
/// field. Unknown fields are kept at every level. Linear in the bytes.
package enum LibraryDecoder {
    /// Reads the library file: an object with `"version": 1` and `trips`, in which all names are within their limits.
    /// Throws if anything is wrong.
    ///
    /// Missing and duplicate ids (of trips in the library, of stops in a trip) are replaced by ids that are computed
    /// from the position in the file and `seed`, so that reading the file again gives the same ids. `seed` differs
    /// between libraries; it is called only if it is needed.
    package static func text(
        _ bytes: UnsafeBufferPointer<UInt8>, seed: @escaping () -> UInt64 = { 0 },
        refusal: @escaping (_ trips: Int, _ stops: Int) -> String? = { _, _ in nil }
    ) throws(LibraryDecodingError) -> LibraryText {
        do throws(TextFault) {
            var decoder = TripDecoder(try JSONReader(bytes), source: .library(seed: seed))
            decoder.refusal = refusal
            let library = try decoder.readLibrary()
            try decoder.reader.finish()
            return LibraryText(
                library: library, notices: decoder.placedNotices(in: bytes), places: decoder.tripPlaces)
        } catch {
            throw newerVersion(bytes) ?? .invalid(error)
        }
    }

    /// Reads the library file; see `text`.
    package static func library(
        _ bytes: UnsafeBufferPointer<UInt8>, seed: @escaping () -> UInt64 = { 0 }
    ) throws(LibraryDecodingError) -> Library {
        try text(bytes, seed: seed).library
    }

    /// Reads the library file from an array of bytes. `refusal` is called for each trip and stop with the numbers read
    /// so far; if they are too large, it returns the reason, which is thrown.
    package static func library(
        _ bytes: [UInt8], seed: @escaping () -> UInt64 = { 0 },
        refusal: @escaping (_ trips: Int, _ stops: Int) -> String? = { _, _ in nil }
    ) throws(LibraryDecodingError) -> Library {
        try bytes.withUnsafeBufferPointer { buffer throws(LibraryDecodingError) in
            try text(buffer, seed: seed, refusal: refusal).library
        }
    }

    /// Reads a file to import: a library with or without `version`, an array of trips, or one trip.
    ///
    /// Missing and duplicate ids are replaced by new ones from `ids`. A trip without a name is named `unnamed`, a stop
    /// without a name `Stop N`. Names and notes over their limits are cut, see `DecodingNotice`. `refusal` is called
    /// for each trip and stop with the numbers read so far; if they are too large, it returns the reason, which is
    /// thrown.
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

    /// Reads a file to import from an array of bytes.
    package static func imported(
        _ bytes: [UInt8], unnamed: Name, ids: any IdentifierSource,
        refusal: @escaping (_ trips: Int, _ stops: Int) -> String? = { _, _ in nil }
    ) throws(LibraryDecodingError) -> DecodedTrips {
        try bytes.withUnsafeBufferPointer { buffer throws(LibraryDecodingError) in
            try imported(buffer, unnamed: unnamed, ids: ids, refusal: refusal)
        }
    }

    /// Checks, after a file could not be read, whether its `version` is above 1; then that is the error to report.
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
            // The file is not valid JSON up to its version: the first fault is the one to report.
            return nil
        }
    }
}

/// The trips of a file to import, and the modifications that were necessary.
package struct DecodedTrips: Equatable, Sendable {
    /// The trips, in the order of the file.
    package let trips: [Trip]
    /// The modifications, in the order of the file.
    package let notices: [DecodingNotice]

    /// Creates the result of an import.
    package init(trips: [Trip], notices: [DecodingNotice] = []) {
        self.trips = trips
        self.notices = notices
    }
}
