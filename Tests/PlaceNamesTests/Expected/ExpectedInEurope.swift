/// Queries that mean a place in the rest of Europe, with Turkey and Cyprus.
enum ExpectedInEurope {
    static let table = """
        paris | Paris | FR
        paris, fr | Paris | FR
        paris, france | Paris | FR
        parijs | Paris | FR
        par | Paris | FR
        pari | Paris | FR
        london | London | GB
        london, uk | London | GB
        london, england | London | GB
        londres | London | GB
        londra | London | GB
        lon | London | GB
        kiev | Kyiv | UA
        kyiv | Kyiv | UA
        Київ | Kyiv | UA
        saint petersburg | Saint Petersburg | RU
        st petersburg | Saint Petersburg | RU
        leningrad | Saint Petersburg | RU
        Санкт-Петербург | Saint Petersburg | RU
        Москва | Moscow | RU
        mosk | Moscow | RU
        moscow | Moscow | RU
        birmingham | Birmingham | GB
        birmingham, england | Birmingham | GB
        santiago de compostela | Santiago de Compostela | ES
        valencia, spain | Valencia | ES
        valencia, españa | Valencia | ES
        córdoba, es | Córdoba | ES
        cordoba, españa | Córdoba | ES
        genova | Genoa | IT
        mailand | Milan | IT
        milano | Milan | IT
        milan | Milan | IT
        firenze | Florence | IT
        florenz | Florence | IT
        florence | Florence | IT
        roma | Rome | IT
        rom | Rome | IT
        venezia | Venice | IT
        venedig | Venice | IT
        venize | Venice | IT
        napoli | Naples | IT
        torino | Turin | IT
        siracusa | Siracusa | IT
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
        barcellona | Barcelona | ES
        barecelona | Barcelona | ES
        granada | Granada | ES
        toledo spain | Toledo | ES
        mérida, españa | Mérida | ES
        guadalajara, spain | Guadalajara | ES
        cambridge | Cambridge | GB
        oxford | Oxford | GB
        york | York | GB
        manchester | Manchester | GB
        newcastle upon tyne | Newcastle upon Tyne | GB
        perth, scotland | Perth | GB
        edinburg | Edinburgh | GB | 55.86 -4.25
        edinburgh | Edinburgh | GB
        glasgow | Glasgow | GB
        galway | Galway | IE
        cork | Cork | IE
        dublin | Dublin | IE
        valencia | Valencia | ES | 40.4 -3.7
        cordoba | Córdoba | ES | 37.39 -5.99
        moscow | Moscow | RU | 55.0 37.0
        bath | Bath | GB
        reading | Reading | GB
        lincoln, england | Lincoln | GB
        halifax, england | Halifax | GB
        chamonix | Chamonix-Mont-Blanc | FR
        annecy | Annecy | FR
        toulouse | Toulouse | FR
        toulous | Toulouse | FR
        nantes | Nantes | FR
        brest | Brest | BY
        brest, france | Brest | FR
        tours | Tours | FR
        nimes | Nîmes | FR
        cannes | Cannes | FR
        saint tropez | Saint-Tropez | FR
        st tropez | Saint-Tropez | FR
        reims | Reims | FR
        rheims | Reims | FR
        colmar | Colmar | FR
        bilbao | Bilbao | ES
        pamplona | Pamplona | ES
        salamanca | Salamanca | ES
        malaga | Málaga | ES
        cadiz | Cadiz | ES
        ronda | Ronda | ES
        palma de mallorca | Palma | ES
        palma | Palma | ES
        ibiza | Ibiza | ES
        a coruña | A Coruña | ES
        la coruña | A Coruña | ES
        coimbra | Coimbra | PT
        faro | Faro | PT
        braga | Braga | PT
        bologna | Bologna | IT
        verona | Verona | IT
        padua | Padua | IT
        padova | Padua | IT
        pisa | Pisa | IT
        siena | Siena | IT
        sienna | Siena | IT
        perugia | Perugia | IT
        bari | Bari | IT
        palermo | Palermo | IT
        cagliari | Cagliari | IT
        bozen | Bolzano | IT
        ljubljana | Ljubljana | SI
        laibach | Ljubljana | SI
        dubrovnik | Dubrovnik | HR
        split | Split | HR
        zagreb | Zagreb | HR
        sarajevo | Sarajevo | BA
        mostar | Mostar | BA
        beograd | Belgrade | RS
        skopje | Skopje | MK
        София | Sofia | BG
        plovdiv | Plovdiv | BG
        cluj | Cluj-Napoca | RO
        brasov | Braşov | RO
        lwow | Lviv | UA
        lemberg | Lviv | UA
        lvov | Lviv | UA
        Одеса | Odesa | UA
        odessa | Odesa | UA
        riga | Riga | LV
        tallinn | Tallinn | EE
        vilnius | Vilnius | LT
        kaunas | Kaunas | LT
        helsinki | Helsinki | FI
        stockholm | Stockholm | SE
        estocolmo | Stockholm | SE
        oslo | Oslo | NO
        bergen | Bergen | NO
        trondheim | Trondheim | NO
        odense | Odense | DK
        rotterdam | Rotterdam | NL
        utrecht | Utrecht | NL
        maastricht | Maastricht | NL
        delft | Delft | NL
        gent | Gent | BE
        ghent | Gent | BE
        gand | Gent | BE
        lüttich | Liège | BE
        luik | Liège | BE
        luxembourg | Luxembourg | LU
        monaco | Monaco | MC
        andorra | Andorra la Vella | AD
        san marino | San Marino | SM
        valletta | Valletta | MT
        nicosia | Nicosia | CY
        ankara | Ankara | TR
        antalya | Antalya | TR
        lagos, portugal | Lagos | PT
        Киев | Kyiv | UA
        варшава | Warsaw | PL
        Париж | Paris | FR
        Лондон | London | GB
        باريس | Paris | FR
        巴黎 | Paris | FR
        伦敦 | London | GB
        パリ | Paris | FR
        ロンドン | London | GB
        cartagena spain | Cartagena | ES
        león, spain | León | ES
        """
}
