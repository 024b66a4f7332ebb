/// Forms of links of maps, each with what it says: the spots, each with its coordinate, its name in brackets and its
/// approximate coordinate.
enum MapLinkForms {
    static let table: [(link: String, expected: String)] = [
        // Names that begin like words for numbers that are missing.
        ("https://www.google.com/maps/dir/Nantes/Nan/Inf/", "- [Nantes]; - [Nan]; - [Inf]"),
        ("https://www.google.com/maps/dir/nan,nan/Infiesto/Nancy,+France/", "- [Infiesto]; - [Nancy, France]"),
        (
            "https://www.google.com/maps/dir/?api=1&origin=Nanaimo&destination=Infinity&waypoints=Nanjing|nan,nan",
            "- [Nanaimo]; - [Nanjing]; - [Infinity]"
        ),
        ("https://maps.google.com/?q=Nantes", "- [Nantes]"),
        (
            "https://www.google.com/maps/place/Eiffel+Tower/@48.8583701,2.2944813,17z/data=!3m1!4b1!4m6!3m5!1s0x47e66e2964e34e2d:0x8ddca9ee380ef7e0!8m2!3d48.8583701!4d2.2944813!16zL20vMDJqODE",
            "48.85837, 2.29448 [Eiffel Tower] about 48.85981, 2.3284"
        ),
        (
            "https://www.google.com/maps/place/Eiffel+Tower/@48.8583701,2.2944813,17z",
            "- [Eiffel Tower] about 48.85837, 2.29448"
        ),
        (
            "https://www.google.com/maps/place/Eiffel+Tower/data=!4m2!3m1!1s0x47e66e2964e34e2d:0x8ddca9ee380ef7e0",
            "- [Eiffel Tower] about 48.85981, 2.3284"
        ),
        ("https://yandex.com/maps/?ll=37.62,55.75&z=10", "55.75, 37.62"),
        ("https://yandex.ru/maps/213/moscow/?pt=37.6,55.7&ll=30,60", "55.7, 37.6"),
        ("https://www.openstreetmap.org/search?query=Lyon#map=5/51/9", "- [Lyon] around 51, 9"),
        ("https://www.google.com/maps/search/Lyon/@51,9,6z", "- [Lyon] around 51, 9"),
        (
            "https://brouter.de/brouter-web/#map=10/50.0/8.0/standard&lonlats=8.5,50.1,Start;8.7,50.3",
            "50.1, 8.5 [Start]; 50.3, 8.7"
        ),
        (
            "www.google.com/maps/@46.02,7.75,14z",
            "46.02, 7.75"
        ),
        (
            "google.com/maps/place/Zermatt",
            "- [Zermatt]"
        ),
        (
            "https://www.google.com/maps/dir/Zermatt/Chamonix/Annecy/@46,7,9z/data=!4m20!4m19!1m5!1m1!1s0x1:0x2!2m2!1d7.7491!2d46.0207!1m5!1m1!1s0x1:0x2!2m2!1d6.8696!2d45.9237!1m5!1m1!1s0x1:0x2!2m2!1d6.1294!2d45.8992!3e0",
            "46.0207, 7.7491 [Zermatt]; 45.9237, 6.8696 [Chamonix]; 45.8992, 6.1294 [Annecy]"
        ),
        (
            "https://www.google.com/maps/dir/46.02,7.75/Chamonix/45.9,6.13/",
            "46.02, 7.75; - [Chamonix]; 45.9, 6.13"
        ),
        (
            "https://www.google.com/maps/dir//Zermatt,+Switzerland/@46.0,7.7,12z",
            "- [Zermatt, Switzerland]"
        ),
        (
            "https://www.google.com/maps/dir/?api=1&origin=Zermatt&destination=Annecy&waypoints=Chamonix%7C45.97,6.9&travelmode=driving",
            "- [Zermatt]; - [Chamonix]; 45.97, 6.9; - [Annecy]"
        ),
        (
            "https://maps.google.com/maps?saddr=Bern&daddr=Thun+to:Interlaken+to:46.02,7.75",
            "- [Bern]; - [Thun]; - [Interlaken]; 46.02, 7.75"
        ),
        (
            "https://maps.google.com/?q=46.02,7.75(Station)",
            "46.02, 7.75 [Station]"
        ),
        (
            "https://maps.google.com/?q=Matterhorn",
            "- [Matterhorn]"
        ),
        (
            "https://maps.google.com/?ftid=0x47e66e2964e34e2d:0x8ddca9ee380ef7e0&q=Eiffel+Tower",
            "- [Eiffel Tower] about 48.85981, 2.3284"
        ),
        (
            "https://www.google.com/maps/search/?api=1&query=Eiffel%20Tower",
            "- [Eiffel Tower]"
        ),
        (
            "https://www.google.com/maps/search/?api=1&query=46.02,7.75",
            "46.02, 7.75"
        ),
        (
            "https://www.google.com/maps/search/cafe/@46.02,7.75,15z",
            "- [cafe] about 46.02, 7.75"
        ),
        (
            "google.navigation:q=46.02,7.75",
            "46.02, 7.75"
        ),
        (
            "comgooglemaps://?q=Zermatt&center=46.02,7.75",
            "46.02, 7.75 [Zermatt]"
        ),
        (
            "https://maps.apple.com/?ll=46.02,7.75&q=Zermatt%20Station",
            "46.02, 7.75 [Zermatt Station]"
        ),
        (
            "https://maps.apple.com/?q=Zermatt",
            "- [Zermatt]"
        ),
        (
            "https://maps.apple.com/?address=1,Infinite+Loop,Cupertino",
            "- [1,Infinite Loop,Cupertino]"
        ),
        (
            "https://maps.apple.com/place?coordinate=46.02,7.75&name=Zermatt",
            "46.02, 7.75 [Zermatt]"
        ),
        (
            "https://maps.apple.com/?saddr=Bern&daddr=Zermatt",
            "- [Bern]; - [Zermatt]"
        ),
        (
            "https://maps.apple.com/directions?source=46.9,7.4&destination=46.02,7.75&waypoint=46.7,7.6",
            "46.9, 7.4; 46.7, 7.6; 46.02, 7.75"
        ),
        (
            "maps://?q=46.02,7.75",
            "46.02, 7.75"
        ),
        (
            "https://www.openstreetmap.org/?mlat=46.02&mlon=7.75#map=15/46.0/7.7",
            "46.02, 7.75"
        ),
        (
            "https://www.openstreetmap.org/#map=15/46.02/7.75",
            "46.02, 7.75"
        ),
        (
            "https://www.openstreetmap.org/node/240109189#map=15/46.02/7.75",
            "46.02, 7.75"
        ),
        (
            "https://www.openstreetmap.org/search?query=Zermatt#map=15/46.02/7.75",
            "- [Zermatt] about 46.02, 7.75"
        ),
        (
            "https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&route=46.948%2C7.447%3B46.02%2C7.749",
            "46.948, 7.447; 46.02, 7.749"
        ),
        (
            "openstreetmap.org/directions?from=Bern&to=Zermatt",
            "- [Bern]; - [Zermatt]"
        ),
        (
            "https://osm.org/go/0Cmvdl--",
            "45.87582, 9.78401"
        ),
        (
            "https://osm.org/go/0Cmvdl0o--?m=",
            "45.87599, 9.78415"
        ),
        (
            "https://omaps.app/0Avjp5vWt7/Zermatt_Station",
            "-68.25309, -162.27382 [Zermatt Station]"
        ),
        (
            "https://ge0.me/0Avjp5vWt7",
            "-68.25309, -162.27382"
        ),
        (
            "https://osmand.net/map?pin=46.02,7.75#15/46.02/7.75",
            "46.02, 7.75"
        ),
        (
            "https://osmand.net/go?lat=46.02&lon=7.75&z=15&name=Zermatt",
            "46.02, 7.75 [Zermatt]"
        ),
        (
            "https://www.bing.com/maps?cp=46.02~7.75&lvl=15",
            "46.02, 7.75"
        ),
        (
            "https://bing.com/maps/default.aspx?sp=point.46.02_7.75_Zermatt",
            "46.02, 7.75 [Zermatt]"
        ),
        (
            "https://www.bing.com/maps?rtp=pos.46.948_7.447_Bern~pos.46.02_7.75_Zermatt",
            "46.948, 7.447 [Bern]; 46.02, 7.75 [Zermatt]"
        ),
        (
            "https://www.bing.com/maps?where1=Zermatt",
            "- [Zermatt]"
        ),
        (
            "https://waze.com/ul?ll=46.02,7.75&navigate=yes",
            "46.02, 7.75"
        ),
        (
            "https://www.waze.com/ul?q=Zermatt",
            "- [Zermatt]"
        ),
        (
            "https://ul.waze.com/ul?ll=46.02%2C7.75&z=10",
            "46.02, 7.75"
        ),
        (
            "https://waze.com/ul/hu0m6r9v0",
            "46.81146, 7.71944"
        ),
        (
            "https://www.waze.com/live-map/directions?to=ll.46.02%2C7.75",
            "46.02, 7.75"
        ),
        (
            "https://share.here.com/l/46.02,7.75,Zermatt?z=15",
            "46.02, 7.75 [Zermatt]"
        ),
        (
            "https://wego.here.com/?map=46.02,7.75,15,normal",
            "46.02, 7.75"
        ),
        (
            "https://wego.here.com/directions/drive/Bern:46.948,7.447/Zermatt:46.02,7.75",
            "46.948, 7.447 [Bern]; 46.02, 7.75 [Zermatt]"
        ),
        (
            "https://www.komoot.com/plan/@46.02,7.75,12z?p[0][loc]=46.02,7.75&p[0][name]=Zermatt&p[1][loc]=45.98,7.66&p[1][name]=Matterhorn",
            "46.02, 7.75 [Zermatt]; 45.98, 7.66 [Matterhorn]"
        ),
        (
            "https://www.komoot.com/plan/@46.02,7.75,12z",
            "46.02, 7.75"
        ),
        (
            "https://geohash.org/u0m6r9v0",
            "46.81146, 7.71944"
        ),
        (
            "https://plus.codes/8FR92PCX+7J",
            "46.02069, 7.74906"
        ),
        (
            "https://example.org/map?lat=46.02&lon=7.75",
            "46.02, 7.75"
        ),
        (
            "https://www.google.com/maps/place/46%C2%B001'14.5%22N+7%C2%B044'56.8%22E/@1,2,17z",
            "46.02069, 7.74911"
        ),
        (
            "https://www.google.com/maps/d/viewer?mid=abc&ll=46.02%2C7.75&z=8",
            "46.02, 7.75"
        ),
        (
            "https://maps.google.com/maps?q=Caf%C3%A9+de+Flore@48.854,2.3326",
            "48.854, 2.3326 [Café de Flore]"
        ),
        (
            "https://www.google.com/maps/dir/My+Location/Zermatt",
            "- [Zermatt]"
        ),
        (
            "https://www.google.de/maps/place/M%C3%BCnchen/@48.1,11.5,10z/data=!3m1!4b1!4m5!3m4!1s0x479e75f9a38c5fd9:0x10cb84a7db1987d!8m2!3d48.1351253!4d11.5819806",
            "48.13513, 11.58198 [München] about 48.13974, 11.56005"
        ),
    ]
}
