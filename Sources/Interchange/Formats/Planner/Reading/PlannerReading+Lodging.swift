import Text

/// Gives the houses of days to the places where one sleeps.
extension PlannerReading {
    /// Gives where one sleeps, of an object that was read at a path, to the last place of the day that it is, which are
    /// those from a number on; to the object itself where it is a place, or has none.
    mutating func takeLodging(
        of object: inout PlannerPlace, at path: String, from first: Int, fromNamed firstNamed: Int
    ) {
        guard let lodging = object.lodging.first else { return }
        object.lodging = []
        let isOfDay =
            !object.isPlaced && !object.mayBePlace
            && (object.hasDayOfOthers || path.hasSuffix("[]") && path != "[]" && path != "trips[]")
        if isOfDay, let inner = paths.last(where: { lists[$0]?.last.map { $0.number >= first } ?? false }),
            let index = lists[inner]?.indices.last
        {
            lists[inner]?[index].takeNight(at: lodging)
        } else if isOfDay,
            let inner = namedPaths.last(where: { path in
                PlannerKey.isOfNames(path) && named[path]?.last.map { $0.number >= firstNamed } ?? false
            }), let index = named[inner]?.indices.last
        {
            named[inner]?[index].takeNight(at: lodging)
        } else {
            object.takeLodging(lodging)
        }
    }
}

extension PlannerPlace {
    /// A place of which only a name is known.
    init(called name: String) {
        self.init()
        setName(name, rank: 1)
    }

    /// Takes the house where one sleeps on the day of which it is the last place.
    fileprivate mutating func takeNight(at house: PlannerPlace) {
        takeLodging(house)
        plan.isNight = true
    }
}
