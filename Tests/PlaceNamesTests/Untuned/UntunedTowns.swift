/// Towns: plain names, smaller ones that travellers visit, and other names of well-known ones.
enum UntunedTowns {
    static let table = """
        Reims | 49.26 4.03
        Annecy | 45.90 6.12
        Colmar | 48.08 7.36
        Honfleur | 49.42 0.23
        Carcassonne | 43.21 2.35
        Rocamadour | 44.80 1.62
        Chamonix | 45.92 6.87
        Saint-Tropez | 43.27 6.64
        Arles | 43.68 4.63
        Dinan | 48.45 -2.05
        Rothenburg ob der Tauber | 49.38 10.18
        Füssen | 47.57 10.70
        Quedlinburg | 51.79 11.15
        Garmisch-Partenkirchen | 47.49 11.10
        Cochem | 50.15 7.17
        Meersburg | 47.69 9.27
        Hallstatt | 47.56 13.65
        Zell am See | 47.32 12.80
        Kitzbühel | 47.45 12.39
        Innsbruck | 47.26 11.39
        Lucerne | 47.05 8.31
        Grindelwald | 46.62 8.04
        Interlaken | 46.69 7.86
        St. Moritz | 46.50 9.84
        Lugano | 46.01 8.96
        Montreux | 46.43 6.91
        Siena | 43.32 11.33
        San Gimignano | 43.47 11.04
        Cortina d'Ampezzo | 46.54 12.14
        Amalfi | 40.63 14.60
        Positano | 40.63 14.48
        Matera | 40.67 16.60
        Alberobello | 40.78 17.24
        Taormina | 37.85 15.29
        Bellagio | 45.99 9.26
        Portofino | 44.30 9.21
        Ronda | 36.74 -5.16
        Cadiz | 36.53 -6.29
        Salamanca | 40.97 -5.66
        Toledo, Spain | 39.86 -4.02
        Cuenca, Spain | 40.07 -2.13
        Sintra | 38.80 -9.39
        Evora | 38.57 -7.91
        Lagos, Portugal | 37.10 -8.67
        Tomar | 39.60 -8.41
        Bath | 51.38 -2.36
        York | 53.96 -1.08
        St Ives, Cornwall | 50.21 -5.48
        Whitby | 54.49 -0.61
        Oban | 56.41 -5.47
        Portree | 57.41 -6.19
        Inverness | 57.48 -4.22
        Galway | 53.27 -9.05
        Dingle | 52.14 -10.27
        Killarney | 52.06 -9.51
        Westport, Ireland | 53.80 -9.52
        Giethoorn | 52.74 6.08
        Delft | 52.01 4.36
        Bruges | 51.21 3.22
        Ghent | 51.05 3.72
        Ribe | 55.33 8.77
        Visby | 57.64 18.30
        Kiruna | 67.86 20.23
        Geiranger | 62.10 7.21
        Reine | 67.93 13.09
        Odda | 60.07 6.55
        Voss | 60.63 6.42
        Lillehammer | 61.12 10.47
        Rovaniemi | 66.50 25.73
        Akureyri | 65.68 -18.09
        Vík | 63.42 -19.01
        Höfn | 64.25 -15.21
        Húsavík | 66.04 -17.34
        Egilsstaðir | 65.27 -14.39
        Český Krumlov | 48.81 14.32
        Zakopane | 49.30 19.95
        Kotor | 42.42 18.77
        Mostar | 43.34 17.81
        Dubrovnik | 42.65 18.09
        Split | 43.51 16.44
        Bled | 46.37 14.11
        Piran | 45.53 13.57
        Nafplio | 37.57 22.80
        Meteora | 39.71 21.63
        Oia | 36.46 25.38
        Göreme | 38.64 34.83
        Bodrum | 37.03 27.43
        Flagstaff | 35.20 -111.65
        Moab | 38.57 -109.55
        Kanab | 37.05 -112.53
        Tucumcari | 35.17 -103.72
        Winslow, AZ | 35.02 -110.70
        Needles | 34.85 -114.61
        Santa Fe | 35.69 -105.94
        Taos | 36.41 -105.57
        Jackson, Wyoming | 43.48 -110.76
        Bar Harbor | 44.39 -68.20
        Key West | 24.56 -81.78
        Carmel-by-the-Sea | 36.56 -121.92
        Sedona | 34.87 -111.76
        Estes Park | 40.38 -105.52
        Gatlinburg | 35.71 -83.51
        Banff | 51.18 -115.57
        Jasper, Alberta | 52.87 -118.08
        Tofino | 49.15 -125.91
        Whitehorse | 60.72 -135.06
        Queenstown, New Zealand | -45.03 168.66
        Wanaka | -44.70 169.13
        Kaikoura | -42.40 173.68
        Byron Bay | -28.64 153.61
        Alice Springs | -23.70 133.88
        Kyoto | 35.02 135.75
        Nara | 34.69 135.80
        Takayama | 36.14 137.25
        Hakone | 35.23 139.03
        El Calafate | -50.34 -72.27
        El Chaltén | -49.33 -72.89
        Puerto Natales | -51.73 -72.51
        Bariloche | -41.13 -71.31
        Ushuaia | -54.80 -68.30
        San Pedro de Atacama | -22.91 -68.20
        Cusco | -13.53 -71.97
        Luang Prabang | 19.89 102.13
        Hoi An | 15.88 108.33
        Chefchaouen | 35.17 -5.27
        Stellenbosch | -33.93 18.86
        """
}
