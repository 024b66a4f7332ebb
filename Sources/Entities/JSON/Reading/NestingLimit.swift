import JSON

/// The maximum number of nested levels of an unknown field, so that the library that contains it can be read again: the
/// reader's limit minus the levels of the library around the field.
///
/// Every reader of trips applies these limits, also to files in which the field is at a lower level than in the
/// library.
enum NestingLimit {
    /// The limit beside `trips`.
    static let besideTrips = JSONReader.usualDepth - 1
    /// The limit in a trip, which is in the library's array of trips.
    static let inTrip = besideTrips - 2
    /// The limit in the plan of a trip.
    static let inPlan = inTrip - 1
    /// The limit in the fuel of a plan.
    static let inFuel = inPlan - 1
    /// The limit in a stop, which is in the trip's array of stops.
    static let inStop = inTrip - 2
    /// The limit in the way to a stop.
    static let inWay = inStop - 1
    /// The limit in the location of a stop.
    static let inLocation = inStop - 1
}

extension Library {
    /// Throws if an unknown field is nested so deep that the library could not be read again. Linear in the number of
    /// stops and unknown fields.
    package func checkNesting() throws(NestingError) {
        guard otherFields.fit(NestingLimit.besideTrips) else { throw NestingError(trip: nil) }
        for trip in trips {
            let stops = trip.waypoints
            // By index, because an iterator copies every stop, with its references.
            let fits = stops.indices.allSatisfy {
                !stops[$0].hasOtherFields
                    || stops[$0].otherFields.beside.fit(NestingLimit.inStop)
                        && stops[$0].otherFields.insideLocation.fit(NestingLimit.inLocation)
            }
            let waysFit = stops.indices.allSatisfy {
                !stops[$0].isPlanned || stops[$0].plan.way?.otherFields.fit(NestingLimit.inWay) ?? true
            }
            let plan = trip.plan.otherFields
            guard fits, waysFit, trip.otherFields.fit(NestingLimit.inTrip), plan.beside.fit(NestingLimit.inPlan),
                plan.insideFuel.fit(NestingLimit.inFuel)
            else { throw NestingError(trip: trip.name) }
        }
    }
}

extension [ForeignField] {
    /// Whether each value has at most `levels` nested levels.
    @inline(__always)
    fileprivate func fit(_ levels: Int) -> Bool {
        isEmpty || allSatisfy { $0.value.levels <= levels }
    }
}

/// An unknown field is nested so deep that the library could not be read again.
package struct NestingError: Error, Equatable, Sendable {
    /// The trip that the field is in; nil for one beside the trips.
    package let trip: Name?
}

extension NestingError: CustomStringConvertible {
    /// The message for the person who wanted the change.
    package var description: String {
        (trip.map { "“\($0.text)”" } ?? "the library")
            + " has fields of other programs that are nested too deep: the library could not be read again"
    }
}
