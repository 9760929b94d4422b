"""What becomes of a lane if things go on as they stand: a few turns of Lane Legends, played out roughly.

The NPC is dealt cards that the deck may hold, Thralls advance and fight by their Might, and the player's groups stay,
go back or go on, whichever looks best. It is a sketch, not the rules: no text of any card counts, only who is where.
What is counted are the points of those turns, and a little for who is left.
"""

from __future__ import annotations

from random import Random

from farfield.rules.modes.lane_legends.standing import FED_GEAR, FED_UNIT, STRIKES, LaneStanding

POINT = 100.0
TURNS = 4  # how far it looks
DEALS = 12  # in how many ways the deck may lie
FIRST = 4  # after so many it is seen what is plainly worse than another, by so much
MARGIN = 30.0
FADE = 0.85  # what is further away counts less

# What a Might is worth at the end of it, by spot: of the player's units, and of Thralls.
UNIT_AT = (6.0, 7.0, 8.0, 9.0, 0.0)
THRALL_AT = (0.0, 6.0, 5.0, 4.0, 3.0)
CARD = 16.0  # a card in hand at the end
GEAR = 20.0  # a gear nobody wears yet
DECK = 3.0  # a card in the deck: without them there is no time left
RUNE = 2.0
LATER = 15.0  # what it costs to keep a card for later
A_CARD = FED_UNIT + 4 * 3 + 1024 * 3  # about what is drawn
EQUIP = 1  # about what it costs to have gear worn
CARDS_A_TURN = 2.4  # leave the deck: one drawn, the others dealt

# How the player's groups weigh where to go, in Might.
GROUND = (0.0, 0.6, 0.9, 17.0)  # for being there, by spot
CLEAR = 14.0  # for a Nearfield that the NPC does not control
KILL = 0.9  # for each Might of Thralls killed
SPELL = 2  # Might for three Energy that a spell is taken to be worth
FEAR = 1.0  # how much an attack of the Mightiest Thrall of the next place is feared
FRESH = 3 * STRIKES  # the Thrall that is to be expected in the NPC's Base


class Foresight:
    """Looks at one lane again and again while a decision is weighed, always with the same deals."""

    def __init__(self, unknown: list[int], dice: Random, advancing: int, mighty: int, acts_first: bool) -> None:
        self.deals: list[list[int]] = []
        for _ in range(DEALS):
            order = unknown[:]
            dice.shuffle(order)
            self.deals.append(order)
        self.advancing = advancing  # how many of each place an Advance moves (LL 9.1)
        self.mighty = mighty * STRIKES  # what a Strike adds to its wearer (LL 9.3)
        self.acts_first = acts_first  # the Action Phase of this turn is still to come
        self.seen: dict[tuple[object, ...], float] = {}
        self.best = -1_000_000.0  # of all that was looked at so far

    def worth(self, x: LaneStanding) -> float:
        """Points to come, times `POINT`, and what is left at the end."""
        key = (
            *map(tuple, x.units), *map(tuple, x.thralls), tuple(x.hand), x.deck, x.runes, x.ready_runes, x.loose,
            x.gear, tuple(x.known),
        )  # fmt: skip
        found = self.seen.get(key)
        if found is None:
            turns = min(TURNS, 1 + int(x.deck / CARDS_A_TURN))
            rest = x.deck * DECK + x.gear * GEAR + x.runes * RUNE - len(x.hand) * LATER
            total = 0.0
            tried = 0
            for deal in self.deals:
                total += self.play(x, [*x.known, *deal], turns)
                tried += 1
                if tried == FIRST and total / tried + rest < self.best - MARGIN:
                    break  # plainly worse than another: no need to know by how much
            found = total / tried + rest
            self.best = max(self.best, found)
            self.seen[key] = found
        return found

    def play(self, x: LaneStanding, deal: list[int], turns: int) -> float:
        lane = Sketch(x, self.advancing, self.mighty)
        deal.reverse()
        value = 0.0
        weight = POINT
        if self.acts_first:
            lane.act(x.ready_runes)
        for _ in range(turns):
            if lane.units[3]:
                value += weight
            if lane.thralls[1]:
                value -= weight
            lane.runes = min(12, lane.runes + 2)
            lane.hand.append(A_CARD)
            lane.deal(deal)
            lane.act(lane.runes - 1)
            weight *= FADE
        for spot in range(5):
            value += UNIT_AT[spot] * sum(lane.units[spot])
            value -= THRALL_AT[spot] * might_of(lane.thralls[spot])
        return value + len(lane.hand) * CARD


