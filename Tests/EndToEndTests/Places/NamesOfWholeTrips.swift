/// Trips of five stops as travellers type them. A trip a block, a stop a line: what is typed | where that is | within
/// how many kilometres; the stops above it in its block are in the trip already.
enum NamesOfWholeTrips {
    static let northAmerica = """
        Boston | 42.36 -71.06 | 12
        Plymouth | 41.958 -70.667 | 12
        Hyannis | 41.653 -70.283 | 12
        Provincetown | 42.058 -70.178 | 12
        Newport | 41.490 -71.313 | 12

        Chicago | 41.878 -87.63 | 15
        Springfield, Illinois | 39.78 -89.65 | 12
        St. Louis | 38.627 -90.199 | 12
        Tulsa | 36.154 -95.993 | 12
        Amarillo | 35.222 -101.831 | 12

        Nashville | 36.163 -86.781 | 12
        Memphis | 35.15 -90.05 | 15
        Tupelo | 34.258 -88.703 | 12
        Natchez | 31.56 -91.403 | 12
        new orleans | 29.951 -90.072 | 15

        Denver | 39.74 -104.99 | 12
        Estes Park | 40.377 -105.522 | 12
        Leadville | 39.25 -106.29 | 12
        Telluride | 37.937 -107.812 | 12
        Mesa Verde | 37.23 -108.46 | 25

        Las Vegas | 36.17 -115.14 | 15
        Zion | 37.2 -113.0 | 30
        Bryce Canyon | 37.6 -112.17 | 30
        Page | 36.915 -111.456 | 12
        flagstaff | 35.198 -111.651 | 12

        Vancouver | 49.28 -123.12 | 12
        Hope | 49.38 -121.44 | 12
        Kamloops | 50.67 -120.33 | 12
        Jasper | 52.873 -118.08 | 12
        Lake Louise | 51.425 -116.18 | 15

        Halifax | 44.648 -63.575 | 12
        Peggy's Cove | 44.49 -63.917 | 12
        Lunenburg | 44.377 -64.319 | 12
        Digby | 44.62 -65.76 | 12
        Baddeck | 46.10 -60.754 | 12

        Quebec | 46.81 -71.21 | 20
        Baie-Saint-Paul | 47.44 -70.50 | 12
        Tadoussac | 48.147 -69.72 | 12
        Gaspé | 48.83 -64.48 | 15
        Percé | 48.524 -64.214 | 12

        San Francisco | 37.775 -122.419 | 12
        Monterey | 36.60 -121.895 | 12
        Carmel | 36.555 -121.923 | 12
        Big Sur | 36.27 -121.81 | 30
        Santa Barbara | 34.42 -119.70 | 12
        """

    static let latinAmerica = """
        Cancun | 21.161 -86.85 | 15
        Tulum | 20.211 -87.465 | 12
        Valladolid | 20.689 -88.20 | 12
        Merida | 20.967 -89.62 | 12
        Palenque | 17.51 -91.98 | 12

        San José, Costa Rica | 9.93 -84.08 | 12
        La Fortuna | 10.47 -84.645 | 12
        Tamarindo | 10.30 -85.84 | 12
        Jaco | 9.615 -84.63 | 12
        Puerto Viejo | 9.655 -82.755 | 12

        Lima | -12.05 -77.04 | 15
        Ica | -14.07 -75.73 | 12
        Nazca | -14.83 -74.94 | 12
        Arequipa | -16.40 -71.54 | 12
        Cuzco | -13.53 -71.97 | 12

        Santiago de Chile | -33.45 -70.67 | 15
        Valparaiso | -33.045 -71.62 | 12
        La Serena | -29.90 -71.25 | 12
        San Pedro de Atacama | -22.91 -68.20 | 12
        Uyuni | -20.46 -66.825 | 12

        Buenos Aires | -34.61 -58.38 | 15
        Colonia | -34.47 -57.84 | 12
        Montevideo | -34.90 -56.19 | 12
        Salto | -31.39 -57.96 | 12
        Posadas | -27.367 -55.90 | 12
        """

    static let northernEurope = """
        London | 51.507 -0.128 | 15
        Bath | 51.38 -2.36 | 12
        Wells | 51.21 -2.645 | 12
        Exeter | 50.725 -3.53 | 12
        St Ives | 50.21 -5.48 | 12

        Edinburgh | 55.953 -3.19 | 12
        Perth | 56.395 -3.437 | 12
        Pitlochry | 56.70 -3.73 | 12
        Inverness | 57.478 -4.22 | 12
        Portree | 57.413 -6.195 | 12

        Dublin | 53.35 -6.26 | 12
        Kilkenny | 52.65 -7.25 | 12
        Kinsale | 51.707 -8.53 | 12
        Dingle | 52.14 -10.27 | 12
        Westport | 53.80 -9.52 | 12

        Oslo | 59.91 10.75 | 12
        Flåm | 60.86 7.11 | 12
        Geiranger | 62.10 7.205 | 12
        Alesund | 62.47 6.155 | 12
        Trondheim | 63.43 10.39 | 12

        Reykjavik | 64.15 -21.94 | 12
        Vik | 63.42 -19.01 | 12
        Höfn | 64.25 -15.21 | 12
        Egilsstadir | 65.26 -14.40 | 12
        Akureyri | 65.68 -18.10 | 12
        """

