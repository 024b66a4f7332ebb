import Entities

extension [KMLFolder] {
    /// Finds the relations between the folders of a file, the outer ones first: those that hold points further down,
    /// and those with the same points.
    ///
    /// gpsbabel writes a route as a folder of its name, in that a folder `Points` and beside it the way as one line,
    /// and all points of the routes once more into a folder `Waypoints`. `planned` are the numbers of the folders whose
    /// points have plans. Linear, but for the look-up of nearby stops.
    mutating func relate(planned: Set<Int>) {
        takeLodgings(planned: planned)
        for index in indices.reversed() {
            guard let parent = self[index].parent else { continue }
            if !self[index].points.isEmpty || self[index].holdsPoints { self[parent].holdsPoints = true }
        }
        for index in indices {
            guard self[index].name == "Points", let parent = self[index].parent else { continue }
            self[index].isPointsOfParent = self[parent].name != nil && self[parent].points.isEmpty
            if self[index].isPointsOfParent { self[parent].isRouteOfPoints = true }
        }
        // The lines of folders of days are those of one journey where there is nothing else.
        for index in indices where self[index].day != nil && self[index].points.isEmpty {
            guard let parent = self[index].parent, self[parent].points.isEmpty, !self[parent].holdsPoints,
                self[parent].roundTripMark == nil, self[index].roundTripMark == nil
            else { continue }
            var folder = self[index]
            self[parent].takeLines(of: &folder)
            self[index] = folder
        }
        for index in indices where self[index].name == "Waypoints" { leaveOutPointsOfRoutes(in: index) }
        chainDirections(planned: planned)
        leaveOutDirectionsOfPlaces(planned: planned)
        nameSinglePoints()
    }

    /// Names a folder of one point, or of one kind of places, after the folder around it too, where another one beside
    /// it has a way: `Hôtels` alone is no name of a trip.
    private mutating func nameSinglePoints() {
        for index in indices where self[index].isOfOnePoint || self[index].isOfKind {
            guard let parent = self[index].parent, !self[index].isPointsOfParent, self[index].day == nil,
                let own = self[index].name.flatMap(Name.cut), let whole = self[parent].name.flatMap(Name.cut),
                self[parent].points.isEmpty,
                indices.contains(where: { other in
                    other != index && self[other].parent == parent
                        && (self[other].points.count > (self[index].isOfKind ? 0 : 1) || self[other].lineCount > 0)
                })
            else { continue }
            self[index].name = whole.text + KMLFolder.ofWhole + own.text
        }
    }

    /// Takes the points out of a folder that the routes have too. Their notes stay: the notes of the routes' own points
    /// are only their coordinates.
    private mutating func leaveOutPointsOfRoutes(in loose: Int) {
        let points = self[loose].points
        let routes = indices.filter { $0 != loose && self[$0].isPointsOfParent }
        guard !routes.isEmpty, !points.isEmpty else { return }
        var nearby = NearbyStops()
        // Points that are the same stop, by the first of them; a route that comes to one again has the next one's note.
        var same: [Int: [Int]] = [:]
        for (number, point) in points.enumerated() {
            same[nearby.match(point) ?? number, default: []].append(number)
            nearby.insert(point)
        }
        var used: [Int: Int] = [:]
        for route in routes {
            for stop in self[route].points.indices {
                guard let first = nearby.match(self[route].points[stop]), let all = same[first] else { continue }
                let turn = used[first, default: 0]
                self[route].points[stop].note = points[all[Swift.min(turn, all.count - 1)]].note
                used[first] = turn + 1
            }
        }
        var isLeft = [Bool](repeating: true, count: points.count)
        for (first, turn) in used {
            guard let all = same[first] else { continue }
            for (place, number) in all.enumerated() {
                isLeft[number] =
                    place >= turn && points[number].note != nil && points[number].note != points[first].note
            }
        }
        self[loose].points = points.indices.filter { isLeft[$0] }.map { points[$0] }
    }
}
