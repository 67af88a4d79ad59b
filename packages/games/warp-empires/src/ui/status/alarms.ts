/** What wins or loses the match soon, with the viewer's moves that answer it (WE-14). */
import type { Alarm as AlarmOf } from "@starboard/ui";
import type { FactWE, ShapeWE } from "@starboard/warp-empires";
import type { Seat } from "@starboard/kernel";
import { peopleOf } from "../model/spoken.ts";
import { type Props, type Tabletop, tableOf } from "../model/table.ts";
import { movesInto } from "./answers.ts";
import { claimsOf, ranked, type Standing, standingOf } from "./standing.ts";
import { en } from "./text.en.ts";

type Alarm = AlarmOf<ShapeWE>;

const text = en.alarm;

export function alarms(props: Props): readonly Alarm[] {
  const standing = standingOf(props);
  const { me } = tableOf(props);
  if (!standing || me === null || props.view.flow.over || props.view.seats[me]?.alive !== true) return [];
  return [winsNow, roundEnd, home, lastStack, nearly].flatMap((find) => find(props, standing, me) ?? []);
}

type Find = (props: Props, standing: Standing, me: Seat) => Alarm | null;

/** The active seat reaches the goal with the markers it will place at the end of this turn. */
const winsNow: Find = (props, standing, me) => {
  const { goal } = standing;
  const active = props.view.active;
  const seat = standing.seats.find((one) => one.seat === active);
  if (goal === null || active === null || !seat) return null;
  const claims = claimsOf(standing, active);
  if (seat.held + claims.length < goal) return null;
  const isOwn = active === me;
  const words = isOwn ? text.winsNowDetailYou : text.winsNowDetail;
  return {
    id: `wins ${active}`,
    kind: isOwn ? "chance" : "danger",
    title: isOwn ? text.winsNowYou : text.winsNow(nameOf(props, active)),
    detail: words(seat.held, claims.length, goal),
    rule: "WE-14.1",
    answers: [],
    ...placeAt(props, claims[0]),
  };
};

/** The last round: the seat that is ahead wins at its end. */
const roundEnd: Find = (props, standing, me) => {
  if (standing.roundLimit === 0 || props.view.round < standing.roundLimit) return null;
  const [first, second] = ranked(standing);
  const own = standing.seats.find((one) => one.seat === me);
  if (!first || !own) return null;
  if (first.seat === me)
    return {
      id: "round ours",
      kind: "chance",
      title: text.roundEndYou,
      detail: text.roundDetailYou(own.held, second?.held ?? 0),
      rule: "WE-14.4",
      answers: [],
    };
  return {
    id: `round ${first.seat}`,
    kind: "danger",
    title: text.roundEnd(nameOf(props, first.seat)),
    detail: text.roundDetail(first.held, own.held, first.revenue, own.revenue),
    rule: "WE-14.4",
    answers: movesInto(props, standing, territoriesOf(standing, first.seat)),
  };
};

/** The viewer's home has another owner since the viewer's last turn, or another seat's stack stands there. */
const home: Find = (props, standing, me) => {
  const { world, view } = tableOf(props);
  const id = view.seats[me]?.home;
  const at = world.index.get(id ?? "");
  if (id === null || id === undefined || at === undefined) return null;
  const owner = view.territories[at]?.marker ?? null;
  const invader = view.territories[at]?.stacks.find(({ seat }) => seat !== me)?.seat;
  if (owner !== null && owner !== me && hasJustFallen(props, id))
    return {
      id: `home fallen ${view.round}`,
      kind: "danger",
      title: text.homeFallen(nameOf(props, owner)),
      detail: text.homeFallenDetail,
      rule: "WE-13.1",
      answers: movesInto(props, standing, [at]),
      place: id,
    };
  if (invader === undefined || owner !== me) return null;
  return {
    id: `home ${view.turn}`,
    kind: "danger",
    title: text.homeAttacked(nameOf(props, invader)),
    detail: text.homeAttackedDetail,
    rule: "WE-13.2",
    answers: movesInto(props, standing, [at]),
    place: id,
  };
};

/** True if the territory changed hands after the viewer's turn before last began. */
function hasJustFallen({ pastFacts = [], viewer }: Props, id: string): boolean {
  const facts = pastFacts.map(({ fact }) => fact as FactWE);
  const own = facts.flatMap((fact, i) => (fact.is === "turnBegan" && fact.seat === viewer ? [i] : []));
  const fell = facts.findLastIndex((fact) => fact.is === "controlPlaced" && fact.at === id && fact.seat !== viewer);
  return fell >= (own.at(-2) ?? 0) && fell >= 0;
}

/** The viewer has no marker: losing the last unit eliminates the viewer. */
const lastStack: Find = (props, standing, me) => {
  const { view } = props;
  const hasMarker = view.territories.some(({ marker }) => marker === me);
  const stacks = view.territories.filter((at) => at.stacks.some(({ seat }) => seat === me));
  if (hasMarker || stacks.length > 1) return null;
  return {
    id: "last stack",
    kind: "danger",
    title: text.lastStack,
    detail: text.lastStackDetail,
    rule: "WE-14.3",
    answers: [],
    ...placeAt(props, standing.known.compiled.numberOf.get(stacks[0]?.id ?? "")),
  };
};

/** Another seat is one territory short of the goal. */
const nearly: Find = (props, standing, me) => {
  const { goal } = standing;
  const first = standing.seats.find((one) => one.seat !== me && one.isAlive && goal !== null && one.held >= goal - 1);
  if (!first || goal === null || first.seat === props.view.active) return null;
  return {
    id: `nearly ${first.seat}`,
    kind: "danger",
    title: text.nearly(nameOf(props, first.seat)),
    detail: text.nearlyDetail(first.held, goal),
    rule: "WE-14.1",
    answers: movesInto(props, standing, territoriesOf(standing, first.seat)),
  };
};

const territoriesOf = ({ known: { compiled, state } }: Standing, seat: number): number[] =>
  compiled.counted.filter((at) => state.marker[at] === seat);

/** The faction of a seat with its article, or its player's name before it has one. */
const nameOf = (props: Props, seat: number): string => {
  const name = peopleOf(props, tableOf(props), seat);
  return (props.view.seats[seat]?.faction ?? null) === null ? name : en.faction(name);
};

function placeAt(props: Props, at: number | undefined): { readonly place?: string } {
  const id = at === undefined ? undefined : (tableOf(props) as Tabletop).world.board.territories[at]?.id;
  return id === undefined ? {} : { place: id };
}
