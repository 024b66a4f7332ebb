package import Entities
package import MapData
package import Platform

/// Everything outside the program that it touches; tests replace each.
package struct Surroundings {
    package let files: any FileSystem
    package let streams: any StandardStreams
    package let environment: any Environment
    package let clock: any Clock
    package let identifiers: any IdentifierSource
    /// Where place names are looked up; nothing of it is read before one is.
    package let places: any PlaceLookup

    /// States what the program may touch.
    package init(
        files: any FileSystem, streams: any StandardStreams, environment: any Environment, clock: any Clock,
        identifiers: any IdentifierSource, places: any PlaceLookup = EmbeddedFiles.places
    ) {
        self.files = files
        self.streams = streams
        self.environment = environment
        self.clock = clock
        self.identifiers = identifiers
        self.places = places
    }

    /// The real machine.
    package static func live() -> Surroundings {
        Surroundings(
            files: LiveFileSystem(), streams: LiveStandardStreams(), environment: LiveEnvironment(),
            clock: LiveClock(), identifiers: RandomIdentifiers())
    }
}
