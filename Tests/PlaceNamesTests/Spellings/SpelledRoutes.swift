/// Mountain ranges, scenic roads, valleys, coasts and trails as travellers write them, written down before anything was
/// tried. A place a line: what is typed | where that is, as latitude and longitude | within how many kilometres: a wide
/// thing has a wide circle.
enum SpelledRoutes {
    static let ranges = """
        Dolomites | 46.5 11.9 | 60
        Dolomiten | 46.5 11.9 | 60
        Alps | 46.5 10.0 | 300
        Bernese Alps | 46.5 8.0 | 60
        Pennine Alps | 46.0 7.7 | 60
        Julian Alps | 46.4 13.7 | 50
        Dinaric Alps | 44.0 17.0 | 350
        Vosges | 48.0 7.0 | 60
        Jura Mountains | 46.7 6.3 | 120
        Massif Central | 45.2 3.0 | 150
        Pyrenees | 42.6 1.0 | 200
        Sierra Nevada, Spain | 37.1 -3.2 | 50
        Sierra de Gredos | 40.3 -5.2 | 50
        Picos de Europa | 43.2 -4.8 | 40
        Serra da Estrela | 40.35 -7.6 | 35
        Apennines | 43.0 13.0 | 350
        Gran Sasso | 42.45 13.55 | 35
        Black Forest | 48.2 8.2 | 80
        Schwarzwald | 48.2 8.2 | 80
        Harz | 51.75 10.6 | 50
        Eifel | 50.3 6.7 | 60
        Bavarian Forest | 49.0 13.2 | 60
        Tatra Mountains | 49.2 20.1 | 40
        High Tatras | 49.17 20.1 | 40
        Carpathians | 47.0 25.5 | 350
        Fagaras Mountains | 45.6 24.7 | 50
        Rila Mountains | 42.1 23.5 | 50
        Pirin | 41.7 23.4 | 50
        Pindus | 40.0 21.0 | 120
        Taurus Mountains | 37.5 34.0 | 350
        Kackar Mountains | 40.85 41.1 | 60
        Caucasus | 42.5 45.0 | 350
        Scottish Highlands | 57.2 -4.7 | 120
        Cairngorms | 57.08 -3.65 | 45
        Brecon Beacons | 51.88 -3.45 | 40
        Pennines | 54.5 -2.3 | 120
        Jotunheimen | 61.6 8.4 | 50
        Dovrefjell | 62.3 9.4 | 60
        Atlas Mountains | 31.5 -6.5 | 500
        High Atlas | 31.2 -7.5 | 180
        Drakensberg | -29.4 29.4 | 250
        Cederberg | -32.4 19.2 | 60
        Simien Mountains | 13.2 38.2 | 60
        Rwenzori | 0.4 29.9 | 60
        Himalaya | 28.5 84.0 | 900
        Karakoram | 35.8 76.5 | 200
        Japanese Alps | 36.2 137.7 | 120
        Rocky Mountains | 43.0 -109.0 | 1500
        Canadian Rockies | 51.5 -116.0 | 350
        Teton Range | 43.75 -110.8 | 60
        Cascade Range | 46.0 -121.5 | 500
        Sierra Nevada, California | 37.8 -119.3 | 200
        Great Smoky Mountains | 35.6 -83.5 | 60
        Blue Ridge Mountains | 36.5 -80.5 | 350
        White Mountains, New Hampshire | 44.2 -71.4 | 50
        Adirondacks | 44.1 -74.2 | 90
        Catskills | 42.1 -74.4 | 60
        Ozarks | 36.5 -92.5 | 250
        Black Hills | 44.0 -103.8 | 80
        Southern Alps | -43.5 170.5 | 250
        Blue Mountains, Australia | -33.7 150.3 | 60
        Flinders Ranges | -31.5 138.6 | 150
        """

