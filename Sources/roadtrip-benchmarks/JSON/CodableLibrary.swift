import Foundation

/// A library in a form that Foundation's coders can decode and encode.
struct CodableLibrary: Codable {
    var version: Int
    var trips: [Trip]

    struct Trip: Codable {
        var id: UUID
        var name: String
        var waypoints: [Stop]
    }

    struct Stop: Codable {
        var id: UUID
        var name: String
        var location: Location
        var note: String?
    }

    struct Location: Codable {
        var latitude: Double
        var longitude: Double
    }
}
