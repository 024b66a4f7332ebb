/// Trips of guide books as travellers write them down, twenty places each, before anything was tried: passes, sights,
/// castles, parks and the towns between. A place a line: what is typed | where that is, as latitude and longitude |
/// within how many kilometres.
enum GuideLists {
    static let routeSixtySix = """
        Chicago | 41.88 -87.63 | 20
        Springfield, Illinois | 39.80 -89.65 | 15
        Gateway Arch | 38.62 -90.18 | 5
        Meramec Caverns | 38.24 -91.09 | 8
        Springfield, MO | 37.21 -93.29 | 15
        Joplin | 37.08 -94.51 | 10
        Tulsa | 36.15 -95.99 | 15
        Blue Whale of Catoosa | 36.19 -95.73 | 8
        Oklahoma City | 35.47 -97.52 | 20
        Amarillo | 35.20 -101.83 | 15
        Cadillac Ranch | 35.19 -101.99 | 5
        Tucumcari | 35.17 -103.73 | 10
        Santa Fe | 35.69 -105.94 | 15
        Albuquerque | 35.08 -106.65 | 20
        Petrified Forest National Park | 34.98 -109.78 | 40
        Meteor Crater | 35.03 -111.02 | 8
        Flagstaff | 35.20 -111.65 | 15
        Seligman | 35.33 -112.88 | 10
        Oatman | 35.03 -114.38 | 10
        Santa Monica Pier | 34.01 -118.50 | 8
        """

    static let alps = """
        Grossglockner Hochalpenstrasse | 47.08 12.84 | 20
        Timmelsjoch | 46.905 11.097 | 6
        Jaufenpass | 46.839 11.321 | 6
        Penser Joch | 46.817 11.44 | 6
        Passo Gardena | 46.55 11.81 | 6
        Passo Sella | 46.508 11.757 | 6
        Passo Pordoi | 46.488 11.815 | 6
        Passo Giau | 46.4825 12.0535 | 6
        Stelvio Pass | 46.5287 10.453 | 6
        Gavia | 46.3437 10.487 | 8
        Bernina Pass | 46.412 10.028 | 6
        Flüelapass | 46.750 9.947 | 6
        Oberalppass | 46.659 8.671 | 6
        Sustenpass | 46.73 8.448 | 6
        Grimselpass | 46.561 8.338 | 6
        Furkapass | 46.5725 8.4147 | 6
        Nufenenpass | 46.478 8.388 | 6
        Col de l'Iseran | 45.417 7.031 | 6
        Col du Galibier | 45.064 6.408 | 6
        Col de la Bonette | 44.3266 6.807 | 6
        """

    static let iceland = """
        Keflavik Airport | 63.99 -22.61 | 10
        Blue Lagoon | 63.88 -22.45 | 6
        Thingvellir | 64.26 -21.12 | 20
        Geysir | 64.31 -20.30 | 6
        Gullfoss | 64.327 -20.12 | 5
        Seljalandsfoss | 63.6156 -19.9886 | 5
        Skogafoss | 63.532 -19.511 | 5
        Reynisfjara | 63.404 -19.045 | 6
        Fjadrargljufur | 63.771 -18.172 | 6
        Skaftafell | 64.02 -16.97 | 15
        Jokulsarlon | 64.05 -16.2 | 10
        Höfn | 64.25 -15.21 | 10
        Seydisfjordur | 65.26 -14.01 | 10
        Dettifoss | 65.815 -16.385 | 8
        Myvatn | 65.60 -17.00 | 20
        Godafoss | 65.683 -17.55 | 5
        Akureyri | 65.68 -18.10 | 10
        Hvitserkur | 65.606 -20.635 | 8
        Kirkjufell | 64.94 -23.306 | 8
        Hallgrimskirkja | 64.142 -21.927 | 5
        """

