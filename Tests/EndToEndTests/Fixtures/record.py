#!/usr/bin/env python3
"""Records what a program of roadtrip does, for VersionOneTests.

usage: record.py PROGRAM transcripts [NAME…]   the sessions of Transcripts/ anew: after a wording was changed on purpose
       record.py PROGRAM libraries             what show, list and export give of the libraries in Libraries/
       record.py PROGRAM make-libraries        the libraries themselves, and what the program gives of them
       record.py PROGRAM make-histories        the libraries with histories in Histories/
       record.py PROGRAM make-shared VERSION-1.0   the one that version 1.0 and a newer program wrote by turns

What these three have written is version 1.0's and stays: newer programs must read it. They are here to tell how it was
made.
"""

import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

fixtures = pathlib.Path(__file__).resolve().parent
program = os.path.abspath(sys.argv[1])


class Home:
    """An empty home directory with a library of its own, as `Program` of the tests has it."""

    def __init__(self):
        self.path = pathlib.Path(tempfile.mkdtemp())
        self.library = self.path / ".local/share/roadtrip"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.path)

    def run(self, *arguments, typed="", fails=False, program=program):
        variables = {"HOME": str(self.path), "PATH": "/usr/bin:/bin", "LANG": "en_DE.UTF-8", "TZ": "UTC"}
        variables["ROADTRIP_ENGINE"] = "off"
        run = subprocess.run(
            [program, *arguments], input=typed.encode(), capture_output=True, cwd=self.path, env=variables)
        if run.returncode != 0 and not fails:
            sys.exit(f"{arguments}: {run.returncode} {run.stderr.decode()}")
        return run.stdout.decode()

    def trips(self):
        return json.loads((self.library / "trips.json").read_text())["trips"]

    def put(self, text):
        self.library.mkdir(parents=True, exist_ok=True)
        (self.library / "trips.json").write_text(text)


def fnv(data):
    """FNV-1a, 64 bits: tells two files apart, and is short to write in every language."""
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{value:016x}"


# Libraries


def outputs(folder):
    """What the program gives of the library in a folder, beside it."""
    with Home() as home:
        home.put((folder / "trips.json").read_text())
        (folder / "list.json").write_text(home.run("list", "--json"))
        (folder / "export.json").write_text(home.run("export", "--format", "json"))
        shown = [home.run("show", str(number + 1), "--json") for number in range(len(home.trips()))]
        (folder / "show.json").write_text("[\n" + ",\n".join(shown) + "]\n")


