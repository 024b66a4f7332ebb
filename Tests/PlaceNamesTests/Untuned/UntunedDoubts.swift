/// Names that must be asked about or refused: several places have them, they are regions, sights that no source knows,
/// rarely used names, or spelled wrong.
enum UntunedDoubts {
    static let table = """
        Springfield | Portland | Cambridge | Cordoba | Valencia | Birmingham | Toledo | San Jose
        Santa Cruz | La Paz | Georgetown | Kingston | Newport | Richmond | Salem | Columbia | Franklin
        Clinton | Madison | Arlington | Greenville | Fairview | Centerville | Oxford | Burlington
        Manchester | Milton | Auburn | Milford | Riverside | Dover | Hudson | Jackson | Jamestown
        Lancaster | Lebanon | Marion | Monroe | Plymouth | Troy | Washington Court | Winchester
        San Antonio de | San Miguel | San Pedro | Santa Ana | Santa Maria | Santa Rosa | San Juan
        San Fernando | San Carlos | San Luis | Los Angeles de | Vila Nova | Neustadt | Neuenkirchen
        Altstadt | Mühlhausen | Hausen | Rosenheim am | Nowa Wieś | Kamenka | Novoselovo | Sadovoye
        Tuscany | Toscana | Umbria | Lombardy | Piedmont | Veneto | Sicily | Sardinia | Bavaria | Bayern
        Saxony | Hesse | Brandenburg | Normandy | Brittany | Alsace | Provence | Burgundy | Andalusia
        Catalonia | Galicia | Asturias | Extremadura | Scotland | Wales | England | Northern Ireland
        Tyrol | Carinthia | Styria | Ticino | Valais | Vermont | Maine | Iowa | Utah | Oregon | Texas
        California | Nevada | Arizona | Colorado | Montana | Wyoming | Idaho | Georgia | Florida | Alaska
        Virginia | Ohio | Kansas | Nebraska | Alberta | Ontario | Manitoba | Saskatchewan
        British Columbia | Nova Scotia | New South Wales | Queensland | Tasmania | Switzerland | Norway
        Iceland | Sweden | Finland | Denmark | Germany | France | Spain | Portugal | Italy | Austria
        Poland | Greece | Turkey | Japan | Chile | Argentina | Peru | Bolivia | Brazil | Mexico | Canada
        Australia | New Zealand | Morocco | Namibia | Botswana | Kenya | Tanzania | India | Nepal
        Bhutan | Vietnam | Laos | Cambodia | Thailand | Patagonia | Siberia | Sahara | Alps | Andes
        Rocky Mountains | Pyrenees | Antelope Canyon | Horseshoe Bend | Old Faithful | Hoover Dam
        Trolltunga | Preikestolen | Gullfoss | Seljalandsfoss | Skaftafell | Dettifoss | Hallgrimskirkja
        Eiffel Tower | Colosseum | Neuschwanstein | Sagrada Familia | Alhambra Palace | Big Ben
        Tower Bridge | Golden Gate Bridge | Hollywood Sign | Half Dome | El Capitan
        Delicate Arch | Angels Landing | The Wave | Glen Canyon Dam | Four Corners
        Bonneville Salt Flats | Crazy Horse | Wall Drug | Cadillac Ranch | Meteor Crater | Trollstigen
        Atlantic Road | Geirangerfjord | Nærøyfjord | Lysefjord | Jungfraujoch | Aletsch Glacier
        Stelvio Pass | Furka Pass | Grimsel Pass | Grossglockner High Alpine Road | Tre Cime
        Val d'Orcia | Lake Braies | Golden Circle | Ring Road | Route 66 | Pacific Coast Highway
        Great Ocean Road | Twelve Apostles | Garden Route | Perito Moreno Glacier
        Machu Pichu | Rainbow Mountain | Iguazu | Copacabana Beach | Christ the Redeemer | Tikal Ruins
        Fushimi Inari | Shibuya Crossing | Bryce | Londn | Pariss | Berln | Romme | Prauge | Munchn
        Lyonn | Madird | Barcelnoa | Milann | Veince | Florenc | Osllo | Bergn | Tromsö city | Zermat
        Interlakn | Lucern | Genva | Kyto | Osakaa | Nikk | Hakon | Sydny | Cairns Q | Perht | Aucklan
        Wellingtn | Queenstwn | Denvr | Seatle | Chicgo | Bostn | Miam | Las Vegs | Flagstff | Durngo
        Santa F | Taoss | Telurid | Aspn | Vaill | Elba | Elk City Lake | Paradise | Hell | Nowhere
        Boring | Dull | Bland | Y | Å | Rome, New York City | Springfield, US
        Portland, USA | San Jose, Mexico | Villanueva, Spain | Neustadt, Germany | Newcastle | Halifax
        Waterloo | Hamilton | London Bridge | St. Mary's | St. John | Saint Paul | Mount Vernon
        Mount Olive | Lake City | Palm Beach | Ocean City | Grand Rapids River | Big Lake | Black River
        White River | Cedar City Utah Park | Zion Canyon Lodge | Yosemite Lodge
        Main Street 5, Nowhereville | Hauptstr. 5, 8750 Glarus | 5 Avenue Anatole France, Paris
        """
}
