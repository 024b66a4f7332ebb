/// Parks, mountains, passes and waters as travellers write them, in several languages and spellings, written down
/// before anything was tried. A place a line: what is typed | where that is, as latitude and longitude | within how
/// many kilometres.
enum SpelledNature {
    static let parks = """
        Yosemite NP | 37.75 -119.59 | 40
        Sequoia National Park | 36.5 -118.7 | 45
        Zion NP | 37.25 -112.95 | 30
        Bryce Canyon | 37.6 -112.18 | 20
        Arches | 38.7 -109.58 | 20
        Canyonlands NP | 38.3 -109.88 | 45
        Capitol Reef | 38.2 -111.2 | 40
        Great Sand Dunes | 37.75 -105.55 | 25
        Mesa Verde | 37.25 -108.46 | 25
        White Sands National Park | 32.8 -106.25 | 25
        Big Bend NP | 29.27 -103.25 | 45
        Great Smoky Mountains | 35.6 -83.5 | 50
        Shenandoah NP | 38.5 -78.45 | 60
        Olympic National Park | 47.85 -123.6 | 55
        Mt Rainier NP | 46.85 -121.75 | 30
        Denali National Park | 63.5 -150.0 | 130
        Jasper NP | 52.87 -118.08 | 70
        Pacific Rim National Park | 49.0 -125.6 | 70
        Fundy National Park | 45.6 -65.0 | 25
        Gros Morne | 49.6 -57.75 | 40
        Corcovado National Park | 8.54 -83.57 | 25
        Tayrona | 11.3 -74.05 | 25
        Parque Nacional Torres del Paine | -51.0 -73.0 | 45
        Nahuel Huapi National Park | -41.0 -71.5 | 60
        Iguazu National Park | -25.6 -54.4 | 35
        Lake District | 54.5 -3.1 | 35
        Peak District | 53.35 -1.8 | 35
        Snowdonia National Park | 52.9 -3.9 | 40
        Cairngorms | 57.08 -3.65 | 45
        Killarney National Park | 52.0 -9.55 | 20
        Parc national des Cévennes | 44.3 3.6 | 40
        Parc national de la Vanoise | 45.35 6.85 | 35
        Nationalpark Bayerischer Wald | 49.0 13.4 | 30
        Nationalpark Hohe Tauern | 47.1 12.7 | 60
        Sächsische Schweiz | 50.92 14.2 | 30
        Cinque Terre National Park | 44.13 9.7 | 20
        Gran Sasso | 42.45 13.55 | 35
        Picos de Europa | 43.2 -4.8 | 40
        Ordesa y Monte Perdido | 42.65 0.05 | 30
        Teide National Park | 28.27 -16.6 | 20
        Peneda-Geres | 41.8 -8.15 | 40
        Triglav National Park | 46.35 13.8 | 35
        Krka National Park | 43.85 15.97 | 30
        Jotunheimen | 61.6 8.4 | 45
        Serengeti | -2.4 34.8 | 110
        Masai Mara | -1.5 35.15 | 50
        Etosha | -18.9 16.2 | 130
        Addo Elephant Park | -33.5 25.75 | 45
        Kakadu | -12.9 132.5 | 100
        Fiordland National Park | -45.4 167.5 | 90
        """

