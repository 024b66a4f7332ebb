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
    /// Opens files for the person.
    package let desktop: any Desktop
    /// The source of distances and places; nothing of it is read before it is asked.
    package let mapData: any MapDataProvider
    /// Makes what carries questions to a road engine; called where one is named.
    package let makeTransport: () -> any HTTPTransport
    /// Does what can be done at the same time.
    package let work: any ParallelWork

    /// States what the program may touch.
    package init(
        files: any FileSystem, streams: any StandardStreams, loop: any EventLoop, environment: any Environment,
        clock: any Clock, identifiers: any IdentifierSource, desktop: any Desktop,
        mapData: any MapDataProvider, makeTransport: @escaping () -> any HTTPTransport,
        work: any ParallelWork = OneThread()
    ) {
        self.files = files
        self.streams = streams
        self.loop = loop
        self.environment = environment
        self.clock = clock
        self.identifiers = identifiers
        self.desktop = desktop
        self.mapData = mapData
        self.makeTransport = makeTransport
        self.work = work
    }

    /// The real machine.
    package static func live() -> World {
        let streams = LiveStandardStreams()
        let loop = LiveEventLoop(streams: streams)
        let environment = LiveEnvironment()
        return World(
            files: LiveFileSystem(), streams: streams, loop: loop, environment: environment, clock: LiveClock(),
            identifiers: RandomIdentifiers(),
            desktop: LiveDesktop(),
            mapData: StraightLineProvider(EmbeddedFiles.places),
            makeTransport: {
                LiveHTTPTransport(loop: loop, environment: environment, userAgent: "roadtrip/\(Version.number)")
            }, work: TwoThreads())
    }
}
