#!/usr/bin/env python3
"""The best order of stops beside public solvers, on the same seeded instances, all tours scored here.

usage: compare.py [--binary PATH] [--sizes 12,15,20,...] [--kinds loop,ends,start,free] [--seconds S] [--world FILE]

Build ours first: swift build -c release --product roadtrip-benchmarks
Peers, each used where it is installed: pip install fast-tsp elkai ortools pyvroom
The world: gr666.tsp of TSPLIB 95 (in tests/data of what `pip download --no-binary :all: tsplib95` brings), under
TSPLIB's own whole distances GEO; gr96, gr137, gr202, gr229 and gr431 are parts of it. Their optima are published.
Paths are given to the peers as round trips through one more node. Gap: percent above the best tour that anyone found
in this run, the worst of the instances. Bound gap: percent from our bound to our length, the worst of them.
"""
import argparse
import json
import math
import random
import subprocess
import tempfile
import time

RADIUS = 6371008.8
# Where fast-tsp takes 16 bits a distance.
LARGEST = 65535


def instance(count, seed):
    source = random.Random(count * 1000 + seed)
    return [(round(source.uniform(36, 56), 6), round(source.uniform(-5, 25), 6)) for _ in range(count)]


def matrix(places):
    points = []
    for latitude, longitude in places:
        phi, theta = math.radians(latitude), math.radians(longitude)
        points.append((phi, theta, math.cos(phi)))
    rows = []
    for phi, theta, cosine in points:
        row = []
        for other_phi, other_theta, other_cosine in points:
            half = math.sin((phi - other_phi) / 2) ** 2 + cosine * other_cosine * math.sin((theta - other_theta) / 2) ** 2
            row.append(2 * RADIUS * math.asin(math.sqrt(half)))
        rows.append(row)
    return rows


def closed(rows, kind):
    """Whole distances of the round trip that stands for the question; the closing node, if any, is the last."""
    count = len(rows)
    longest = max(map(max, rows))
    if kind == "loop":
        scale = LARGEST / longest
        return [[round(value * scale) for value in row] for row in rows]
    ties = {"ends": {0, count - 1}, "start": {0}, "free": set()}[kind]
    scale = LARGEST / longest / (1 if kind == "free" else 4)
    last = [0 if kind == "free" or stop in ties else LARGEST for stop in range(count)]
    return [[round(value * scale) for value in row] + [last[stop]] for stop, row in enumerate(rows)] + [last + [0]]


def opened(tour, kind, count):
    """The stops of a closed tour in order, or None where it breaks a prescribed end."""
    lead = 0 if kind == "loop" else count
    place = tour.index(lead)
    order = tour[place:] + tour[:place]
    if kind == "loop":
        return order
    order = order[1:]
    if kind in ("ends", "start") and order[0] != 0:
        order.reverse()
    if kind in ("ends", "start") and order[0] != 0 or kind == "ends" and order[-1] != count - 1:
        return None
    return order


def score(order, rows, kind):
    if order is None or sorted(order) != list(range(len(rows))):
        return math.inf
    total = sum(rows[a][b] for a, b in zip(order, order[1:]))
    return total + (rows[order[-1]][order[0]] if kind == "loop" else 0)


def fast_tsp_of(seconds):
    import fast_tsp

    def solve(whole):
        return fast_tsp.find_tour(whole, duration_seconds=seconds, max_threads=1)

    return solve


def elkai_of(runs):
    import elkai

    def solve(whole):
        return elkai.DistanceMatrix(whole).solve_tsp(runs=runs)[:-1]

    return solve


def ortools_of(seconds):
    from ortools.constraint_solver import pywrapcp, routing_enums_pb2

    def solve(whole):
        manager = pywrapcp.RoutingIndexManager(len(whole), 1, 0)
        model = pywrapcp.RoutingModel(manager)
        legs = model.RegisterTransitMatrix(whole)
        model.SetArcCostEvaluatorOfAllVehicles(legs)
        parameters = pywrapcp.DefaultRoutingSearchParameters()
        parameters.first_solution_strategy = routing_enums_pb2.FirstSolutionStrategy.PATH_CHEAPEST_ARC
        parameters.local_search_metaheuristic = routing_enums_pb2.LocalSearchMetaheuristic.GUIDED_LOCAL_SEARCH
        parameters.time_limit.FromMilliseconds(int(seconds * 1000))
        answer = model.SolveWithParameters(parameters)
        tour, index = [], model.Start(0)
        while not model.IsEnd(index):
            tour.append(manager.IndexToNode(index))
            index = answer.Value(model.NextVar(index))
        return tour

    return solve


def vroom_of(level):
    import vroom

    def solve(whole):
        problem = vroom.Input()
        problem.set_durations_matrix(profile="car", matrix_input=whole)
        problem.add_vehicle([vroom.Vehicle(0, start=0, end=0)])
        problem.add_job([vroom.Job(stop, location=stop) for stop in range(1, len(whole))])
        answer = problem.solve(exploration_level=level, nb_threads=1)
        return [0] + [int(index) for kind, index in zip(answer.routes["type"], answer.routes["location_index"]) if kind == "job"]

    return solve


