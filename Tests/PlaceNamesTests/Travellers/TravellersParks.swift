/// Parks and passes as travellers type them, written down before anything was tried.
enum TravellersParks {
    /// Query, point, how far off the answer may be in km: parks are large, and one arrives at their gates.
    static let parks = """
        Serengeti National Park | -2.33 34.83 | 120
        masai mara | -1.49 35.14 | 50
        Ngorongoro Crater | -3.17 35.58 | 40
        Amboseli | -2.65 37.26 | 40
        Chobe National Park | -18.5 24.5 | 130
        Hwange National Park | -19.1 26.5 | 100
        South Luangwa | -13.1 31.6 | 80
        Bwindi Impenetrable | -1.05 29.66 | 40
        Volcanoes National Park, Rwanda | -1.46 29.5 | 30
        Kgalagadi Transfrontier Park | -25.7 20.4 | 160
        Addo Elephant Park | -33.48 25.75 | 40
        Hluhluwe iMfolozi | -28.2 31.95 | 40
        Tsitsikamma National Park | -33.98 23.9 | 40
        Table Mountain National Park | -34.0 18.4 | 40
        Sossusvlei | -24.73 15.3 | 30
        Fish River Canyon | -27.6 17.6 | 40
        Khao Yai National Park | 14.44 101.37 | 40
        Khao Sok | 8.92 98.53 | 30
        Phong Nha | 17.58 106.28 | 30
        Komodo National Park | -8.55 119.48 | 50
        Ranthambore National Park | 26.02 76.45 | 40
        Jim Corbett National Park | 29.53 78.77 | 50
        Kaziranga | 26.58 93.17 | 50
        Chitwan National Park | 27.5 84.33 | 60
        Zhangjiajie National Forest Park | 29.33 110.43 | 30
        Jiuzhaigou | 33.2 103.9 | 40
        Daisetsuzan National Park | 43.66 142.85 | 50
        Shiretoko National Park | 44.1 145.1 | 50
        Nikko National Park | 36.9 139.6 | 60
        Uluru-Kata Tjuta National Park | -25.31 131.0 | 40
        Kosciuszko National Park | -36.2 148.4 | 90
        Grampians National Park | -37.2 142.4 | 50
        Cradle Mountain-Lake St Clair National Park | -41.85 146.05 | 50
        Daintree National Park | -16.2 145.35 | 60
        Tongariro National Park | -39.2 175.6 | 35
        Arthur's Pass National Park | -42.93 171.56 | 35
        Mount Cook National Park | -43.65 170.2 | 40
        Los Glaciares | -50.0 -73.2 | 110
        Nahuel Huapi National Park | -41.0 -71.5 | 70
        Tierra del Fuego National Park | -54.83 -68.55 | 45
        Manuel Antonio National Park | 9.39 -84.14 | 20
        Tikal | 17.22 -89.62 | 20
        Dinosaur Provincial Park | 50.76 -111.5 | 20
        Algonquin Provincial Park | 45.6 -78.4 | 70
        Gros Morne National Park | 49.6 -57.75 | 45
        Wood Buffalo National Park | 59.4 -112.9 | 130
        Dry Tortugas | 24.63 -82.87 | 20
        Custer State Park | 43.73 -103.42 | 25
        Valley of Fire State Park | 36.45 -114.52 | 20
        Cinque Terre National Park | 44.13 9.7 | 20
        Gran Paradiso National Park | 45.52 7.3 | 40
        Abruzzo National Park | 41.8 13.85 | 40
        Berchtesgaden National Park | 47.55 12.92 | 25
        Sächsische Schweiz | 50.93 14.2 | 25
        Triglav National Park | 46.35 13.78 | 35
        Durmitor | 43.13 19.03 | 35
        Tatra National Park | 49.23 19.98 | 40
        Picos de Europa | 43.2 -4.82 | 40
        Ordesa y Monte Perdido | 42.65 0.02 | 30
        Doñana National Park | 36.98 -6.45 | 45
        Peneda-Gerês | 41.75 -8.15 | 40
        Killarney National Park | 52.0 -9.55 | 25
        Connemara National Park | 53.54 -9.9 | 25
        the burren | 53.02 -9.1 | 30
        Peak District | 53.35 -1.8 | 40
        Lake District | 54.5 -3.1 | 40
        Cairngorms National Park | 57.08 -3.65 | 50
        Jotunheimen | 61.6 8.4 | 60
        Thingvellir National Park | 64.26 -21.1 | 20
        Abisko National Park | 68.32 18.68 | 25
        """

