import Cartography

/// The look of an itinerary: on a phone, on a large screen, in the dark and on paper.
enum HTMLReportStyle {
    /// The rules of the page, with `footer` at the foot of each sheet of paper. On paper of any size nothing that
    /// belongs together is cut: neither a day that fits on a page, nor a stop, a row, or a map; a heading stays with
    /// what follows it, and each further trip begins a page.
    static func text(footer: String) -> String {
        screen + "\n" + print + "\n@page{@bottom-left{content:\(string(footer))}}"
    }

    /// All colours but those of series are properties, so that light, dark and paper differ in one place each.
    private static let screen = """
        :root{color-scheme:light dark;--paper:#fff;--ink:#1b1b1b;--faint:#5c5c5c;--rule:#d4d0c8;--link:#00508a;--warn:#8c2f00;--on:#fff}
        @media screen and (prefers-color-scheme:dark){:root{--paper:#14181c;--ink:#ececec;--faint:#b0b0b0;--rule:#3c4248;--link:#8cc8ff;--warn:#ffb38a;--on:#14181c}}
        *{box-sizing:border-box}
        body{margin:0 auto;padding:1rem;max-width:60rem;background:var(--paper);color:var(--ink);
        font:1rem/1.45 system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,"Noto Sans",sans-serif;overflow-wrap:anywhere}
        h1,h2,h3,h4{line-height:1.25;text-wrap:balance}h1{font-size:1.8rem;margin:.2em 0}h2{font-size:1.25rem;margin:0}
        h3,h4{font-size:1.05rem;margin:0}p{margin:.15rem 0}ol,ul{list-style:none;margin:0;padding:0}a,a:visited{color:var(--link)}
        .dates{font-size:1.1rem}.totals{display:flex;flex-wrap:wrap;gap:.1rem 1.2rem;margin:.3rem 0}
        .facts,.way,.place,.small,.summary,p.credit{color:var(--faint)}.place,.small,p.credit,.more{font-size:.88rem}
        figure{margin:.6rem 0}.map{display:block;width:min(100%,calc(80vh*var(--ratio,1.5)),calc(var(--width,500)*1.25px));height:auto;margin:0 auto;border:1px solid var(--rule);border-radius:.4rem}
        .list{display:flex;flex-direction:column}.day{display:flex;flex-direction:column;border-top:2px solid var(--rule);padding:.8rem 0 1rem}
        .day figure{order:1}.stops,.day .warnings{order:2}.codes,.day .more,.list .more{order:3}.day .credit{order:4}
        .rest{display:block;padding:.3rem 0}.rest+.rest{border-top:0}.rest h2,.rest h3,.rest p,.rest .date{display:inline}
        .rest h2,.rest h3{font-size:1rem}.rest .credit{display:block}.date{display:block;font-size:1rem;font-weight:600;color:var(--faint)}
        .trip>h2,.trip>h3{margin:1.2rem 0 .4rem}
        .narrow{display:none}.overview{margin:.6rem 0 1rem}.overview{--when:10.5rem}.spans{--when:12.5rem}.overview a{display:grid;grid-template-columns:1.2rem var(--when) minmax(9rem,1fr) auto;gap:0 .6rem;align-items:baseline;
        padding:.2rem 0;color:inherit;text-decoration:none}.paid a{grid-template-columns:1.2rem var(--when) minmax(9rem,1fr) auto 4rem}.paid.mixed a{grid-template-columns:1.2rem var(--when) minmax(9rem,1fr) auto 6.5rem}.cost{text-align:right;white-space:nowrap;color:var(--faint)}.currency{text-align:right;color:var(--faint);font-size:.88rem;margin:.6rem 0 0}.currency+.overview{margin-top:0}.overview li+li{border-top:1px solid var(--rule)}.ends{color:var(--link)}.drive{color:var(--faint);white-space:nowrap}.when{white-space:nowrap}
        .key{width:.8rem;height:.8rem;border-radius:1rem}.key.square{border-radius:0}.key{-webkit-print-color-adjust:exact;print-color-adjust:exact}
        .stops li{position:relative;padding:.35rem 0 .35rem 2.4rem}
        .mark{position:absolute;left:0;top:.35rem;min-width:1.7rem;padding:0 .3rem;border-radius:1rem;color:var(--on);
        text-align:center;font-weight:bold;font-size:.9rem;line-height:1.6rem;-webkit-print-color-adjust:exact;print-color-adjust:exact}
        .square{border-radius:.3rem}
        .time{display:block;font-weight:600;white-space:nowrap}.paper{display:none}.long{color:var(--warn);white-space:nowrap}
        .stops .way{border-left:3px dotted var(--rule);margin-left:.75rem;padding:.2rem 0 .2rem 1.5rem}
        .note{border-left:3px solid var(--rule);padding-left:.6rem}
        .warnings{margin:.4rem 0}.warnings li{color:var(--warn);padding-left:1.2rem;position:relative}
        .warnings li::before{content:"!";position:absolute;left:.3rem;font-weight:bold}
        .codes{display:flex;flex-wrap:wrap;gap:.8rem 1.2rem;margin:.6rem 0 0}
        .code{display:flex;gap:.6rem;align-items:center;width:17rem;max-width:100%;font-size:.85rem;line-height:1.3}
        .code svg{flex:none;width:7rem;border:1px solid var(--rule)}
        \(seriesRules)
        .wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.92rem;overflow-wrap:normal}
        th,td{padding:.3em .6em;text-align:left;border-bottom:1px solid var(--rule);vertical-align:top}
        th:first-child,td:first-child{padding-left:0}th:last-child,td:last-child{padding-right:0}
        th.number,td.number{text-align:right;white-space:nowrap}tfoot{font-weight:bold}
        .costs{width:auto;min-width:16rem;margin:.8rem 0;break-inside:avoid}.costs caption{text-align:left;font-weight:bold;padding:.3em 0}.costs th{font-weight:normal}.costs tfoot th{font-weight:bold}
        @media screen{.drive{white-space:normal;text-align:right}}
        @media screen and (max-width:43.99rem){.place,.small,p.credit,.more{font-size:1rem}.code svg{display:none}
        .code{width:100%;min-height:2.75rem;padding:.3rem .8rem;border:1px solid var(--rule);border-radius:.4rem;font-size:1rem}.codes{gap:.5rem}
        .overview a{grid-template-columns:1.2rem auto 1fr;padding:.4rem 0}.overview .ends{grid-area:2/2/3/4}}
        @media screen and (max-width:49.99rem){.paid a,.paid.mixed a{grid-template-columns:1.2rem auto 1fr auto;padding:.4rem 0}
        .paid .drive{grid-area:1/3/2/5}.paid .cost{grid-area:2/4/3/5}.paid .ends{grid-area:2/2/3/4}}
        @media screen and (max-width:47.99rem){.bearing{display:none}.wide td.number{white-space:normal}.wide td.sum{white-space:nowrap}.wide th,.wide td{padding:.3em}}
        @media screen and (max-width:39.99rem){.broad,.sum{display:none}.narrow{display:block}}
        @media (max-width:30rem){.whole{margin:.6rem -1rem}table{font-size:.78rem}th,td{padding:.3em .25em}}
        @media (min-width:44rem){.day,.list{display:flow-root}.day figure{float:right;width:20rem;margin:.2rem 0 .6rem 1.5rem}
        .codes{display:contents}.code{float:right;clear:right;flex-direction:column;gap:.2rem;width:8rem;margin:0 0 .8rem 1rem}
        figure~.codes{display:block;float:right}figure~.codes .code{float:none}
        .timed{--t:7.6rem}.broad{--t:11rem}.timed li{padding-left:calc(var(--t) + 3rem)}.timed .time{top:.35rem}
        .timed .mark{left:calc(var(--t) + .6rem)}.timed .way{margin-left:calc(var(--t) + 1.35rem);padding-left:1.5rem}}
        @media screen and (min-width:44rem) and (max-width:57.99rem){.day .codes{display:flex;float:none}.day .code{float:none;width:auto;margin:0}.code svg{display:none}}
        @media print,(min-width:44rem){.timed .time{position:absolute;right:calc(100% - var(--t))}}
        """

