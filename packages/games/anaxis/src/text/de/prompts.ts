/** German prompts of the steps, and labels of the acts that answer them. */
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
import { bankName, edgeName, FACINGS, type Names, namesOf, SPLIT, sentence } from "./names.ts";

const { count, list } = formatFor("de");

/** The prompt of a step: for the player asked, and what the others read after "Am Zug: Ann". */
type Step = { readonly mine: (n: Names, memo: Readonly<Record<string, number>>) => string; readonly theirs: string };

const PROMPTS: Readonly<Record<string, Step>> = {
  buy: { mine: () => "Kaufe deine Flotte, dann wähle „Fertig“.", theirs: "Flotte kaufen" },
  edge: { mine: () => "Wähle deinen Rand.", theirs: "Rand wählen" },
  base: { mine: () => "Stelle die Forschungsbasis auf.", theirs: "Forschungsbasis aufstellen" },
  deploy: { mine: () => "Stelle deine Schiffe auf, dann wähle „Fertig“.", theirs: "Schiffe aufstellen" },
  carrier: { mine: () => "Welches Schiff hat den Botschafter an Bord?", theirs: "Schiff für den Botschafter wählen" },
  selectMove: { mine: () => "Welches Schiff bewegst du?", theirs: "Schiff für die Bewegung wählen" },
  declare: {
    mine: (n, m) => `${n.ship(m["ship"] ?? -1)}: ausweichen, verfolgen oder ohne Manöver?`,
    theirs: "Manöver ansagen",
  },
  move: { mine: (n, m) => `Bewege ${n.ship(m["ship"] ?? -1)}.`, theirs: "Schiff bewegen" },
  closing: {
    mine: (n, m) => `${n.ship(m["ship"] ?? -1)}: Wähle die Fähigkeit für diese Runde.`,
    theirs: "Fähigkeit ansagen",
  },
  scan: { mine: (n, m) => `Was scannt ${n.ship(m["ship"] ?? -1)}?`, theirs: "Ziel des Scans wählen" },
  window: { mine: () => "Kommando: jetzt ein Schiff anheben?", theirs: "Kommando nutzen oder nicht" },
  selectFire: { mine: () => "Welches Schiff feuert?", theirs: "Schiff zum Feuern wählen" },
  fire: {
    mine: (n, m) => `${n.ship(m["ship"] ?? -1)}: Wähle Batterie und Ziel, oder „Fertig“.`,
    theirs: "feuern",
  },
  damage: {
    mine: () => "Schadenskontrolle nutzen oder den Schaden nehmen?",
    theirs: "über Schadenskontrolle entscheiden",
  },
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
      return `${names.ship(wounded.ship)} nimmt ${wounded.damage} Schaden. Schadenskontrolle nutzen?`;
    return found.mine(names, memo);
  }
  return `Am Zug: ${list(asked.map((by) => context.seat(by)))} (${found.theirs}).`;
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
  power: "+1 Feuerkraft",
  penetration: "+1 Durchschlag",
  tradeToPen: "Würfel gegen Durchschlag",
  tradeToPower: "Durchschlag gegen Würfel",
};
const STEALTH: Readonly<Record<string, string>> = {
  full: "Volle Tarnung",
  partial: "Teilweise Tarnung",
  off: "Tarnung aus",
};
const paid = (act: { readonly paid?: true | undefined }): string => (act.paid ? " (1 KP)" : "");

const ACTS: Labels = {
  race: (a) => `Volk: ${sentence(String(a.race))}`,
  buy: (a) => `${sentence(String(a.ship))} kaufen`,
  sell: (a) => `${sentence(String(a.ship))} zurückgeben`,
  cp: (a) => count(a.cp, "Kinopunkt", "Kinopunkte"),
  confirm: () => "Fertig",
  edge: (a) => edgeName(a.edge),
  base: (a, n) => `Basis aufstellen: ${n.hex(a.q, a.r)}`,
  put: (a, n) => `${n.ship(a.ship)} auf ${n.hex(a.q, a.r)}`,
  face: (a, n) => `${n.ship(a.ship)} nach ${FACINGS[a.facing] ?? ""} drehen`,
  lift: (a, n) => `${n.ship(a.ship)} aufnehmen`,
  carrier: (a, n) => n.ship(a.ship),
  activate: (a, n) => n.ship(a.ship),
  command: (a, n) => `Kommando: ${n.ship(a.ship)} (1 KP)`,
  steady: () => "Ohne Manöver",
  evade: (a) => `Ausweichen${a.piloting ? " (Steuerung, 1 KP)" : ""}`,
  pursue: (a, n) => `${n.ship(a.quarry)} verfolgen${a.piloting ? " (Steuerung, 1 KP)" : ""}`,
  forward: (a) => `Vorwärts${paid(a)}`,
  reverse: (a) => `Rückwärts${paid(a)}`,
  left: (a) => `Links drehen${paid(a)}`,
  right: (a) => `Rechts drehen${paid(a)}`,
  end: () => "Bewegung beenden",
  stealth: (a) => STEALTH[String(a.mode)] ?? String(a.mode),
  jam: (a, n) => `${n.hex(a.q, a.r)} stören`,
  shield: (a, n) => `${n.ship(a.ship)} schützen`,
  scan: (a, n) => `${n.ship(a.target)} scannen${a.receiver === undefined ? "" : `, Daten an ${n.ship(a.receiver)}`}`,
  none: () => "Keine Fähigkeit",
  fire(a, n) {
    const bought = [a.fireControl && "Feuerleitung", a.gunnery && "Kanonieren", a.weapons && WEAPONS[a.weapons]];
    const extra = bought.filter((one) => typeof one === "string");
    return `${bankName(a.bank)} auf ${n.ship(a.target)}${extra.length > 0 ? ` mit ${extra.join(", ")}` : ""}`;
  },
  pulse: (a) => `Energiepuls${a.weapons ? ` mit ${WEAPONS[a.weapons] ?? ""}` : ""}`,
  interdict(a, n) {
    const points = a.split.split("").map((one) => SPLIT[one] ?? one);
    return `${n.ship(a.target)} hemmen: ${points.join(", ")}`;
  },
  done: () => "Fertig",
  pass: () => "Kein Schiff",
  damageControl: () => "Schadenskontrolle (1 KP)",
  accept: () => "Schaden nehmen",
  concede: () => "Aufgeben",
  claimDraw: () => "Unentschieden fordern",
};

/** Returns the label of an act. */
export function actText(act: Act, context: TextContext<ViewAx>): string {
  // The verb selects the label of its act. TypeScript cannot express this pairing.
  const label = (ACTS as unknown as Readonly<Record<string, (act: Act, n: Names) => string>>)[act.do];
  return label ? label(act, namesOf(context)) : act.do;
}
