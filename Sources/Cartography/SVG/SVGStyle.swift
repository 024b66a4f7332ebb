extension SVGMap {
    /// The colours of series on paper and on a dark screen; after the last the first comes again.
    package static let seriesColors: [(light: String, dark: String)] = [
        ("#b3261e", "#ff8a7a"), ("#00639b", "#7cc4ff"), ("#6a4c93", "#c9a7ff"), ("#1b6e3c", "#7fd49a"),
        ("#8a5a00", "#f0c05a"), ("#a3195b", "#ff8fc0"), ("#006a6a", "#6fd8d2"), ("#4b5320", "#c3cf72"),
        ("#6b3a26", "#e0b296"), ("#3a4a9f", "#aab6ff"), ("#bf4600", "#ffa26b"), ("#455a64", "#b0c4ce"),
    ]

    /// The number of the colour of a series.
    package static func color(_ series: Int) -> Int { series % seriesColors.count }

    /// Whether the marks of a series are round, and not square: colours alone tell nothing on black and white paper.
    /// After the last colour that is the other way round, so that twice as many series differ.
    package static func isRound(_ series: Int) -> Bool { (series + series / seriesColors.count) % 2 == 0 }

    /// The rules of the classes that the elements of a map have. Plain ones first, which any program reads; those for
    /// dark screens are for browsers.
    package static let style = """
        .map{font:13px Verdana,"DejaVu Sans",sans-serif;background:#fff}.map .page{fill:#fff}
        .map path{fill:none;stroke-linejoin:round;stroke-linecap:round}
        \(rules(.light))
        .map .land,.map .lake{fill-rule:evenodd}.map .land,.map .coast{stroke-width:.8}.map .lake,.map .shore{stroke-width:.6}
        .map .grove{stroke-width:5}.map .rail{stroke-width:4.4}.map .deck{stroke-width:3}.map .course{stroke-width:1.2;stroke-opacity:.7}
        .map .graticule{stroke-width:.5;stroke-opacity:.45}.map .equator{stroke-width:.9;stroke-opacity:.8}
        .map .grid{stroke-width:.5;stroke-opacity:.3}.map .bank{stroke-linecap:butt}
        .map .border{stroke-width:1;stroke-dasharray:6 2.5 .5 2.5}.map .state{stroke-width:.8;stroke-dasharray:3 3}
        .map .r0{stroke-width:1.5}.map .r1{stroke-width:1.2}.map .r2{stroke-width:.9}
        .map .far{stroke-width:1.1}.map .near{stroke-width:4}.map .edge{stroke-width:5.6}.map .r0.near{stroke-width:5}.map .leader{stroke-width:1}
        .map .route{stroke-width:3}.map .casing{stroke-width:5;stroke-opacity:.8}
        .map .ferry{stroke-width:3.4;stroke-linecap:butt}.map .train{stroke-width:2;stroke-linecap:butt}.map .ties{stroke-width:8}
        .map .arrow,.map .north{stroke-width:1}.map .disc{stroke-width:1.5}.map .number{font-size:11px;font-weight:bold;text-anchor:middle}
        .map .name{font-weight:bold}.map .key{font-weight:bold}
        .map .title{font-size:20px;font-weight:bold}
        .map .country{letter-spacing:2px;text-anchor:middle}.map .region{letter-spacing:1px;text-anchor:middle}
        .map .c11{letter-spacing:1px}.map .c10{letter-spacing:.4px}
        .map .water{letter-spacing:.6px;font-style:italic;text-anchor:middle}
        .map .town{font-size:11px}.map .length{text-anchor:middle;letter-spacing:0}.map .boat{stroke-width:1}.map .middle{text-anchor:middle}
        .map .halo{stroke-width:3;stroke-linejoin:round;stroke-opacity:.85}
        .map .credit{font-size:10px}.map .end{text-anchor:end}.map .scale{font-size:12px}.map .bar{stroke-width:1.5}
        @media screen and (prefers-color-scheme:dark){.map{background:#14181c}.map .page{fill:#14181c}
        \(rules(.dark))}
        """

    /// The colours of a map by what they are for.
    package struct Palette: Sendable {
        package let sea: String
        package let land: String
        package let coast: String
        package let lake: String
        package let border: String
        package let state: String
        package let roads: [String]
        /// The main roads of a town, and the ground between them.
        package let street: String
        package let built: String
        /// The ground of parks.
        package let grove: String
        /// The letters of countries and states, of seas and lakes, of stops, towns and the legend.
        package let area: String
        package let water: String
        package let ink: String
        /// The names of parks.
        package let park: String
        /// The ways by ship.
        package let ferry: String
        /// The numbers in the discs of stops.
        package let number: String

        /// The colours on paper and on a light screen.
        package static let light = Palette(
            sea: "#d3e5ef", land: "#f8f5ec", coast: "#7f9fb2", lake: "#d3e5ef", border: "#97887a", state: "#b9ad9d",
            roads: ["#e5ac70", "#e8c498", "#d9cdb8"], street: "#fff", built: "#eae5da", grove: "#d3e2c2",
            area: "#6f6558", water: "#3d6785", ink: "#1b1b1b",
            park: "#2c6e2f", ferry: "#0a2a6b", number: "#fff")
        /// The colours on a dark screen.
        package static let dark = Palette(
            sea: "#14222d", land: "#292c2d", coast: "#4f6b7d", lake: "#14222d", border: "#9a8c7c", state: "#655d53",
            roads: ["#96703d", "#75603f", "#524b40"], street: "#4d5154", built: "#242728", grove: "#27352a",
            area: "#b8ae9f", water: "#82acc9",
            ink: "#ececec", park: "#8fcf8c", ferry: "#e3f3ff", number: "#14181c")
    }

    /// The rules that give classes their colours.
    private static func rules(_ palette: Palette) -> String {
        let isLight = palette.number == Palette.light.number
        let series = seriesColors.enumerated().map { index, colors in
            let color = isLight ? colors.light : colors.dark
            return ".map .s\(index){stroke:\(color)}.map .f\(index){fill:\(color)}"
        }
        let roads = palette.roads.enumerated().map { ".map .r\($0){stroke:\($1)}" }.joined()
        return """
            .map .sea{fill:\(palette.sea)}.map .land{fill:\(palette.land);stroke:\(palette.coast)}
            .map .coast,.map .shore{stroke:\(palette.coast)}.map .lake{fill:\(palette.lake);stroke:\(palette.coast)}
            .map .border{stroke:\(palette.border)}.map .state{stroke:\(palette.state)}\(roads)
            .map .grove{fill:\(palette.grove);stroke:\(palette.grove)}
            .map .pool{fill:\(palette.lake)}.map .ground{fill:\(palette.built)}
            .map .graticule,.map .bank,.map .course,.map .rail{stroke:\(palette.coast)}.map .deck{stroke:\(palette.built)}
            .map .band{stroke:\(palette.lake)}
            .map .grid{stroke:\(palette.border)}
            .map .built{fill:\(palette.built)}.map .edge{stroke:\(palette.state)}.map .near{stroke:\(palette.street)}
            .map .r0.near{stroke:\(palette.roads[0])}.map .r1.near{stroke:\(palette.roads[1])}
            .map .arrow,.map .north{fill:\(palette.ink);stroke:\(palette.land)}
            .map .country,.map .region{fill:\(palette.area)}.map .water{fill:\(palette.water)}
            .map .disc,.map .halo,.map .casing{stroke:\(palette.land)}.map .halo{fill:\(palette.land)}
            .map .water.halo{fill:\(palette.sea);stroke:\(palette.sea)}.map .leader{stroke:\(palette.ink)}
            .map .dot{fill:\(palette.land);stroke:\(palette.ink)}.map .number{fill:\(palette.number)}
            .map .park,.map .tree{fill:\(palette.park)}.map .sight,.map .place{fill:\(palette.area)}
            .map .ferry{stroke:\(palette.ferry)}.map .boat{fill:\(palette.ferry);stroke:\(palette.land)}
            .map .bar,.map .sample{stroke:\(palette.ink)}.map .ink{fill:\(palette.ink)}
            \(series.joined(separator: "\n"))
            """
    }
}