    /// The rules of paper, whose width decides nothing: sheets are A4 or Letter. Times stand in a column of their own,
    /// and one that is wider than that reaches to its left.
    private static let print = """
        @media print{:root{--paper:#fff;--ink:#000;--faint:#444;--rule:#bbb;--link:#000;--warn:#7a2800}
        body{padding:0;max-width:none;font-size:10pt;line-height:1.32}html{font-size:10pt}
        h1{font-size:20pt}.more,.code bdi span,.code .by{display:none}.paper{display:inline}p.credit{font-size:7.5pt;margin:1mm 0 0;break-before:avoid}.trip+.trip{break-before:page}
        h1,h2,h3,h4{break-after:avoid;break-inside:avoid}.stops li,.day,tr,figure,.code,header{break-inside:avoid}.day.cut,.stops .cut{break-inside:auto}
        .day,.list{display:flow-root}.day{padding:2mm 0 2.5mm}.rest{padding:1mm 0}
        .day>.facts:not(:last-child),.stops .way{break-after:avoid}.stops h3:last-child,.stops h4:last-child{break-after:auto}
        .whole .map{width:min(100%,calc(var(--tallest,\(HTMLReportPaper.tallestMap)mm)*var(--ratio,1.5)))}
        .cover{height:100vh;display:flex;flex-direction:column}.cover>*{flex:none}
        .cover>.whole{flex:0 1 var(--tall);min-height:0;margin:2mm 0;container-type:size}.cover .whole .map{width:min(100cqw,100cqh*var(--ratio,1.5))}
        .tight .broad{display:none}.tight .narrow{display:block}
        nav{break-inside:avoid}.overview{--when:37mm;margin:1mm 0 2mm;font-size:9pt}.overview a{padding:.2mm 0;grid-template-columns:3mm var(--when) 1fr auto;gap:0 2mm}.paid a{grid-template-columns:3mm var(--when) 1fr auto 14mm}.paid.mixed a{grid-template-columns:3mm var(--when) 1fr auto 24mm}.currency{font-size:8pt;margin:0}.many{--when:26mm;columns:2;column-gap:6mm;font-size:8pt}.many.spans{--when:32mm}
        .many a{grid-template-columns:2.6mm var(--when) 1fr auto}.many.paid a{grid-template-columns:2.6mm var(--when) 1fr auto auto}.overview .ends{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.key{width:2.6mm;height:2.6mm}
        .day figure{float:right;width:auto;margin:0 0 0 4mm}.day .map{width:\(HTMLReportPaper.dayMapWidth)mm}
        .stops li{padding:.15rem 0 .15rem 2.4rem}.stops .way{padding:.1rem 0 .1rem 1.5rem;font-size:9pt}.mark{top:.15rem;line-height:1.45rem}
        .stops h3,.stops h4,.stops .facts,.stops .place{display:inline;margin-right:2mm}.stops h3,.stops h4{font-size:10.5pt}.place a{white-space:nowrap}
        .list .stops{columns:2;column-gap:6mm}
        .timed{--t:23mm}.broad{--t:34mm}.timed li{padding-left:calc(var(--t) + 9mm)}.timed .time{top:.15rem;font-size:9.5pt;line-height:1.4}
        .timed .mark{left:calc(var(--t) + 1.5mm)}.timed .way{margin-left:calc(var(--t) + 4.5mm);padding-left:4.5mm}
        .codes{display:contents}.code{display:block;float:right;clear:right;width:22mm;margin:0 0 2mm 2mm;font-size:7pt;line-height:1.2}
        figure~.codes{display:block;float:right;margin-top:-\(HTMLDayHeight.codeRise)mm}figure~.codes .code{float:none}.code svg{display:block;width:22mm;border:0}
        \(besideCode("", HTMLDayHeight.codeRoom))\(besideCode(":has(figure)", HTMLDayHeight.codeRoom + HTMLDayHeight.mapRoom)).day:has(.codes) .code:first-child{margin-top:-\(HTMLDayHeight.codeRise)mm}.day figure~.codes .code:first-child{margin-top:0}
        .day.pair .codes{display:flex;float:right;margin-top:-\(HTMLDayHeight.codeRise)mm}.day.pair .codes .code{float:none;margin-top:0}.day.pair .stops{columns:2;column-gap:4mm;clear:right}.pair .timed:not(.broad){--t:21mm}
        \((2...3).map { besideCode(".n\($0)", HTMLDayHeight.codeRoom * Double($0)) }.joined())
        .costs{margin:1.5mm 0 0;font-size:9.5pt}.costs.mixed th,.costs.mixed td{padding:.2mm 3mm;font-size:9pt}.costs.mixed th:first-child{padding-left:0}.costs:not(.mixed){display:flex;flex-wrap:wrap;gap:0 8mm}.costs:not(.mixed) caption{display:block;flex:0 0 100%;padding:0}.costs:not(.mixed) tbody,.costs:not(.mixed) tfoot{display:contents}.costs:not(.mixed) tr{display:flex;flex-direction:column}.costs:not(.mixed) th,.costs:not(.mixed) td{padding:0;border:0;text-align:left}
        .day:has(.codes) .place{display:none}thead{display:table-header-group}tfoot{display:table-row-group}.wide{overflow:visible}a{text-decoration:none}}
        @page{margin:14mm 15mm 16mm;@bottom-left{font:8pt sans-serif;color:#444}
        @bottom-right{content:counter(page) " / " counter(pages);font:8pt sans-serif;color:#444}}
        """

