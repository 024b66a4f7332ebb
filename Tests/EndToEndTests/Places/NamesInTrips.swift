/// Names as travellers type them into a trip that has one stop. A name a line: the stop, its latitude and longitude |
/// what is typed | where that is | within how many kilometres. A line without a stop is typed into an empty trip.
enum NamesInTrips {
    static let falls = """
        Apollo Bay -38.75 143.67 | Erskine Falls | -38.506 143.914 | 15
        Hobart -42.88 147.33 | Russell Falls | -42.68 146.71 | 15
        Canmore 51.09 -115.36 | Bow Falls | 51.168 -115.56 | 10
        Boise 43.61 -116.20 | Shoshone Falls | 42.595 -114.40 | 15
        Lorne -38.54 143.97 | Henderson Falls | -38.53 143.95 | 15
        Portland 45.52 -122.68 | Multnomah Falls | 45.576 -122.116 | 15
        Banff 51.18 -115.57 | Takakkaw Falls | 51.50 -116.47 | 15
        Seattle 47.61 -122.33 | Snoqualmie Falls | 47.542 -121.837 | 10
        Jasper 52.87 -118.08 | Athabasca Falls | 52.664 -117.884 | 15
        Cairns -16.92 145.77 | Barron Falls | -16.83 145.64 | 15
        Cairns -16.92 145.77 | Millaa Millaa Falls | -17.495 145.61 | 15
        Queenstown -45.03 168.66 | Purakaunui Falls | -46.52 169.56 | 15
        Inverness 57.48 -4.22 | Falls of Foyers | 57.25 -4.49 | 15
        Killarney 52.06 -9.51 | Torc Waterfall | 52.005 -9.506 | 10
        Sedona 34.87 -111.76 | Havasu Falls | 36.255 -112.698 | 30
        Syracuse 43.05 -76.15 | Taughannock Falls | 42.535 -76.61 | 15
        Duluth 46.79 -92.10 | Gooseberry Falls | 47.14 -91.47 | 20
        Knoxville 35.96 -83.92 | Abrams Falls | 35.607 -83.88 | 20
        Nairobi -1.29 36.82 | Thomson's Falls | 0.045 36.365 | 15
        Pietermaritzburg -29.60 30.38 | Howick Falls | -29.49 30.24 | 15
        Whistler 50.12 -122.95 | Brandywine Falls | 50.03 -123.12 | 15
        Schaffhausen 47.70 8.64 | Rhine Falls | 47.678 8.615 | 10
        Terni 42.56 12.65 | Cascata delle Marmore | 42.55 12.71 | 10
        Palmerston -12.48 130.98 | Florence Falls | -13.10 130.79 | 20
        Palmerston -12.48 130.98 | Wangi Falls | -13.163 130.685 | 20
        """

    static let parks = """
        Killarney 52.06 -9.51 | Killarney National Park | 52.0 -9.55 | 25
        Galway 53.27 -9.05 | Connemara National Park | 53.55 -9.94 | 30
        Dubrovnik 42.65 18.09 | Mljet National Park | 42.77 17.38 | 30
        Zadar 44.12 15.23 | Paklenica National Park | 44.36 15.47 | 30
        Windhoek -22.56 17.08 | Etosha National Park | -18.8 16.3 | 150
        Sydney -33.87 151.21 | Royal National Park | -34.12 151.06 | 30
        Perth -31.95 115.86 | Yanchep National Park | -31.55 115.69 | 30
        Melbourne -37.81 144.96 | Wilsons Promontory National Park | -39.03 146.35 | 50
        Chamonix 45.92 6.87 | Vanoise National Park | 45.40 6.80 | 60
        Aosta 45.74 7.32 | Gran Paradiso National Park | 45.52 7.28 | 50
        Whitehorse 60.72 -135.06 | Kluane National Park | 60.75 -139.5 | 200
        Thunder Bay 48.38 -89.25 | Pukaskwa National Park | 48.25 -85.9 | 80
        Halifax 44.65 -63.57 | Kejimkujik National Park | 44.4 -65.2 | 50
        Aberdeen 57.15 -2.10 | Cairngorms National Park | 57.08 -3.67 | 80
        Cardiff 51.48 -3.18 | Brecon Beacons National Park | 51.88 -3.44 | 40
        Miami 25.76 -80.19 | Biscayne National Park | 25.48 -80.2 | 40
        Osaka 34.69 135.50 | Yoshino-Kumano National Park | 34.2 135.9 | 80
        Arusha -3.37 36.69 | Arusha National Park | -3.25 36.85 | 40
        Helsinki 60.17 24.94 | Nuuksio National Park | 60.3 24.5 | 30
        Bergen 60.39 5.32 | Folgefonna National Park | 60.05 6.4 | 50
        """

