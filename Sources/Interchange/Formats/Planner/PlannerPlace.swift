import CivilTime
import Entities
import Text

/// An object of a planner's file, as far as it is about a place.
struct PlannerPlace {
    private(set) var name: String?
    private var nameRank = 0
    var latitude: Double?
    var longitude: Double?
    var address: String?
    /// The town, the region and the country beside its name and its address.
    var whereabouts = PlannerWhereabouts()
    var notes: [String] = []
    var link: String?
    var plan = PlanTexts()
    /// The parts of a date in an object that is one.
    var year: String?
    var month: String?
    /// The moments of the arrival and of leaving in seconds from 1970; each nil where the file has none.
    var time: Double?
    var endTime: Double?
    /// The id of the object, of the day that it belongs to, and of the trips.
    var id: String?
    var dayID: String?
    var groups: [String] = []
    /// The trip that it is in, by name, and the number of the first place of that.
    var trip: String?
    var tripNumber: Int?
    /// Its number among the places of the file.
    var number = 0
    /// Its place among all places, also those that are only named, in the order of the lists.
    var sequence = 0
    /// Its number in the order of its list, as it says it itself.
    var order: Double?
    /// A number of it that is that in the order of its list where those of all count up.
    var count: Double?
    /// The offset at which it begins in the file.
    var offset = 0

    /// The names of its members that have no meaning here, with a text or a number.
    var leftOut: [String] = []

    /// The things to do there, as a list of texts or of objects without places has them.
    var activities: [String] = []

    /// The words by which the file sorts it.
    var tags: [String] = []

    /// The texts inside it that belong to no place.
    var looseTexts: [String] = []

    /// The house without coordinates where one sleeps there, or on the day that it is; none where it does not say it.
    var lodging: [PlannerPlace] = []

    /// The place inside it where one sleeps, with coordinates of its own.
    var sleepsAt: [PlannerPlace] = []

    /// The beginning and the end of the leg that the object is; each none where it has none.
    var legFrom: [PlannerPlace] = []
    var legTo: [PlannerPlace] = []
    /// The addresses of both, as texts beside them.
    var endAddresses: (from: String?, to: String?)

    /// The means by which one travels there, and the name of the member that says it.
    var means: Way.Means?
    var meansName = ""
    /// The departure of the leg that leads there, and its arrival.
    var ride: (leaves: CivilDateTime, arrives: CivilDateTime?)?

    /// Whether it is looked up by its name, since no object of the file has coordinates.
    var isByName = false

    /// Whether it has members for coordinates, of which one is empty.
    var lacksPlace = false

    /// Whether its date is that of an object inside it or around it.
    private(set) var dateIsInherited = false

    /// The date that the object itself has.
    var ownDate: String? { dateIsInherited ? nil : plan.date }

    /// Whether it says on which day one is there.
    var hasDay: Bool {
        plan.date != nil || plan.day != nil || plan.checkOut != nil || time != nil || dayID != nil
    }

    /// Whether it is a day of a trip, by its number or its name: `Day 2: Lyon`.
    var isDay: Bool { plan.day != nil || TrackDay(title: name).number != nil }

    /// Whether it says something of the days of the places in it.
    var hasDayOfOthers: Bool { plan.date != nil || plan.day != nil || time != nil }

    /// The name that the object itself has.
    var ownName: String? { nameRank > 1 ? name : nil }

    /// Whether it is called by a title or a name, and not by a town.
    var hasTitle: Bool { nameRank == 3 }

    /// Whether an object inside this one is another place than it.
    func isOther(_ inner: PlannerPlace) -> Bool {
        isPlaced && inner.isPlaced && inner.ownName != nil && inner.ownName != name
            && (latitude != inner.latitude || longitude != inner.longitude)
    }

    /// Whether another place has the same coordinates.
    func isAt(_ other: PlannerPlace) -> Bool { latitude == other.latitude && longitude == other.longitude }

    /// Whether it has coordinates.
    var isPlaced: Bool { latitude != nil && longitude != nil }