    static let loire = """
        Orléans | 47.90 1.90 | 10
        Sully-sur-Loire | 47.77 2.37 | 8
        Château de Chambord | 47.616 1.517 | 5
        Château de Cheverny | 47.50 1.458 | 5
        Blois | 47.586 1.331 | 8
        Chaumont-sur-Loire | 47.479 1.182 | 6
        Amboise | 47.413 0.985 | 6
        Clos Lucé | 47.410 0.992 | 5
        Chenonceau | 47.325 1.070 | 6
        Tours | 47.39 0.69 | 10
        Villandry | 47.34 0.514 | 6
        Langeais | 47.325 0.406 | 8
        Azay-le-Rideau | 47.259 0.466 | 6
        Château d'Ussé | 47.25 0.291 | 6
        Chinon | 47.168 0.24 | 8
        Saumur | 47.257 -0.073 | 8
        Fontevraud | 47.181 0.052 | 8
        Brissac | 47.356 -0.449 | 8
        Angers | 47.47 -0.556 | 10
        Nantes | 47.217 -1.553 | 10
        """

    static let gardenRoute = """
        Cape Town | -33.92 18.42 | 20
        Boulders Beach | -34.197 18.451 | 6
        Cape Point | -34.357 18.497 | 8
        Hermanus | -34.42 19.24 | 10
        Cape Agulhas | -34.83 20.0 | 12
        Swellendam | -34.02 20.44 | 10
        De Hoop Nature Reserve | -34.45 20.5 | 35
        Mossel Bay | -34.18 22.13 | 15
        George | -33.96 22.46 | 12
        Oudtshoorn | -33.59 22.20 | 12
        Cango Caves | -33.393 22.215 | 6
        Swartberg Pass | -33.352 22.046 | 10
        Wilderness | -33.99 22.58 | 10
        Knysna | -34.04 23.05 | 10
        Plettenberg Bay | -34.05 23.37 | 12
        Robberg Nature Reserve | -34.10 23.40 | 12
        Tsitsikamma National Park | -33.98 23.9 | 40
        Jeffreys Bay | -34.05 24.92 | 12
        Port Elizabeth | -33.96 25.60 | 20
        Addo Elephant Park | -33.48 25.75 | 40
        """

    static let pacificCoast = """
        San Diego | 32.72 -117.16 | 20
        Laguna Beach | 33.54 -117.78 | 10
        Santa Monica | 34.02 -118.49 | 10
        Malibu | 34.03 -118.70 | 15
        Santa Barbara | 34.42 -119.70 | 12
        Solvang | 34.60 -120.14 | 10
        Pismo Beach | 35.14 -120.64 | 10
        San Luis Obispo | 35.28 -120.66 | 10
        Morro Bay | 35.37 -120.85 | 10
        Hearst Castle | 35.685 -121.168 | 6
        McWay Falls | 36.158 -121.672 | 6
        Bixby Bridge | 36.371 -121.902 | 5
        Carmel-by-the-Sea | 36.555 -121.92 | 8
        Monterey | 36.60 -121.89 | 10
        Santa Cruz | 36.97 -122.03 | 10
        San Francisco | 37.77 -122.42 | 15
        Golden Gate Bridge | 37.82 -122.478 | 5
        Muir Woods | 37.892 -122.571 | 6
        Point Reyes | 38.04 -122.9 | 25
        Mendocino | 39.31 -123.80 | 10
        """

    static let hokkaido = """
        New Chitose Airport | 42.775 141.692 | 8
        Sapporo | 43.06 141.35 | 15
        Otaru | 43.19 141.0 | 12
        Niseko | 42.80 140.69 | 20
        Lake Toya | 42.6 140.85 | 15
        Noboribetsu | 42.45 141.17 | 20
        Hakodate | 41.77 140.73 | 15
        Goryokaku | 41.797 140.757 | 5
        Furano | 43.34 142.38 | 15
        Biei | 43.59 142.47 | 15
        Blue Pond | 43.493 142.614 | 6
        Asahikawa | 43.77 142.37 | 15
        Asahidake | 43.664 142.854 | 12
        Sounkyo | 43.73 142.95 | 15
        Abashiri | 44.02 144.27 | 12
        Shiretoko National Park | 44.1 145.1 | 50
        Lake Mashu | 43.58 144.53 | 15
        Lake Akan | 43.45 144.1 | 15
        Kushiro | 42.98 144.38 | 15
        Obihiro | 42.92 143.2 | 15
        """
}