    /// The rule that keeps the heading of a day off the code that begins beside it, and off the map.
    private static func besideCode(_ day: String, _ room: Double) -> String {
        let day = ".day\(day):has(.codes)>"
        return "\(day)h2,\(day)h3,\(day).facts{margin-right:\(room)mm}"
    }

    /// The numbers of stops in the colours that the map has for them.
    private static var seriesRules: String {
        let colors = SVGMap.seriesColors
        let light = colors.indices.map { ".g\($0){background:\(colors[$0].light)}" }.joined()
        let dark = colors.indices.map { ".g\($0){background:\(colors[$0].dark)}" }.joined()
        return light + "\n@media screen and (prefers-color-scheme:dark){\(dark)}"
    }

    /// A text as a string of CSS, in which nothing has a meaning: whatever is not a letter, a digit or a space of ASCII
    /// is written by its number. Cut to what fits beside the number of a page.
    private static func string(_ text: String) -> String {
        let isCut = text.count > 60
        let scalars = (isCut ? text.prefix(59) + "…" : text[...]).unicodeScalars.map { scalar -> String in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ": "\(scalar)"
            // No control characters, which would end the string or be invisible.
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): "\\FFFD "
            default: "\\\(String(scalar.value, radix: 16)) "
            }
        }
        return "\"\(scalars.joined())\""
    }
}
