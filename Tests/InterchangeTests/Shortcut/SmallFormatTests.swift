import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing
import Zip

@Suite("Contacts, saved links, archives and lists of Markdown") struct SmallFormatTests {
    @Test(
        "A contact with coordinates or an address is a stop",
        arguments: [
            (
                "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Anna\r\nGEO:46.5;7.5\r\nNOTE:key under\r\n  the mat\r\nEND:VCARD\r\n",
                ["file: Anna@46.5,7.5[key under the mat]"]
            ),
            (
                "BEGIN:VCARD\nVERSION:4.0\nFN:Hut\nitem1.GEO:geo:46.5,7.5\nEND:VCARD\nBEGIN:VCARD\nFN:Bob\nEND:VCARD\n",
                ["file: Hut@46.5,7.5", "notice: 1 contact without a place left out"]
            ),
            (
                "BEGIN:VCARD\nVERSION:3.0\nFN:Hotel\nADR;TYPE=work:;;Rue 5;Lyon;;69001;France\nEND:VCARD\n",
                [
                    "file: Hotel@45.764,4.8357[about here: Rue 5, 69001 Lyon, France]",
                    "notice: line 1: “Hotel” is only placed in its town: Lyon, France (FR)",
                    "notice: 1 stop is only in the town of its address, which is in the note: streets and houses are not "
                        + "known here",
                ]
            ),
            (
                "BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=BCrgen=\n M=C3=BCller\nGEO:1;2\n"
                    + "NOTE;ENCODING=QUOTED-PRINTABLE:Z=FCrich=0A=\nnear=20by\nEND:VCARD\n",
                ["file: Jürgen Müller@1,2[Zürich\nnear by]"]
            ),
            ("BEGIN:VCARD\nFN:A\nGEO:north\nEND:VCARD\n", ["skipped 1: “A”: GEO must be two numbers, like 46.02;7.75"]),
        ])
    func contacts(text: String, expected: [String]) {
        #expect(reading(text, places: smallGazetteer) == expected)
    }

    @Test(
        "A saved link is its place, called as the file where it has no name",
        arguments: [
            "[InternetShortcut]\r\nURL=https://www.google.com/maps?q=48.5,2.25\r\n",
            "<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"x\">\n<plist version=\"1.0\"><dict>"
                + "<key>URL</key><string>https://www.google.com/maps?q=48.5,2.25&amp;z=3</string></dict></plist>",
            "[Desktop Entry]\nType=Link\nURL=geo:48.5,2.25\n",
        ])
    func shortcuts(text: String) {
        #expect(reading(text, file: "Café") == ["Café: Café@48.5,2.25"])
    }

    @Test(
        "Marks of Markdown are none of names, a dash begins a note, and a link names its place",
        arguments: [
            ("1. Paris\n2. Lyon\n", "file: Paris@48.8566,2.3522 Lyon@45.764,4.8357"),
            ("- Paris – the lake\n* [ ] **Lyon**\n", "file: Paris@48.8566,2.3522[the lake] Lyon@45.764,4.8357"),
            ("[Paris](https://example.org/a)\n", "file: Paris@48.8566,2.3522[https://example.org/a]"),
            ("- [My café](https://www.google.com/maps?q=48.5,2.25)\n", "file: My café@48.5,2.25"),
            ("-33.5,151\n", "file: -33.5, 151@-33.5,151"),
        ])
    func markdown(text: String, expected: String) {
        #expect(reading(text, as: ListFormat(), places: smallGazetteer).first == expected)
    }

    @Test("An archive gives the trips of its files, and names those that are none")
    func archives() throws {
        let gpx = "<gpx><wpt lat='1' lon='2'><name>A</name></wpt></gpx>"
        let bytes = ZipWriter.archive(name: "tracks/one.gpx", Array(gpx.utf8))
        #expect(reading(bytes) == ["one: A@1,2"])
        #expect(TripFormats.recognizing(bytes)?.name == "zip")
        let unnamed = "<gpx><wpt lat='1' lon='2'/><wpt lat='3' lon='4'/></gpx>"
        #expect(
            reading(ZipWriter.archive(name: "two.gpx", Array(unnamed.utf8))).last
                == "notice: in “two.gpx”: 2 stops of “two” had no name; they are called “Stop 1” and “Stop 2”")
        let bad = ZipWriter.archive(name: "a.gpx", Array("<gpx><wpt".utf8))
        #expect(reading(bad).first?.contains("in “a.gpx”") == true)
        let inner = ZipWriter.archive(name: "b.zip", bytes)
        #expect(reading(inner).first?.hasPrefix("error") == true)
    }

    @Test(
        "Of an address the town is tried, without numbers, the likeliest first",
        arguments: [
            ("Rue 5, 69001 Lyon, France", "Rue 5@45.764,4.8357[about here: Rue 5, 69001 Lyon, France]"),
            ("Hotel Post, Paris", "Hotel Post@48.8566,2.3522[about here: Hotel Post, Paris]"),
            (
                "Bahnhofstrasse 10 3920 Lyon",
                "Bahnhofstrasse 10 3920 Lyon@45.764,4.8357[about here: Bahnhofstrasse 10 3920 Lyon]"
            ),
            ("Paris (PAR)", "Paris@48.8566,2.3522"),
        ])
    func addresses(text: String, expected: String) {
        #expect(
            reading("Somewhere=1,2\n" + text + "\n", as: ListFormat(), places: smallGazetteer).first
                == "file: Somewhere@1,2 " + expected)
    }

    @Test("A calendar of hotels is read by their towns")
    func calendars() {
        let text =
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Check-in\r\nLOCATION:Hotel X\\, Rue 5\\, 69001 Lyon\r\n"
            + "DTSTART;VALUE=DATE:20270612\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
        #expect(
            reading(text, places: smallGazetteer).first
                == "file: Check-in@45.764,4.8357[about here: Hotel X, Rue 5, 69001 Lyon]")
    }
}