    static let middleEurope = """
        Paris | 48.857 2.352 | 12
        Rouen | 49.443 1.10 | 12
        Honfleur | 49.42 0.233 | 12
        Bayeux | 49.276 -0.703 | 12
        Mont Saint Michel | 48.636 -1.511 | 8

        Lyon | 45.76 4.84 | 12
        Annecy | 45.90 6.13 | 12
        Briançon | 44.90 6.64 | 12
        Gap | 44.56 6.08 | 12
        Nice | 43.70 7.27 | 12

        Munich | 48.137 11.575 | 12
        Füssen | 47.57 10.70 | 12
        Garmisch | 47.49 11.10 | 12
        Berchtesgaden | 47.63 13.0 | 12
        Hallstatt | 47.56 13.65 | 12

        Zürich | 47.377 8.54 | 12
        Luzern | 47.05 8.31 | 12
        Interlaken | 46.686 7.863 | 12
        Zermatt | 46.02 7.75 | 12
        Brig | 46.316 7.988 | 12

        Krakow | 50.06 19.94 | 12
        Zakopane | 49.30 19.95 | 12
        Poprad | 49.06 20.30 | 12
        Kosice | 48.72 21.26 | 12
        Eger | 47.90 20.37 | 12
        """

    static let southernEurope = """
        Madrid | 40.417 -3.703 | 12
        Toledo | 39.86 -4.03 | 12
        Cordoba | 37.88 -4.77 | 12
        Granada | 37.18 -3.60 | 12
        Ronda | 36.746 -5.16 | 12

        Lisbon | 38.72 -9.14 | 12
        Cabo da Roca | 38.78 -9.50 | 8
        Obidos | 39.36 -9.157 | 12
        Tomar | 39.60 -8.41 | 12
        Serra da Estrela | 40.33 -7.61 | 30

        Rome | 41.89 12.48 | 12
        Orvieto | 42.718 12.11 | 12
        Siena | 43.32 11.33 | 12
        Pisa | 43.72 10.40 | 12
        Lucca | 43.84 10.50 | 12

        Venice | 45.44 12.33 | 12
        Trieste | 45.65 13.78 | 12
        Rovinj | 45.08 13.64 | 12
        Split | 43.51 16.44 | 12
        Hvar | 43.17 16.44 | 40

        Athens | 37.98 23.73 | 12
        Delphi | 38.48 22.49 | 12
        Meteora | 39.72 21.63 | 12
        Olympia | 37.64 21.63 | 12
        Monemvasia | 36.69 23.05 | 12
        """

    static let africa = """
        Marrakech | 31.63 -7.99 | 12
        Essaouira | 31.51 -9.77 | 12
        Ouarzazate | 30.92 -6.89 | 12
        Merzouga | 31.10 -4.01 | 12
        Fes | 34.03 -5.00 | 12

        Cape Town | -33.925 18.42 | 12
        Stellenbosch | -33.93 18.86 | 12
        Hermanus | -34.42 19.24 | 12
        George | -33.96 22.46 | 12
        Graaff-Reinet | -32.25 24.53 | 12

        Windhoek | -22.56 17.08 | 12
        Sossusvlei | -24.73 15.34 | 40
        Walvis Bay | -22.96 14.51 | 12
        Etosha | -18.8 16.3 | 150
        Rundu | -17.92 19.77 | 12

        Nairobi | -1.29 36.82 | 12
        Naivasha | -0.717 36.43 | 15
        Nakuru | -0.30 36.07 | 15
        Arusha | -3.37 36.69 | 12
        Moshi | -3.35 37.34 | 12
        """

    static let asiaAndOceania = """
        Istanbul | 41.01 28.98 | 15
        Canakkale | 40.15 26.41 | 12
        Bergama | 39.12 27.18 | 12
        Selcuk | 37.95 27.37 | 12
        Bodrum | 37.035 27.43 | 12

        Delhi | 28.65 77.22 | 15
        Agra | 27.18 78.01 | 12
        Jaipur | 26.92 75.79 | 12
        Pushkar | 26.49 74.55 | 12
        Udaipur | 24.58 73.71 | 12

        Bangkok | 13.75 100.50 | 15
        Kanchanaburi | 14.02 99.53 | 12
        Sukhothai | 17.006 99.826 | 20
        Pai | 19.36 98.44 | 12
        Chiang Rai | 19.91 99.83 | 12

        Hanoi | 21.03 105.85 | 12
        Sapa | 22.34 103.84 | 12
        Ninh Binh | 20.25 105.975 | 12
        Hue | 16.46 107.59 | 12
        Hoi An | 15.88 108.335 | 12

        Osaka | 34.69 135.50 | 12
        Nara | 34.685 135.805 | 12
        Kyoto | 35.01 135.77 | 12
        Takayama | 36.14 137.25 | 12
        Nikko | 36.75 139.60 | 20

        Auckland | -36.85 174.76 | 12
        Rotorua | -38.14 176.25 | 12
        Napier | -39.49 176.91 | 12
        Wellington | -41.29 174.78 | 12
        Nelson | -41.27 173.28 | 12

        Melbourne | -37.81 144.96 | 12
        Torquay | -38.33 144.32 | 12
        Lorne | -38.54 143.97 | 12
        Warrnambool | -38.38 142.48 | 12
        Adelaide | -34.93 138.60 | 12
        """

    static let all = [
        northAmerica, latinAmerica, northernEurope, middleEurope, southernEurope, africa, asiaAndOceania,
    ]
}