    /// Whether it is a place of which the coordinates are missing: it has a name, and an empty member for them or an
    /// address.
    var mayBePlace: Bool { !isPlaced && name != nil && (lacksPlace || address != nil) }

    /// Takes a name unless a better one is known.
    mutating func setName(_ text: String?, rank: Int) {
        guard let text, !text.allSatisfy(\.isWhitespace) else { return }
        guard rank > nameRank else {
            // A town beside the name of a house.
            if rank == PlannerWhereabouts.rank { whereabouts.add(text) }
            return
        }
        if nameRank == PlannerWhereabouts.rank, let name { whereabouts.add(name) }
        name = text
        nameRank = rank
    }

    /// Calls it otherwise, which goes before all other names; the name so far is a note.
    mutating func rename(_ text: String) {
        let old = name
        (name, nameRank) = (text, Int.max)
        notes.removeAll { folded($0) == folded(text) }
        addNote(old)
    }

    /// Takes what the key of a list says of the object that it names: its day, its date, or its name; and that it is
    /// its id.
    mutating func takeKey(_ key: String, isDay day: String?, isDate: Bool) {
        id = id ?? key
        if isDate {
            plan.date = plan.date ?? key
        } else if let day {
            plan.day = plan.day ?? day
        } else if !key.utf8.contains(where: { (0x30...0x39).contains($0) }), key.utf8.count < 40 {
            setName(key, rank: 1)
        }
    }

    /// Adds a note, once.
    mutating func addNote(_ text: String?) {
        guard let text, !text.allSatisfy(\.isWhitespace), !notes.contains(text) else { return }
        notes.append(text)
    }

    /// Takes the kind that a text is; any other text is what the file is sorted by.
    mutating func setKind(_ text: String?) {
        guard let text, plan.fields[.kind] == nil else { return }
        if let kind = KindWords.kind(text) {
            plan.fields[.kind] = kind
        } else if let means = MeansWords.means(text), meansOfKind == nil {
            meansOfKind = means
        } else if PlannerLeftOut.isForPeople(kind: text) {
            leftOut.append("type")
        }
    }

    /// Whether it is the beginning of a ride, false for its end; nil for any other place.
    var isBeginningOfRide: Bool?
    /// The cost of the ride that leads to it, whose end it is not itself, empty where that is not known; nil where none
    /// leads to it.
    var costOfRide: String?
    /// The means by which one travels that its kind is: `"type": "flight"`.
    var meansOfKind: Way.Means?
    /// The text of a member that may be the whole cost.
    var total: String?

    /// Takes the whole cost, where the object is a stay or the text an amount of money; else that is told as left out.
    mutating func takeTotal(ofStay: Bool = false) {
        guard let text = total else { return }
        total = nil
        let isMoney = text.contains { $0.isLetter || $0.isCurrencySymbol }
        let isStay =
            ofStay || plan.checkOut != nil || plan.fields[.nights] != nil || plan.currency != nil
            || plan.fields[.kind] == "sleep"
        if plan.fields[.cost] == nil, text.contains(where: \.isNumber), isMoney || isStay {
            plan.fields[.cost] = text
        } else if leftOut.count < PlannerLeftOut.most {
            leftOut.append("total")
        }
    }

    /// Takes what an object inside this one, which has no coordinates, says of the place: its name, its address, and
    /// where it is.
    mutating func takePlace(of inner: PlannerPlace) {
        guard !inner.isPlaced else { return }
        setName(inner.name, rank: PlannerWhereabouts.rank)
        whereabouts.add(inner.whereabouts)
        address = address ?? inner.address
        link = link ?? inner.link
        for note in inner.notes { addNote(note) }
        leftOut += inner.leftOut
    }

    /// Takes what an object inside this one says about the same place.
    mutating func inherit(_ inner: PlannerPlace) {
        guard inner.isPlaced, !isPlaced else { return }
        (latitude, longitude) = (inner.latitude, inner.longitude)
        setName(inner.name, rank: min(inner.nameRank, 1))
        address = address ?? inner.address
        link = link ?? inner.link
        for note in inner.notes { addNote(note) }
        leftOut += inner.leftOut
        plan.fields[.kind] = plan.fields[.kind] ?? inner.plan.fields[.kind]
        inheritPlan(inner)
    }