    static let castles = """
        Rome 41.89 12.49 | Castel Sant'Angelo | 41.903 12.466 | 5
        Limoges 45.83 1.26 | Château de Rochechouart | 45.82 0.82 | 15
        Tours 47.39 0.69 | Château de Villandry | 47.34 0.51 | 10
        Tours 47.39 0.69 | Chateau de Chenonceau | 47.325 1.07 | 10
        Newcastle 54.97 -1.61 | Alnwick Castle | 55.416 -1.706 | 10
        Edinburgh 55.95 -3.19 | Stirling Castle | 56.124 -3.948 | 10
        Inverness 57.48 -4.22 | Urquhart Castle | 57.324 -4.442 | 15
        Cardiff 51.48 -3.18 | Raglan Castle | 51.77 -2.85 | 10
        Cork 51.90 -8.47 | Blarney Castle | 51.929 -8.571 | 10
        London 51.51 -0.13 | Leeds Castle | 51.249 0.63 | 10
        London 51.51 -0.13 | Windsor Castle | 51.484 -0.604 | 10
        London 51.51 -0.13 | Hever Castle | 51.187 0.114 | 10
        Bangor 53.23 -4.13 | Conwy Castle | 53.28 -3.826 | 10
        Koblenz 50.36 7.60 | Burg Eltz | 50.205 7.337 | 10
        Bari 41.13 16.87 | Castel del Monte | 41.085 16.271 | 10
        Trento 46.07 11.12 | Castel Beseno | 45.93 11.11 | 15
        Merano 46.67 11.16 | Schloss Tirol | 46.69 11.144 | 10
        Copenhagen 55.68 12.57 | Kronborg Castle | 56.039 12.622 | 10
        Aigle 46.32 6.97 | Château de Chillon | 46.414 6.927 | 10
        Brasov 45.65 25.61 | Bran Castle | 45.515 25.367 | 10
        Madrid 40.42 -3.70 | Castillo de Coca | 41.216 -4.525 | 15
        Belfast 54.60 -5.93 | Dunluce Castle | 55.211 -6.579 | 15
        Berwick 55.77 -2.00 | Bamburgh Castle | 55.609 -1.711 | 10
        """

    static let islandsAndLakes = """
        Oban 56.41 -5.47 | Isle of Iona | 56.33 -6.41 | 20
        Oban 56.41 -5.47 | Isle of Coll | 56.62 -6.56 | 20
        Melbourne -37.81 144.96 | French Island | -38.35 145.35 | 20
        Melbourne -37.81 144.96 | Phillip Island | -38.49 145.24 | 25
        Seattle 47.61 -122.33 | Orcas Island | 48.65 -122.93 | 25
        Victoria 48.43 -123.37 | Salt Spring Island | 48.82 -123.5 | 30
        Auckland -36.85 174.76 | Waiheke Island | -36.8 175.1 | 25
        Rostock 54.09 12.13 | Insel Poel | 54.0 11.43 | 20
        Split 43.51 16.44 | Island of Vis | 43.04 16.15 | 25
        Rijeka 45.33 14.44 | Island of Krk | 45.08 14.6 | 30
        Boston 42.36 -71.06 | Block Island | 41.17 -71.58 | 25
        Charleston 32.78 -79.93 | Kiawah Island | 32.61 -80.08 | 25
        Villach 46.61 13.85 | Weissensee | 46.715 13.28 | 20
        Villach 46.61 13.85 | Millstätter See | 46.79 13.58 | 20
        Salzburg 47.80 13.04 | Fuschlsee | 47.80 13.27 | 15
        Munich 48.14 11.58 | Walchensee | 47.59 11.34 | 20
        Munich 48.14 11.58 | Lake Starnberg | 47.9 11.31 | 20
        Bled 46.37 14.11 | Lake Bohinj | 46.285 13.86 | 20
        Keswick 54.60 -3.13 | Lake Windermere | 54.36 -2.94 | 25
        Banff 51.18 -115.57 | Moraine Lake | 51.32 -116.18 | 20
        Banff 51.18 -115.57 | Peyto Lake | 51.72 -116.52 | 25
        Jasper 52.87 -118.08 | Maligne Lake | 52.66 -117.53 | 30
        Bozeman 45.68 -111.04 | Hebgen Lake | 44.8 -111.25 | 25
        Queenstown -45.03 168.66 | Lake Wanaka | -44.55 169.15 | 40
        Queenstown -45.03 168.66 | Mirror Lakes | -45.03 168.02 | 30
        Syracuse 43.05 -76.15 | Green Lake | 43.05 -75.97 | 15
        Verona 45.44 10.99 | Lago d'Idro | 45.77 10.52 | 20
        Annecy 45.90 6.12 | Lac du Bourget | 45.73 5.87 | 20
        Clermont-Ferrand 45.78 3.08 | Lac Chambon | 45.57 2.92 | 20
        Galway 53.27 -9.05 | Lough Corrib | 53.45 -9.2 | 30
        """

