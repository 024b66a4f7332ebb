/// Queries that mean a place in Germany, Austria and Switzerland.
enum ExpectedInGermanLands {
    static let table = """
        münchen | Munich | DE
        munchen | Munich | DE
        muenchen | Munich | DE
        MÜNCHEN | Munich | DE
        monaco di baviera | Munich | DE
        munich | Munich | DE
        wien | Vienna | AT
        vienna | Vienna | AT
        bécs | Vienna | AT
        köln | Köln | DE
        koeln | Köln | DE
        cologne | Köln | DE
        colonia | Köln | DE
        nürnberg | Nuremberg | DE
        nuernberg | Nuremberg | DE
        nuremberg | Nuremberg | DE
        frankfurt | Frankfurt am Main | DE
        frankfurt am main | Frankfurt am Main | DE
        frankfurt oder | Frankfurt (Oder) | DE
        düsseldorf | Düsseldorf | DE
        duesseldorf | Düsseldorf | DE
        dusseldorf | Düsseldorf | DE
        zürich | Zürich | CH
        zurich | Zürich | CH
        zuerich | Zürich | CH
        genf | Geneva | CH
        genève | Geneva | CH
        geneva | Geneva | CH
        lüneburg | Lüneburg | DE
        garmisch | Garmisch-Partenkirchen | DE
        rothenburg ob der tauber | Rothenburg ob der Tauber | DE
        bad toelz | Bad Tölz | DE
        weißenburg | Weißenburg in Bayern | DE
        hamburg | Hamburg | DE
        ham | Hamburg | DE
        ber | Berlin | DE
        berlin | Berlin | DE
        innsbruck | Innsbruck | AT
        salzbourg | Salzburg | AT
        graz | Graz | AT
        interlaken | Interlaken | CH
        luzern | Luzern | CH
        lucerne | Luzern | CH
        lausanne | Lausanne | CH
        basel | Basel | CH
        bâle | Basel | CH
        bern | Bern | CH
        leipzig | Leipzig | DE
        dresden | Dresden | DE
        heidelberg | Heidelberg | DE
        freiburg | Freiburg | DE
        fribourg | Fribourg | CH
        tübingen | Tübingen | DE
        tuebingen | Tübingen | DE
        würzburg | Würzburg | DE
        wuerzburg | Würzburg | DE
        bamberg | Bamberg | DE
        lübeck | Lübeck | DE
        rostock | Rostock | DE
        füssen | Füssen | DE
        fuessen | Füssen | DE
        eisenach | Eisenach | DE
        weimar | Weimar | DE
        bonn | Bonn | DE
        ulm | Ulm | DE
        """
}