    /// Takes the one end of what is no leg for the place that the object is: `"destination": "Lyon"`.
    mutating func takeLoneEnd() {
        guard legFrom.isEmpty || legTo.isEmpty else { return }
        for place in legFrom + legTo {
            if place.isPlaced { inherit(place) } else { takePlace(of: place) }
        }
        (legFrom, legTo) = ([], [])
    }

    /// Takes what an object inside this one says about where one sleeps there.
    mutating func takeLodging(_ inner: PlannerPlace) {
        if name == nil, !isPlaced, inner.name != nil {
            // It is nothing but that house.
            setName(inner.name, rank: 3)
            address = address ?? inner.address
        }
        // A hotel may be called after its place, or have nothing else as its address.
        for text in [inner.name, inner.address]
        where text.map(folded) != name.map(folded) && text != address { addNote(text) }
        for note in inner.notes { addNote(note) }
        whereabouts.add(inner.whereabouts)
        whereabouts.houses += [inner.name].compactMap { $0 }
        inheritPlan(inner)
        plan.sleeps = true
        plan.fields[.nights] = plan.fields[.nights] ?? inner.plan.fields[.nights]
        if plan.fields[.cost] == nil, let cost = inner.plan.fields[.cost] {
            (plan.fields[.cost], plan.costIsOfNight) = (cost, inner.plan.costIsOfNight)
        }
        plan.currency = plan.currency ?? inner.plan.currency
    }

    /// Takes the currency of the object around it for a cost that has none.
    mutating func inheritCurrency(_ currency: String?) {
        guard let currency, plan.currency == nil, let cost = plan.fields[.cost],
            !cost.contains(where: { $0.isLetter || $0.isCurrencySymbol })
        else { return }
        plan.currency = currency
    }

    /// The number of days at the stop, and the name of the member that has it.
    var days: (count: Int, name: String)?

    /// The time at the stop as a number without a unit, and the name of the member that has it.
    var bareStay: (number: Double, name: String)?

    /// The numbers without a unit that are minutes at a stop, and those that are seconds: an hour to twelve.
    private static let (minutesOfStay, secondsOfStay) = (5.0...480.0, 3_600.0...43_200.0)

    /// The numbers of a `stay` that are nights: nobody stays for so few minutes.
    private static let nightsOfStay = 1.0...9.0

    /// Takes a time at the stop without a unit where it is clear what it counts. Beside a distance it is the time of a
    /// drive. Any other is told as left out.
    mutating func takeBareStay() {
        guard let (number, name) = bareStay else { return }
        bareStay = nil
        if name.lowercased() == "stay", Self.nightsOfStay.contains(number), number == number.rounded(),
            plan.fields[.stayMinutes] == nil
        {
            plan.fields[.nights] = plan.fields[.nights] ?? "\(Int(number))"
            return
        }
        let isOfDrive = leftOut.contains { $0.lowercased().containsText("distance") } || legTo.first != nil
        guard plan.fields[.stayMinutes] == nil, number > 0 else { return }
        if !isOfDrive, Self.minutesOfStay.contains(number) {
            plan.fields[.stayMinutes] = "\(Int(number.rounded())) min"
        } else if !isOfDrive, Self.secondsOfStay.contains(number), number.remainder(dividingBy: 60) == 0 {
            plan.fields[.stayMinutes] = "\(Int(number / 60)) min"
        } else if leftOut.count < PlannerLeftOut.most {
            leftOut.append(name)
        }
    }

    /// Takes the times of an object inside this one, or around it, where this one has none.
    mutating func inheritPlan(_ other: PlannerPlace) {
        if plan.date == nil, other.plan.date != nil { dateIsInherited = true }
        plan.date = plan.date ?? other.plan.date
        plan.checkOut = plan.checkOut ?? other.plan.checkOut
        time = time ?? other.time
    }
}