def ours(binary, rows, kind, seconds, name="points"):
    """Our answer to places, or to distances row by row where `name` is `matrix`."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        print(len(rows), kind, name, file=file)
        for row in rows:
            print(*row, file=file)
        file.flush()
        text = subprocess.run(
            [binary, "stop-order", "--seconds", str(seconds), file.name], capture_output=True, text=True, check=True)
    return json.loads(text.stdout)


# Of gr666: where each part begins and ends, and its optimum.
WORLD = {
    "gr96": (138, 234, 55209),
    "gr137": (1, 138, 69853),
    "gr202": (234, 436, 40160),
    "gr229": (436, 665, 134602),
    "gr431": (234, 665, 171414),
    "gr666": (0, 666, 294358),
}


def world(file):
    """The places of a TSPLIB file in radians, from its degrees and minutes."""
    places = []
    with open(file) as lines:
        for line in lines:
            words = line.split()
            if len(words) == 3 and words[0].isdigit():
                degrees = [math.trunc(float(word)) for word in words[1:]]
                minutes = [float(word) - whole for word, whole in zip(words[1:], degrees)]
                # TSPLIB has pi so.
                places.append([3.141592 * (whole + 5 * rest / 3) / 180 for whole, rest in zip(degrees, minutes)])
    return places


def geo(a, b):
    """TSPLIB 95's distance GEO, whole kilometres."""
    east, south, north = math.cos(a[1] - b[1]), math.cos(a[0] - b[0]), math.cos(a[0] + b[0])
    return int(6378.388 * math.acos(0.5 * ((1 + east) * south - (1 - east) * north)) + 1)


def peers_of(count, options):
    times = [0.01, 0.1, 1] if count <= 200 else [0.1, 1, options.seconds]
    makers = [(f"fast-tsp {t:g} s", lambda t=t: fast_tsp_of(t)) for t in dict.fromkeys(times)]
    if count <= 200:
        makers += [("LKH (elkai)", lambda: elkai_of(1)), ("OR-tools", lambda: ortools_of(options.seconds))]
        makers += [("VROOM", lambda: vroom_of(5))]
    peers = {}
    for name, maker in makers:
        try:
            peers[name] = maker()
        except ImportError:
            pass
    return peers


def compare(label, kind, instances, options):
    """Lets everyone solve instances of one size and prints a line each; an instance is places, rows, known optimum."""
    count = len(instances[0][1])
    peers = peers_of(count, options)
    lengths = {name: [] for name in ["ours", *peers]}
    seconds = {name: [] for name in lengths}
    proven, bounds, known = 0, [], []
    for places, rows, optimum in instances:
        answer = ours(options.binary, places or rows, kind, options.seconds, "points" if places else "matrix")
        lengths["ours"].append(score(answer["order"], rows, kind))
        seconds["ours"].append(answer["seconds"])
        proven += answer["proven"]
        bounds.append(100 * (answer["length"] / answer["bound"] - 1) if answer["bound"] else math.inf)
        known.append(optimum)
        whole = closed(rows, kind)
        for name, solve in peers.items():
            begin = time.perf_counter()
            tour = list(solve(whole))
            seconds[name].append(time.perf_counter() - begin)
            lengths[name].append(score(opened(tour, kind, count), rows, kind))
    best = [min(values) for values in zip(known, *lengths.values())]
    for name, values in lengths.items():
        gap = max(100 * (value / least - 1) for value, least in zip(values, best))
        end = f"{proven:4}/{len(instances)}  {max(bounds):8.3f}" if name == "ours" else ""
        print(f"{label:>6} {kind:6} {name:22} {gap:8.3f} {max(seconds[name]):9.4f}  {end}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--binary", default=".build/release/roadtrip-benchmarks")
    parser.add_argument("--sizes", default="12,15,20,30,50,100,200,1000")
    parser.add_argument("--kinds", default="loop,ends,start,free")
    parser.add_argument("--seconds", type=float, default=2, help="our limit and that of the slow peers")
    parser.add_argument("--instances", type=int, default=0, help="instances a size (5, 2 at 1,000, 1 at 10,000)")
    parser.add_argument("--world", help="gr666.tsp of TSPLIB 95")
    options = parser.parse_args()
    print(f"{'stops':>6} {'kind':6} {'solver':22} {'gap %':>8} {'seconds':>9}  proven  bound gap %")
    for count in map(int, filter(None, options.sizes.split(","))):
        repeats = options.instances or (5 if count < 1000 else 2 if count < 10000 else 1)
        maps = [instance(count, seed) for seed in range(repeats)]
        instances = [(places, matrix(places), math.inf) for places in maps]
        for kind in options.kinds.split(","):
            compare(count, kind, instances, options)
    if options.world:
        places = world(options.world)
        for name, (begin, end, optimum) in WORLD.items():
            part = places[begin:end]
            rows = [[0 if a is b else geo(a, b) for b in part] for a in part]
            compare(name, "loop", [(None, rows, optimum)], options)


main()
