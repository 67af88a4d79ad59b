/** Refusals as German sentences, with their numbers. */
import { de as sectors } from "./sectors.ts";
import type { Refusal } from "@starboard/kernel";
import type { TextContext } from "@starboard/kit";
import type { Mode } from "../../acts.ts";
import type { ReasonCode, Reasons } from "../../reasons.ts";
import type { View4000 } from "../../state.ts";
import type { Names } from "../names.ts";
import { plural, ships, turns } from "./format.ts";
import { germanNamesOf } from "./names.ts";
import { OPTIONS } from "./options.ts";

type RefusalText<C extends ReasonCode> = (about: Reasons[C], names: Names) => string;
type RefusalTexts = { readonly [C in ReasonCode]: RefusalText<C> };

/** "Warp I von Algol", with its star of departure while it is in hyperspace. */
function warp(w: number, names: Names): string {
  const from = names.left(w);
  return from === null ? names.warp(w) : `${names.warp(w)} (aus ${names.star(from)})`;
}

const MODES: { readonly [M in Mode]: string } = {
  occupy: "besetzt deine Flotte den Stern ohne Schlacht",
  join: "stößt deine Flotte zu den Schiffen dort",
  attack: "muss deine Flotte die Schiffe dort angreifen",
};

const refusalTexts: RefusalTexts = {
  AD_E_TURN: () => "Jemand anderes ist am Zug.",
  AD_E_PHASE: () => "Diese Aktion ist in diesem Schritt ungültig.",
  AD_E_ORDER: (a, n) => `Zuerst rückt ${warp(a.warp, n)} vor.`,
  AD_E_ADVANCED: (a, n) => `${warp(a.warp, n)} ist in dieser Runde schon vorgerückt.`,
  AD_E_NO_SHIPS: (a, n) =>
    a.have === 0
      ? `Du hast keine Schiffe bei ${n.star(a.star)}.`
      : `Du hast ${ships(a.have)} bei ${n.star(a.star)}, nicht ${a.ships}.`,
  AD_E_ZERO: () => "Mindestens ein Schiff muss abreisen.",
  AD_E_MUSTER: (a, n) => `Eine Flotte verlässt einen einzigen Stern, und der wird zuerst gewählt: ${n.star(a.star)}.`,
  AD_E_FROZEN(a, n) {
    const free = a.have - a.frozen;
    const left =
      free === 0 ? "Kein Schiff darf abreisen" : `Höchstens ${free} von ${a.have} dürfen abreisen, nicht ${a.ships}`;
    return `${ships(a.frozen)} bei ${n.star(a.star)} ${plural(a.frozen, "hat", "haben")} in diesem Zug gekämpft und ${plural(a.frozen, "muss", "müssen")} bleiben. ${left}.`;
  },
  AD_E_DISTANCE: (a, n) =>
    `${n.star(a.star)} ist ${turns(a.need)} von ${sectors.sector(a.sector)} entfernt, der Warp steht aber auf Feld ${a.count}.`,
  AD_E_SAME_STAR: (a, n) => `Die Reise begann bei ${n.star(a.star)} und muss an einem anderen Stern enden.`,
  AD_E_HOP: (a, n) =>
    `Wie du ankommst, wählst du nur bei einem Sprung nach ${n.sister(a.star)}, dem anderen Stern des Sektors. Bei einer längeren Reise entscheidest du es bei der Ankunft.`,
  AD_E_EQUAL: (a, n) =>
    `Du kannst bei ${n.star(a.star)} nicht auftauchen: Die Kräfte sind gleich, ${a.ships} gegen ${a.defenders}.`,
  AD_E_WEAK: (a, n) =>
    `${ships(a.defenders)} ${plural(a.defenders, "verteidigt", "verteidigen")} ${n.star(a.star)}, und du bringst ${a.ships}. Die Optionen erlauben es nicht, gegen eine stärkere Kraft aufzutauchen.`,
  AD_E_OFFLIMITS: (a, n) => `${n.star(a.star)} ist in dieser Partie gesperrt.`,
  AD_E_ALLY: (a, n) =>
    `Bei ${n.star(a.star)} steht ${n.power(a.power)}, und ihr seid verbündet. Verbündete greifen einander nicht an.`,
  AD_E_PERMISSION: (a, n) =>
    `${n.star(a.star)} ist der Heimatstern deines Verbündeten, der dir den Zugang nicht erlaubt hat.`,
  AD_E_CONSENT: (a, n) => `${n.power(a.power)} hat nicht zugestimmt, gemeinsam bei ${n.star(a.star)} aufzutauchen.`,
  AD_E_JOINT: (a, n) =>
    a.warp === undefined
      ? `Diese Warps erreichen ${n.star(a.star)} nicht im selben Zug.`
      : `${warp(a.warp, n)} erreicht ${n.star(a.star)} nicht in diesem Zug.`,
  AD_E_OWN_SHIP: () => "Eine Flotte mit Schiffen eines Verbündeten braucht mindestens ein eigenes Schiff.",
  AD_E_LOAN: (a, n) =>
    a.allowed === 0
      ? `Von ${n.power(a.power)} kann bei ${n.star(a.star)} jetzt kein Schiff geliehen werden.`
      : `Höchstens ${ships(a.allowed)} von ${n.power(a.power)} bei ${n.star(a.star)} ${plural(a.allowed, "darf", "dürfen")} mitkommen, nicht ${a.ships}.`,
  AD_E_TRANSFER: () => "Schiffe wechseln nie den Besitz; leihen kannst du sie nur Verbündeten.",
  AD_E_DRAW_ALONE: (a, n) =>
    `Mit ${n.power(a.power)} kannst du nichts über die Ressourcen von ${n.star(a.star)} vereinbaren: Ihr teilt euch den Stern nicht.`,
  AD_E_JOIN: (a, n) =>
    `${n.power(a.power)} hat Schiffe bei ${n.star(a.star)} und ist nicht mit jeder Macht in deiner Flotte verbündet.`,
  AD_E_TOGETHER: (a, n) =>
    `Eine Macht in deiner Flotte hat schon Schiffe bei ${n.star(a.star)}, also kann die Flotte dort nicht angreifen.`,
  AD_E_BUILD_SITE: (a, n) => `Bei ${n.star(a.star)} können keine neuen Schiffe aufgestellt werden.`,
  AD_E_BUILD_SUM: (a) => `${ships(a.left)} ${plural(a.left, "ist", "sind")} noch aufzustellen, nicht ${a.ships}.`,
  AD_E_FORCED: (a, n) =>
    `${n.star(a.star)} ist ${turns(a.need)} von ${sectors.sector(a.sector)} entfernt. Diese Flotte muss an einem Stern auftauchen, der ${turns(a.count)} entfernt ist.`,
  AD_E_NO_STANDOFF: (a, n) =>
    a.offered
      ? `${n.power(a.from)} hat das eine Abzugsangebot schon gemacht.`
      : `${n.power(a.from)} und ${n.power(a.to)} sind nicht in einem Patt, in dem ein Angebot möglich ist.`,
  AD_E_TREATY: (a, n) =>
    a.mustLeave
      ? `Der vereinbarte Abzug verlangt diese Abreise: Alle deine Schiffe müssen ${n.star(a.star)} verlassen.`
      : `Der vereinbarte Abzug sperrt ${n.star(a.star)} für neue Schiffe, bis beide Mächte abgezogen sind.`,
  AD_E_PROPOSAL: () => "Dieses Angebot ist nicht offen oder schon gemacht.",
  AD_E_OPTION: (a) => `Diese Partie wird ohne diese Regel gespielt (${OPTIONS[a.option]?.name ?? a.option}).`,
  AD_E_ELIMINATED: (a, n) => `${a.power === undefined ? "Deine Macht" : n.power(a.power)} ist ausgeschieden.`,
  AD_E_OVER: () => "Die Partie ist zu Ende.",
  AD_E_STAR: (a) => `Diese Karte hat keinen Stern ${a.star}.`,
  AD_E_MODE: (a, n) => `Bei ${n.star(a.star)} ${MODES[a.mode]}.`,
  AD_E_COMMAND: (a, n) => `Du befehligst nicht ${n.power(a.power)}.`,
  AD_E_PARTNER: (a, n) =>
    a.already
      ? `${n.power(a.from)} und ${n.power(a.to)} sind schon verbündet.`
      : `${n.power(a.from)} und ${n.power(a.to)} sind keine Verbündeten an verschiedenen Sitzen.`,
};

/** Refusals of the kernel, common to all games. */
const KERNEL: { readonly [code: string]: string } = {
  KERNEL_ACT_FORM: "Diese Aktion ist hier ungültig.",
  KERNEL_NOT_OFFERED: "Diese Aktion ist jetzt nicht möglich.",
  KERNEL_UNDO_SEALED: "Das lässt sich nicht zurücknehmen: Es wurde gewürfelt oder etwas aufgedeckt.",
  KERNEL_UNDO_ANSWERED: "Das lässt sich nicht zurücknehmen: Jemand anderes hat seither gehandelt.",
  KERNEL_UNDO_NOTHING: "Du hast keine Aktion, die du zurücknehmen könntest.",
};

/** Returns the sentence for a refusal, or an empty string for a code of another game. */
export function refusalText(refusal: Refusal, context: TextContext<View4000>): string {
  const kernel = KERNEL[refusal.code];
  if (kernel !== undefined) return kernel;
  const text = refusalTexts[refusal.code as ReasonCode] as
    | ((about: Refusal["about"], names: Names) => string)
    | undefined;
  return text ? text(refusal.about, germanNamesOf(context)) : "";
}
