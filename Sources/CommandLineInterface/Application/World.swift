package import Entities
package import MapData
package import Platform

/// Everything outside the program that it touches; tests replace each.
package struct World {
    package let files: any FileSystem
    package let streams: any StandardStreams
    /// Waits for input, time and signals.
    package let loop: any EventLoop
    package let environment: any Environment
    package let clock: any Clock
    package let identifiers: any IdentifierSource
    /// Where place names are looked up; nothing of it is read before one is.
    package let places: any PlaceLookup

    /// States what the program may touch.
    package init(
        files: any FileSystem, streams: any StandardStreams, loop: any EventLoop, environment: any Environment,
        clock: any Clock, identifiers: any IdentifierSource, places: any PlaceLookup = EmbeddedFiles.places
    ) {
        self.files = files
        self.streams = streams
        self.loop = loop
        self.environment = environment
        self.clock = clock
        self.identifiers = identifiers
        self.places = places
    }

    /// The real machine.
    package static func live() -> World {
        let streams = LiveStandardStreams()
        return World(
            files: LiveFileSystem(), streams: streams, loop: LiveEventLoop(streams: streams),
            environment: LiveEnvironment(), clock: LiveClock(), identifiers: RandomIdentifiers())
    }
}
