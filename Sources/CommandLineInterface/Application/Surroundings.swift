package import Entities
package import Platform

/// Everything outside the program that it touches; tests replace each.
package struct Surroundings {
    package let files: any FileSystem
    package let streams: any StandardStreams
    package let environment: any Environment
    package let clock: any Clock
    package let identifiers: any IdentifierSource

    /// States what the program may touch.
    package init(
        files: any FileSystem, streams: any StandardStreams, environment: any Environment, clock: any Clock,
        identifiers: any IdentifierSource
    ) {
        self.files = files
        self.streams = streams
        self.environment = environment
        self.clock = clock
        self.identifiers = identifiers
    }

    /// The real machine.
    package static func live() -> Surroundings {
        Surroundings(
            files: LiveFileSystem(), streams: LiveStandardStreams(), environment: LiveEnvironment(),
            clock: LiveClock(), identifiers: RandomIdentifiers())
    }
}
