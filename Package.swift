// swift-tools-version: 6.2
import PackageDescription

// The house, lowest floor first. An arrow only ever points down; targets on one floor never import each other.
// Sources/HOUSE.md says in one line what lives in each; a test compares both.
let package = Package(
    name: "roadtrip",
    platforms: [.macOS(.v15)],
    targets: [
        // Floor 0: knows nothing of trips, nor of each other.
        .target(name: "Reactive"),
        .target(name: "Geodesy"),
        .target(name: "Text", exclude: ["Tables/generate.py"]),
        .target(name: "Platform"),
        .target(name: "CivilTime"),
        .target(name: "StopOrder"),
        .target(name: "QRCode"),
        .target(name: "EmbeddedData"),

        // Floor 1: formats, the terminal, place names.
        .target(name: "JSON", dependencies: ["Text"]),
        .target(name: "XML", dependencies: ["Text"]),
        .target(name: "Zip"),
        .target(name: "PlaceNames", dependencies: ["CivilTime", "Geodesy", "Text"]),
        .target(name: "Shorelines", dependencies: ["Geodesy"]),
        .target(name: "RoadNetwork", dependencies: ["Geodesy"]),
        .target(name: "Console", dependencies: ["Platform", "Reactive", "Text"]),

        // Floor 2: the runtime of a program in a terminal, and the syntax of command lines.
        .target(name: "Screens", dependencies: ["Console", "Platform", "Reactive", "Text"]),
        .target(name: "CommandSyntax", dependencies: ["Platform", "Text"]),

        // Floor 2: places, as a person types them.
        .target(name: "Places", dependencies: ["Console", "Geodesy", "JSON", "PlaceNames", "Text"]),

        // Floor 2: what a trip is.
        .target(name: "Entities", dependencies: ["CivilTime", "Geodesy", "JSON", "Reactive", "Text"]),

        // Floor 3: services.
        .target(
            name: "MapData",
            dependencies: [
                "CivilTime", "Entities", "Geodesy", "JSON", "Places", "Platform", "Reactive", "StopOrder",
                "RoadNetwork",
                "Shorelines", "Text",
            ]),
        .target(name: "Persistence", dependencies: ["CivilTime", "Entities", "JSON", "Platform", "Text"]),
        .target(
            name: "Itineraries",
            dependencies: [
                "CivilTime", "Entities", "Geodesy", "JSON", "PlaceNames", "Places", "Shorelines", "Text",
            ]),

        .target(name: "Merging", dependencies: ["Entities", "Geodesy", "JSON", "Platform"]),

        // Floor 4: a folder a file format.
        .target(
            name: "Interchange",
            dependencies: [
                "CivilTime", "Entities", "Geodesy", "Itineraries", "JSON", "Places", "QRCode", "Text", "XML", "Zip",
            ]),

        // From trips to a map, and from a map to text or a picture.
        .target(name: "Cartography", dependencies: ["Entities", "Geodesy", "Itineraries", "Shorelines", "Text"]),

        // Floor 5: modules, a screen or a command family each.
        .target(
            name: "TripListModule",
            dependencies: [
                "CivilTime", "Console", "Entities", "Geodesy", "JSON", "MapData", "Places", "Reactive", "Screens",
                "Text",
            ]),
        .target(
            name: "TripDetailModule",
            dependencies: [
                "CivilTime", "Console", "Entities", "Geodesy", "Itineraries", "JSON", "MapData", "Places", "Reactive",
                "Screens",
                "Text",
            ]),
        .target(
            name: "WaypointModule",
            dependencies: [
                "CivilTime", "Console", "Entities", "Geodesy", "Itineraries", "MapData", "Places", "Reactive",
                "Screens", "Text",
            ]),
        .target(
            name: "ReportModule",
            dependencies: [
                "Cartography", "CivilTime", "Console", "Entities", "Geodesy", "Interchange", "Itineraries", "JSON",
                "MapData", "Persistence", "Platform", "QRCode", "Reactive", "Screens", "Shorelines", "Text",
            ]),
        .target(
            name: "ExchangeModule",
            dependencies: [
                "CivilTime", "Console", "Entities", "Geodesy", "Interchange", "Itineraries", "JSON", "MapData",
                "Persistence", "PlaceNames", "Places", "Platform", "Reactive", "Screens", "Text",
            ]),
        .target(
            name: "MergeModule",
            dependencies: ["Console", "Entities", "JSON", "Merging", "Persistence", "Reactive", "Screens", "Text"]),
        .target(
            name: "OrderModule",
            dependencies: [
                "CivilTime", "Console", "Entities", "Geodesy", "JSON", "MapData", "Platform", "Reactive", "StopOrder",
                "Screens", "Text",
            ]),
        .target(
            name: "PlaceModule",
            dependencies: [
                "Console", "Geodesy", "JSON", "MapData", "PlaceNames", "Places", "Platform", "Reactive", "Screens",
                "Text",
            ]),
        .target(
            name: "MapModule",
            dependencies: [
                "Cartography", "Console", "Entities", "Geodesy", "Itineraries", "JSON", "MapData", "Persistence",
                "Reactive", "Shorelines", "Screens", "Text",
            ]),
        .target(
            name: "DaysModule",
            dependencies: [
                "CivilTime", "Console", "Entities", "Geodesy", "Itineraries", "JSON", "MapData", "Places", "Reactive",
                "Screens", "Text",
            ]),
        .target(
            name: "AlongModule",
            dependencies: [
                "CivilTime", "Console", "Entities", "Geodesy", "Interchange", "Itineraries", "JSON", "MapData",
                "Persistence", "PlaceNames", "Places", "Reactive", "Screens", "Text",
            ]),
        .target(
            name: "EngineModule",
            dependencies: [
                "CivilTime", "Console", "Entities", "Geodesy", "JSON", "MapData", "Reactive", "Screens", "Text",
            ]),
        .target(
            name: "HistoryModule",
            dependencies: ["CivilTime", "Console", "Entities", "JSON", "Platform", "Reactive", "Screens", "Text"]),

        // Floor 6: the commands, and the one place where everything is put together.
        .target(
            name: "CommandLineInterface",
            dependencies: [
                "AlongModule", "Cartography", "CivilTime", "CommandSyntax", "Console", "DaysModule", "EmbeddedData",
                "EngineModule",
                "Entities", "ExchangeModule", "Geodesy", "HistoryModule", "Interchange", "Itineraries", "JSON",
                "MapData", "MapModule", "MergeModule", "Merging", "OrderModule", "Persistence", "PlaceModule",
                "PlaceNames", "Places",
                "Platform", "Reactive", "ReportModule", "Screens", "Shorelines", "Text", "TripDetailModule",
                "RoadNetwork", "TripListModule", "WaypointModule",
            ]),

        // Floor 7: the programs.
        .executableTarget(name: "roadtrip", dependencies: ["CommandLineInterface", "Platform"]),
        .executableTarget(
            name: "roadtrip-benchmarks",
            dependencies: [
                "Entities", "Geodesy", "Interchange", "Itineraries", "MapData", "Places", "Platform", "QRCode",
                "Reactive",
                "StopOrder", "Text", "XML",
                "roadtrip", "PlaceNames", "RoadNetwork", "Shorelines",
            ],
            exclude: ["Days/roads.py", "StopOrder/compare.py"]),

        // Floor 7: rebuilds Resources/gazetteer.bin; Resources/DATA.md says how.
        .executableTarget(
            name: "gazetteer-compiler",
            dependencies: ["CivilTime", "Geodesy", "PlaceNames", "RoadNetwork", "Shorelines"]),
        // Floor 7: rebuilds Resources/shorelines.bin, likewise.
        .executableTarget(name: "shorelines-compiler", dependencies: ["Shorelines"]),
        // Floor 7: rebuilds Resources/roads.bin, likewise.
        .executableTarget(
            name: "road-network-compiler", dependencies: ["Geodesy", "RoadNetwork", "Shorelines", "Zip"]),

        .testTarget(name: "ReactiveTests", dependencies: ["Reactive", "TestSupport"]),
        .testTarget(
            name: "ItinerariesTests",
            dependencies: [
                "CivilTime", "EmbeddedData", "Entities", "Geodesy", "Itineraries", "MapData", "PlaceNames", "Places",
                "Shorelines", "TestSupport",
            ]),
        .testTarget(
            name: "AlongModuleTests",
            dependencies: [
                "AlongModule", "CivilTime", "Console", "Entities", "Geodesy", "Itineraries", "JSON", "MapData",
                "Persistence", "PlaceNames", "Places", "Platform", "Reactive", "Screens", "TestSupport",
            ]),
        .testTarget(
            name: "DaysModuleTests",
            dependencies: [
                "CivilTime", "Console", "DaysModule", "Entities", "Geodesy", "Itineraries", "JSON", "MapData",
                "PlaceNames", "Places", "Reactive", "Screens", "TestSupport", "Text",
            ]),
        .testTarget(name: "GeodesyTests", dependencies: ["Geodesy", "TestSupport"]),
        .testTarget(name: "TextTests", dependencies: ["TestSupport", "Text"]),
        .testTarget(name: "JSONTests", dependencies: ["JSON", "TestSupport", "Text"]),
        .testTarget(name: "PlatformTests", dependencies: ["Platform", "TestSupport"]),
        .testTarget(name: "CivilTimeTests", dependencies: ["CivilTime"]),
        .testTarget(name: "StopOrderTests", dependencies: ["StopOrder", "TestSupport"]),
        .testTarget(name: "QRCodeTests", dependencies: ["QRCode", "TestSupport"]),
        .testTarget(name: "ConsoleTests", dependencies: ["Console", "Platform", "Reactive", "TestSupport", "Text"]),
        .testTarget(
            name: "ScreensTests", dependencies: ["Screens", "Console", "Platform", "Reactive", "TestSupport", "Text"]),
        .testTarget(
            name: "PlacesTests",
            dependencies: [
                "Places", "EmbeddedData", "Geodesy", "PlaceNames", "Reactive", "Screens", "TestSupport", "Text",
            ]),
        .testTarget(
            name: "EntitiesTests",
            dependencies: ["CivilTime", "Entities", "Geodesy", "JSON", "Reactive", "TestSupport", "Text"]),
        .testTarget(
            name: "MapDataTests",
            dependencies: [
                "Console", "EmbeddedData", "Entities", "Geodesy", "JSON", "MapData", "PlaceNames", "Places", "Platform",
                "Reactive", "Screens", "StopOrder", "TestSupport", "Text", "RoadNetwork", "Shorelines",
            ],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "PersistenceTests",
            dependencies: ["Persistence", "Entities", "Geodesy", "JSON", "Platform", "Reactive", "TestSupport", "Text"]),
        // A model of merges that shares nothing with them.
        .target(name: "MergeModels", dependencies: ["Entities", "JSON", "Merging"], path: "Tests/MergeModels"),
        .testTarget(
            name: "MergingTests",
            dependencies: ["CivilTime", "Entities", "Geodesy", "JSON", "MergeModels", "Merging", "TestSupport"]),
        .testTarget(
            name: "MergeModuleTests",
            dependencies: [
                "Console", "Entities", "JSON", "MergeModule", "Merging", "Persistence", "Platform", "Reactive",
                "Screens", "TestSupport",
            ]),
        .testTarget(name: "XMLTests", dependencies: ["XML", "Entities", "TestSupport", "Text"]),
        .testTarget(
            name: "PlaceNamesTests",
            dependencies: ["PlaceNames", "CivilTime", "EmbeddedData", "Geodesy", "TestSupport", "Text"]),
        .testTarget(
            name: "ShorelinesTests", dependencies: ["Shorelines", "EmbeddedData", "Geodesy", "TestSupport"]),
        .testTarget(
            name: "RoadNetworkTests",
            dependencies: [
                "EmbeddedData", "Geodesy", "MapData", "RoadNetwork", "Shorelines", "TestSupport",
                "road-network-compiler",
            ],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "RoadNetworkCompilerTests", dependencies: ["Geodesy", "RoadNetwork", "Zip", "road-network-compiler"]),
        .testTarget(
            name: "CartographyTests",
            dependencies: [
                "Cartography", "CivilTime", "EmbeddedData", "Entities", "Geodesy", "Itineraries", "PlaceNames",
                "Shorelines", "TestSupport", "Text",
            ]),
        .testTarget(
            name: "MapModuleTests",
            dependencies: [
                "MapModule", "Cartography", "CivilTime", "Console", "EmbeddedData", "Entities", "Geodesy",
                "Itineraries",
                "JSON", "MapData", "Persistence", "Reactive", "Shorelines", "TestSupport", "Screens", "Text",
            ]),
        .testTarget(name: "ZipTests", dependencies: ["Zip", "Entities", "TestSupport"]),
        .testTarget(
            name: "InterchangeTests",
            dependencies: [
                "CivilTime", "Entities", "Geodesy", "Interchange", "Itineraries", "JSON", "MapData", "Places",
                "QRCode", "TestSupport", "Text",
            ],
            exclude: ["Fixtures"]),
        // What must hold of every reader for any bytes; `.ci/fuzz` runs it with the toolchain's fuzzer.
        .target(
            name: "FuzzTargets",
            dependencies: [
                "Entities", "Geodesy", "Interchange", "JSON", "MapData", "Places", "Platform", "Reactive",
                "Shorelines", "Text", "XML", "Zip",
            ],
            path: "Tests/FuzzTargets"),
        .testTarget(name: "FuzzTargetsTests", dependencies: ["FuzzTargets", "Interchange", "TestSupport"]),
        .testTarget(
            name: "EndToEndTests", dependencies: ["Entities", "MergeModels", "Merging", "TestSupport", "roadtrip"],
            exclude: ["Fixtures"]),
        // What tests share: files, streams, a clock and a library in memory, map data that answers when a test says,
        // programs of others as oracles.
        .target(
            name: "TestSupport",
            dependencies: [
                "Console", "Entities", "Geodesy", "MapData", "Persistence", "PlaceNames", "Places", "Platform",
                "Reactive", "Screens", "StopOrder", "Text",
            ],
            path: "Tests/TestSupport"),
        .testTarget(
            name: "TripListModuleTests",
            dependencies: [
                "Console", "Entities", "Geodesy", "JSON", "MapData", "PlaceNames", "Places", "Platform", "Reactive",
                "Screens", "TestSupport", "TripListModule",
            ]),
        .testTarget(
            name: "TripDetailModuleTests",
            dependencies: [
                "Cartography", "CivilTime", "Console", "Entities", "Geodesy", "Itineraries", "JSON", "MapData",
                "PlaceNames",
                "Places", "Platform", "Reactive", "Screens", "StopOrder", "TestSupport", "TripDetailModule",
            ]),
        .testTarget(
            name: "WaypointModuleTests",
            dependencies: [
                "CivilTime", "Console", "Entities", "Geodesy", "Itineraries", "MapData", "PlaceNames", "Places",
                "Reactive", "Screens", "TestSupport", "WaypointModule",
            ]),
        .testTarget(
            name: "ReportModuleTests",
            dependencies: [
                "ReportModule", "Cartography", "CivilTime", "Console", "EmbeddedData", "Entities", "Geodesy",
                "Interchange", "Itineraries", "JSON", "MapData", "Persistence", "Platform", "QRCode", "Reactive",
                "Shorelines", "TestSupport", "Screens",
            ]),
        .testTarget(
            name: "ExchangeModuleTests",
            dependencies: [
                "Console", "Entities", "ExchangeModule", "Geodesy", "Interchange", "Itineraries", "JSON", "MapData",
                "Persistence", "PlaceNames", "Places", "Platform", "Reactive", "Screens", "TestSupport",
            ]),
        .testTarget(
            name: "PlaceModuleTests",
            dependencies: [
                "Console", "Entities", "Geodesy", "JSON", "MapData", "PlaceModule", "PlaceNames", "Places",
                "Platform", "Reactive", "Screens", "StopOrder", "TestSupport",
            ]),
        .testTarget(
            name: "OrderModuleTests",
            dependencies: [
                "Console", "Entities", "Geodesy", "JSON", "MapData", "OrderModule", "PlaceNames", "Places",
                "Platform", "Reactive", "Screens", "StopOrder", "TestSupport",
            ]),
        .testTarget(
            name: "EngineModuleTests",
            dependencies: [
                "EngineModule", "CivilTime", "Console", "Entities", "JSON", "MapData", "Platform", "Reactive",
                "TestSupport",
                "Screens",
            ]),
        .testTarget(
            name: "HistoryModuleTests",
            dependencies: [
                "HistoryModule", "Console", "Entities", "JSON", "Platform", "Reactive", "TestSupport", "Screens",
            ]),
        .testTarget(
            name: "CommandLineInterfaceTests",
            dependencies: [
                "AlongModule", "CivilTime", "CommandLineInterface", "CommandSyntax", "Console", "DaysModule",
                "Entities",
                "Geodesy", "HistoryModule", "MapData", "MapModule", "MergeModule", "OrderModule", "Places", "Platform",
                "Screens",
                "TestSupport", "Text", "TripDetailModule", "TripListModule", "WaypointModule",
            ]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
