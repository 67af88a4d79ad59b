/** Prompts of the steps, and labels of the acts that answer them. */
import type { Act, Seat } from "@starboard/kernel";
import { formatFor, type TextContext } from "@starboard/kit";
import type {
  ActivateAct,
  AsideActs,
  BaseAct,
  BuyAct,
  CarrierAct,
  ClosingAct,
  DamageAct,
  DeclareAct,
  DeployAct,
  EdgeAct,
  FireAct,
  StepAct,
  WindowAct,
} from "../../acts.ts";
import type { ViewAx } from "../../state.ts";
import { type Names, namesOf, sentence } from "../names.ts";

const { count, list } = formatFor("en");

/** The prompt of a step: for the player asked, and what the others read after that player's name. */
type Step = { readonly mine: (n: Names, memo: Readonly<Record<string, number>>) => string; readonly theirs: string };

const PROMPTS: Readonly<Record<string, Step>> = {
  buy: { mine: () => "Buy your fleet, then choose Finish.", theirs: "buys a fleet" },
  edge: { mine: () => "Choose your edge.", theirs: "chooses an edge" },
  base: { mine: () => "Place the research base.", theirs: "places the research base" },
  deploy: { mine: () => "Deploy your ships, then choose Finish.", theirs: "deploys" },
  carrier: { mine: () => "Which ship carries the ambassador?", theirs: "chooses which ship carries the ambassador" },
  selectMove: { mine: () => "Which ship moves?", theirs: "chooses a ship to move" },
  declare: {
    mine: (n, m) => `${sentence(n.ship(m["ship"] ?? -1))}: steady, evade or pursue?`,
    theirs: "declares a maneuver",
  },
  move: { mine: (n, m) => `Move ${n.ship(m["ship"] ?? -1)}.`, theirs: "moves" },
  closing: {
    mine: (n, m) => `${sentence(n.ship(m["ship"] ?? -1))}: choose its ability for this turn.`,
    theirs: "declares a ship’s ability",
  },
  scan: { mine: (n, m) => `What does ${n.ship(m["ship"] ?? -1)} scan?`, theirs: "chooses what to scan" },
  window: { mine: () => "Command: raise a ship now?", theirs: "may raise a ship" },
  selectFire: { mine: () => "Which ship fires?", theirs: "chooses a ship to fire" },
  fire: {
    mine: (n, m) => `${sentence(n.ship(m["ship"] ?? -1))}: choose a bank and a target, or Done.`,
    theirs: "fires",
  },
  damage: { mine: () => "Use Damage control, or take the damage?", theirs: "decides on Damage control" },
};

/** Returns the prompt of a step: a request to the player asked, a statement to other viewers. */
export function prompt(step: string, asked: readonly Seat[], context: TextContext<ViewAx>): string {
  const names = namesOf(context);
  const found = PROMPTS[step];
  if (!found) return "";
  const top = context.view.board.flow.stack.at(-1);
  const memo = (top?.step === step ? top.memo : {}) as Readonly<Record<string, number>>;
  const wounded = context.view.board.wound;
  if (context.viewerSeat !== null && asked.includes(context.viewerSeat)) {
    if (step === "damage" && wounded)
      return `${sentence(names.ship(wounded.ship))} takes ${wounded.damage} damage. Use Damage control?`;
    return found.mine(names, memo);
  }
  return `${sentence(list(asked.map((by) => context.seat(by))))} ${found.theirs}.`;
}

type AnyAct =
  | BuyAct
  | EdgeAct
  | BaseAct
  | DeployAct
  | CarrierAct
  | ActivateAct
  | DeclareAct
  | StepAct
  | ClosingAct
  | FireAct
  | WindowAct
  | DamageAct
  | AsideActs[keyof AsideActs];
type Verb = AnyAct["do"];
type Labels = { readonly [V in Verb]: (act: Extract<AnyAct, { readonly do: V }>, n: Names) => string };

const WEAPONS: Readonly<Record<string, string>> = {
  power: "+1 power",
  penetration: "+1 penetration",
  tradeToPen: "trade to penetration",
  tradeToPower: "trade to power",
};
const FACINGS = ["north", "north-east", "south-east", "south", "south-west", "north-west"];
const paid = (act: { readonly paid?: true | undefined }): string => (act.paid ? " (1 CP)" : "");

const ACTS: Labels = {
  race: (a) => `Race: ${sentence(String(a.race))}`,
  buy: (a) => `Buy ${sentence(String(a.ship))}`,
  sell: (a) => `Return ${sentence(String(a.ship))}`,
  cp: (a) => count(a.cp, "Cinema Point", "Cinema Points"),
  confirm: () => "Finish",
  edge: (a) => `${sentence(String(a.edge))} edge`,
  base: (a, n) => `Place base in ${n.hex(a.q, a.r)}`,
  put: (a, n) => `${n.ship(a.ship)} to ${n.hex(a.q, a.r)}`,
  face: (a, n) => `Turn ${n.ship(a.ship)} to face ${FACINGS[a.facing] ?? ""}`,
  lift: (a, n) => `Pick up ${n.ship(a.ship)}`,
  carrier: (a, n) => n.ship(a.ship),
  activate: (a, n) => n.ship(a.ship),
  command: (a, n) => `Command: ${n.ship(a.ship)} (1 CP)`,
  steady: () => "Steady",
  evade: (a) => `Evade${a.piloting ? " (Piloting, 1 CP)" : ""}`,
  pursue: (a, n) => `Pursue ${n.ship(a.quarry)}${a.piloting ? " (Piloting, 1 CP)" : ""}`,
  forward: (a) => `Forward${paid(a)}`,
  reverse: (a) => `Reverse${paid(a)}`,
  left: (a) => `Turn left${paid(a)}`,
  right: (a) => `Turn right${paid(a)}`,
  end: () => "End move",
  stealth: (a) => `${sentence(String(a.mode))} stealth`,
  jam: (a, n) => `Jam ${n.hex(a.q, a.r)}`,
  shield: (a, n) => `Shield ${n.ship(a.ship)}`,
  scan: (a, n) => `Scan ${n.ship(a.target)}${a.receiver === undefined ? "" : `, link ${n.ship(a.receiver)}`}`,
  none: () => "No ability",
  fire(a, n) {
    const bought = [a.fireControl && "Fire control", a.gunnery && "Gunnery", a.weapons && WEAPONS[a.weapons]];
    const extra = bought.filter((one) => typeof one === "string");
    const bank = sentence(String(a.bank));
    return `${bank} at ${n.ship(a.target)}${extra.length > 0 ? ` with ${extra.join(", ")}` : ""}`;
  },
  pulse: (a) => `Pulse${a.weapons ? ` with ${WEAPONS[a.weapons] ?? ""}` : ""}`,
  interdict(a, n) {
    const points = a.split.split("").map((one) => ({ S: "speed", R: "reverse", M: "maneuver" })[one] ?? one);
    return `Interdict ${n.ship(a.target)}: ${points.join(", ")}`;
  },
  done: () => "Done",
  pass: () => "No ship",
  damageControl: () => "Damage control (1 CP)",
  accept: () => "Take the damage",
  concede: () => "Concede",
  claimDraw: () => "Claim a draw",
};

/** Returns the label of an act. */
export function actText(act: Act, context: TextContext<ViewAx>): string {
  // The verb selects the label of its act. TypeScript cannot express this pairing.
  const label = (ACTS as unknown as Readonly<Record<string, (act: Act, n: Names) => string>>)[act.do];
  return label ? label(act, namesOf(context)) : act.do;
}