class Sketch:
    """A lane in numbers: units and Thralls by spot. Who is alone at a battlefield controls it."""

    __slots__ = ("advancing", "hand", "loose", "mighty", "runes", "thralls", "units")

    def __init__(self, x: LaneStanding, advancing: int, mighty: int) -> None:
        self.units = [row[:] for row in x.units]
        self.thralls = [row[:] for row in x.thralls]
        self.loose = x.loose
        self.hand = x.hand[:]
        self.runes = x.runes
        self.advancing = advancing
        self.mighty = mighty

    # --- the NPC (LL 4-6)

    def deal(self, cards: list[int]) -> None:
        thralls = self.thralls
        home = thralls[4]
        came: list[list[int]] = [[], [], [], []]
        spells = 0
        while cards:
            card = cards.pop()
            kind = card & 3
            bonus = card >> 10 if kind == FED_GEAR else 0
            home.append((max(1, card >> 2 & 255) + bonus) * STRIKES)
            if kind == FED_UNIT:
                for spot in (2, 3, 4):
                    here = thralls[spot]
                    for _ in range(min(self.advancing, len(here))):
                        best = max(here)
                        here.remove(best)
                        came[spot - 1].append(best)
                for spot in (1, 2, 3, 4):
                    if thralls[spot] or spot == 4:
                        thralls[spot].append((card >> 10) * STRIKES)
                        break
                break
            if kind == FED_GEAR:
                where = max((spot for spot in (1, 2, 3, 4) if thralls[spot]), key=lambda spot: max(thralls[spot]))
                best = max(thralls[where])
                thralls[where].remove(best)
                if where > 1:
                    came[where - 1].append(best + 1 + self.mighty)
                else:
                    thralls[1].append(best + 1 + self.mighty)
                break
            spells += 1
            if spells == 1:
                strikes = sum(x % STRIKES for x in home) + self.loose
                home[:] = [sum(x // STRIKES for x in home) * STRIKES + strikes]
                self.loose = 0
            else:
                came[3] += home
                home.clear()
                break
        for spot in (1, 2, 3):
            if came[spot]:
                self.attacked(spot, came[spot])

    def attacked(self, spot: int, attackers: list[int]) -> None:
        units = self.units[spot]
        if not units:
            self.thralls[spot] += attackers
            return
        for i, thrall in enumerate(attackers):
            strikes = min(thrall % STRIKES, len(units))
            if strikes:
                units.sort(reverse=True)
                del units[:strikes]
                self.loose += strikes
                attackers[i] = thrall - strikes * (1 + self.mighty)
        power = sum(units)
        units[:] = survivors(units, might_of(attackers))
        left = self.fallen(attackers, power)
        self.thralls[spot if not units else spot + 1] += left

    def fallen(self, thralls: list[int], damage: int) -> list[int]:
        """The Thralls that survive; the Strikes of the others go to the NPC's Base (LL 6.4)."""
        left: list[int] = []
        for one in sorted(thralls, reverse=True):
            if one // STRIKES <= damage:
                damage -= one // STRIKES
                self.loose += one % STRIKES
            else:
                left.append(one)
        return left

    # --- the player

    def act(self, energy: int) -> None:
        """Every group of units stays, goes back or goes on, whichever looks best; then play what there is."""
        units, thralls = self.units, self.thralls
        after: list[list[int]] = [[], [], [], []]
        for spot in (3, 2, 1, 0):
            here = units[spot]
            if not here:
                continue
            strength = sum(here)
            best = GROUND[spot] + self.risk(here + after[spot], spot)
            way = 0
            if 0 < spot < 3 and not thralls[spot - 1]:
                value = GROUND[spot - 1] + self.risk(here + units[spot - 1], spot - 1) - 0.01
                if value > best:
                    best, way = value, -1
            if spot < 3:
                there = thralls[spot + 1]
                if not there:
                    value = GROUND[spot + 1] + self.risk(here + after[spot + 1], spot + 1)
                else:
                    against = might_of(there)
                    if strength < against:
                        value = -1000.0
                    else:
                        left = survivors(here, against)
                        value = sum(left) - strength + KILL * against + (CLEAR if spot == 0 else 0.0)
                        if left:
                            value += GROUND[spot + 1] + self.risk(left + after[spot + 1], spot + 1)
                if value > best:
                    way = 1
            if way == 1 and thralls[spot + 1]:
                left = survivors(here, might_of(thralls[spot + 1]))
                thralls[spot + 1] = self.fallen(thralls[spot + 1], strength)
                after[0 if thralls[spot + 1] else spot + 1] += left
            else:
                after[spot + way] += here
        units[:4] = after
        self.reinforce(energy)

    def risk(self, group: list[int], spot: int) -> float:
        """What standing there through the next Enthralled Phase may bring, in Might lost and killed."""
        if spot == 0 or not group:
            return 0.0
        thralls = self.thralls[spot + 1]
        attacker = max(thralls) if thralls else 0
        if spot == 3 and attacker < FRESH:
            attacker = FRESH
        if not attacker:
            return 0.0
        might = attacker // STRIKES
        rest = sorted(group, reverse=True)[attacker % STRIKES :]
        value = sum(survivors(rest, might)) - sum(group)
        return FEAR * (value + KILL * might if sum(rest) >= might else value)

    def reinforce(self, energy: int) -> None:
        """Play what can be paid, the dearest first: units forward if the Nearfield is held, gear on the foremost."""
        units = self.units
        place = 1 if units[1] else 0
        kept: list[int] = []
        for card in sorted(self.hand, key=cost_of, reverse=True):
            cost = cost_of(card)
            kind = card & 3
            wearers = units[3] or units[2] or units[1] or units[0]
            if cost > energy or (kind == FED_GEAR and not wearers):
                kept.append(card)
                continue
            energy -= cost
            if kind == FED_UNIT:
                units[place].append(card >> 10)
            elif kind == FED_GEAR:
                wearers[wearers.index(max(wearers))] += card >> 10
            else:
                units[place].append(max(1, cost * SPELL // 3))  # what a spell does is worth about as much as this
        self.hand = kept


def cost_of(card: int) -> int:
    return (card >> 2 & 255) + (EQUIP if card & 3 == FED_GEAR else 0)


def might_of(thralls: list[int]) -> int:
    total = 0
    for one in thralls:
        total += one // STRIKES
    return total


def survivors(those: list[int], damage: int) -> list[int]:
    """LL 7.1: the Mightiest that can be killed dies, again and again."""
    left: list[int] = []
    for one in sorted(those, reverse=True):
        if one <= damage:
            damage -= one
        else:
            left.append(one)
    return left
