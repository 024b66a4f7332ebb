/// Queries that mean a place in the United States, Canada and Mexico.
enum ExpectedInNorthAmerica {
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
        paris texas | Paris | US Texas
        paris, tx | Paris | US Texas
        paris, texas, usa | Paris | US Texas
        paris, tennessee | Paris | US Tennessee
        paris kentucky | Paris | US Kentucky
        london, ontario | London | CA
        london on | London | CA
        london, canada | London | CA
        london kentucky | London | US Kentucky
        st. petersburg, fl | St. Petersburg | US Florida
        saint petersburg florida | St. Petersburg | US Florida
        new yrok | New York City | US
        new york | New York City | US
        nueva york | New York City | US
        new york, ny | New York City | US
        new yo | New York City | US
        nyc | New York City | US
        moscow, idaho | Moscow | US Idaho
        cairo illinois | Cairo | US Illinois
        san fran | San Francisco | US California
        san francisco | San Francisco | US California
        sanfrancisco | San Francisco | US California
        francisco | San Francisco | US California
        san fransisco | San Francisco | US California
        los angeles | Los Angeles | US California
        los angelas | Los Angeles | US California
        las vegas | Las Vegas | US Nevada
        las vegas, new mexico | Las Vegas | US New Mexico
        birmingham, al | Birmingham | US Alabama
        birmingham alabama | Birmingham | US Alabama
        san jose ca | San Jose | US California
        alexandria va | Alexandria | US Virginia
        alexandria, louisiana | Alexandria | US Louisiana
        cordoba, mexico | Córdoba | MX
        vienna virginia | Vienna | US Virginia
        berlin, new hampshire | Berlin | US New Hampshire
        florence, south carolina | Florence | US South Carolina
        rome, ga | Rome | US Georgia
        naples florida | Naples | US Florida
        syracuse, ny | Syracuse | US New York
        athens, ga | Athens | US Georgia
        toledo, ohio | Toledo | US Ohio
        merida mexico | Mérida | MX
        guadalajara | Guadalajara | MX
        cdmx | Mexico City | MX
        ciudad de mexico | Mexico City | MX
        mexico city | Mexico City | MX
        la paz, mexico | La Paz | MX
        lima, ohio | Lima | US Ohio
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
        cambridge, ma | Cambridge | US Massachusetts
        oxford mississippi | Oxford | US Mississippi
        boston | Boston | US Massachusetts
        manchester nh | Manchester | US New Hampshire
        sydney, nova scotia | Sydney | CA
        melbourne fl | Melbourne | US Florida
        philadephia | Philadelphia | US
        pheonix | Phoenix | US Arizona
        cincinatti | Cincinnati | US Ohio
        pittsburg pa | Pittsburgh | US Pennsylvania
        albuquerqe | Albuquerque | US New Mexico
        milwakee | Milwaukee | US Wisconsin
        dublin, california | Dublin | US California
        carmel | Carmel-by-the-Sea | US California | 36.6 -121.9
        paris | Paris | US Texas | 32.78 -96.8
        springfield | Springfield | US Illinois | 39.8 -89.64
        springfield | Springfield | US Massachusetts | 42.36 -71.06
        springfield | Springfield | US Oregon | 44.05 -123.09
        birmingham | Birmingham | US Alabama | 33.75 -84.39
        alexandria | Alexandria | US Virginia | 38.9 -77.04
        london | London | CA | 42.33 -83.05
        santa cruz | Santa Cruz | US California | 36.6 -121.9
        salinas | Salinas | US California | 36.6 -121.9
        san luis | San Luis Obispo | US California | 36.6 -121.9
        lincoln | Lincoln | US Nebraska
        memphis | Memphis | US Tennessee
        nashville | Nashville | US Tennessee
        new orleans | New Orleans | US Louisiana
        nouvelle orleans | New Orleans | US Louisiana
        quebec | Québec | CA
        quebec city | Québec | CA
        montreal | Montréal | CA
        montréal, qc | Montréal | CA
        halifax | Halifax | CA
        calgary alberta | Calgary | CA
        banff | Banff | CA
        jasper | Jasper | CA
        salt lake | Salt Lake City | US Utah
        salt lake city | Salt Lake City | US Utah
        flagstaff | Flagstaff | US Arizona
        moab | Moab | US Utah
        page az | Page | US Arizona
        zion | Zion National Park | US Utah
        yosemite | Yosemite Valley | US California
        tahoe | South Lake Tahoe | US California
        napa | Napa | US California
        santa fe nm | Santa Fe | US New Mexico
        santa barbara | Santa Barbara | US California
        santa monica | Santa Monica | US California
        key west | Key West | US Florida
        miami | Miami | US Florida
        miami beach | Miami Beach | US Florida
        orlando | Orlando | US Florida
        chigaco | Chicago | US Illinois
        chicgo | Chicago | US Illinois
        minneapolis | Minneapolis | US Minnesota
        mineapolis | Minneapolis | US Minnesota
        saint paul | Saint Paul | US Minnesota
        st louis | St. Louis | US Missouri
        saint louis | St. Louis | US Missouri
        fort worth | Fort Worth | US Texas
        ft worth | Fort Worth | US Texas
        mount vernon ny | Mount Vernon | US New York
        st johns newfoundland | St. John's | CA
        winston salem | Winston-Salem | US North Carolina
        odessa texas | Odessa | US Texas
        نيويورك | New York City | US
        panama city, fl | Panama City | US Florida
        kingston, ontario | Kingston | CA
        oaxaca | Oaxaca | MX
        tijuana | Tijuana | MX
        cancun | Cancún | MX
        puebla | Puebla | MX
        leon | León de los Aldama | MX
        """
}