    static let airportsAndStations = """
        Venice 45.44 12.33 | Venice airport | 45.505 12.352 | 8
        Naples 40.85 14.27 | Naples airport | 40.886 14.291 | 8
        Florence 43.77 11.25 | Florence Airport | 43.81 11.205 | 8
        Birmingham 52.48 -1.90 | Birmingham airport | 52.454 -1.748 | 8
        Manchester 53.48 -2.24 | Manchester Airport | 53.354 -2.275 | 8
        Perth -31.95 115.86 | Perth airport | -31.94 115.967 | 8
        Athens 37.98 23.73 | Athens Airport | 37.936 23.944 | 8
        Odesa 46.48 30.73 | Odessa Airport | 46.427 30.677 | 8
        Chennai 13.08 80.27 | Madras Airport | 12.99 80.169 | 8
        La Paz -16.50 -68.15 | La Paz airport | -16.513 -68.192 | 8
        Panaji 15.49 73.83 | Goa airport | 15.38 73.83 | 45
        Valletta 35.90 14.51 | Malta airport | 35.857 14.477 | 8
        Cannes 43.55 7.01 | Nice Ville | 43.705 7.262 | 8
        Cannes 43.55 7.01 | Gare de Nice-Ville | 43.705 7.262 | 8
        Lyon 45.76 4.84 | Gare de Dijon | 47.323 5.027 | 8
        Como 45.81 9.09 | Milano Centrale | 45.486 9.204 | 8
        Bologna 44.49 11.34 | Firenze Santa Maria Novella | 43.776 11.248 | 8
        Oxford 51.75 -1.26 | Reading Station | 51.459 -0.972 | 8
        York 53.96 -1.08 | Leeds station | 53.795 -1.548 | 8
        Cambridge 52.21 0.12 | Ely station | 52.391 0.267 | 8
        Cologne 50.94 6.96 | Bonn Hauptbahnhof | 50.732 7.097 | 8
        Bern 46.95 7.44 | Bahnhof Olten | 47.352 7.908 | 8
        Kyoto 35.01 135.77 | Nara Station | 34.68 135.82 | 8
        Boston 42.36 -71.06 | South Station | 42.352 -71.055 | 8
        London 51.51 -0.13 | Victoria Station | 51.495 -0.144 | 8
        Geneva 46.20 6.15 | Gare de Lausanne | 46.517 6.629 | 8
        """

