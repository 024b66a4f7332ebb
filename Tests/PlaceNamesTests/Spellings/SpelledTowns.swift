/// Towns and villages as travellers write them, in several languages and spellings, written down before anything was
/// tried. A place a line: what is typed | where that is, as latitude and longitude | within how many kilometres.
enum SpelledTowns {
    static let towns = """
        Nürnberg | 49.45 11.08
        nuremberg | 49.45 11.08
        Köln | 50.94 6.96
        Koeln | 50.94 6.96
        Cologne | 50.94 6.96
        Regensburg | 49.02 12.10
        Würzburg, Bayern | 49.79 9.95
        Freiburg im Breisgau | 48.00 7.85
        Lübeck | 53.87 10.69
        Görlitz | 51.15 14.99
        Lille France | 50.63 3.06
        aix en provence | 43.53 5.45
        St Malo | 48.65 -2.01
        Clermont Ferrand | 45.78 3.08
        Besancon | 47.24 6.02
        Perpignan | 42.70 2.90
        Marsella | 43.30 5.38
        Livorno | 43.55 10.31
        Torino | 45.07 7.69
        Turin | 45.07 7.69
        Reggio Calabria | 38.11 15.65
        L'Aquila | 42.35 13.40
        Lecce | 40.35 18.17
        Zaragoza | 41.65 -0.88
        Saragossa | 41.65 -0.88
        Sevilla | 37.39 -5.99
        Caceres, Spain | 39.48 -6.37
        Jerez de la Frontera | 36.69 -6.14
        Coimbra | 40.21 -8.42
        Braga | 41.55 -8.43
        Wroclaw | 51.11 17.04
        Breslau | 51.11 17.04
        Zakopane | 49.30 19.95
        Cesky Krumlov | 48.81 14.32
        Karlsbad | 50.23 12.87
        Olomouc | 49.59 17.25
        Kosice | 48.72 21.26
        Pécs | 46.07 18.23
        Timisoara | 45.75 21.23
        Brasov | 45.65 25.60
        Plovdiv | 42.14 24.74
        Ohrid | 41.12 20.80
        Ioannina | 39.66 20.85
        Kalamata | 37.04 22.11
        Visby | 57.64 18.29
        Trondhjem | 63.43 10.39
        Rovaniemi | 66.50 25.72
        Tartu | 58.38 26.72
        Boulder CO | 40.01 -105.27
        Moab, UT | 38.57 -109.55
        Savannah, Georgia | 32.08 -81.10
        Bozeman MT | 45.68 -111.04
        Asheville, NC | 35.60 -82.55
        St. John's, Newfoundland | 47.56 -52.71
        Oaxaca | 17.06 -96.72
        San Cristobal de las Casas | 16.74 -92.64
        Kyoto | 35.01 135.77
        Kanazawa | 36.57 136.65
        Udaipur, Rajasthan | 24.58 73.70
        Stellenbosch | -33.93 18.86
        """

    static let villages = """
        Gimmelwald | 46.545 7.89 | 8
        Guarda, Switzerland | 46.776 10.152 | 8
        Soglio | 46.342 9.54 | 8
        Hallstatt | 47.562 13.649 | 8
        Eguisheim | 48.043 7.306 | 8
        Riquewihr | 48.167 7.298 | 8
        Gordes | 43.911 5.2 | 8
        Saint-Cirq-Lapopie | 44.464 1.67 | 8
        Moustiers-Sainte-Marie | 43.847 6.222 | 8
        La Roque-Gageac | 44.825 1.184 | 8
        Eze Village | 43.728 7.362 | 8
        Gerberoy | 49.535 1.85 | 8
        Vernazza | 44.135 9.684 | 8
        Civita di Bagnoregio | 42.628 12.114 | 8
        Castelluccio di Norcia | 42.828 13.207 | 8
        Montepulciano | 43.093 11.781 | 10
        Setenil de las Bodegas | 36.863 -5.181 | 8
        Albarracin | 40.408 -1.444 | 8
        Cudillero | 43.563 -6.146 | 8
        Cadaques | 42.289 3.277 | 8
        Monsaraz | 38.444 -7.381 | 8
        Piodao | 40.23 -7.825 | 10
        Castle Combe | 51.494 -2.229 | 8
        Bibury | 51.758 -1.834 | 8
        Clovelly | 50.999 -4.401 | 8
        Robin Hoods Bay | 54.434 -0.534 | 8
        Plockton | 57.338 -5.652 | 8
        Tobermory | 56.623 -6.069 | 10
        Adare | 52.565 -8.79 | 8
        Doolin | 53.016 -9.377 | 8
        Reine | 67.932 13.089 | 10
        Geiranger | 62.101 7.206 | 8
        Undredal | 60.951 7.102 | 10
        Bernkastel-Kues | 49.916 7.069 | 8
        Monschau | 50.555 6.24 | 8
        Ramsau bei Berchtesgaden | 47.608 12.897 | 8
        Vlkolinec | 49.039 19.277 | 15
        Shirakawa-go | 36.257 136.906 | 12
        Marfa, TX | 30.309 -104.02 | 10
        Ouray CO | 38.023 -107.671 | 8
        """
}
