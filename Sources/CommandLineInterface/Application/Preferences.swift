import CivilTime
import CommandSyntax
import Geodesy
import MapData
import Platform
import Text

/// The settings of options, environment and locale, put together in their order of precedence.
struct Preferences {
    /// The unit of distances.
    let unit: DistanceUnit
    /// Whether the person chose it, so that it holds for every trip.
    let isUnitChosen: Bool
    /// The directory of the library.
    let libraryDirectory: String
    /// The measure of distances.
    let engine: RoadChoice
    /// Whether the terminal shows characters beyond ASCII.
    let showsUnicode: Bool

    /// Reads the settings; throws for the first that cannot be one. What was kept is read from `files` where neither an
    /// option nor the environment says more.
    init(_ global: GlobalOptions, _ environment: any Environment, _ files: any FileSystem) throws(UsageError) {
        let givenUnit = try Self.givenUnit(global, environment)
        let directory = try Self.library(global, environment)
        libraryDirectory = directory
        lazy var kept = KeptSettings(in: directory, files)
        let chosen = givenUnit ?? kept.unit
        isUnitChosen = chosen != nil
        unit = chosen ?? Self.localUnit(environment)
        engine = try Self.givenEngine(global, environment) ?? Self.engine(kept: kept.engine)
        showsUnicode = Self.showsUnicode(environment)
    }

    /// The unit of distances: `--units`, else `$ROADTRIP_UNITS`; nil if neither is given.
    private static func givenUnit(
        _ global: GlobalOptions, _ environment: any Environment
    ) throws(UsageError) -> DistanceUnit? {
        if let unit = global.units { return unit }
        return try DistanceUnit.fromEnvironment(environment.variable("ROADTRIP_UNITS"))
    }

    /// The unit of the locale.
    private static func localUnit(_ environment: any Environment) -> DistanceUnit {
        usesMiles(locale(environment, "LC_MEASUREMENT")) ? .miles : .kilometers
    }

    /// Reads the unit that was typed in a menu.
    static func unit(_ text: String) throws(UsageError) -> DistanceUnit {
        let typed = text.lowercased()
        let names: [String: DistanceUnit] = ["kilometres": .kilometers, "nautical": .nauticalMiles]
        if let unit = DistanceUnit.allCases.first(where: { $0.symbol == typed || $0.name == typed }) ?? names[typed] {
            return unit
        }
        throw UsageError("units takes km, mi or nmi, not \(Wording.quoted(text))")
    }

    /// The style of times on pages and in reports: that of the locale.
    static func times(_ environment: any Environment) -> ClockStyle {
        ClockStyle(locale: locale(environment, "LC_TIME"))
    }

    /// The locale of a category: `LC_ALL`, else its own variable, else `LANG`; empty if none is set.
    private static func locale(_ environment: any Environment, _ category: String) -> String {
        ["LC_ALL", category, "LANG"].lazy.compactMap { environment.variable($0) }.first { !$0.isEmpty } ?? ""
    }

    /// The measure of distances: `--engine`, else `$ROADTRIP_ENGINE`; nil if neither is given.
    private static func givenEngine(
        _ global: GlobalOptions, _ environment: any Environment
    ) throws(UsageError) -> RoadChoice? {
        if let text = global.engine { return try engine(text, from: "‘--engine’") }
        guard let text = environment.variable("ROADTRIP_ENGINE"), !text.isEmpty else { return nil }
        return try engine(text, from: "the environment variable ROADTRIP_ENGINE")
    }

    /// The measure that was kept; the roads in the program where none was.
    private static func engine(kept text: String?) -> RoadChoice {
        text.flatMap { try? engine($0, from: "what was kept") } ?? .inside
    }

    /// Reads the address of a road engine, `inside` or `off`. The message of the error has the text's `source` and not
    /// the text, since that may hold a password.
    static func engine(_ text: String, from source: String) throws(UsageError) -> RoadChoice {
        switch text.lowercased() {
        case "off": return .straightLines
        case "inside": return .inside
        default: break
        }
        do throws(HTTPAddressError) {
            return .engine(try HTTPServerAddress(parsing: text))
        } catch {
            let escapes = "In a name or a password write %2F for ‘/’, %3F for ‘?’, %23 for ‘#’ and %20 for a space."
            throw UsageError(
                "\(source) is not the address of a road engine: \(error)",
                hints: (text.contains("@") ? [escapes] : [])
                    + ["Write it like http://localhost:5000, or ‘off’ for none; ‘roadtrip help engine’ explains it."])
        }
    }

    /// The time that files say they were written at: `$SOURCE_DATE_EPOCH` in seconds, for files that have to be the
    /// same each time, else now, in milliseconds.
    static func written(_ environment: any Environment, now: Int64) throws(UsageError) -> Instant {
        guard let text = environment.variable("SOURCE_DATE_EPOCH"), !text.isEmpty else {
            return Instant(milliseconds: now)
        }
        guard let seconds = Int64(text), (0...253_402_300_799).contains(seconds) else {
            throw UsageError(
                "the environment variable SOURCE_DATE_EPOCH is not a number of seconds since 1970: \(visible(text))")
        }
        return Instant(milliseconds: seconds * 1_000)
    }

    /// The directory of the library: `--library`, else `$ROADTRIP_LIBRARY`, else `$XDG_DATA_HOME/roadtrip`, else
    /// `~/.local/share/roadtrip`.
    private static func library(_ global: GlobalOptions, _ environment: any Environment) throws(UsageError) -> String {
        if let directory = global.library { return directory }
        if let directory = environment.variable("ROADTRIP_LIBRARY"), !directory.isEmpty { return directory }
        // The XDG base directory specification says that a relative path is to be ignored.
        if let directory = environment.variable("XDG_DATA_HOME"), directory.hasPrefix("/") {
            return directory + "/roadtrip"
        }
        guard let home = environment.homeDirectory else {
            throw UsageError(
                "your home directory is not known", hints: ["Name the library's directory with --library DIR."])
        }
        return home + "/.local/share/roadtrip"
    }

    /// Whether the terminal shows characters beyond ASCII: not the console of Linux, nor if the locale names another
    /// encoding than UTF-8. If no locale is set at all nothing is known, and UTF-8 is what terminals have.
    private static func showsUnicode(_ environment: any Environment) -> Bool {
        if environment.variable("TERM") == "linux" { return false }
        let encoding = locale(environment, "LC_CTYPE").lowercased()
        return encoding.isEmpty || encoding.containsText("utf-8") || encoding.containsText("utf8")
    }

    /// Whether people of a locale such as `en_GB.UTF-8` read road signs in miles: the United States, the United
    /// Kingdom, Liberia and Myanmar.
    private static func usesMiles(_ locale: String) -> Bool {
        let territory = locale.prefix { $0 != "." && $0 != "@" }.split(separator: "_").dropFirst().first
        return ["US", "GB", "LR", "MM"].contains(territory.map(String.init) ?? "")
    }
}