    static let passes = """
        Innsbruck 47.27 11.39 | Brenner Pass | 47.005 11.507 | 15
        Merano 46.67 11.16 | Jaufenpass | 46.84 11.32 | 15
        Brig 46.32 7.99 | Nufenen Pass | 46.477 8.387 | 15
        Brig 46.32 7.99 | Simplon Pass | 46.25 8.03 | 15
        Andermatt 46.64 8.59 | Susten Pass | 46.73 8.445 | 15
        Aspen 39.19 -106.82 | Independence Pass | 39.108 -106.564 | 15
        Denver 39.74 -104.99 | Loveland Pass | 39.664 -105.879 | 15
        Merced 37.30 -120.48 | Tioga Pass | 37.911 -119.258 | 15
        Leavenworth 47.60 -120.66 | Stevens Pass | 47.746 -121.089 | 15
        Kalispell 48.20 -114.31 | Logan Pass | 48.696 -113.718 | 20
        Keswick 54.60 -3.13 | Wrynose Pass | 54.415 -3.115 | 15
        Keswick 54.60 -3.13 | Hardknott Pass | 54.403 -3.184 | 15
        Queenstown -45.03 168.66 | Haast Pass | -44.106 169.355 | 20
        Christchurch -43.53 172.64 | Arthur's Pass | -42.945 171.565 | 15
        Himeville -29.75 29.51 | Sani Pass | -29.585 29.29 | 15
        Briançon 44.90 6.64 | Col du Galibier | 45.064 6.408 | 15
        Briançon 44.90 6.64 | Col d'Izoard | 44.82 6.735 | 15
        Cortina 46.54 12.14 | Passo Giau | 46.483 12.053 | 15
        Bolzano 46.50 11.35 | Passo Sella | 46.508 11.757 | 15
        Cilaos -21.14 55.47 | Col des Boeufs | -21.07 55.43 | 15
        Lourdes 43.09 -0.05 | Col d'Aubisque | 42.977 -0.34 | 15
        """

    static let villages = """
        Chur 46.85 9.53 | Guarda | 46.776 10.15 | 8
        Chur 46.85 9.53 | Soglio | 46.341 9.539 | 8
        Chur 46.85 9.53 | Santa Maria | 46.60 10.42 | 20
        Chur 46.85 9.53 | Vals | 46.617 9.18 | 10
        Chur 46.85 9.53 | Lavin | 46.77 10.11 | 10
        Chur 46.85 9.53 | Bergün | 46.63 9.745 | 10
        Bellinzona 46.19 9.02 | Corippo | 46.235 8.84 | 10
        Bellinzona 46.19 9.02 | Sonogno | 46.35 8.786 | 10
        Aosta 45.74 7.32 | Cogne | 45.61 7.354 | 10
        Aosta 45.74 7.32 | Bard | 45.61 7.745 | 10
        Bolzano 46.50 11.35 | Glurns | 46.67 10.555 | 10
        Siena 43.32 11.33 | San Gimignano | 43.468 11.043 | 10
        Siena 43.32 11.33 | Bagno Vignoni | 43.03 11.618 | 15
        Siena 43.32 11.33 | Monteriggioni | 43.39 11.223 | 10
        Cahors 44.45 1.44 | Rocamadour | 44.80 1.617 | 10
        Cahors 44.45 1.44 | Domme | 44.80 1.215 | 10
        Avignon 43.95 4.81 | Gordes | 43.911 5.20 | 10
        Avignon 43.95 4.81 | Roussillon | 43.90 5.293 | 12
        Avignon 43.95 4.81 | Lourmarin | 43.764 5.362 | 10
        Bath 51.38 -2.36 | Castle Combe | 51.493 -2.229 | 10
        Bath 51.38 -2.36 | Lacock | 51.414 -2.12 | 10
        Cheltenham 51.90 -2.07 | Bibury | 51.76 -1.833 | 12
        Cheltenham 51.90 -2.07 | Broadway | 52.036 -1.857 | 12
        Truro 50.26 -5.05 | Mousehole | 50.083 -5.539 | 10
        Truro 50.26 -5.05 | St Mawes | 50.16 -5.015 | 10
        Evora 38.57 -7.91 | Marvão | 39.394 -7.376 | 12
        Evora 38.57 -7.91 | Monsaraz | 38.443 -7.38 | 12
        Covilhã 40.28 -7.50 | Monsanto | 40.039 -7.115 | 12
        Covilhã 40.28 -7.50 | Sortelha | 40.33 -7.214 | 12
        Granada 37.18 -3.60 | Capileira | 36.961 -3.359 | 10
        Granada 37.18 -3.60 | Trevélez | 37.00 -3.266 | 10
        Bergen 60.39 5.32 | Undredal | 60.951 7.104 | 12
        Ålesund 62.47 6.15 | Hellesylt | 62.085 6.87 | 12
        Salzburg 47.80 13.04 | Sankt Wolfgang | 47.739 13.447 | 12
        Munich 48.14 11.58 | Garching | 48.25 11.65 | 10
        Hamburg 53.55 9.99 | Altona | 53.55 9.93 | 10
        Lancaster 40.04 -76.31 | Intercourse | 40.038 -76.105 | 10
        Burlington 44.48 -73.21 | Stowe | 44.465 -72.687 | 10
        Flagstaff 35.20 -111.65 | Jerome | 34.749 -112.114 | 12
        Moab 38.57 -109.55 | Green River | 38.995 -110.16 | 15
        Halifax 44.65 -63.57 | Peggy's Cove | 44.492 -63.917 | 12
        Hobart -42.88 147.33 | Richmond | -42.735 147.437 | 10
        Melbourne -37.81 144.96 | Lorne | -38.54 143.975 | 12
        Sydney -33.87 151.21 | Berry | -34.775 150.697 | 12
        Auckland -36.85 174.76 | Russell | -35.262 174.12 | 12
        Cape Town -33.92 18.42 | Paternoster | -32.81 17.89 | 12
        """

