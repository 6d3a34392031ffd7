#!/usr/bin/env python3
"""Checks certificates of sliding puzzles, form 2 (docs/certificates.md). Python 3.9, standard library only.

It trusts nothing in a certificate: it plays the moves and finds the lower bound itself. Usage:

    python3 check.py [--most POSITIONS] FILE...

Exit status: 0 all hold, 1 one is refused, 2 wrong use, 3 one is given up and none is refused.
"""

import itertools
import json
import re
import sys
import unicodedata


class Stopped(Exception):
    """The verdict, `REFUSED` or `GIVEN UP`, and why."""


def needs(condition, why):
    if not condition:
        raise Stopped("REFUSED", why)


# A text is a pattern, a list has items of one form, a field with ? may be missing, and True is that value.
TEXT = "[^\0-\x1f\x7f-\x9f\ud800-\udfff]*"
SYMBOL = TEXT[:-1] + "{1,32}"
PIECE = r"(?![*#?]\Z)" + SYMBOL
OPTIONS = {"pieces?": [PIECE], "same?": [[PIECE]], "long?": True, "gates?": [int]}
PUZZLE = {"start": [[SYMBOL]], "goals": [[[SYMBOL]]], "metric": "step|line|slide|move", **OPTIONS}
CLAIM = {"claim": "shortest|unsolvable", "length?": int, "moves?": [[int]], "proof": {"kind": "parity|space|search"}}
WAYS = ((-1, 0), (1, 0), (0, -1), (0, 1))
CERTIFICATE = {"certificate": int, "by": TEXT, "puzzle": PUZZLE, **CLAIM}


def read_json(line):
    def no_repeats(pairs):
        needs(len(dict(pairs)) == len(pairs), "it has a key twice")
        return dict(pairs)

    def whole(text):
        needs(text.isdigit() and len(text) < 10, "it has a number that is not whole, below 0, or of ten digits")
        return int(text)

    try:
        return json.loads(line, object_pairs_hook=no_repeats, parse_int=whole, parse_float=whole, parse_constant=whole)
    except (ValueError, RecursionError):
        raise Stopped("REFUSED", "it is not JSON") from None


def check_form(value, form, name):
    kind = form if isinstance(form, type) else type(form)
    needs(type(value) is kind, f"{name} is not of type {kind.__name__}")
    if kind is dict:
        forms = {key.rstrip("?"): inner for key, inner in form.items()}
        needs(set(form) & set(forms) <= set(value) <= set(forms), f"{name} lacks a field or has an unknown one")
        for key, inner in value.items():
            check_form(inner, forms[key], key)
    for inner in value if kind is list else ():
        check_form(inner, form[0], f"a part of {name}")
    needs(kind is not str or re.fullmatch(form, value), f"{name} is not one of the texts that fit")
    needs(form is not True or value, f"{name} is not true")


def all_differ(values):
    return len(set(values)) == len(values)


