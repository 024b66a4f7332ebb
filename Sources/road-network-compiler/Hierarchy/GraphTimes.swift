import RoadNetwork

/// The times of roads and ferries of a graph, as the program that reads the file counts them.
enum GraphTimes {
    /// A length as it is stored, in tens of metres.
    static func decametres(_ metres: Double) -> Int {
        Int((min(max(metres, 0), 50_000_000) / 10).rounded())
    }

    /// A speed as it is stored, in tenths of km/h.
    static func speed(_ speed: RoadGraph.Speed) -> Int {
        Int((min(max(speed.kilometresPerHour, 1), 1_000) * 10).rounded())
    }

    /// The sailings of a ferry as they are stored, in hundredths a day.
    static func sailings(_ service: FerryService) -> Int {
        Int((min(max(service.sailingsPerDay, 0), 600) * 100).rounded())
    }

    /// The crossing of a ferry as it is stored, in seconds.
    static func crossing(_ service: FerryService) -> Int {
        Int((min(max(service.minutes, 0), 10_000) * 60).rounded())
    }

    /// The time on a road in seconds.
    static func seconds(of road: RoadGraph.Road, in graph: RoadGraph) -> Int {
        RoadTimes.road(decametres: decametres(road.metres), speed: speed(graph.speeds[Int(road.speed)]))
    }

    /// The time that a ferry counts for, in seconds.
    static func seconds(of ferry: RoadGraph.Ferry) -> Int {
        RoadTimes.ferry(crossing: crossing(ferry.service), sailings: sailings(ferry.service))
    }
}
