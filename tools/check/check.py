#!/usr/bin/env python3
"""Checks certificates of sliding puzzles, form 2 (docs/certificates.md). Python 3.9, standard library only.

It trusts nothing in a certificate: it plays the moves and finds the lower bound itself. Usage: check.py [--most POSITIONS] FILE...
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


def masks(pairs):
    """By name, a set of cells, which is a number with a bit for each."""
    found = {}
    for name, cells in pairs:
        found[name] = found.get(name, 0) | cells
    return found


class World:
    """A puzzle. A position has the class of each piece at its first cell, else 0. Classes are by shape and name in goals."""

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
        walls = {cell for cell, symbol in enumerate(self.cells) if symbol == "#"}
        self.lines = [() if cell in walls else self.lines_from(cell) for cell in range(len(self.cells))]
        kinds = {(name is None, shape) for name, shape in classes}
        places = {(bare, shape): self.places(shape, walls.union(gates if bare else ()), "long" in puzzle) for bare, shape in kinds}
        self.covers, self.steps = zip(({}, {}), *(places[name is None, shape] for name, shape in classes))
        needs(all(first in self.covers[number] for first, number in enumerate(start) if number), "an unnamed piece is on a gate")
        self.wishes = [masks((wish, 1 << cell) for cell, wish in enumerate(goal) if wish not in ("?", "#")) for goal in self.goals]

    def lines_from(self, cell):
        """By way, up, down, left and right: the cells ahead, as many as one move may pull."""
        width, row = self.width, cell - cell % self.width
        vertical = range(cell - width, -1, -width), range(cell + width, len(self.cells), width)
        ahead = *vertical, range(cell - 1, row - 1, -1), range(cell + 1, row + width)
        return [(way, line if self.metric == "line" else line[:1]) for way, line in enumerate(ahead) if line]

    def places(self, shape, closed, long):
        """By first cell, where the shape can lie: the cells covered; and the steps: the way, the first cell and the cells after it."""
        tall, wide = (max(line) - min(line) for line in zip(*shape))
        ways = [way for way in range(4) if not long or (tall >= wide if way < 2 else tall <= wide)]
        covers = {}
        for first in range(len(self.cells)):
            places = [(first // self.width + down, first % self.width + right) for down, right in shape]
            cells = {row * self.width + column for row, column in places if row < self.height and 0 <= column < self.width}
            if len(cells) == len(shape) and not closed & cells:
                covers[first] = sum(1 << cell for cell in cells)
        lines = {first: [(way, line[0]) for way, line in self.lines[first] if way in ways] for first in covers}
        return covers, {first: [(way, to, covers[to]) for way, to in steps if to in covers] for first, steps in lines.items()}

    def is_solved(self, position):
        shown = masks((self.names[number], self.covers[number][first]) for first, number in enumerate(position) if number)
        shown["*"] = ~sum(shown.values())
        return any(all(not wish & ~shown.get(name, 0) for name, wish in wishes.items()) for wishes in self.wishes)

    def play(self, moves):
        """The number of turns; the steps of a turn together must be one move of the metric."""
        needs(all(len(move) == 3 for move in moves), "moves are not [from, to, turn]")
        position, turns = self.start, 0
        for turn, steps in itertools.groupby(moves, lambda move: move[2]):
            needs(turn == turns, "turns are not in order")
            before, turns = position, turn + 1
            for source, target, _ in steps:
                lying = [first for first, number in enumerate(position) if number and self.covers[number][first] >> source & 1]
                new, to = self.edit(position), lying[0] + target - source if lying else -1
                needs(0 <= to < len(new), f"[{source}, {target}, {turn}] moves no piece")
                new[lying[0]], new[to] = 0, position[lying[0]]
                needs(self.kind(new) in self.neighbours(position, "step"), f"[{source}, {target}, {turn}] is no step")
                position = self.kind(new)
            needs(position in self.neighbours(before, self.metric), f"turn {turn} is not a move")
        needs(self.is_solved(position), "the moves do not end at a goal")
        return turns

    def neighbours(self, position, metric):
        """Every position one move away; some of them twice."""
        if self.is_tiles:
            for blank, number in enumerate(position):
                for _, line in () if number else self.lines[blank]:
                    new, to = self.edit(position), blank
                    for source in itertools.takewhile(position.__getitem__, line[:1] if metric == "step" else line):
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
                        if metric != "step":
                            queue.append((to, way if metric == "slide" else None))

    def layers(self, layer, expand=None):
        """Positions by distance, each with a note. Moves can be taken back, so two layers recognise all that are met again."""
        before, depth = {}, 0
        expand = expand or (lambda position, *_: ((to, None) for to in self.neighbours(position, self.metric)))
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

    def prove_by_parity(self, _):
        """A step swaps the blank with a tile and changes the colour of its cell: both must fit the goal."""
        needs(self.is_plain, "parity is for one blank and tiles that all differ")
        loose = [cell for cell, symbol in enumerate(self.cells) if symbol != "#"]
        own = [self.own[cell] for cell in loose]
        for goal in ([cells[cell] for cell in loose] for cells in self.goals):
            left = [symbol for symbol in own if symbol not in goal]
            if len(left) != goal.count("?"):
                continue  # The goal has a tile twice, or one that is not there.
            needs(len(left) <= 2, "parity is for goals with at most two open cells")
            for order in itertools.permutations(left):
                rest = iter(order)
                full = [own.index(next(rest) if symbol == "?" else symbol) for symbol in goal]
                inversions = sum(b < a for a, b in itertools.combinations(full, 2))
                blank = own.index("*")
                steps = sum(divmod(loose[blank], self.width)) + sum(divmod(loose[full.index(blank)], self.width))
                needs((inversions + steps) % 2 == 1, "parity does not exclude a goal")

    def meet(self, forth, back, ends, length):
        """From both ends to the middle: a shorter solution than `length` would have a position in both."""
        middle = {}
        for middle in itertools.islice(forth, (length + 1) // 2):
            needs(middle.keys().isdisjoint(ends), "a goal is too near")
        for layer in itertools.islice(back, length // 2 + 1):
            needs(middle.keys().isdisjoint(layer), "a goal is too near")

    def prove_by_space(self, length):
        """The goals are the other end if they name every cell of tiles."""
        forth = self.layers({self.start: None})
        if self.is_tiles and length and not any("?" in goal for goal in self.goals):
            numbers = {name: number for number, name in enumerate(self.names)}
            ends = {self.kind(numbers.get(name, 0) for name in goal): None for goal in self.goals}
            return self.meet(forth, self.layers(ends), ends, length)
        for depth, layer in enumerate(itertools.islice(forth, length)):
            needs(not any(map(self.is_solved, layer)), f"a goal is {depth} away")

    def walking(self, axis, start, goal):
        """Walking distance along one axis: the fewest moves across lines if only the goal line of each tile counts.

        A state has the number of tiles by line and goal line, and the line of the blank. Returns the number of the start, distances
        by number, next numbers by number, way (back, on) and goal line of the tile that moves, and these lines.
        """
        lines, place = range((self.height, self.width)[axis]), [divmod(cell, self.width)[axis] for cell in range(len(goal))]
        line_of = {tile: place[cell] for cell, tile in enumerate(goal)}

        def state_of(grid):
            pairs = [(place[cell], line_of[tile]) for cell, tile in enumerate(grid) if tile]
            return (*map(pairs.count, itertools.product(lines, lines)), place[grid.index(0)])

        states, numbers, after = [state_of(goal)], {state_of(goal): 0}, []
        for state in states:
            if len(states) * len(state) > 10_000_000:
                raise Stopped("GIVEN UP", "the board is too large for walking distance")
            for to in (state[-1] - 1, state[-1] + 1):
                after.append({})
                for of in lines if to in lines else ():
                    if state[to * len(lines) + of]:
                        new = [*state[:-1], to]
                        new[to * len(lines) + of] -= 1
                        new[state[-1] * len(lines) + of] += 1
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
                    if self.metric == "line":
                        reached += after[2 * to + way].values()
        return numbers.get(state_of(start)), distance, after, line_of

    def layers_towards(self, start, goal, most):
        """Layers from `start`, as far as walking distance lets them reach `goal` in `most` moves in all; notes are its states and the way back."""
        numbers, far, after, line_of = zip(*(self.walking(axis, start, goal) for axis in (0, 1)))
        swaps = [bytes.maketrans(bytes((0, tile)), bytes((tile, 0))) for tile in range(len(goal))]

        def expand(grid, note, depth):
            for way, line in self.lines[grid.index(0)]:
                if way == note[2]:
                    continue  # It leads to no new position.
                axis, new, state, other = way // 2, grid, note[way // 2], note[1 - way // 2]
                for tile in map(grid.__getitem__, line):
                    new = new.translate(swaps[tile])
                    state = after[axis][2 * state + way % 2][line_of[axis][tile]]
                    if far[axis][state] + far[1 - axis][other] <= most - depth:
                        yield new, (other, state, way ^ 1) if axis else (state, other, way ^ 1)

        return [{start: None}] if None in numbers else self.layers({start: (*numbers, -1)}, expand)

    def prove_by_search(self, length):
        most = length - 1
        whole = all(sorted(goal) == sorted(self.own) for goal in self.goals)
        needs(self.is_plain and whole and "#" not in self.own, "search is for one blank and tiles that all differ, all in the goal")
        if len(self.own) > 256:
            raise Stopped("GIVEN UP", "the board is too large for walking distance")
        for goal in (bytes(map(self.names.index, goal)) for goal in self.goals):
            forth, back = self.layers_towards(self.start, goal, most), self.layers_towards(goal, self.start, most)
            self.meet(forth, back, {goal}, length)


def verify(certificate, most):
    """What holds: the claim and the puzzle, by which proof, and the number of positions that it took."""
    check_form(certificate, CERTIFICATE, "the certificate")
    shortest, kind, length = certificate["claim"] == "shortest", certificate["proof"]["kind"], certificate.get("length")
    needs(certificate["certificate"] == 2, "it is not of form 2")
    needs(all((key in certificate) == shortest for key in ("length", "moves")), "length and moves do not fit the claim")
    needs(kind in ("space", "search" if shortest else "parity"), "the kind of proof does not fit the claim")
    world = World(certificate["puzzle"], most)
    played = world.play(certificate["moves"]) if shortest else None
    needs(played == length, f"the moves are {played}, it says {length}")
    getattr(world, f"prove_by_{kind}")(length)
    said = {key: certificate[key] for key in ("claim", "length") if key in certificate} | certificate["puzzle"]
    return f"{json.dumps(said, ensure_ascii=False, separators=(',', ':'))}, by {kind}, {world.positions} positions"


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
    most, verdicts = 10_000_000, []
    if words[:1] == ["--most"]:
        most, words = int("".join(words[1:2])), words[2:]
    if not words or most < 1:
        raise ValueError(__doc__)
    for name in words:
        with open(name, encoding="utf-8", newline="\n") as file:
            lines = file.read().rstrip(" \t\r\n").split("\n")
        # The last of several lines counts the others, so that a cut file is noticed.
        said = re.fullmatch(r'\{"certificates":([0-9]{1,9})\}', lines[-1])
        lines = lines[: len(lines) - bool(said)]
        cut = [("REFUSED", f"REFUSED: its {len(lines)} certificates are not {said[1] if said else 'counted by its last line'}")]
        is_cut = len(lines) != (int(said[1]) if said else 1)
        for verdict, text in itertools.chain((check(line, most) for line in lines), cut if is_cut else ()):
            verdicts.append(verdict)
            print(text, flush=True)
    holds, refused, given_up = (verdicts.count(verdict) for verdict in ("holds", "REFUSED", "GIVEN UP"))
    print(f"{holds} hold, {refused} refused, {given_up} given up")
    return 1 if refused else 3 if given_up else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (OSError, ValueError) as error:
        sys.stderr.write(f"{error}\n")
        sys.exit(2)
