import CivilTime
import Foundation
import Testing

@Suite("Calendar and clock")
struct CivilTimeTests {
    @Test(
        "UTC by the calendar, leap years and times before 1970 too",
        arguments: [
            (0, "1970-01-01T00:00:00"), (-1, "1969-12-31T23:59:59"), (951_782_400_000, "2000-02-29T00:00:00"),
            (4_107_542_399_000, "2100-02-28T23:59:59"), (4_107_542_400_000, "2100-03-01T00:00:00"),
            (1_795_228_096_789, "2026-11-21T02:28:16"), (-62_135_596_800_000, "0001-01-01T00:00:00"),
        ] as [(Int64, String)])
    func calendar(milliseconds: Int64, text: String) {
        let time = Instant(milliseconds: milliseconds).civil()
        #expect(time.text == text)
        #expect("\(time.date.text) \(time.time.hourAndMinute)" == text.replacing("T", with: " ").dropLast(3))
    }

    @Test("UTC agrees with Foundation's calendar for every 400th hour over 500 years, and back")
    func calendarAgainstFoundation() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        for step in stride(from: Int64(-2_000_000), to: 2_400_000, by: 400) {
            let milliseconds = step * 3_600_000
            let date = Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
            let parts = calendar.dateComponents([.year, .month, .day, .hour], from: date)
            let civil = Instant(milliseconds: milliseconds).civil()
            #expect(civil.date.year == parts.year && civil.date.month == parts.month)
            #expect(civil.date.day == parts.day && civil.time.hour == parts.hour)
            #expect(CivilDate(year: civil.date.year, month: civil.date.month, day: civil.date.day) == civil.date)
        }
    }

    @Test(
        "Dates as a person types them; without a year only where today is known",
        arguments: [
            ("2027-06-14", "2027-06-14", "2027-06-14"), ("2027-6-14", "2027-06-14", "2027-06-14"),
            ("2027/6/4", "2027-06-04", "2027-06-04"), ("14.6.2027", "2027-06-14", "2027-06-14"),
            ("14 june 2027", "2027-06-14", "2027-06-14"), ("14 jun", "2027-06-14", nil),
            ("14. Juni 2027", "2027-06-14", "2027-06-14"), ("14 de junio de 2027", "2027-06-14", "2027-06-14"),
            ("le 14 juin 2027", "2027-06-14", "2027-06-14"), ("1er août", "2027-08-01", nil),
            ("june 14th, 2027", "2027-06-14", "2027-06-14"), ("12. März", "2027-03-12", nil),
            ("2027年6月14日", "2027-06-14", "2027-06-14"), ("6月14日", "2027-06-14", nil),
            ("2027년 6월 14일", "2027-06-14", "2027-06-14"), ("14.6.27", "2027-06-14", "2027-06-14"),
            ("6/14/2027", "2027-06-14", "2027-06-14"), ("14/6/27", "2027-06-14", "2027-06-14"),
            ("14-6-2027", "2027-06-14", "2027-06-14"), ("6/6/2027", "2027-06-06", "2027-06-06"),
            // 2026-11-22 is a Sunday.
            ("monday", "2026-11-23", nil), ("Sonntag", "2026-11-29", nil), ("next fri", "2026-11-27", nil),
            ("Mon 14 June 2027", "2027-06-14", "2027-06-14"), ("lundi", "2026-11-23", nil),
            ("heute", "2026-11-22", nil), ("mañana", "2026-11-23", nil), ("morgen", "2026-11-23", nil),
            ("tomorrow", "2026-11-23", nil),
            ("2027-6-31", nil, nil), ("2027-006-14", nil, nil), ("227-6-14", nil, nil), ("2027-6/14", nil, nil),
            ("6/7/2027", nil, nil), ("13/13/2027", nil, nil), ("14-6-27", nil, nil), ("14 jui", nil, nil),
            ("Tue 14 June 2027", nil, nil), ("2027年6月31日", nil, nil), ("6月", nil, nil), ("30 feb", nil, nil),
        ] as [(String, String?, String?)])
    func typedDates(text: String, date: String?, withoutToday: String?) {
        #expect(CivilDate(typed: text, today: CivilDate(year: 2026, month: 11, day: 22))?.text == date)
        #expect(CivilDate(typed: text, today: nil)?.text == withoutToday)
    }

    @Test(
        "A date and a time are typed in one line; without a year it is the first such day of the trip, or from today on",
        arguments: [
            ("14 jun 18:00", "2027-06-14T18:00", "2028-06-14T18:00"),
            ("14.6. 6 pm", "2027-06-14T18:00", "2028-06-14T18:00"),
            ("tomorrow 9am", "2026-11-23T09:00", "2026-11-23T09:00"),
            ("14 june 2027 6 pm", "2027-06-14T18:00", "2027-06-14T18:00"),
            ("14. Juni 2027 um 18 Uhr", "2027-06-14T18:00", "2027-06-14T18:00"),
            ("14. Juni 18 Uhr 30", "2027-06-14T18:30", "2028-06-14T18:30"),
            ("monday at 18.30", "2026-11-23T18:30", "2027-06-21T18:30"),
            ("tuesday 8 Uhr", "2026-11-24T08:00", "2027-06-15T08:00"),
            ("14 jun", nil, nil), ("6 pm", nil, nil), ("14 jun 18:00 pm", nil, nil),
        ] as [(String, String?, String?)])
    func typedMoments(text: String, moment: String?, ofTrip: String?) {
        let today = CivilDate(year: 2026, month: 11, day: 22)
        #expect(CivilDateTime(typed: text, today: today)?.minuteText == moment)
        let first = CivilDate(year: 2027, month: 6, day: 15)
        #expect(CivilDateTime(typed: text, today: today, notBefore: first)?.minuteText == ofTrip)
    }

    @Test(
        "What a date with the year last may mean",
        arguments: [
            ("6/14/2027", ["2027-06-14"]), ("14-6-27", ["2027-06-14"]), ("6.6.2027", ["2027-06-06"]),
            ("6/7/2027", ["2027-06-07", "2027-07-06"]), ("13/13/2027", []), ("6/14", []), ("6/14/027", []),
            ("2027-6-14", []),
        ])
    func yearLast(text: String, days: [String]) {
        #expect(CivilDate.readings(yearLast: text).map(\.text) == days)
    }

    @Test("A clock ahead of UTC or behind it shows another time, and maybe another day")
    func offsets() {
        let newYear = Instant(milliseconds: 1_767_225_600_000)
        #expect(newYear.civil(secondsFromUTC: 5_400).text == "2026-01-01T01:30:00")
        #expect(newYear.civil(secondsFromUTC: -1).text == "2025-12-31T23:59:59")
    }

    @Test("Days and times that do not exist are none")
    func noSuchDay() {
        #expect(CivilDate(year: 2024, month: 2, day: 29)?.daysSince1970 == 19_782)
        #expect(CivilDate(year: 2023, month: 2, day: 29) == nil)
        #expect(CivilDate(year: 2023, month: 4, day: 31) == nil)
        #expect(CivilDate(year: 2023, month: 13, day: 1) == nil)
        #expect(CivilDate(year: 2023, month: 1, day: 0) == nil)
        #expect(TimeOfDay(hour: 23, minute: 59, second: 59)?.secondsSinceMidnight == 86_399)
        #expect(TimeOfDay(hour: 24, minute: 0, second: 0) == nil)
        #expect(TimeOfDay(hour: 0, minute: 60, second: 0) == nil)
        #expect(TimeOfDay(hour: 0, minute: 0, second: 60) == nil)
    }

    @Test(
        "Times read back as written; days and hours that do not exist are refused",
        arguments: [
            ("1970-01-01T00:00:00.000Z", 0), ("2024-02-29T23:59:59.999Z", 1_709_251_199_999),
            ("0000-01-01T00:00:00.000Z", -62_167_219_200_000), ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
            ("1969-12-31T23:59:59.999Z", -1), ("2023-02-29T00:00:00.000Z", nil), ("2023-01-01T24:00:00.000Z", nil),
            ("2023-00-01T00:00:00.000Z", nil), ("2023-01-01 00:00:00.000Z", nil), ("", nil),
        ] as [(String, Int64?)])
    func instants(text: String, milliseconds: Int64?) {
        #expect(Instant(text: text)?.milliseconds == milliseconds)
        if let milliseconds { #expect(Instant(milliseconds: milliseconds).text == text) }
    }

    @Test(
        "lengths of time are hours and minutes, and for waits and stays days from 48 hours on",
        arguments: [
            (0, 1, "0 min", "0 min"), (3_599, 1, "1 h", "1 h"), (11_400, 5, "3 h 10 min", "3 h 10 min"),
            (172_740, 1, "47 h 59 min", "47 h 59 min"), (172_740, 5, "48 h", "2 days"),
            (172_800, 1, "48 h", "2 days"), (184_800, 5, "51 h 20 min", "2 days 3 h 20 min"),
            (518_700, 1, "144 h 5 min", "6 days 5 min"),
        ])
    func durations(seconds: Int, step: Int, text: String, inDays: String) {
        #expect(durationText(seconds: seconds, roundedToMinutes: step) == text)
        #expect(durationTextInDays(seconds: seconds, roundedToMinutes: step) == inDays)
    }

    @Test("A date may leave the zeros of month and day out where its year stands first")
    func datesWithoutZeros() throws {
        let today = try #require(CivilDate(text: "2026-11-22"))
        for text in ["2027-06-04", "2027-6-4", "2027-06-4", "2027-6-04"] {
            #expect(CivilDate(typed: text, today: today)?.text == "2027-06-04", "\(text)")
        }
        for text in [
            "27-6-4", "2027-6", "2027-6-4-1", "2027--4", "2027-13-1", "2027-2-30", "2027-006-4", "6-4-2027", "6-4-27",
        ] {
            #expect(CivilDate(typed: text, today: today) == nil, "\(text)")
        }
    }

    @Test(
        "Times of the day as people type them",
        arguments: [
            ("6pm", "18:00"), ("6 p.m.", "18:00"), ("12am", "00:00"), ("12pm", "12:00"), ("noon", "12:00"),
            ("18.30", "18:30"), ("18 Uhr", "18:00"), ("8 Uhr", "08:00"), ("18 Uhr 30", "18:30"), ("18:30 Uhr", "18:30"),
            ("18h", "18:00"), ("18h30", "18:30"), ("18時30分", "18:30"), ("6:05 am", "06:05"), ("9", "09:00"),
            ("0930", nil), ("13pm", nil), ("18:5", nil), ("24:00", nil), ("18h30pm", nil), ("Uhr", nil), ("18:", nil),
            ("pm", nil), ("", nil),
        ] as [(String, String?)])
    func typedTimes(text: String, time: String?) {
        #expect(TimeOfDay(typed: text)?.hourAndMinute == time)
    }

    @Test(
        "Lengths of time are read in other languages, and with fractions",
        arguments: [
            ("2 Std.", 120), ("1 Stunde 30 Minuten", 90), ("1 heure", 60), ("2 horas", 120), ("1½ h", 90),
            ("½ h", 30), ("2¼ Stunden", 135), ("1 ora 5 min.", 65), ("2 Tage", 2_880), ("½", nil), ("1½ h 10", nil),
        ] as [(String, Int?)])
    func durations(text: String, minutes: Int?) {
        #expect(durationMinutes(text) == minutes)
    }

    @Test("A day of the week of two letters before a date has to be that of the date")
    func shortWeekdays() {
        let day = CivilDate(text: "2027-06-12")
        for text in ["Sa, 12.6.2027", "Sa 12. Juni 2027", "sat 2027-06-12", "Sa. 12 jun 2027"] {
            #expect(CivilDate(typed: text, today: nil) == day, "\(text)")
        }
        #expect(CivilDate(typed: "Mo, 12.6.2027", today: nil) == nil)
    }

    @Test("Days are lengths of time too")
    func daysAsDurations() {
        #expect(["2 Std", "3std"].map { durationMinutes($0) } == [120, 180])
        #expect(["2 days", "1 day", "3d"].map { durationMinutes($0) } == [2_880, 1_440, 4_320])
        #expect(["days", "2 dayss", "1.5 days"].allSatisfy { durationMinutes($0) == nil })
    }
}
