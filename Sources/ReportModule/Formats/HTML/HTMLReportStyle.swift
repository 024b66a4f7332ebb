import Cartography

/// The look of an itinerary: on a phone, on a large screen, in the dark and on paper.
enum HTMLReportStyle {
    /// The rules of the page. On paper of any size nothing that belongs together is cut: neither a stop, nor a row, nor
    /// the map; a heading stays with what follows it, and each further trip begins a page.
    static let text = """
        :root{color-scheme:light dark;--paper:#fff;--ink:#1b1b1b;--faint:#5c5c5c;--rule:#d4d0c8;--link:#00508a}
        @media (prefers-color-scheme:dark){:root{--paper:#14181c;--ink:#ececec;--faint:#b0b0b0;--rule:#3c4248;--link:#8cc8ff}}
        *,::before{box-sizing:border-box}
        body{margin:0 auto;padding:1rem;max-width:44rem;background:var(--paper);color:var(--ink);
        font:1rem/1.45 system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,"Noto Sans",sans-serif;overflow-wrap:anywhere}
        h1{font-size:1.8rem;margin:.2em 0}h2{font-size:1.35rem;margin:1.2em 0 .4em}h3,h4{font-size:1.05rem;margin:0}
        .trip>h3{font-size:1.2rem;margin:1em 0 .4em}
        .summary{color:var(--faint);margin:.2em 0 1em}
        figure{margin:0 0 1rem}.map{display:block;width:100%;max-height:80vh;border:1px solid var(--rule);border-radius:.4rem}
        .stops{list-style:none;margin:0;padding:0;counter-reset:stop}
        .stops li{counter-increment:stop;position:relative;padding:.6rem 0 .6rem 2.7rem;border-top:1px solid var(--rule)}
        .stops li::before{content:counter(stop);position:absolute;left:0;top:.65rem;min-width:1.6rem;padding:0 .35rem;
        border-radius:1rem;background:\(SVGMap.seriesColors[0].light);color:#fff;text-align:center;font-weight:bold;font-size:.9rem;line-height:1.6rem}
        .stops p{margin:.15rem 0}.leg,.place{color:var(--faint);font-size:.92rem}
        .day ul{list-style:none;margin:.2rem 0 .9rem;padding:0}.day li{display:flex;gap:.6rem}.day p{margin:0}
        .day b{flex:none;width:8.2rem;font-weight:600}
        .note{border-left:3px solid var(--rule);padding-left:.6rem}
        a{color:var(--link)}
        .codes{display:flex;flex-wrap:wrap;gap:1rem;margin:.4rem 0 1rem}
        .code{width:9.5rem;font-size:.85rem;line-height:1.3;text-align:center}
        .code svg{display:block;width:100%;margin-bottom:.2rem;border:1px solid var(--rule)}
        \(seriesRules)
        .wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.92rem;overflow-wrap:normal}
        th,td{padding:.3em .6em;text-align:left;border-bottom:1px solid var(--rule);vertical-align:top}
        th:first-child,td:first-child{padding-left:0}th:last-child,td:last-child{padding-right:0}
        th.number,td.number{text-align:right;white-space:nowrap}tfoot{font-weight:bold}
        @media (max-width:30rem){table{font-size:.78rem}th,td{padding:.3em .25em}.bearing{display:none}}
        @media print{:root{--paper:#fff;--ink:#000;--faint:#444;--rule:#bbb;--link:#000}
        @page{margin:15mm}body{padding:0;max-width:none;font-size:10.5pt}
        .map{max-height:115mm}.more{display:none}.trip+.trip{break-before:page}
        h1,h2,h3,h4{break-after:avoid}.stops li,.day,tr,figure,.code{break-inside:avoid}thead{display:table-header-group}
        tfoot{display:table-row-group}.wide{overflow:visible}a{text-decoration:none}
        .stops li::before{background:none!important;border:1px solid #000;color:#000!important}}
        """

    /// The numbers of stops in the colours that the map has for them.
    private static var seriesRules: String {
        let colors = SVGMap.seriesColors
        let light = colors.indices.map { ".stops .g\($0)::before{background:\(colors[$0].light)}" }.joined()
        let dark = colors.indices.map { ".stops .g\($0)::before{background:\(colors[$0].dark)}" }.joined()
        return light
            + "\n@media screen and (prefers-color-scheme:dark){.stops li::before{background:\(colors[0].dark);color:#14181c}"
            + "\n\(dark)}"
    }
}
