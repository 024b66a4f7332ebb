/// What people expect of a query: written from general knowledge before the ranking was tuned.
///
/// One a line: query | name of the place in the data | country, and the region where its name does not tell it apart |
/// the previous stop, if any, as latitude and longitude.
enum ExpectedAnswers {
    static let table = """
        monterey | Monterey | US California
        monterey, ca | Monterey | US California
        monterey, california | Monterey | US California
        Monterey CA | Monterey | US California
        monterrey | Monterrey | MX
        springfield illinois | Springfield | US Illinois
        springfield, il | Springfield | US Illinois
        springfield il | Springfield | US Illinois
        springfield, massachusetts | Springfield | US Massachusetts
        springfield ma | Springfield | US Massachusetts
        springfield oregon | Springfield | US Oregon
        springfield, ohio | Springfield | US Ohio
        springfield mo | Springfield | US Missouri
        springfield vermont | Springfield | US Vermont
        springfield, tn | Springfield | US Tennessee
        paris | Paris | FR
        paris, fr | Paris | FR
        paris, france | Paris | FR
        paris texas | Paris | US Texas
        paris, tx | Paris | US Texas
        paris, texas, usa | Paris | US Texas
        paris, tennessee | Paris | US Tennessee
        paris kentucky | Paris | US Kentucky
        parijs | Paris | FR
        par | Paris | FR
        pari | Paris | FR
        london | London | GB
        london, ontario | London | CA
        london on | London | CA
        london, canada | London | CA
        london, uk | London | GB
        london, england | London | GB
        london kentucky | London | US Kentucky
        londres | London | GB
        londra | London | GB
        lon | London | GB
        münchen | Munich | DE
        munchen | Munich | DE
        muenchen | Munich | DE
        MÜNCHEN | Munich | DE
        monaco di baviera | Munich | DE
        munich | Munich | DE
        kiev | Kyiv | UA
        kyiv | Kyiv | UA
        Київ | Kyiv | UA
        saint petersburg | Saint Petersburg | RU
        st petersburg | Saint Petersburg | RU
        st. petersburg, fl | St. Petersburg | US Florida
        saint petersburg florida | St. Petersburg | US Florida
        leningrad | Saint Petersburg | RU
        Санкт-Петербург | Saint Petersburg | RU
        new yrok | New York City | US
        new york | New York City | US
        nueva york | New York City | US
        new york, ny | New York City | US
        new yo | New York City | US
        nyc | New York City | US
        rio | Rio de Janeiro | BR
        rio de | Rio de Janeiro | BR
        rio de janeiro | Rio de Janeiro | BR
        東京 | Tokyo | JP
        tokio | Tokyo | JP
        tokyo | Tokyo | JP
        Москва | Moscow | RU
        mosk | Moscow | RU
        moscow | Moscow | RU
        moscow, idaho | Moscow | US Idaho
        القاهرة | Cairo | EG
        cairo | Cairo | EG
        cairo illinois | Cairo | US Illinois
        le caire | Cairo | EG
        hue | Huế | VN
        san fran | San Francisco | US California
        san francisco | San Francisco | US California
        sanfrancisco | San Francisco | US California
        francisco | San Francisco | US California
        san fransisco | San Francisco | US California
        los angeles | Los Angeles | US California
        los angelas | Los Angeles | US California
        las vegas | Las Vegas | US Nevada
        las vegas, new mexico | Las Vegas | US New Mexico
        birmingham | Birmingham | GB
        birmingham, al | Birmingham | US Alabama
        birmingham alabama | Birmingham | US Alabama
        birmingham, england | Birmingham | GB
        san josé | San José | CR
        san jose ca | San Jose | US California
        san jose, costa rica | San José | CR
        san jose costa rica | San José | CR
        santiago | Santiago | CL
        santiago, chile | Santiago | CL
        santiago de compostela | Santiago de Compostela | ES
        santiago de cuba | Santiago de Cuba | CU
        santiago, dominican republic | Santiago de los Caballeros | DO
        alexandria | Alexandria | EG
        alexandria, egypt | Alexandria | EG
        alexandria va | Alexandria | US Virginia
        alexandria, louisiana | Alexandria | US Louisiana
        valencia, spain | Valencia | ES
        valencia, españa | Valencia | ES
        valencia venezuela | Valencia | VE
        cordoba argentina | Córdoba | AR
        córdoba, es | Córdoba | ES
        cordoba, españa | Córdoba | ES
        cordoba, mexico | Córdoba | MX
        wien | Vienna | AT
        vienna | Vienna | AT
        vienna virginia | Vienna | US Virginia
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
        genova | Genoa | IT
        lüneburg | Lüneburg | DE
        garmisch | Garmisch-Partenkirchen | DE
        rothenburg ob der tauber | Rothenburg ob der Tauber | DE
        bad toelz | Bad Tölz | DE
        weißenburg | Weißenburg in Bayern | DE
        hamburg | Hamburg | DE
        ham | Hamburg | DE
        ber | Berlin | DE
        berlin | Berlin | DE
        berlin, new hampshire | Berlin | US New Hampshire
        mailand | Milan | IT
        milano | Milan | IT
        milan | Milan | IT
        firenze | Florence | IT
        florenz | Florence | IT
        florence | Florence | IT
        florence, south carolina | Florence | US South Carolina
        roma | Rome | IT
        rom | Rome | IT
        rome, ga | Rome | US Georgia
        venezia | Venice | IT
        venedig | Venice | IT
        venize | Venice | IT
        napoli | Naples | IT
        naples florida | Naples | US Florida
        torino | Turin | IT
        siracusa | Siracusa | IT
        syracuse, ny | Syracuse | US New York
        reggio emilia | Reggio nell'Emilia | IT
        lyon | Lyon | FR
        marseille | Marseille | FR
        marsella | Marseille | FR
        marsiglia | Marseille | FR
        aix en provence | Aix-en-Provence | FR
        aix | Aix-en-Provence | FR
        saint malo | Saint-Malo | FR
        st malo | Saint-Malo | FR
        strasbourg | Strasbourg | FR
        strassburg | Strasbourg | FR
        straßburg | Strasbourg | FR
        nizza | Nice | FR
        nice | Nice | FR
        la rochelle | La Rochelle | FR
        bordeux | Bordeaux | FR
        bruxelles | Brussels | BE
        brussel | Brussels | BE
        brüssel | Brussels | BE
        anvers | Antwerp | BE
        antwerp | Antwerp | BE
        bruges | Brugge | BE
        den haag | The Hague | NL
        the hague | The Hague | NL
        s-hertogenbosch | 's-Hertogenbosch | NL
        amsterdam | Amsterdam | NL
        new amsterdam | New Amsterdam | GY
        københavn | Copenhagen | DK
        kobenhavn | Copenhagen | DK
        kopenhagen | Copenhagen | DK
        copenhage | Copenhagen | DK
        aarhus | Århus | DK
        århus | Århus | DK
        malmo | Malmö | SE
        göteborg | Gothenburg | SE
        gothenburg | Gothenburg | SE
        tromso | Tromsø | NO
        tromsø | Tromsø | NO
        reykjavik | Reykjavík | IS
        reykyavik | Reykjavík | IS
        łódź | Łódź | PL
        lodz | Łódź | PL
        warszawa | Warsaw | PL
        warschau | Warsaw | PL
        krakow | Kraków | PL
        krakau | Kraków | PL
        cracovia | Kraków | PL
        wroclaw | Wrocław | PL
        breslau | Wrocław | PL
        danzig | Gdańsk | PL
        praha | Prague | CZ
        prag | Prague | CZ
        praga | Prague | CZ
        cesky krumlov | Český Krumlov | CZ
        budapest | Budapest | HU
        bucuresti | Bucharest | RO
        bucharest | Bucharest | RO
        constantinople | Istanbul | TR
        istanbul | Istanbul | TR
        İstanbul | Istanbul | TR
        izmir | İzmir | TR
        athen | Athens | GR
        Αθήνα | Athens | GR
        athens | Athens | GR
        athens, ga | Athens | US Georgia
        thessaloniki | Thessaloníki | GR
        lisboa | Lisbon | PT
        lissabon | Lisbon | PT
        lisbonne | Lisbon | PT
        porto | Porto | PT
        oporto | Porto | PT
        sevilla | Sevilla | ES
        séville | Sevilla | ES
        seville | Sevilla | ES
        saragossa | Zaragoza | ES
        donostia | Donostia / San Sebastián | ES
        barcelona | Barcelona | ES
        barcelona, venezuela | Barcelona | VE
        barcellona | Barcelona | ES
        barecelona | Barcelona | ES
        granada | Granada | ES
        granada nicaragua | Granada | NI
        toledo spain | Toledo | ES
        toledo, ohio | Toledo | US Ohio
        merida mexico | Mérida | MX
        mérida, españa | Mérida | ES
        guadalajara | Guadalajara | MX
        guadalajara, spain | Guadalajara | ES
        cdmx | Mexico City | MX
        ciudad de mexico | Mexico City | MX
        mexico city | Mexico City | MX
        bogota | Bogotá | CO
        são paulo | São Paulo | BR
        sao paulo | São Paulo | BR
        brasilia | Brasília | BR
        buenos aires | Buenos Aires | AR
        la paz | La Paz | BO
        la paz, mexico | La Paz | MX
        lima | Lima | PE
        lima, ohio | Lima | US Ohio
        cusco | Cusco | PE
        cuzco | Cusco | PE
        北京 | Beijing | CN
        peking | Beijing | CN
        上海 | Shanghai | CN
        香港 | Hong Kong | HK
        京都 | Kyoto | JP
        kyoto | Kyoto | JP
        大阪 | Osaka | JP
        서울 | Seoul | KR
        seul | Seoul | KR
        bangkok | Bangkok | TH
        กรุงเทพมหานคร | Bangkok | TH
        saigon | Ho Chi Minh City | VN
        ha noi | Hanoi | VN
        bombay | Mumbai | IN
        मुंबई | Mumbai | IN
        calcutta | Kolkata | IN
        bangalore | Bengaluru | IN
        hyderabad pakistan | Hyderabad | PK
        hyderabad | Hyderabad | IN
        jerusalem | Jerusalem | IL
        tel aviv | Tel Aviv | IL
        דמשק | Damascus | SY
        damaskus | Damascus | SY
        marrakesch | Marrakesh | MA
        marrakech | Marrakesh | MA
        tanger | Tangier | MA
        cape town | Cape Town | ZA
        kapstadt | Cape Town | ZA
        tripoli, lebanon | Tripoli | LB
        tripoli | Tripoli | LY
        victoria bc | Victoria | CA
        vancouver | Vancouver | CA
        vancouver, wa | Vancouver | US Washington
        portland | Portland | US Oregon
        portland, or | Portland | US Oregon
        portland maine | Portland | US Maine
        washington dc | Washington | US
        washington, d.c. | Washington | US
        kansas city | Kansas City | US Missouri
        kansas city, kansas | Kansas City | US Kansas
        columbia sc | Columbia | US South Carolina
        richmond | Richmond | US Virginia
        columbus | Columbus | US Ohio
        columbus, georgia | Columbus | US Georgia
        cambridge | Cambridge | GB
        cambridge, ma | Cambridge | US Massachusetts
        oxford | Oxford | GB
        oxford mississippi | Oxford | US Mississippi
        york | York | GB
        boston | Boston | US Massachusetts
        manchester | Manchester | GB
        manchester nh | Manchester | US New Hampshire
        newcastle upon tyne | Newcastle upon Tyne | GB
        newcastle, australia | Newcastle | AU
        perth | Perth | AU
        perth, scotland | Perth | GB
        sydney | Sydney | AU
        sydney, nova scotia | Sydney | CA
        melbourne | Melbourne | AU
        melbourne fl | Melbourne | US Florida
        hamilton, new zealand | Hamilton | NZ
        wellington | Wellington | NZ
        philadephia | Philadelphia | US
        pheonix | Phoenix | US Arizona
        cincinatti | Cincinnati | US Ohio
        pittsburg pa | Pittsburgh | US Pennsylvania
        albuquerqe | Albuquerque | US New Mexico
        milwakee | Milwaukee | US Wisconsin
        edinburg | Edinburgh | GB | 55.86 -4.25
        edinburgh | Edinburgh | GB
        glasgow | Glasgow | GB
        galway | Galway | IE
        cork | Cork | IE
        dublin | Dublin | IE
        dublin, california | Dublin | US California
        carmel | Carmel-by-the-Sea | US California | 36.6 -121.9
        paris | Paris | US Texas | 32.78 -96.8
        springfield | Springfield | US Illinois | 39.8 -89.64
        springfield | Springfield | US Massachusetts | 42.36 -71.06
        springfield | Springfield | US Oregon | 44.05 -123.09
        birmingham | Birmingham | US Alabama | 33.75 -84.39
        alexandria | Alexandria | US Virginia | 38.9 -77.04
        valencia | Valencia | ES | 40.4 -3.7
        cordoba | Córdoba | ES | 37.39 -5.99
        cordoba | Córdoba | AR | -34.6 -58.4
        london | London | CA | 42.33 -83.05
        santa cruz | Santa Cruz | US California | 36.6 -121.9
        salinas | Salinas | US California | 36.6 -121.9
        san luis | San Luis Obispo | US California | 36.6 -121.9
        moscow | Moscow | RU | 55.0 37.0
        """
}