    static let mountains = """
        Zugspitze | 47.421 10.985 | 8
        Watzmann | 47.554 12.922 | 10
        Großglockner | 47.074 12.694 | 10
        Eiger | 46.577 8.005 | 8
        Piz Bernina | 46.382 9.908 | 8
        Monte Rosa | 45.937 7.867 | 12
        Marmolada | 46.434 11.851 | 10
        Tre Cime di Lavaredo | 46.618 12.303 | 10
        Drei Zinnen | 46.618 12.303 | 10
        Mt Etna | 37.75 14.995 | 12
        Stromboli | 38.79 15.21 | 10
        Vesuvio | 40.82 14.43 | 10
        Pico de Aneto | 42.631 0.657 | 10
        Mulhacén | 37.053 -3.311 | 10
        Ben Nevis | 56.797 -5.004 | 8
        Scafell Pike | 54.454 -3.212 | 8
        Galdhøpiggen | 61.636 8.312 | 10
        Rysy | 49.18 20.088 | 10
        Mount Olympus, Greece | 40.085 22.358 | 15
        Mount Whitney | 36.579 -118.292 | 10
        Half Dome | 37.746 -119.533 | 8
        Devils Tower | 44.59 -104.715 | 10
        Pikes Peak | 38.841 -105.042 | 10
        Cotopaxi | -0.684 -78.438 | 25
        Mt. Fuji | 35.361 138.727 | 15
        Mount Kinabalu | 6.075 116.559 | 15
        Table Mountain | -33.96 18.41 | 10
        Mount Cook | -43.595 170.142 | 20
        Passo dello Stelvio | 46.529 10.453 | 6
        Stilfser Joch | 46.529 10.453 | 6
        Col du Tourmalet | 42.908 0.145 | 6
        Mont Ventoux | 44.174 5.279 | 8
        Col d'Izoard | 44.82 6.735 | 6
        Gotthardpass | 46.555 8.567 | 6
        San Bernardino Pass | 46.496 9.171 | 8
        Brenner Pass | 47.005 11.508 | 8
        Transfagarasan | 45.6 24.62 | 30
        Khardung La | 34.278 77.604 | 15
        Independence Pass | 39.108 -106.563 | 8
        Tioga Pass | 37.911 -119.258 | 8
        """

    static let waters = """
        Lake Garda | 45.65 10.68 | 35
        Lago di Garda | 45.65 10.68 | 35
        Gardasee | 45.65 10.68 | 35
        Lago di Como | 46.0 9.26 | 25
        Lake Lugano | 45.98 8.97 | 20
        Lac d'Annecy | 45.86 6.17 | 15
        Lac Léman | 46.45 6.5 | 45
        Bodensee | 47.6 9.4 | 40
        Chiemsee | 47.88 12.45 | 15
        Königssee | 47.56 12.98 | 15
        Tegernsee | 47.71 11.75 | 12
        Starnberger See | 47.9 11.31 | 15
        Titisee | 47.895 8.147 | 10
        Wörthersee | 46.62 14.13 | 15
        Lake Bled | 46.364 14.095 | 8
        Lake Bohinj | 46.283 13.86 | 10
        Balaton | 46.85 17.75 | 45
        Lake Ohrid | 41.03 20.72 | 25
        Skadar Lake | 42.2 19.3 | 30
        Windermere | 54.37 -2.93 | 12
        Loch Lomond | 56.1 -4.6 | 25
        Loch Ness | 57.3 -4.45 | 25
        Lough Corrib | 53.45 -9.25 | 30
        Lake Vänern | 58.9 13.3 | 70
        Lake Inari | 68.95 27.7 | 45
        Sognefjord | 61.1 6.5 | 80
        Trollfjord | 68.36 14.95 | 15
        Rhine Falls | 47.678 8.615 | 8
        Rheinfall | 47.678 8.615 | 8
        Plitvice Lakes | 44.87 15.6 | 20
        Lake Tahoe | 39.09 -120.04 | 30
        Crater Lake | 42.94 -122.1 | 15
        Lake Powell | 37.2 -110.9 | 90
        Moraine Lake | 51.322 -116.186 | 10
        Maligne Lake | 52.67 -117.54 | 20
        Lake Atitlan | 14.69 -91.2 | 20
        Lake Titicaca | -15.8 -69.4 | 120
        Lake Tekapo | -43.9 170.53 | 20
        Lake Toya | 42.6 140.85 | 15
        Skógafoss | 63.532 -19.511 | 6
        """
}