    /// Passes and roads over them.
    static let passes = """
        Stelvio Pass | 46.5287 10.453 | 5
        Stilfser Joch | 46.5287 10.453 | 5
        Furka Pass | 46.5725 8.4147 | 5
        Grimsel | 46.561 8.338 | 6
        Susten Pass | 46.73 8.448 | 5
        Gotthard Pass | 46.559 8.561 | 6
        San Bernardino Pass | 46.4965 9.1705 | 6
        Splügen Pass | 46.505 9.330 | 5
        Julier Pass | 46.4724 9.7277 | 5
        Bernina Pass | 46.412 10.028 | 5
        Maloja Pass | 46.4 9.696 | 5
        Flüela Pass | 46.750 9.947 | 5
        Albula Pass | 46.583 9.837 | 5
        Klausenpass | 46.868 8.855 | 5
        Simplon Pass | 46.2497 8.0316 | 6
        Great St Bernard Pass | 45.869 7.17 | 6
        Grossglockner High Alpine Road | 47.08 12.84 | 15
        Timmelsjoch | 46.905 11.097 | 5
        Brenner Pass | 47.003 11.507 | 6
        Reschenpass | 46.833 10.51 | 6
        Passo Pordoi | 46.488 11.815 | 5
        Passo Sella | 46.508 11.757 | 5
        passo gardena | 46.55 11.81 | 5
        Passo Giau | 46.4825 12.0535 | 5
        Falzarego | 46.519 12.009 | 5
        Gavia Pass | 46.3437 10.487 | 5
        Mortirolo | 46.249 10.298 | 5
        Col du Galibier | 45.064 6.408 | 5
        col d'izoard | 44.82 6.735 | 5
        Cime de la Bonette | 44.3266 6.807 | 5
        Col de l'Iseran | 45.417 7.031 | 5
        Col du Tourmalet | 42.908 0.145 | 5
        Col d'Aubisque | 42.977 -0.34 | 5
        Vršič Pass | 46.434 13.743 | 5
        Transfagarasan | 45.6 24.62 | 25
        Khardung La | 34.278 77.604 | 8
        Rohtang Pass | 32.371 77.247 | 8
        Khunjerab Pass | 36.85 75.428 | 10
        Sani Pass | -29.585 29.287 | 8
        Swartberg Pass | -33.352 22.046 | 10
        Chapman's Peak Drive | -34.09 18.36 | 8
        Bealach na Ba | 57.418 -5.708 | 6
        Hardknott Pass | 54.4027 -3.1857 | 6
        Gap of Dunloe | 52.0 -9.645 | 8
        Conor Pass | 52.182 -10.208 | 6
        Trollstigen | 62.457 7.67 | 8
        Independence Pass | 39.1086 -106.564 | 6
        Loveland Pass | 39.6637 -105.879 | 6
        Logan Pass | 48.6966 -113.718 | 6
        Beartooth Pass | 44.9692 -109.4712 | 10
        Tioga Pass | 37.9108 -119.258 | 6
        Donner Pass | 39.316 -120.326 | 8
        Going-to-the-Sun Road | 48.7 -113.72 | 30
        Lindis Pass | -44.588 169.643 | 8
        Haast Pass | -44.106 169.355 | 8
        Paso de Jama | -23.236 -67.03 | 12
        Tizi n'Tichka | 31.286 -7.381 | 8
        """
}
