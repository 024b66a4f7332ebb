import Platform
import TestSupport
import Testing

/// Where the library is and in which unit distances are shown.
@Suite struct PreferenceTests {
    private func distance(_ variables: [String: String], _ words: String...) throws -> String {
        let session = try Session([alps()])
        session.environment.variables = ["HOME": "/home/me", "ROADTRIP_ENGINE": "off"].merging(variables) { $1 }
        let output = session.run(["show", "1"] + words, typing: "").output
        return String(output.split(separator: ", ").last?.prefix { $0 != "s" } ?? "")
    }

    @Test(
        "the unit comes from the locale",
        arguments: [
            ("en_US.UTF-8", "15.9 mi "), ("en_GB", "15.9 mi "), ("en_LR", "15.9 mi "), ("my_MM.UTF-8@x", "15.9 mi "),
            ("es_US", "15.9 mi "), ("de_DE.UTF-8", "25.6 km "), ("en_CA", "25.6 km "), ("C", "25.6 km "),
            ("C.UTF-8", "25.6 km "), ("", "25.6 km "), ("POSIX", "25.6 km "), ("US", "25.6 km "),
        ])
    func locales(locale: String, shown: String) throws {
        #expect(try distance(["LANG": locale]) == shown)
        #expect(try distance(["LC_MEASUREMENT": locale, "LANG": locale == "" ? "" : "fr_FR"]) == shown)
    }

    @Test("The option outranks the variable and that the locale") func precedence()
        throws
    {
        #expect(try distance(["LC_ALL": "en_US", "LC_MEASUREMENT": "de_DE", "LANG": "de_DE"]) == "15.9 mi ")
        #expect(try distance(["LC_ALL": "", "LC_MEASUREMENT": "de_DE", "LANG": "en_US"]) == "25.6 km ")
        #expect(try distance(["LC_ALL": "en_US", "ROADTRIP_UNITS": "nmi"]) == "13.8 nmi ")
        #expect(try distance(["LC_ALL": "en_US", "ROADTRIP_UNITS": ""]) == "15.9 mi ")
        #expect(try distance(["ROADTRIP_UNITS": "nmi"], "--units", "km") == "25.6 km ")
        #expect(try distance(["ROADTRIP_UNITS": "leagues"], "--units=km") == "25.6 km ")
    }

    @Test("The unit that is chosen in the menus shows at once, on every page, and is kept for the next time")
    func keptUnit() throws {
        let session = try Session([alps()])
        let run = session.run(
            ["open", "1"], typing: "units mi\nb\n1\ny\nunits nmi\nunits leagues\nb\nb\nunits\nmiles\nq\n")
        #expect(run.status == 0)
        var rest = run.output[...]
        for text in [
            "25.6 km straight line", "15.9 mi straight line", "Distances are in miles from now on.\n",
            "15.9 mi straight line", "Alps: 1 day", "Distances are in nautical miles from now on.\n",
            "Units takes km, mi or nmi, not “leagues”", "13.8 nmi straight line", "15.9 mi straight line",
        ] {
            let found = try #require(rest.firstRange(of: text), "\(text)\n\(rest)")
            rest = rest[found.upperBound...]
        }
        #expect(session.text(at: Session.directory + "/settings") == "units mi\n")
        #expect(session.run("show", "1").output.contains("15.9 mi"))
        // An option and a variable say more.
        #expect(session.run("show", "1", "--units", "km").output.contains("25.6 km"))
        session.environment.variables["ROADTRIP_UNITS"] = "nmi"
        #expect(session.run("show", "1").output.contains("13.8 nmi"))
    }

    @Test("What measures distances is kept too, from the list, a trip and its days; a bad address is not")
    func keptEngine() throws {
        let session = try Session([alps()])
        for lines in ["E off\nq\n", "1\nE off\nq\n", "1\ny\neng off\nq\n"] {
            try? session.files.unlink(Session.directory + "/settings")
            #expect(session.run([], typing: lines).status == 0)
            #expect(session.text(at: Session.directory + "/settings") == "engine off\n", "\(lines)")
        }
        #expect(session.run([], typing: "E http://\nq\n").output.contains("is not the address of a road engine"))
        #expect(session.text(at: Session.directory + "/settings") == "engine off\n")
        session.environment.variables["ROADTRIP_ENGINE"] = nil
        #expect(session.run("show", "1").output.contains("straight line"))
        // A file that holds something else is as none.
        try session.put("engine http://[\nunits leagues\n", at: Session.directory + "/settings")
        #expect(session.run("show", "1").output.contains("by road"))
    }

