/// Mountains and waters as travellers type them, written down before anything was tried.
enum TravellersNature {
    /// Query, point, how far off the answer may be in km.
    static let mountains = """
        Mount Everest | 27.988 86.925 | 10
        Eiger | 46.5775 8.0054 | 8
        Jungfrau | 46.5368 7.9626 | 8
        Zugspitze | 47.421 10.985 | 8
        Dachstein | 47.475 13.606 | 10
        Grossglockner | 47.074 12.694 | 10
        Marmolada | 46.434 11.85 | 8
        Monte Rosa | 45.937 7.867 | 10
        Piz Bernina | 46.382 9.908 | 8
        Triglav | 46.378 13.837 | 10
        Aneto | 42.631 0.657 | 8
        Mulhacén | 37.053 -3.311 | 8
        Teide | 28.272 -16.642 | 10
        Ben Nevis | 56.797 -5.003 | 8
        Snowdon | 53.068 -4.076 | 8
        Scafell Pike | 54.454 -3.212 | 8
        Carrauntoohil | 51.999 -9.743 | 8
        Galdhøpiggen | 61.636 8.312 | 8
        Preikestolen | 58.986 6.190 | 8
        Kebnekaise | 67.90 18.52 | 10
        Gerlachovský štít | 49.164 20.134 | 8
        Rysy | 49.179 20.088 | 8
        Musala | 42.179 23.585 | 8
        Mount Olympus, Greece | 40.086 22.358 | 12
        Mt Ararat | 39.702 44.298 | 10
        Damavand | 35.955 52.11 | 12
        Elbrus | 43.352 42.437 | 10
        Kazbek | 42.697 44.518 | 10
        K2 | 35.881 76.513 | 10
        Annapurna | 28.596 83.82 | 25
        Mount Kinabalu | 6.075 116.558 | 10
        Mount Bromo | -7.942 112.953 | 12
        Rinjani | -8.411 116.457 | 12
        Mt Fuji | 35.361 138.727 | 10
        Kilimanjaro | -3.076 37.353 | 25
        Mount Kenya | -0.152 37.308 | 20
        Toubkal | 31.06 -7.916 | 10
        Table Mountain | -33.957 18.41 | 10
        Mt Whitney | 36.578 -118.292 | 10
        Mount Shasta | 41.409 -122.195 | 16
        Half Dome | 37.746 -119.533 | 6
        El Capitan | 37.734 -119.637 | 6
        Mount Rushmore | 43.879 -103.459 | 6
        Devils Tower | 44.59 -104.715 | 8
        Pikes Peak | 38.8405 -105.044 | 8
        Mount Robson | 53.11 -119.156 | 20
        Aconcagua | -32.653 -70.011 | 15
        Cotopaxi | -0.684 -78.437 | 15
        Chimborazo | -1.469 -78.817 | 15
        Aoraki | -43.595 170.142 | 15
        Cradle Mountain | -41.684 145.95 | 15
        """

    /// Lakes, waterfalls, fjords, bays and hot springs.
    static let waters = """
        Lake Bled | 46.364 14.094 | 6
        lake bohinj | 46.28 13.86 | 8
        Königssee | 47.55 12.98 | 10
        Walensee | 47.12 9.2 | 12
        Lake Lucerne | 47.02 8.4 | 20
        Lago di Braies | 46.694 12.085 | 6
        Lake Ohrid | 41.03 20.72 | 25
        Plitvice | 44.87 15.6 | 20
        Krka waterfalls | 43.805 15.97 | 20
        Loch Ness | 57.3 -4.45 | 25
        Loch Lomond | 56.1 -4.6 | 25
        Geirangerfjord | 62.1 7.1 | 20
        Sognefjord | 61.1 6.5 | 80
        Lysefjord | 59.0 6.3 | 25
        Gullfoss | 64.327 -20.12 | 5
        Skogafoss | 63.532 -19.511 | 5
        Seljalandsfoss | 63.6156 -19.9886 | 5
        Godafoss | 65.683 -17.55 | 5
        Dettifoss | 65.815 -16.385 | 6
        Jokulsarlon | 64.05 -16.2 | 10
        Geysir | 64.313 -20.30 | 6
        Mývatn | 65.6 -17.0 | 15
        Rhine Falls | 47.678 8.616 | 5
        Niagara Falls | 43.08 -79.075 | 10
        Victoria Falls | -17.924 25.857 | 15
        Iguazu Falls | -25.69 -54.44 | 15
        Angel Falls | 5.967 -62.536 | 12
        Multnomah Falls | 45.576 -122.116 | 5
        Lake Louise | 51.417 -116.217 | 8
        Moraine Lake | 51.32 -116.186 | 6
        Maligne Lake | 52.66 -117.53 | 20
        Lake Tahoe | 39.1 -120.03 | 35
        Lake Powell | 37.1 -111.3 | 70
        Lake Titicaca | -15.8 -69.4 | 80
        Lake Atitlan | 14.69 -91.19 | 15
        Lake Malawi | -12.2 34.5 | 250
        Lake Naivasha | -0.77 36.35 | 15
        Milford Sound | -44.65 167.9 | 15
        Lake Tekapo | -43.9 170.53 | 20
        Lake Wanaka | -44.55 169.1 | 30
        Lake Toya | 42.6 140.85 | 15
        Lake Kawaguchi | 35.517 138.75 | 10
        Ha Long Bay | 20.9 107.1 | 30
        Inle Lake | 20.55 96.92 | 25
        Pamukkale | 37.92 29.12 | 10
        dead sea | 31.5 35.5 | 60
        Blue Lagoon, Iceland | 63.88 -22.449 | 6
        """
}