    static let roads = """
        Grossglockner High Alpine Road | 47.08 12.84 | 20
        Großglockner Hochalpenstraße | 47.08 12.84 | 20
        Hochtor | 47.08 12.84 | 15
        Route des Grandes Alpes | 45.2 6.6 | 150
        Route Napoléon | 44.0 6.2 | 120
        Silvretta Hochalpenstrasse | 46.92 10.09 | 20
        Nockalmstrasse | 46.9 13.75 | 25
        Great Dolomites Road | 46.48 11.8 | 60
        Romantic Road | 49.0 10.6 | 130
        Romantische Straße | 49.0 10.6 | 130
        Deutsche Alpenstraße | 47.6 11.0 | 130
        Schwarzwaldhochstraße | 48.6 8.2 | 35
        Rossfeld Panoramastrasse | 47.62 13.09 | 15
        Amalfi Coast | 40.63 14.6 | 30
        Transfagarasan Highway | 45.6 24.62 | 35
        Transalpina | 45.4 23.65 | 50
        Trollstigen | 62.46 7.67 | 15
        Atlantic Ocean Road | 63.02 7.35 | 20
        Atlanterhavsvegen | 63.02 7.35 | 20
        Sognefjellet | 61.56 8.0 | 40
        Aurlandsfjellet | 60.95 7.25 | 30
        North Coast 500 | 57.9 -4.9 | 130
        Wild Atlantic Way | 53.3 -9.5 | 250
        Ring of Kerry | 51.9 -9.9 | 45
        Causeway Coastal Route | 55.2 -6.3 | 50
        Snake Pass | 53.43 -1.87 | 12
        Hardknott Pass | 54.4 -3.19 | 8
        Bealach na Ba | 57.42 -5.71 | 10
        Cabot Trail | 46.75 -60.7 | 60
        Icefields Parkway | 52.2 -117.0 | 90
        Sea to Sky Highway | 49.8 -123.1 | 60
        Dempster Highway | 66.0 -136.5 | 350
        Alaska Highway | 59.0 -127.0 | 900
        Going-to-the-Sun Road | 48.7 -113.72 | 30
        Beartooth Highway | 45.0 -109.45 | 40
        Trail Ridge Road | 40.42 -105.75 | 25
        Million Dollar Highway | 37.92 -107.68 | 35
        Blue Ridge Parkway | 36.5 -80.8 | 350
        Skyline Drive | 38.5 -78.45 | 70
        Natchez Trace Parkway | 33.5 -89.0 | 350
        Pacific Coast Highway | 36.0 -121.5 | 500
        17-Mile Drive | 36.58 -121.96 | 10
        Highway 12 Utah | 37.8 -111.5 | 60
        Burr Trail | 37.85 -111.1 | 35
        Tail of the Dragon | 35.5 -83.95 | 20
        Overseas Highway | 24.75 -81.2 | 100
        Road to Hana | 20.8 -156.1 | 40
        Extraterrestrial Highway | 37.6 -115.7 | 90
        Great Ocean Road | -38.7 143.6 | 100
        Gibb River Road | -16.5 126.5 | 250
        Stuart Highway | -23.0 133.5 | 1200
        Nullarbor | -31.4 129.5 | 350
        Garden Route | -34.0 22.9 | 100
        Chapmans Peak Drive | -34.09 18.36 | 10
        Sani Pass | -29.58 29.29 | 15
        Carretera Austral | -46.0 -72.7 | 350
        Ruta 40 | -40.0 -70.0 | 1500
        Death Road Bolivia | -16.3 -67.8 | 40
        Karakoram Highway | 36.3 74.8 | 350
        Pamir Highway | 38.0 72.5 | 350
        Manali Leh Highway | 33.2 77.5 | 150
        Ha Giang Loop | 23.1 105.2 | 50
        Hai Van Pass | 16.2 108.13 | 12
        Milford Road | -44.85 167.9 | 60
        Crown Range Road | -44.99 168.99 | 25
        Forgotten World Highway | -39.1 174.8 | 60
        Golden Circle | 64.3 -20.6 | 60
        Ring Road Iceland | 64.9 -18.5 | 250
        """

    static let valleysAndCoasts = """
        Napa Valley | 38.45 -122.3 | 35
        Yosemite Valley | 37.74 -119.6 | 12
        Monument Valley | 36.98 -110.1 | 20
        Death Valley | 36.45 -116.87 | 60
        Valley of Fire | 36.45 -114.52 | 20
        Hudson Valley | 41.8 -73.9 | 80
        Shenandoah Valley | 38.5 -78.8 | 110
        Willamette Valley | 44.9 -123.0 | 100
        Loire Valley | 47.4 0.7 | 130
        Rhine Valley | 50.1 7.7 | 100
        Mosel Valley | 50.0 7.1 | 60
        Douro Valley | 41.15 -7.7 | 60
        Aosta Valley | 45.73 7.4 | 50
        Val d'Orcia | 43.05 11.6 | 30
        Engadin | 46.6 10.0 | 60
        Lauterbrunnen Valley | 46.57 7.9 | 15
        Verzasca Valley | 46.27 8.84 | 20
        Zillertal | 47.2 11.85 | 30
        Ötztal | 47.0 10.95 | 40
        Stubaital | 47.1 11.3 | 25
        Val Gardena | 46.56 11.7 | 20
        Wachau | 48.36 15.43 | 25
        Soca Valley | 46.3 13.6 | 40
        Spiti Valley | 32.25 78.05 | 60
        Barossa Valley | -34.53 138.95 | 25
        Hunter Valley | -32.8 151.2 | 60
        Elqui Valley | -30.0 -70.6 | 50
        Sacred Valley | -13.3 -72.1 | 50
        Cote d'Azur | 43.55 7.0 | 80
        Costa Brava | 41.9 3.1 | 70
        Costa del Sol | 36.6 -4.6 | 100
        Algarve | 37.15 -8.2 | 100
        Cinque Terre | 44.13 9.7 | 20
        Jurassic Coast | 50.65 -2.4 | 70
        Opal Coast | 50.8 1.6 | 60
        Pink Granite Coast | 48.83 -3.48 | 25
        Big Sur | 36.27 -121.8 | 50
        Outer Banks | 35.6 -75.5 | 100
        Lost Coast | 40.2 -124.2 | 60
        Na Pali Coast | 22.17 -159.64 | 20
        Sunshine Coast, Queensland | -26.6 153.0 | 60
        Gold Coast | -28.0 153.4 | 40
        Dalmatian Coast | 43.5 16.4 | 180
        Salzkammergut | 47.7 13.6 | 50
        Cappadocia | 38.65 34.85 | 60
        West Highland Way | 56.5 -4.8 | 80
        Appalachian Trail | 39.0 -77.5 | 900
        Pacific Crest Trail | 42.0 -121.5 | 1200
        Camino de Santiago | 42.6 -5.0 | 450
        Tour du Mont Blanc | 45.85 6.9 | 30
        """
}