class World:
    """A puzzle. Pieces of one class, of the same shape and name in goals, may be exchanged.

    A position has the class of each piece at its first cell, and 0 elsewhere. A set of cells is a number with a bit for each.
    """

    def __init__(self, puzzle, most):
        self.metric, self.most, self.positions = puzzle["metric"], most, 0
        pieces, gates, same = (puzzle.get(name, []) for name in ("pieces", "gates", "same"))
        boards = [puzzle["start"], *puzzle["goals"]]
        self.height, self.width = len(boards[0]), len(boards[0][0]) if boards[0] else 0
        sized = all([len(row) for row in board] == [self.width] * self.height for board in boards)
        needs(sized and 2 <= len(boards) <= 1001, "there are no goals, too many, or boards of other sizes")
        self.cells, *goals = [list(itertools.chain(*board)) for board in boards]
        needs(1 <= len(self.cells) <= 1024 and "?" not in self.cells, "the start is empty, too large or has an open cell")
        for wanted, cell in itertools.chain(*(zip(goal, self.cells) for goal in goals)):
            needs(wanted in ("#", "?") if cell == "#" else wanted != "#", "a goal has other walls")
        needs(all_differ(pieces) and set(pieces) <= set(self.cells), "pieces are not different symbols of the start")
        needs(all_differ(list(itertools.chain(*same))), "same has a symbol twice")
        needs(all_differ(gates) and all(cell < len(self.cells) for cell in gates), "gates are not different cells")
        needs(pieces or not {"pieces", "long", "gates"} & set(puzzle), "there are no pieces")
        needs(self.metric in (("step", "slide", "move") if pieces else ("step", "line")), "the metric does not fit")
        groups = {symbol: group[0] for group in same for symbol in group}
        self.own, *self.goals = [[groups.get(symbol, symbol) for symbol in board] for board in (self.cells, *goals)]
        # No two tiles may take each other's place, and there is one blank.
        self.is_tiles = not pieces
        self.is_plain = self.is_tiles and all_differ([own for own in self.own if own != "#"]) and "*" in self.own
        named, classes, start = set(itertools.chain(*self.goals)), {}, [0] * len(self.cells)
        for first, symbol in enumerate(self.cells):
            lying = [cell for cell, other in enumerate(self.cells) if other == symbol] if symbol in pieces else [first]
            if symbol not in ("*", "#") and lying[0] == first:
                shape = tuple((cell // self.width - first // self.width, cell % self.width - first % self.width) for cell in lying)
                name = self.own[first] if self.own[first] in named else None
                start[first] = classes.setdefault((name, shape), len(classes) + 1)
        self.names = ["*", *(name for name, _ in classes)]
        self.edit, self.kind = (bytearray, bytes) if len(classes) < 256 else (list, tuple)
        self.start = self.kind(start)
        self.lines = [() if symbol == "#" else self.lines_from(cell) for cell, symbol in enumerate(self.cells)]
        walls = {None, *(cell for cell, symbol in enumerate(self.cells) if symbol == "#")}
        kinds = {(name is None, shape) for name, shape in classes}
        places = {(bare, shape): self.places(shape, walls.union(gates if bare else ()), "long" in puzzle) for bare, shape in kinds}
        self.covers, self.steps = zip(({}, {}), *(places[name is None, shape] for name, shape in classes))
        fits = all(first in self.covers[number] for first, number in enumerate(start) if number)
        needs(fits, "a piece that no goal names is on a gate")
        # By goal and name: the cells where it is wanted.
        self.wishes = [
            {name: sum(1 << cell for cell, wish in enumerate(goal) if wish == name) for name in {*goal} - {"?", "#"}}
            for goal in self.goals
        ]

    def at(self, cell, down, right):
        row, column = cell // self.width + down, cell % self.width + right
        return row * self.width + column if 0 <= row < self.height and 0 <= column < self.width else None

    def lines_from(self, cell):
        """By way: the cells ahead, as many as one move may pull."""
        width, row = self.width, cell - cell % self.width
        vertical = range(cell - width, -1, -width), range(cell + width, len(self.cells), width)
        ahead = *vertical, range(cell - 1, row - 1, -1), range(cell + 1, row + width)
        return [(way, line if self.metric == "line" else line[:1]) for way, line in enumerate(ahead) if line]

    def places(self, shape, closed, long):
        """By first cell, where the shape can lie: the cells covered; and the steps: the way, the first cell and the cells after it."""
        rows, columns = zip(*shape)
        taller = (max(rows) - min(rows) - max(columns) + min(columns)) if long else 0
        ways = [way for way in range(4) if (taller >= 0 if way < 2 else taller <= 0)]
        lying = {first: [self.at(first, *offset) for offset in shape] for first in range(len(self.cells))}
        covers = {first: sum(1 << cell for cell in cells) for first, cells in lying.items() if not closed.intersection(cells)}
        lines = {first: [(way, line[0]) for way, line in self.lines[first] if way in ways] for first in covers}
        return covers, {first: [(way, to, covers[to]) for way, to in steps if to in covers] for first, steps in lines.items()}

    def is_solved(self, position):
        shown = {"*": -1}
        for first, number in enumerate(position):
            if number:
                name, cover = self.names[number], self.covers[number][first]
                shown[name] = shown.get(name, 0) | cover
                shown["*"] ^= cover
        return any(all(not wish & ~shown.get(name, 0) for name, wish in wishes.items()) for wishes in self.wishes)

    def play(self, moves):
        """The number of turns; the steps of a turn together must be one move of the metric."""
        needs(all(len(move) == 3 for move in moves), "moves are not [from, to, turn]")
        position, turns = self.start, 0
        for turn, steps in itertools.groupby(moves, lambda move: move[2]):
            needs(turn == turns, "turns are not in order")
            new, turns = list(position), turn + 1
            for source, target, _ in steps:
                lying = [first for first, number in enumerate(new) if number and self.covers[number][first] >> source & 1]
                reached = [self.at(lying[0], *way) for way in WAYS if lying and self.at(source, *way) == target]
                is_step = reached and reached[0] in self.covers[new[lying[0]]]
                needs(is_step, f"[{source}, {target}, {turn}] is no step of a piece")
                new[lying[0]], new[reached[0]] = 0, new[lying[0]]
            needs(self.kind(new) in self.neighbours(position), f"turn {turn} is not a move")
            position = self.kind(new)
        needs(self.is_solved(position), "the moves do not end at a goal")
        return turns

    def neighbours(self, position):
        """Every position one move away; some of them twice."""
        if self.is_tiles:
            for blank, number in enumerate(position):
                for _, line in () if number else self.lines[blank]:
                    new, to = self.edit(position), blank
                    for source in itertools.takewhile(position.__getitem__, line):
                        new[to], new[source], to = new[source], 0, source
                        yield self.kind(new)
            return
        pieces = [(first, number, self.covers[number][first]) for first, number in enumerate(position) if number]
        taken = sum(cover for _, _, cover in pieces)
        for first, number, cover in pieces:
            seen, queue = [first], [(first, None)]
            for here, only in queue:
                for way, to, covered in self.steps[number][here]:
                    if not covered & (taken - cover) and to not in seen and only in (None, way):
                        seen.append(to)
                        new = self.edit(position)
                        new[first], new[to] = 0, number
                        yield self.kind(new)
                        if self.metric != "step":
                            queue.append((to, way if self.metric == "slide" else None))

    def layers(self, start, note, expand):
        """Positions by distance, each with a note. Moves can be taken back, so two layers recognise all that are met again."""
        before, layer, depth = {}, {start: note}, 0
        while layer:
            yield layer
            following, depth = {}, depth + 1
            for position, note in layer.items():
                for after, its in expand(position, note, depth):
                    if after not in before and after not in following and after not in layer:
                        following[after] = its
                if self.positions + len(following) > self.most:
                    raise Stopped("GIVEN UP", f"more than {self.most} positions")
            before, layer, self.positions = layer, following, self.positions + len(following)


def prove_by_parity(world):
    """A step swaps the blank with a tile and changes the colour of its cell: both must fit the goal."""
    needs(world.is_plain, "parity is for one blank and tiles that all differ")
    loose = [cell for cell, symbol in enumerate(world.cells) if symbol != "#"]
    own = [world.own[cell] for cell in loose]
    for goal in ([cells[cell] for cell in loose] for cells in world.goals):
        left = [symbol for symbol in own if symbol not in goal]
        if len(left) != goal.count("?"):
            continue  # The goal has a tile twice, or one that is not there.
        needs(len(left) <= 2, "parity is for goals with at most two open cells")
        for order in itertools.permutations(left):
            rest = iter(order)
            full = [own.index(next(rest) if symbol == "?" else symbol) for symbol in goal]
            inversions = sum(b < a for a, b in itertools.combinations(full, 2))
            blank = own.index("*")
            steps = sum(divmod(loose[blank], world.width)) + sum(divmod(loose[full.index(blank)], world.width))
            needs((inversions + steps) % 2 == 1, "parity does not exclude a goal")


def prove_by_space(world, length):
    layers = world.layers(world.start, None, lambda position, *_: zip(world.neighbours(position), itertools.repeat(None)))
    for depth, layer in enumerate(itertools.islice(layers, length)):
        needs(not any(map(world.is_solved, layer)), f"a goal is {depth} away")


def walking(world, axis, start, goal):
    """Walking distance along one axis: the fewest moves across lines if only the goal line of each tile counts.

    A state has the number of tiles of each goal line in each line, and the line of the blank. Returns the number of the start,
    the distances by number, by number, way back or on, and goal line of the tile that moves the next number, and these lines.
    """
    lines = (world.height, world.width)[axis]
    line_of = {tile: divmod(cell, world.width)[axis] for cell, tile in enumerate(goal)}

    def state_of(grid):
        state = [0] * (lines * lines) + [divmod(grid.index(0), world.width)[axis]]
        for cell, tile in enumerate(grid):
            state[divmod(cell, world.width)[axis] * lines + line_of[tile]] += tile != 0
        return tuple(state)

    states, numbers, after = [state_of(goal)], {state_of(goal): 0}, []
    for state in states:
        if len(states) > 500_000:
            raise Stopped("GIVEN UP", "the board is too large for walking distance")
        for to in (state[-1] - 1, state[-1] + 1):
            after.append({})
            for of in range(lines) if 0 <= to < lines else ():
                if state[to * lines + of]:
                    new = [*state[:-1], to]
                    new[to * lines + of] -= 1
                    new[state[-1] * lines + of] += 1
                    number = after[-1][of] = numbers.setdefault(tuple(new), len(states))
                    if number == len(states):
                        states.append(tuple(new))
    distance, queue = {0: 0}, [0]
    for state in queue:
        for way in (0, 1):
            reached = list(after[2 * state + way].values())
            for to in reached:
                if to not in distance:
                    distance[to] = distance[state] + 1
                    queue.append(to)
                if world.metric == "line":
                    reached += after[2 * to + way].values()
    return numbers[state_of(start)], distance, after, line_of


def layers_towards(world, start, goal, most):
    """Layers from `start`, as far as walking distance lets them reach `goal` in `most` moves in all; notes are its states."""
    numbers, (far, wide), (vertical, horizontal), (row_of, column_of) = zip(*(walking(world, axis, start, goal) for axis in (0, 1)))

    def expand(grid, note, depth):
        blank, left = grid.index(0), most - depth
        for way, line in world.lines[blank]:
            (row, column), new, to = note, bytearray(grid), blank
            for source in line:
                tile = new[to] = new[source]
                new[source], to = 0, source
                if way < 2:
                    row = vertical[2 * row + way][row_of[tile]]
                else:
                    column = horizontal[2 * column + way - 2][column_of[tile]]
                if far[row] + wide[column] <= left:
                    yield bytes(new), (row, column)

    return world.layers(start, numbers, expand)


def prove_by_search(world, most):
    """From both ends to the middle: a solution of at most `most` moves would have a position in both."""
    whole = all(sorted(goal) == sorted(world.own) for goal in world.goals)
    fits = world.is_plain and whole and "#" not in world.own and len(world.own) <= 256
    needs(fits, "search is for one blank and tiles that all differ, all in the goal")
    for goal in (bytes(map(world.names.index, goal)) for goal in world.goals):
        middle = {}
        for middle in itertools.islice(layers_towards(world, world.start, goal, most), most // 2 + 1):
            needs(goal not in middle, f"a goal is at most {most} away")
        for layer in itertools.islice(layers_towards(world, goal, world.start, most), most - most // 2 + 1):
            needs(middle.keys().isdisjoint(layer), f"a goal is at most {most} away")


def verify(certificate, most):
    """What holds: the claim and the puzzle, by which proof, and the number of positions that it took."""
    check_form(certificate, CERTIFICATE, "the certificate")
    shortest, kind, length = certificate["claim"] == "shortest", certificate["proof"]["kind"], certificate.get("length")
    needs(certificate["certificate"] == 2, "it is not of form 2")
    needs(all((key in certificate) == shortest for key in ("length", "moves")), "length and moves do not fit the claim")
    needs(kind in ("space", "search" if shortest else "parity"), "the kind of proof does not fit the claim")
    world = World(certificate["puzzle"], most)
    if shortest:
        played = world.play(certificate["moves"])
        needs(played == length, f"the moves are {played}, it says {length}")
    if kind == "parity":
        prove_by_parity(world)
    elif kind == "search":
        prove_by_search(world, length - 1)
    else:
        prove_by_space(world, length)
    said = {key: certificate[key] for key in ("claim", "length") if key in certificate}
    said = json.dumps({**said, **certificate["puzzle"]}, ensure_ascii=False, separators=(",", ":"))
    return f"{said}, by {kind}, {world.positions} positions"


def check(line, most=10_000_000):
    """The verdict, `holds`, `REFUSED` or `GIVEN UP`, and one line for people."""
    try:
        verdict, why = "holds", verify(read_json(line), most)
    except Stopped as stopped:
        verdict, why = stopped.args
    except MemoryError:
        verdict, why = "GIVEN UP", "no memory is left"
    # Other characters may act on the terminal.
    shown = [c if c == " " or unicodedata.category(c)[0] not in "CZ" else f"\\u{{{ord(c):x}}}" for c in why]
    return verdict, f"{verdict}: {''.join(shown)}"


def main(words):
    options, verdicts = {}, []
    if words[:1] == ["--most"]:
        options["most"], words = int(words[1]) if len(words) > 1 and words[1].isdecimal() else 0, words[2:]
    if not words or options.get("most") == 0:
        print(__doc__)
        return 2
    for name in words:
        with open(name, encoding="utf-8", newline="\n") as file:
            lines = file.read().rstrip().split("\n")
        # The last of several lines counts the others, so that a cut file is noticed.
        said = re.fullmatch(r'\{"certificates":([0-9]{1,9})\}', lines[-1])
        count = len(lines) - bool(said)
        for line in lines[:count]:
            verdict, text = check(line, **options)
            verdicts.append(verdict)
            print(text, flush=True)
        if (int(said[1]) if said else 1) != count:
            print(f"REFUSED: the file has {count} certificates and its last line says {said[1] if said else 'nothing'}")
            verdicts.append("REFUSED")
    holds, refused, given_up = (verdicts.count(verdict) for verdict in ("holds", "REFUSED", "GIVEN UP"))
    print(f"{holds} hold, {refused} refused, {given_up} given up")
    return 1 if refused else 3 if given_up else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (OSError, ValueError) as error:
        sys.stderr.write(f"{error}\n")
        sys.exit(2)
