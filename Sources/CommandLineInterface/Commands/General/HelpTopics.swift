import CommandSyntax
import Text

/// The topics of help: what belongs to no single command.
enum HelpTopics {
    static let places = TopicDefinition(
        "places", summary: "how to write a place",
        parts: [
            .init(
                "Places",
                [
                    .paragraph("A place is one argument. Put quotes around it where it holds spaces or quotes."),
                    .rows([
                        ("Lyon", "the name of a place, in any language; ‘roadtrip find’ lists what it may mean"),
                        ("\"Springfield, Illinois\"", "a name narrowed by a state, region or country"),
                        ("40.757,-73.986", "latitude and longitude in degrees; south and west are negative"),
                        ("40°45'25\"N 73°59'10\"W", "degrees, minutes and seconds, with N, S, E or W"),
                        ("geo:40.757,-73.986", "a geo: link (RFC 5870)"),
                        ("32T 403176 5097108", "UTM; in MGRS 32TMR 03176 97108"),
                        ("8FR92PCX+7J", "a Plus Code; a short one with a place: \"2PCX+7J Zermatt\""),
                        ("https://…", "a link of a map: its place with its name, or all places of a way"),
                        ("Home=40.757,-73.986", "any of these with a name in front, split at the first ‘=’"),
                        ("-", "the standard input, one place per line (‘new’, ‘add’)"),
                    ]),
                    .paragraph(
                        "Latitudes go from -90 to 90, longitudes from -180 to 180. A southern place such as -33.86,151.21 "
                            + "needs no ‘--’ before it: a word that begins with a dash and a digit is not an option."),
                    .paragraph(
                        "Names need no network. A name is accepted at once when it is clear which place is meant: it is the whole name of the "
                            + "place or another name of it, and no other place has that name, or the place has ten times the "
                            + "people of the next of that name, or it lies within 300 km of the previous stop while the "
                            + "others do not. Regions, names that are rarely used, and little known or far places with "
                            + "nothing near them are asked about. Otherwise nothing is done, and the candidates are listed with the text that "
                            + "picks each; the menus ask for a number. What was chosen is always shown."),
                    .paragraph(
                        "A place given by coordinates alone is named after the nearest place within 25 km (“near Monterey”), "
                            + "otherwise by its coordinates; ‘add --name’ and ‘edit --name’ change it."),
                    .paragraph(EmbeddedFiles.placeAttributions.joined(separator: ". ") + "."),
                ])
        ])

    static let names = TopicDefinition(
        "names", summary: "how to say which trip or stop",
        parts: [
            .init(
                "Trips and stops",
                [
                    .paragraph("A TRIP is looked for in this order; letter case and accents do not matter:"),
                    .rows([
                        ("2", "its number in ‘roadtrip list’"),
                        ("6B29FC40-…", "its whole id"),
                        ("\"Route 66\"", "its name"),
                        ("route", "the beginning of its name, when only one trip begins so"),
                        ("6b29", "the beginning of its id, four characters or more"),
                        ("name:2026", "exactly the name 2026, never the number"),
                    ]),
                    .paragraph(
                        "A STOP is looked for by its number in the trip, its name, the beginning of its name, or "
                            + "‘name:…’. Where several fit, they are listed and nothing is done."),
                ])
        ])

    static let files = TopicDefinition(
        "files", summary: "where the trips are kept, and the environment",
        parts: [
            .init(
                "Files",
                [
                    .paragraph("The library is a directory, the first of these that is set:"),
                    .rows([
                        ("--library DIR", "for one command"),
                        ("$ROADTRIP_LIBRARY", "for a shell"),
                        ("$XDG_DATA_HOME/roadtrip", "where programs keep their data"),
                        ("~/.local/share/roadtrip", "otherwise"),
                    ]),
                    .paragraph("In it:"),
                    .rows([
                        (
                            "trips.json",
                            "the trips, one stop per line; can be read, compared and kept in version control"
                        ),
                        ("trips.json.bak", "the trips before the last change"),
                        ("history.jsonl", "the changes, for ‘undo’ and ‘redo’"),
                        ("lock", "keeps two programs from writing at once; leave it where it is"),
                    ]),
                    .paragraph(
                        "A change is on the disk before the command ends. A trips.json that cannot be read in full is never "
                            + "written over. While there is no library, two sample trips are shown; the first change writes it."
                    ),
                ]),
            .init(
                "Environment",
                [
                    .paragraph("These variables are read:"),
                    .rows([
                        ("ROADTRIP_LIBRARY", "the directory of the library"),
                        ("ROADTRIP_UNITS", "km, mi or nmi, where --units is not given"),
                        ("ROADTRIP_ENGINE", "the road engine, inside or off, where --engine is not given"),
                        (
                            "SOURCE_DATE_EPOCH",
                            "when calendars say they were written, in seconds since 1970; now otherwise"
                        ),
                        ("LC_ALL, LC_MEASUREMENT, LANG", "the country that decides between km and mi otherwise"),
                        ("NO_COLOR", "no colour, when not empty; lines are edited as ever, with cursor movements"),
                        (
                            "TERM",
                            "no colour and no control sequences at all when it is ‘dumb’, as on a pipe or in a file; questions are answered line by line"
                        ),
                    ]),
                ]),
        ])
}
