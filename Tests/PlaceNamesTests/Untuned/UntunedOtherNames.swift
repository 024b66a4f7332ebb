/// Well-known places by their names in other languages and scripts, old names, short ones, and slips of typing.
enum UntunedOtherNames {
    static let table = """
        Köln | 50.93 6.95
        Cologne | 50.93 6.95
        Nürnberg | 49.45 11.08
        Nuremberg | 49.45 11.08
        Wien | 48.21 16.37
        Praha | 50.09 14.42
        Prag | 50.09 14.42
        Warszawa | 52.23 21.01
        Varsovie | 52.23 21.01
        Krakau | 50.06 19.94
        Danzig | 54.35 18.65
        Breslau | 51.10 17.03
        Lisboa | 38.72 -9.14
        Lissabon | 38.72 -9.14
        Sevilla | 37.38 -5.97
        Séville | 37.38 -5.97
        Saragossa | 41.66 -0.88
        Firenze | 43.77 11.25
        Venedig | 45.44 12.33
        Turin | 45.07 7.69
        Mailand | 45.46 9.19
        Bozen | 46.49 11.34
        Meran | 46.67 11.16
        Genève | 46.20 6.15
        Genf | 46.20 6.15
        Luzern | 47.05 8.31
        Brüssel | 50.85 4.35
        Anvers | 51.22 4.40
        Lüttich | 50.63 5.57
        Den Haag | 52.08 4.30
        La Haye | 52.08 4.30
        København | 55.68 12.57
        Göteborg | 57.71 11.97
        Gothenburg | 57.71 11.97
        Åbo | 60.45 22.27
        Helsingfors | 60.17 24.94
        Athen | 37.98 23.73
        Saloniki | 40.64 22.93
        Bukarest | 44.43 26.10
        Belgrad | 44.80 20.47
        Laibach | 46.05 14.51
        Peking | 39.91 116.40
        Saigon | 10.82 106.63
        Bombay | 19.07 72.88
        Calcutta | 22.56 88.36
        Rangoon | 16.81 96.16
        Constantinople | 41.01 28.95
        Nueva York | 40.71 -74.01
        Москва | 55.75 37.62
        Санкт-Петербург | 59.94 30.31
        Київ | 50.45 30.52
        Αθήνα | 37.98 23.73
        Θεσσαλονίκη | 40.64 22.93
        京都 | 35.02 135.75
        大阪 | 34.69 135.50
        札幌市 | 43.06 141.35
        北京 | 39.91 116.40
        上海 | 31.22 121.46
        서울 | 37.57 126.98
        القاهرة | 30.06 31.25
        ירושלים | 31.77 35.22
        กรุงเทพ | 13.75 100.50
        Barcelna | 41.39 2.16
        Amsterdan | 52.37 4.89
        Edinborough | 55.95 -3.20
        Reykjavic | 64.14 -21.90
        Albuquerqe | 35.08 -106.65
        San Fransisco | 37.77 -122.42
        Philadephia | 39.95 -75.16
        LA | 34.05 -118.24
        NYC | 40.71 -74.01
        Frisco | 37.77 -122.42 | asked
        Vegas | 36.17 -115.14
        Philly | 39.95 -75.16 | asked
        Rio | -22.91 -43.18
        """
}
