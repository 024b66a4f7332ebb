/// A stop of a list where one stays for several nights.
struct ListStay {
    let found: ListFinder.Found
    let nights: Int
    /// Its date and the number of its day, as typed.
    let (date, day): (String?, String?)
    /// The day of the last stop away from it, counted from that of the stay; nil where one has not left.
    var outing: Int?
}