    @Test("times stand on the clock of the locale on pages and in reports; for programs they have 24 hours")
    func times() throws {
        func session(_ variables: [String: String]) throws -> Session {
            let session = try Session([alps()])
            session.environment.variables = ["HOME": "/home/me", "ROADTRIP_ENGINE": "off"].merging(variables) { $1 }
            #expect(session.run("edit", "1", "2", "--arrive", "18:00", "--leave", "6pm").status == 0)
            return session
        }
        let days = ["days", "1", "--start", "2027-06-12", "--leave", "8:30", "--apply"]
        for variables in [["LC_TIME": "en_US.UTF-8"], ["LANG": "en_CA"], ["LC_ALL": "en_AU", "LC_TIME": "de_DE"]] {
            let session = try session(variables)
            let page = session.run(days, typing: "").output
            #expect(page.contains("leave  8:30 am") && page.contains(" · sun 5:"), "\(page)")
            #expect(page.contains("6:00 pm") && !page.contains("18:00"))
            #expect(page.contains("fixed, there from 9:"))
            #expect(
                session.run("edit", "1", "2", "--stay", "1h").output
                    .contains("stay 1 h, arrive 6:00 pm, leave 6:00 pm"))
            for format in ["text", "markdown", "html"] {
                let report = session.run("report", "1", "--days", "--format", format).output
                    .replacing("\u{A0}", with: " ")
                #expect(report.contains("6:00 pm") && !report.contains("18:00"), "\(format)")
            }
            for words in [["days", "1", "--json"], ["report", "1", "--days", "--format", "csv"]] {
                let document = session.run(words, typing: "").output
                #expect(document.contains("08:30") && !document.contains(" am"), "\(words)")
            }
            #expect(session.run("export", "1", "--format", "json").output.contains("\"leave\": \"18:00\""))
            let history = session.run("history").output
            #expect(history.contains(" am ") || history.contains(" pm "), "\(history)")
        }
        for variables in [["LC_ALL": "en_GB", "LC_TIME": "en_US"], ["LC_TIME": "de_DE", "LANG": "en_US"], [:]] {
            let page = try session(variables).run(days, typing: "").output
            #expect(page.contains("leave  08:30") && page.contains("18:00"))
        }
    }

    @Test("A bad variable is a usage error that names it") func badVariable() throws {
        let session = try Session([alps()])
        session.environment.variables["ROADTRIP_UNITS"] = "lea\u{1B}gues"
        let run = session.run("list")
        #expect(run.status == 64)
        #expect(
            run.errors
                == "roadtrip: error: the environment variable ROADTRIP_UNITS takes km, mi or nmi, "
                + "not ‘lea\\u{1B}gues’\n")
        #expect(session.files.calls == [])
        #expect(session.run("--version").status == 0)
    }

    @Test(
        "the library is where the first of these says",
        arguments: [
            (
                ["--library", "/home/me/a"], ["ROADTRIP_LIBRARY": "/home/me/b", "XDG_DATA_HOME": "/home/me"],
                "/home/me/a"
            ),
            ([], ["ROADTRIP_LIBRARY": "/home/me/b", "XDG_DATA_HOME": "/home/me"], "/home/me/b"),
            ([], ["ROADTRIP_LIBRARY": "", "XDG_DATA_HOME": "/home/me"], "/home/me/roadtrip"),
            ([], ["XDG_DATA_HOME": "relative"], "/home/me/.local/share/roadtrip"),
            ([], [:], "/home/me/.local/share/roadtrip"),
        ])
    func libraries(words: [String], variables: [String: String], directory: String) throws {
        let session = try Session()
        session.environment.variables = ["HOME": "/home/me"].merging(variables) { $1 }
        #expect(session.run(["new", "X"] + words, typing: "").status == 0)
        #expect(session.text(at: directory + "/trips.json")?.contains("\"X\"") == true)
    }

    @Test("Without a home the library has to be named") func noHome() throws {
        let session = try Session()
        session.environment.variables = [:]
        let run = session.run("list")
        #expect(
            run
                == Session.Run(
                    status: 64, output: "",
                    errors: "roadtrip: error: your home directory is not known\n"
                        + "Hint: Name the library's directory with --library DIR.\n"))
        #expect(session.run("list", "--library", "/home/me").status == 0)
    }
}