def make_libraries():
    def write(name, *steps, text=None, imported=None):
        folder = fixtures / "Libraries" / name
        folder.mkdir(parents=True, exist_ok=True)
        with Home() as home:
            if imported is not None:
                (home.path / "file.json").write_text(imported)
            if text is not None:
                home.put(text)
            for step in steps:
                home.run(*step)
            shutil.copy(home.library / "trips.json", folder / "trips.json")
        outputs(folder)

    write("samples-after-a-change", ["add", "1", "Page=36.9147,-111.4558", "--note", "Once more"])
    write(
        "names-notes-and-round-trips",
        ["new", "Nothing yet"],
        ["new", "Ein Punkt", "Zürich=47.3769,8.5417"],
        ["new", "日本 🗾 一周", "東京=35.6812,139.7671", "Ōsaka=34.6937,135.5023", "札幌=43.0618,141.3545"],
        ["loop", "日本 🗾 一周"],
        ["edit", "日本 🗾 一周", "2", "--note", "Dōtonbori\nby night"],
        ["new", "رحلة", "القاهرة=30.0444,31.2357", "الإسكندرية=31.2001,29.9187"],
        ["new", "Cafe\u0301 \"quoted\", back\\slash", "<b>&amp;</b>=1,2", "'=1+1=-89.9,179.9999999", "tab\tand\u001b[1m=0,0"],
        ["new", "Date line", "Suva=-18.1416,178.4419", "Apia=-13.8333,-171.7667", "North=90,0", "South=-90,180"],
        ["edit", "Date line", "1", "--note", "Ferry \N{RIGHT-TO-LEFT OVERRIDE} and \U0001F468\u200D\U0001F469\u200D\U0001F467"],
        ["delete", "Grand Circle", "Fjords of Norway"],
    )
    foreign = """{"version": 1, "made": {"by": "another program", "at": [1, 2.50, 1e3]}, "trips": [
  {"id": "6F9619FF-8B86-4D01-B42D-00CF4FC964F1", "name": "Foreign", "colour": "#ff0000", "tags": ["a", null, true],
   "plan": {"start": "2027-06-12", "dailyMinutes": 360, "price": 1.850},
   "waypoints": [
    {"id": "6F9619FF-8B86-4D01-B42D-00CF4FC964F2", "name": "One", "kind": "sleep", "nights": 2,
     "location": {"latitude": 50.10, "longitude": 8.6800, "elevation": 112.00, "datum": {"name": "WGS84"}}},
    {"id": "6F9619FF-8B86-4D01-B42D-00CF4FC964F3", "name": "Two", "location": {"latitude": 4.8137e1, "longitude": 11.575},
     "note": "kept", "stayMinutes": 90, "large": 123456789012345678901234567890, "small": -0.0}
  ]},
  {"id": "6F9619FF-8B86-4D01-B42D-00CF4FC964F4", "name": "Plain", "roundTrip": true, "waypoints": []}
], "last": {}}
"""
    write("foreign-fields", ["rename", "Plain", "Plain and empty"], ["add", "Plain", "Bern=46.948,7.4474"], text=foreign)
    write(
        "written-by-hand",
        text="""{"version": 1, "trips": [
    {"name": "By hand", "waypoints": [
        {"name": "Bern", "location": {"longitude": 7.4474, "latitude": 46.948}},
        {"location": {"latitude": 46.02, "longitude": 7.75}, "name": "Zermatt", "note": "no cars"}
    ]},
    {"name": "By hand", "waypoints": [], "roundTrip": false}
]}
""",
    )
    write(
        "imported-without-version-and-ids",
        ["import", "file.json"],
        imported='[{"name": "Loose", "mood": "good", "waypoints": [{"location": {"latitude": 1e1, "longitude": -2.50}}]}]',
    )
    write("empty", ["delete", "1", "2"])


# Histories


def make_histories():
    for seed in (1, 2, 3):
        make_history(seed)


