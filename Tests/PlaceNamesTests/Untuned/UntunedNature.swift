/// Parks, mountains, islands, lakes and other things of nature that travellers name.
enum UntunedNature {
    /// Query, point, how far off the answer may be in km (they are large).
    static let parks = """
        Yellowstone National Park | 44.6 -110.5 | 60
        Yellowstone | 44.6 -110.5 | 60
        Yosemite National Park | 37.85 -119.55 | 60
        Yosemite | 37.85 -119.55 | 60
        Zion National Park | 37.3 -113.0 | 40
        Bryce Canyon | 37.6 -112.2 | 40
        Bryce Canyon National Park | 37.6 -112.2 | 40
        Arches National Park | 38.7 -109.6 | 40
        Canyonlands | 38.3 -109.9 | 60
        Capitol Reef | 38.2 -111.2 | 60
        Grand Canyon | 36.1 -112.1 | 90
        Grand Canyon National Park | 36.1 -112.1 | 90
        Grand Teton | 43.8 -110.7 | 50
        Glacier National Park | 48.7 -113.8 | 60
        Death Valley | 36.5 -117.1 | 90
        Death Valley National Park | 36.5 -117.1 | 90
        Joshua Tree National Park | 33.9 -115.9 | 60
        Sequoia National Park | 36.5 -118.6 | 60
        Redwood National Park | 41.3 -124.0 | 60
        Olympic National Park | 47.8 -123.6 | 60
        Mount Rainier National Park | 46.9 -121.7 | 40
        Crater Lake National Park | 42.9 -122.1 | 40
        Rocky Mountain National Park | 40.3 -105.7 | 40
        Mesa Verde National Park | 37.2 -108.5 | 40
        Petrified Forest National Park | 35.0 -109.8 | 60
        Saguaro National Park | 32.2 -110.8 | 70
        White Sands National Park | 32.8 -106.3 | 50
        Carlsbad Caverns National Park | 32.1 -104.5 | 50
        Big Bend National Park | 29.2 -103.2 | 60
        Everglades National Park | 25.4 -80.9 | 70
        Great Smoky Mountains National Park | 35.6 -83.5 | 70
        Shenandoah National Park | 38.5 -78.4 | 60
        Acadia National Park | 44.35 -68.2 | 40
        Badlands National Park | 43.8 -102.3 | 70
        Denali National Park | 63.3 -151.0 | 120
        Haleakala National Park | 20.7 -156.2 | 40
        Great Basin National Park | 38.95 -114.2 | 40
        Lassen Volcanic National Park | 40.5 -121.4 | 40
        Banff National Park | 51.5 -116.0 | 90
        Jasper National Park | 52.9 -118.1 | 90
        Torres del Paine | -51.0 -73.0 | 60
        Torres del Paine National Park | -51.0 -73.0 | 60
        Fiordland National Park | -45.4 167.7 | 90
        Abel Tasman National Park | -40.9 172.9 | 40
        Kruger National Park | -24.0 31.5 | 150
        Etosha National Park | -18.8 16.3 | 120
        Kakadu National Park | -12.8 132.7 | 120
        Plitvice Lakes National Park | 44.87 15.6 | 40
        Snowdonia National Park | 53.0 -3.9 | 50
        Monument Valley | 37.0 -110.1 | 40
        Antelope Canyon | 36.9 -111.4 | 40 | asked
        Sarek National Park | 67.3 17.7 | 60 | asked
        """
    static let mountains = """
        Matterhorn | 45.98 7.66 | 30
        Mont Blanc | 45.83 6.87 | 30
        Mount Everest | 27.99 86.93 | 30
        Kilimanjaro | -3.07 37.36 | 40
        Mount Kilimanjaro | -3.07 37.36 | 40
        Mount Fuji | 35.36 138.73 | 40
        Mount Rushmore | 43.88 -103.46 | 40
        Mount Rainier | 46.85 -121.76 | 40
        Mount Hood | 45.37 -121.70 | 30
        Mount Shasta | 41.31 -122.31 | 30
        Pikes Peak | 38.84 -105.04 | 30
        Aconcagua | -32.65 -70.01 | 30
        Vesuvius | 40.82 14.43 | 30
        Mount Etna | 37.75 14.99 | 30
        Elbrus | 43.35 42.44 | 30
        Ararat | 39.70 44.30 | 40
        Zugspitze | 47.42 10.98 | 30
        Großglockner | 47.07 12.69 | 30
        Ben Nevis | 56.80 -5.00 | 30
        Snowdon | 53.07 -4.08 | 30 | asked
        Table Mountain | -33.96 18.41 | 30
        Uluru | -25.34 131.04 | 40
        Mount Cook | -43.59 170.14 | 40
        Fitz Roy | -49.27 -73.04 | 40 | asked
        Popocatepetl | 19.02 -98.62 | 30
        Teide | 28.27 -16.64 | 30
        Dolomites | 46.4 11.9 | 60
        Triglav | 46.38 13.84 | 30
        Olympus | 40.08 22.36 | 40 | asked
        Denali | 63.07 -151.0 | 120
        """
    static let islands = """
        Santorini | 36.40 25.43 | 30
        Mykonos | 37.45 25.33 | 30
        Crete | 35.2 24.9 | 120
        Rhodes | 36.2 28.0 | 50
        Corfu | 39.6 19.8 | 50
        Naxos | 37.1 25.5 | 40
        Sicily | 37.5 14.0 | 120
        Sardinia | 40.0 9.0 | 120
        Corsica | 42.1 9.1 | 90
        Capri | 40.55 14.24 | 20
        Elba | 42.78 10.28 | 40
        Mallorca | 39.6 3.0 | 60
        Ibiza | 38.97 1.42 | 40
        Tenerife | 28.3 -16.6 | 60
        Gran Canaria | 27.95 -15.6 | 50
        Lanzarote | 29.04 -13.6 | 40
        Madeira | 32.75 -16.95 | 50
        São Miguel | 37.78 -25.5 | 50
        Isle of Skye | 57.3 -6.2 | 50
        Skye | 57.3 -6.2 | 50
        Isle of Man | 54.2 -4.5 | 40
        Isle of Wight | 50.7 -1.3 | 40
        Jersey | 49.2 -2.1 | 40
        Gotland | 57.5 18.5 | 60
        Öland | 56.75 16.65 | 60
        Bornholm | 55.13 14.92 | 40
        Rügen | 54.42 13.4 | 40
        Sylt | 54.9 8.33 | 40
        Lofoten | 68.2 13.7 | 90
        Svalbard | 78.6 17.0 | 250
        Maui | 20.8 -156.33 | 50
        Kauai | 22.07 -159.5 | 50
        Vancouver Island | 49.6 -125.6 | 150
        Prince Edward Island | 46.4 -63.3 | 120
        Nantucket | 41.28 -70.08 | 30
        Martha's Vineyard | 41.39 -70.64 | 40
        Bali | -8.4 115.1 | 70
        Lombok | -8.6 116.3 | 70
        Phuket | 7.9 98.35 | 40
        Hokkaido | 43.3 142.8 | 250
        Easter Island | -27.1 -109.35 | 40
        Galápagos | -0.6 -90.9 | 200
        Chiloé | -42.6 -73.9 | 90
        Tasmania | -42.0 146.6 | 200
        Zanzibar | -6.15 39.3 | 60
        """
    static let lakes = """
        Lake Como | 46.0 9.27 | 40
        Lago di Como | 46.0 9.27 | 40
        Lake Garda | 45.65 10.67 | 50
        Lago Maggiore | 45.95 8.65 | 50
        Lake Maggiore | 45.95 8.65 | 50
        Lake Geneva | 46.43 6.53 | 50
        Lake Constance | 47.63 9.37 | 50
        Bodensee | 47.63 9.37 | 50
        Lake Bled | 46.36 14.09 | 20
        Loch Ness | 57.3 -4.45 | 40
        Lake Tahoe | 39.1 -120.03 | 40
        Lake Powell | 37.3 -110.9 | 90
        Lake Louise | 51.42 -116.2 | 30
        Great Salt Lake | 41.1 -112.5 | 80
        Lake Superior | 47.6 -87.9 | 300
        Lake Michigan | 44.0 -87.0 | 300
        Lake Titicaca | -15.8 -69.4 | 120
        Lake Victoria | -1.0 33.0 | 250
        Lake Baikal | 53.5 108.0 | 350
        Lake Taupo | -38.8 175.9 | 40
        Lake Wanaka | -44.5 169.1 | 50
        Balaton | 46.83 17.75 | 60
        Lake Balaton | 46.83 17.75 | 60
        Lake Ohrid | 41.0 20.72 | 40
        Nahuel Huapi | -41.0 -71.5 | 60
        Moraine Lake | 51.32 -116.18 | 30 | asked
        Niagara Falls | 43.09 -79.06 | 20
        Victoria Falls | -17.93 25.85 | 40
        Iguazu Falls | -25.69 -54.44 | 40
        """
    static let coastsAndMore = """
        Big Sur | 36.2 -121.7 | 50
        Cape Cod | 41.75 -70.2 | 60
        Outer Banks | 35.5 -75.6 | 90
        Napa Valley | 38.5 -122.4 | 50
        Cinque Terre | 44.13 9.70 | 30
        Amalfi Coast | 40.63 14.55 | 30
        Algarve | 37.2 -8.2 | 90
        Black Forest | 48.2 8.2 | 80
        Lake District | 54.5 -3.1 | 50
        Cotswolds | 51.8 -1.9 | 60
        Cappadocia | 38.65 34.84 | 60
        Machu Picchu | -13.16 -72.55 | 40
        Angkor Wat | 13.41 103.87 | 40
        Petra | 30.33 35.45 | 40
        Stonehenge | 51.18 -1.83 | 40
        Giant's Causeway | 55.24 -6.51 | 40
        North Cape | 71.17 25.78 | 60
        Nordkapp | 71.17 25.78 | 60
        Preikestolen | 58.99 6.19 | 40 | asked
        Dettifoss | 65.81 -16.38 | 40 | asked
        Skaftafell | 64.02 -16.97 | 40
        Milford Sound | -44.67 167.93 | 40
        """
}
