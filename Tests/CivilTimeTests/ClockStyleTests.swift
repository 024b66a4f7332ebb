import CivilTime
import Testing

@Suite("Times as people of a region read them")
struct ClockStyleTests {
    @Test(
        "twelve hours where a region reads English with them",
        arguments: [
            ("en_US.UTF-8", true), ("en_CA", true), ("en_AU.UTF-8@euro", true), ("en_PH", true), ("en_IN.UTF-8", true),
            ("en_NZ", true), ("en_HK", true), ("en_GB.UTF-8", false), ("en_IE", false), ("en_ZA", false),
            ("en_DE", false), ("fr_CA", false), ("de_US", false), ("C", false), ("POSIX", false), ("en", false),
            ("", false), ("en_US_POSIX", false), ("_", false),
        ])
    func locales(locale: String, isTwelve: Bool) {
        #expect(ClockStyle(locale: locale) == (isTwelve ? .hours12 : .hours24))
    }

    @Test(
        "hours run from 12 to 11 twice",
        arguments: [
            ("00:00", "12:00 am"), ("00:05", "12:05 am"), ("01:00", "1:00 am"), ("11:59", "11:59 am"),
            ("12:00", "12:00 pm"), ("12:30", "12:30 pm"), ("13:05", "1:05 pm"), ("23:59", "11:59 pm"),
        ])
    func times(text: String, twelve: String) throws {
        let time = try #require(TimeOfDay(text: text))
        #expect(ClockStyle.hours12.text(time) == twelve)
        #expect(ClockStyle.hours24.text(time) == text)
    }

    @Test("what is written on twelve hours is read back")
    func back() throws {
        for minute in 0..<1_440 {
            let time = try #require(TimeOfDay(hour: minute / 60, minute: minute % 60, second: 0))
            #expect(TimeOfDay(typed: ClockStyle.hours12.text(time)) == time)
        }
    }

    @Test("seconds stand where they are asked for, before the half of the day")
    func seconds() throws {
        let time = try #require(TimeOfDay(text: "17:30:09"))
        #expect(ClockStyle.hours12.text(time, withSeconds: true) == "5:30:09 pm")
        #expect(ClockStyle.hours24.text(time, withSeconds: true) == "17:30:09")
    }

    @Test("a text with times in it, and other such texts, is written in either style")
    func texts() throws {
        let (early, late) = (try #require(TimeOfDay(text: "09:05")), try #require(TimeOfDay(text: "18:00")))
        let hint: TimedText = "leave by \(early)"
        let text: TimedText = "“\("A")” is reached at \(late), \(2) days later; \(hint)"
        #expect(text.text(.hours24) == "“A” is reached at 18:00, 2 days later; leave by 09:05")
        #expect(text.text(.hours12) == "“A” is reached at 6:00 pm, 2 days later; leave by 9:05 am")
    }
}
