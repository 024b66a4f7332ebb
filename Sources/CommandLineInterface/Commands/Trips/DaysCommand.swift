import CommandSyntax
import Console
import DaysModule
import Entities
import Reactive
import Screens

/// `days`: shows when to leave, how long to drive and where to sleep.
struct DaysCommand: Command {
    static let name = "days"
    static let definition = CommandDefinition(
        name, in: .trips, summary: "Plan the days of a trip: drives, arrivals, nights, costs",
        arguments: [CommonArguments.trip],
        options: [
            start, days, free, leave, drive, speed, detour, legMinutes, fuel, price, currency, towns, apply,
        ],
        discussion: [
            "The drive is split into the fewest days that keep the driving time of a day; the longest day is as short as it "
                + "can be. Stops with nights end a day; stops of kind sleep win where that costs little. With --days the "
                + "drive is spread over that many days, one leg a day at least; days that are left then come last, until "
                + "stops get them as nights (‘edit --nights’). Days on foot are as long as their walks and stays. Nothing "
                + "is changed without --apply, which keeps the options; where days end follows from them each time. An "
                + "empty value leaves open again what was decided.",
            "An arrival that is fixed (‘edit --arrive’) stands at its own time, and the stop before says when to leave for "
                + "it; days left over before it are free. A ferry, train or flight (‘edit --way’) is no driving.",
            "A single drive that is longer than a day stays one, unless --towns suggests towns for the nights on it, with two "
                + "others each; with --apply they become stops.",
            "Where the way crosses a border that is said, with what changes behind it: the side of the road, km or miles, the "
                + "currency, the clock. A country counts from 3 km on, or where the trip stops in it.",
            "Lengths and times are by the roads in the program, or by a road engine (--engine). With --engine off, and where no "
                + "road is known, they are estimates from straight lines and marked so: against roads of the United States "
                + "lengths are 6 % and times 16 % too high in the median. Mountain roads and ferries can take twice as long.",
        ],
        examples: [
            .init("roadtrip days 1 --start 2027-06-12 --drive 5h", "five hours of driving a day"),
            .init("roadtrip days Fjords --start \"12 jun\" --leave 8:30 --apply", "keep it that way"),
            .init("roadtrip days 1 --days 16 --free", "spread over 16 days, whatever nights were decided"),
            .init("roadtrip days Coast --towns", "where to sleep on drives of more than a day"),
            .init("roadtrip days 1 --fuel 7.2l --price 1.85/l --currency EUR", "what the fuel costs"),
        ],
        seeAlso: ["edit", "show", "undo"], topics: ["names", "distances"],
        synonyms: ["plan", "itinerary", "schedule", "calendar", "nights"])
    private static let start = OptionDefinition(
        "start", takes: "DATE", summary: "the first day: 2027-06-12, \"12 jun\", 6/14/2027, monday, tomorrow")
    private static let days = OptionDefinition(
        "days", takes: "N", summary: "how many calendar days the trip may take, rest days too")
    private static let free = OptionDefinition(
        flag: "free", summary: "leave the nights at all stops open, as if none were decided")
    private static let leave = OptionDefinition(
        "leave", takes: "TIME", summary: "when a day's drive begins; 09:00 unless given")
    private static let drive = OptionDefinition(
        "drive", takes: "DURATION", summary: "how long to drive in a day; 6h unless given")
    private static let speed = OptionDefinition(
        "speed", takes: "N",
        summary: "the speed of estimates: 65mph, or in the unit of --units an hour; 100 km/h unless given")
    private static let detour = OptionDefinition(
        "detour", takes: "N", summary: "how much longer a road is than the straight line; 1.25 unless given")
    private static let legMinutes = OptionDefinition(
        "leg-minutes", takes: "N", summary: "minutes added to each leg; 10 unless given")
    private static let fuel = OptionDefinition(
        "fuel", takes: "USE",
        summary: "what the vehicle needs: 7.2l for 100 km, 15km/l, 32mpg or 18kWh; a bare number follows --units")
    private static let price = OptionDefinition(
        "price", takes: "PRICE", summary: "of fuel: 1.85/l, 3.49/gal or 0.45/kWh; a bare number follows --units")
    private static let currency = OptionDefinition("currency", takes: "CODE", summary: "of costs without one: EUR")
    private static let towns = OptionDefinition(
        flag: "towns", summary: "suggest towns for the nights on drives that are longer than a day")
    private static let apply = OptionDefinition(flag: "apply", summary: "keep the plan")

    let context: CommandContext

    func run() throws -> ExitStatus {
        let trip = try context.trip(context.arguments[0])
        let services = try context.services
        let days = try services.days()
        let interactor = DaysBuilder.interactor(trip: trip.id, days)
        // Before there is a presenter, so that no other days are computed first.
        try interactor.propose(request)
        let presenter = DaysBuilder.presenter(
            of: interactor, days, options: context.flag(Self.apply) ? [] : request.options)
        let page = try context.loaded(presenter)
        context.say(interactor.remarks(on: request, isCommand: true))
        try context.printResult(presenter.document, DaysView.page(page, services.context))
        if context.flag(Self.apply) {
            let notice = try context.first(of: presenter.apply())
            if !context.printsJSON { context.output.writeLines([""] + notice.lines) }
            context.say(notice.warnings)
        }
        return .success
    }

    private var request: DaysRequest {
        var request = DaysRequest()
        request.start = context.value(Self.start)
        request.leave = context.value(Self.leave)
        request.drive = context.value(Self.drive)
        request.speed = context.value(Self.speed)
        request.detour = context.value(Self.detour)
        request.legMinutes = context.value(Self.legMinutes)
        request.fuel = context.value(Self.fuel)
        request.price = context.value(Self.price)
        request.currency = context.value(Self.currency)
        request.days = context.value(Self.days)
        request.isFree = context.flag(Self.free)
        request.towns = context.flag(Self.towns)
        return request
    }
}