def make_history(seed):
    numbers = random.Random(seed)
    folder = fixtures / "Histories" / str(seed)
    folder.mkdir(parents=True, exist_ok=True)

    def place():
        name = numbers.choice(["Aix", "Bö", "Çorlu", "Đà Lạt", "Elk", "Ferney", "Gent", "Hof", "Ōtsu", "Łódź"])
        return f"{name} {numbers.randrange(100)}={numbers.uniform(40, 60):.4f},{numbers.uniform(-5, 25):.4f}"

    with Home() as home:
        imported = 0

        def stops(least=0):
            """The number of a trip with at least so many stops, and how many it has."""
            fitting = [(i + 1, len(t["waypoints"])) for i, t in enumerate(home.trips()) if len(t["waypoints"]) >= least]
            return numbers.choice(fitting) if fitting else None

        def step(kind):
            """The arguments of one step of this kind, or None where it does not fit."""
            nonlocal imported
            any_trip, filled, long = stops(), stops(1), stops(4)
            if kind == "new":
                return ["new", f"Trip {numbers.randrange(1000)}", *[place() for _ in range(numbers.randrange(7))]]
            if kind == "undo":
                return ["undo"]
            if kind == "redo":
                return ["redo"]
            if kind == "import":
                imported += 1
                trips = [{"name": f"From file {imported}", "waypoints": [
                    {"name": f"P{i}", "location": {"latitude": round(numbers.uniform(40, 60), 3), "longitude": i}, "kind": "see"}
                    for i in range(numbers.randrange(5))]} for _ in range(numbers.randrange(1, 3))]
                (home.path / "import.json").write_text(json.dumps(trips))
                return ["import", "import.json"]
            if kind == "delete":
                return ["delete", str(any_trip[0])] if any_trip and len(home.trips()) > 3 else None
            if not any_trip:
                return None
            trip = str(any_trip[0])
            if kind == "add":
                at = ["--at", str(numbers.randint(1, any_trip[1] + 1))] if numbers.random() < 0.5 else []
                return ["add", trip, *[place() for _ in range(numbers.randint(1, 3))], *at]
            if kind == "add best":
                return ["add", trip, place(), "--best", "--note", f"best {numbers.randrange(100)}"]
            if kind == "rename":
                return ["rename", trip, f"Renamed {numbers.randrange(1000)}"]
            if kind == "duplicate":
                return ["duplicate", trip] if len(home.trips()) < 9 else None
            if kind == "loop":
                return ["loop", trip, "off" if home.trips()[any_trip[0] - 1].get("roundTrip") else "on"]
            if not filled or not long:
                return None
            if kind == "edit":
                what = numbers.choice(["--name", "--place", "--note"])
                value = {"--name": f"Stop {numbers.randrange(1000)}", "--place": place().split("=")[1],
                         "--note": numbers.choice(["", "wild\ncamp", "überall “Zitate”"])}[what]
                if what == "--note":
                    value += str(numbers.randrange(1000))
                return ["edit", str(filled[0]), str(numbers.randint(1, filled[1])), what, value]
            trip, count = str(long[0]), long[1]
            if kind == "move":
                one, other = numbers.sample(range(1, count + 1), 2)
                return ["move", trip, str(one), str(other)]
            if kind == "remove":
                return ["remove", trip, *map(str, sorted(numbers.sample(range(1, count + 1), numbers.randint(1, 2))))]
            if kind == "reverse":
                return ["reverse", trip]
            if kind == "optimize":
                return ["optimize", trip, "--apply", *numbers.choice([[], ["--loop"], ["--start", "any", "--end", "any"]])]

        often = ["new", "add", "add best", "edit", "move", "remove", "reverse", "loop", "rename", "duplicate", "delete",
                 "import", "optimize", "add", "edit", "move"]
        kinds = (often * 7)[:88] + ["undo"] * 8 + ["redo"] * 4
        numbers.shuffle(kinds)
        taken = []
        before = None
        # An undo now and then; a redo directly behind one.
        while len(taken) < 100:
            kind = kinds.pop() if kinds else numbers.choice(often)
            if kind == "redo" and (not taken or taken[-1] != "undo"):
                kinds += ["redo", "undo"]
                continue
            if not (home.library / "trips.json").exists():
                kind = "new"
            arguments = ["new", "Beginning", place(), place(), place(), place()] if not taken else step(kind)
            if arguments is None:
                continue
            before = (home.library / "trips.json").read_bytes() if taken else None
            home.run(*arguments)
            if (home.library / "trips.json").read_bytes() == before:
                continue
            taken.append(arguments[0])
        if seed == 3:
            # This one is left with changes that can be redone.
            home.run("undo", "3")
        for name in ("trips.json", "trips.json.bak", "history.jsonl"):
            shutil.copy(home.library / name, folder / name)
        history = json.loads(home.run("history", "--json"))
        (folder / "history.json").write_text(json.dumps(history, ensure_ascii=False, indent=0) + "\n")
        if seed == 3:
            home.run("redo", "3")
        count = write_states(home, folder)
        print(seed, sorted((k, taken.count(k)) for k in set(taken)), count)