    static let places = """
        | Churchill, Manitoba | 58.768 -94.165 | 10
        | Lye, GB | 52.459 -2.117 | 5
        | Lye, UK | 52.459 -2.117 | 5
        | 8600-315 Lagos | 37.10 -8.67 | 10
        | 6500-071 Monsanto | 40.039 -7.115 | 10
        | Tilbury, Essex | 51.46 0.36 | 8
        | Chatham, Kent | 51.38 0.53 | 8
        | Richmond, Surrey | 51.46 -0.30 | 8
        | Sandwich, Kent | 51.275 1.34 | 8
        | Boston, Lincolnshire | 52.976 -0.026 | 8
        | Perth, Perthshire | 56.396 -3.437 | 8
        | Wells, Somerset | 51.209 -2.647 | 8
        | Ripley, Derbyshire | 53.05 -1.406 | 8
        | Ash, Surrey | 51.247 -0.726 | 8
        | Bath, Somerset | 51.38 -2.36 | 8
        | Washington, Tyne and Wear | 54.9 -1.52 | 8
        | Lincoln, Lincolnshire | 53.23 -0.54 | 8
        | Halifax, Yorkshire | 53.72 -1.86 | 8
        | Dover, Kent | 51.127 1.313 | 8
        | Windsor, Berkshire | 51.48 -0.61 | 8
        | Stratford, Warwickshire | 52.19 -1.71 | 8
        | Vienna, Virginia | 38.90 -77.265 | 8
        | Moscow, Idaho | 46.73 -117.0 | 8
        | Paris, Kentucky | 38.21 -84.25 | 8
        | Naples, Maine | 43.97 -70.61 | 10
        | Venice, Louisiana | 29.277 -89.355 | 10
        | Jasper, Alberta | 52.87 -118.08 | 10
        | Sydney, Nova Scotia | 46.14 -60.18 | 10
        | Victoria, Vancouver Island | 48.43 -123.37 | 10
        | Churchill, Victoria | -38.31 146.42 | 10
        | Guarda, CH | 46.776 10.15 | 8
        | Soglio, CH | 46.341 9.539 | 8
        | Vals, CH | 46.617 9.18 | 8
        | Bard, IT | 45.61 7.745 | 8
        | Ash, GB | 51.3 0.5 | 200
        | Rye, GB | 50.95 0.733 | 8
        | Wells, GB | 51.209 -2.647 | 8
        | Monsanto, Portugal | 40.039 -7.115 | 10
        | Hallstatt, AT | 47.562 13.649 | 8
        | Au, CH | 47.43 9.64 | 60
        | Stein, CH | 47.60 8.40 | 80
        | Ham, FR | 49.747 3.073 | 10
        | Nice, FR | 43.70 7.27 | 8
        | Bergen, DE | 52.81 9.96 | 8
        | Lagos, PT | 37.10 -8.67 | 8
        | Faro, PT | 37.02 -7.93 | 8
        | Alba, IT | 44.70 8.03 | 8
        | Springfield, Neverland | 0 0 | 1
        | Orchard, Kentshire | 0 0 | 1
        """

    static let all = [
        falls, parks, castles, islandsAndLakes, airportsAndStations, passes, villages, places,
    ]
}
