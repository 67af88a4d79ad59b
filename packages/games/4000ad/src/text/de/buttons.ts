/** German labels of all acts, for buttons and menus. */
import type { Act } from "@starboard/kernel";
import type { ArriveAct, AsideActs, DepartAct, Warp } from "../../acts.ts";
import type { Shape4000 } from "../../shape.ts";
import type { Names } from "../names.ts";
import { list, ships, withShips } from "./format.ts";
import { drawingText, proposalText } from "./proposals.ts";

/** "8 Schiffe von Algol aus Sol und 3 Schiffe von Pavo aus Hamal". */
function warpList(warps: readonly Warp[], names: Names): string {
  const { board } = names.view;
  return list(
    warps.map((w) => {
      const aboard = Array.from({ length: board.P }, (_, q) => board.warpShips[w * board.P + q] ?? 0);
      const from = names.left(w);
      return `${ships(aboard.reduce((a, b) => a + b, 0))} von ${names.power(Math.floor(w / 2))} aus ${from === null ? "dem Nichts" : names.star(from)}`;
    }),
  );
}

function arrive(act: ArriveAct, names: Names): string {
  if (act.do === "travelOn") return "Weiterreisen";
  const star = names.star(act.star);
  if (act.warps.length > 1) {
    const together = {
      occupy: `Gemeinsam bei ${star} auftauchen`,
      join: `Gemeinsam zu den Schiffen bei ${star} stoßen`,
      attack: `${star} gemeinsam angreifen`,
    }[act.mode];
    return `${together}: ${warpList(act.warps, names)}`;
  }
  return { occupy: `Bei ${star} auftauchen`, join: `Zu den Schiffen bei ${star} stoßen`, attack: `${star} angreifen` }[
    act.mode
  ];
}

function depart(act: DepartAct, names: Names): string {
  if (act.do === "stay") return "Bleiben: keine Abreise";
  if (act.do === "muster") return `Flotte von ${names.star(act.from)} losschicken`;
  if (act.do === "takeAlong")
    return `${ships(act.ships)} von ${names.power(act.power)} aus ${names.star(act.from)} mitnehmen`;
  const lent = (act.loan ?? []).map((l) => `${l.ships} von ${names.power(l.power)}`);
  const from = names.star(act.from);
  if (act.to === "hyperspace") {
    const fleet = lent.length === 0 ? ships(act.ships) : `${ships(act.ships)} und ${list(lent)}`;
    return `${fleet} von ${from} losschicken`;
  }
  const fleet = lent.length === 0 ? withShips(act.ships) : `${withShips(act.ships)} und ${list(lent)}`;
  const end = { occupy: "", join: " und dazustoßen", attack: " und angreifen" }[act.mode ?? "occupy"];
  return `Mit ${fleet} von ${from} nach ${names.sister(act.from)} springen${end}`;
}

type Asides = { readonly [N in keyof AsideActs]: (act: AsideActs[N], names: Names) => string };

const asides: Asides = {
  ally: (a, n) => `${n.power(a.to)} ein Bündnis anbieten`,
  endAlliance: (a, n) => `Bündnis mit ${n.power(a.to)} beenden`,
  permitHome: (a, n) =>
    a.on
      ? `${n.power(a.to)} den Zugang zu ${n.power(a.from)}, deinem Heimatstern, erlauben`
      : `${n.power(a.to)} den Zugang zu ${n.power(a.from)}, deinem Heimatstern, nicht mehr erlauben`,
  lend: (a, n) =>
    a.ships === 0
      ? `Die Leihe an ${n.power(a.to)} bei ${n.star(a.star)} zurücknehmen`
      : `${n.power(a.to)} bis zu ${ships(a.ships)} bei ${n.star(a.star)} leihen${clause(a.drawing)}`,
  jointArrival: (a, n) =>
    `${n.power(a.to)} vorschlagen, gemeinsam bei ${n.star(a.star)} aufzutauchen: ${warpList(a.warps, n)}${clause(a.drawing)}`,
  drawing: (a, n) =>
    `Für ${n.star(a.star)} vorschlagen: ${drawingText(a.mode, a.starter === undefined ? null : n.power(a.starter))}`,
  withdrawal: (a, n) => `${n.power(a.to)} den gegenseitigen Abzug anbieten`,
  peace: () => "Frieden beim jetzigen Stand vorschlagen",
  armistice: () => "Waffenstillstand beim jetzigen Stand vorschlagen",
  concede: () => "Partie verloren geben",
  resign: () => "Aufgeben",
  conference: (a, n) =>
    a.open ? `Konferenz mit ${n.power(a.to)} einberufen` : `Konferenz mit ${n.power(a.to)} schließen`,
  answer(a, n) {
    const say = { accept: "Annehmen", decline: "Ablehnen", withdraw: "Zurückziehen" }[a.say];
    const open = n.view.proposals.find((p) => p.id === a.proposal);
    return open ? `${say}: ${proposalText(open, n)}` : say;
  },
};

/** How the resources of a shared star are drawn, as a clause to append. */
function clause(mode: Parameters<typeof drawingText>[0] | undefined): string {
  return mode === undefined ? "" : `; ${drawingText(mode, null)}`;
}

type Steps = Shape4000["steps"];
type Asked = { [S in keyof Steps]: [Steps[S]["act"]] extends [never] ? never : S }[keyof Steps];
type Labels = { readonly [S in Asked]: (act: Steps[S]["act"], names: Names) => string };

/** Labels of the acts of each decision step. */
const steps: Labels = {
  place: (act, n) => `${ships(act.ships)} bei ${n.star(act.star)} aufstellen`,
  arrive,
  depart,
  retreat: (act) => (act.do === "retreat" ? "In den Hyperraum zurückziehen" : "Weiterkämpfen"),
  forced: (act, n) => `Bei ${n.star(act.star)} auftauchen`,
  offer: (act) => (act.do === "offer" ? "Gegenseitigen Abzug anbieten" : "Jetzt kein Angebot machen"),
  answerOffer: (act) =>
    ({ accept: "Abzug annehmen", decline: "Abzug ablehnen", decideLater: "Vor der Abreise entscheiden" })[act.do] ??
    act.do,
};

/** Returns the label of an act of a step or an aside. */
export function actLabel(step: string, act: Act, names: Names): string {
  const labels: { readonly [step: string]: unknown } = { ...asides, ...steps };
  const label = labels[step] as ((act: Act, names: Names) => string) | undefined;
  return label ? label(act, names) : act.do;
}