def make_shared(version_one):
    """A history of plans: today's program plans, version 1.0 edits the same trips, and each takes back what the other did."""
    numbers = random.Random(14)
    folder = fixtures / "Histories" / "shared"
    folder.mkdir(parents=True, exist_ok=True)
    names = ["Oslo", "Kiel", "Trier", "Basel", "Como", "Lucca", "Siena"]

    with Home() as home:
        def plans():
            """What is planned, by the ids of trips and stops."""
            found = {}
            for trip in home.trips():
                found[trip["id"]] = trip.get("plan")
                for stop in trip["waypoints"]:
                    fields = ("kind", "nights", "stayMinutes", "arrive", "cost")
                    found[stop["id"]] = {field: stop[field] for field in fields if field in stop}
            return found

        def plan():
            """The arguments of an edit that plans."""
            stop = str(numbers.randint(1, len(home.trips()[0]["waypoints"])))
            return numbers.choice([
                ["days", "1", "--apply", "--drive", f"{numbers.randint(3, 9)}h"],
                ["days", "1", "--apply", "--towns", "--drive", "8h", "--fuel", "7.2l", "--price", "1.85", "--currency", "EUR"],
                ["days", "1", "--apply", "--leave", f"{numbers.randint(6, 10)}:15", "--speed", "90", "--detour", "1.3"],
                ["days", "1", "--apply", "--start", numbers.choice(["", "2027-06-12"])],
                ["edit", "1", stop, "--nights", str(numbers.randrange(4)), "--kind", numbers.choice(["sleep", "see"])],
                ["edit", "1", stop, "--stay", f"{numbers.randint(1, 5)}h", "--cost", f"{numbers.randrange(99)}.5"],
                ["edit", "1", stop, "--arrive", numbers.choice(["", "2027-06-14 18:00"]), "--note", "planned"],
            ])

        def edit():
            """The arguments of an edit that version 1.0 knows."""
            count = len(home.trips()[0]["waypoints"])
            stop = str(numbers.randint(1, count))
            return numbers.choice([
                ["rename", "1", f"Renamed {numbers.randrange(1000)}"],
                ["edit", "1", stop, "--name", f"Stop {numbers.randrange(1000)}"],
                ["edit", "1", stop, "--note", f"Note {numbers.randrange(1000)}"],
                ["add", "1", f"New=4{numbers.randrange(10)}.5,11.5"], ["move", "1", "2", str(count)],
                ["remove", "1", stop] if count > 5 else ["reverse", "1"], ["duplicate", "1"], ["delete", "2"],
                ["loop", "1", "off" if home.trips()[0].get("roundTrip") else "on"],
            ])

        home.run("new", "South", *[f"{name}={60 - 2.8 * i:.2f},10.5" for i, name in enumerate(names)], "Kyiv=50.45,30.52")
        home.run("days", "1", "--start", "2027-06-12", "--drive", "8h", "--towns", "--apply")
        home.run("edit", "1", "2", "--nights", "2", "--cost", "9.5", "--kind", "sleep", "--arrive", "2027-06-13 18:00")
        for turn in range(40):
            is_old = turn % 2 == 1
            before, bytes_before = plans(), (home.library / "trips.json").read_bytes()
            with_undo = turn % 7 == 5
            if with_undo:
                home.run("undo", "3", program=version_one if is_old else program)
                home.run("redo", "2", program=program if is_old else version_one)
                continue
            home.run(*(edit() if is_old or turn % 4 == 2 else plan()), program=version_one if is_old else program)
            after = plans()
            if is_old and any(after[key] != plan for key, plan in before.items() if key in after):
                sys.exit("version 1.0 has changed a plan")
        for name in ("trips.json", "trips.json.bak", "history.jsonl"):
            shutil.copy(home.library / name, folder / name)
        (folder / "history.json").write_text(home.run("history", "--json", program=version_one))
        write_states(home, folder, version_one)


def write_states(home, folder, program=program):
    """One line a state, the newest first: the file's fingerprint, and what undo then says that it took back."""
    lines = []
    while True:
        state = fnv((home.library / "trips.json").read_bytes())
        answer = home.run("undo", "--json", fails=True, program=program)
        if not answer:
            lines.append(state)
            break
        lines.append(f"{state} {json.loads(answer)['changes'][0]}")
    (folder / "states.txt").write_text("\n".join(lines) + "\n")
    return len(lines)


# Transcripts


def transcripts(names):
    for folder in sorted((fixtures / "Transcripts").iterdir()):
        if names and folder.name not in names:
            continue
        with Home() as home:
            for file in folder.iterdir():
                if file.name not in ("input.txt", "output.txt"):
                    shutil.copy(file, home.path / file.name)
            if (folder / "trips.json").exists():
                home.put((folder / "trips.json").read_text())
            (folder / "output.txt").write_text(home.run(typed=(folder / "input.txt").read_text(), fails=True))


what = sys.argv[2]
if what == "transcripts":
    transcripts(sys.argv[3:])
elif what == "libraries":
    for folder in sorted((fixtures / "Libraries").iterdir()):
        outputs(folder)
elif what == "make-libraries":
    make_libraries()
elif what == "make-histories":
    make_histories()
elif what == "make-shared":
    make_shared(os.path.abspath(sys.argv[3]))
else:
    sys.exit(__doc__)
