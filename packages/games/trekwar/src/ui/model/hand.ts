/** Computes what each card of the Hand can do now, and what the chosen cards add up to. */
import { type ActTW, type CardId, deployments, type Ground, type Side, type RatedDeployment } from "@starboard/trekwar";
import { type Language, language } from "@starboard/kit";
import type { Refusal, RuleId } from "@starboard/kernel";
import type { TypedOffer } from "@starboard/ui";
import { en } from "../messages.en.ts";
import type { BoardStore } from "./board-store.ts";
import { askedOf, type Asked, entryOf, names, ownSide, type Props, reasonOf, previewStateOf } from "./view.ts";

/** What a card of the Hand can do for the current question. */
export interface CardStatus {
  readonly id: CardId;
  readonly can: boolean;
  /** The short text above the card. */
  readonly hint: string;
  /** The explanation, with its rule. */
  readonly why: string;
  readonly rule: RuleId | null;
}
/** Two cards that match together. */
export interface Pairing {
  readonly a: CardId;
  readonly b: CardId;
  readonly sum: number;
  readonly hint: string;
  /** True if the Unit matches without the other card too. */
  readonly alone: boolean;
}
export interface HandRead {
  readonly asked: Asked | null;
  readonly statuses: ReadonlyMap<CardId, CardStatus>;
  readonly pairs: readonly Pairing[];
  /** Every candidate Deployment. */
  readonly rated: readonly RatedDeployment[];
}

const DEPLOYING: ReadonlySet<string> = new Set(["initial", "commit"]);
export const isDeploying = (step: string | undefined): boolean => step !== undefined && DEPLOYING.has(step);
export const isExchange = (step: string | undefined): boolean => step === "exchange" || step === "exchangeTogether";

const EMPTY: HandRead = { asked: null, statuses: new Map(), pairs: [], rated: [] };
const reads = new WeakMap<readonly unknown[], { readonly read: HandRead; readonly written: Language }>();

/** Computes the statuses of the Hand. The result is cached per list of offers, in the language of the moment. */
export function readHand(props: Props): HandRead {
  const known = reads.get(props.offers);
  if (known?.written === language()) return known.read;
  const read = readHandFrom(props);
  reads.set(props.offers, { read, written: language() });
  return read;
}

function readHandFrom(props: Props): HandRead {
  const asked = askedOf(props);
  const side = ownSide(props);
  const hand = side === null ? null : props.view.sides[side].hand.cards;
  if (!asked || side === null || !hand) return { ...EMPTY, asked };
  const rated =
    isDeploying(asked.step) && props.view.ground ? deployments(previewStateOf(props.view, props.viewer), side) : [];
  const statuses = new Map(hand.map((id) => [id, statusOf(props, asked, side, id, rated)]));
  return { asked, statuses, pairs: pairsOf(props, rated), rated };
}

function pairsOf(props: Props, rated: readonly RatedDeployment[]): Pairing[] {
  const alone = new Set(rated.filter((w) => !w.refusal && w.act.support.length === 0).map((w) => w.act.unit));
  const ground = props.view.ground ?? "space";
  return rated
    .filter((w) => !w.refusal && w.act.support.length === 1 && w.act.unit !== undefined)
    .map((w) => ({
      a: w.act.unit as CardId,
      b: w.act.support[0] as CardId,
      sum: w.own.total,
      alone: alone.has(w.act.unit),
    }))
    .sort((x, y) => Number(x.alone) - Number(y.alone) || x.sum - y.sum)
    .map(({ a, b, sum, alone: single }) => {
      const [u, s] = [entryOf(props.view, a)[ground], entryOf(props.view, b)[ground]];
      return { a, b, sum, alone: single, hint: `${en.hint.pair(u, s, sum)} ${en.ground(ground)}` };
    });
}

function statusOf(props: Props, asked: Asked, side: Side, id: CardId, rated: readonly RatedDeployment[]): CardStatus {
  const card = entryOf(props.view, id);
  const { step, offers } = asked;
  if (isDeploying(step))
    return card.type === "Event" ? eventStatus(props, asked, id) : deployStatus(props, side, id, rated);
  if (isExchange(step)) return { id, can: true, hint: "", why: "", rule: null };
  if (step === "open") {
    const refusal = props.whyNot(step, { do: "open", unit: id, battleground: "space" });
    if (refusal) return refused(props, id, en.hint.notNow, refusal);
    return { id, can: true, hint: en.hint.open(card.space, card.surface), why: "", rule: null };
  }
  const named = offers.some(({ act }) => act.do === "choose" && act.cards.includes(id));
  return { id, can: named, hint: "", why: "", rule: null };
}

const refused = (props: Props, id: CardId, hint: string, refusal: Refusal): CardStatus => {
  const { text, rule } = reasonOf(props, refusal);
  return { id, can: false, hint, why: text, rule };
};

function eventStatus(props: Props, { step, offers }: Asked, id: CardId): CardStatus {
  const mine = offers.filter((o) => o.act.do === "event" && o.act.card === id);
  const open = mine.find((o) => !o.refusal);
  if (open) return { id, can: true, hint: en.hint.event, why: "", rule: null };
  const refusal = mine[0]?.refusal ?? props.whyNot(step, { do: "event", card: id });
  return refusal
    ? refused(props, id, en.hint.notNow, refusal)
    : { id, can: false, hint: en.hint.notNow, why: "", rule: null };
}

function deployStatus(props: Props, side: Side, id: CardId, rated: readonly RatedDeployment[]): CardStatus {
  const ground: Ground = props.view.ground ?? "space";
  const card = entryOf(props.view, id);
  const cardNames = names(props);
  const mine = rated.filter((w) => w.act.unit === id || w.act.support.includes(id));
  const good = mine.filter((w) => !w.refusal);
  const alone = mine.find((w) => w.act.support.length === 0);
  const partners = good.filter((w) => w.act.support.length > 0);
  const withWhom = partners
    .slice(0, 4)
    .map((w) =>
      en.matchWith(cardNames.cards([w.act.unit as CardId, ...w.act.support].filter((c) => c !== id)), w.own.total),
    );
  if (good.length > 0) {
    if (alone && !alone.refusal) {
      const hint = alone.matchedBy ? en.hint.byEffect : en.hint.alone(alone.own.total, en.ground(ground));
      return { id, can: true, hint, why: withWhom.join(" "), rule: alone.matchedBy ? "TW-10.4" : "TW-6.6" };
    }
    const [one] = partners;
    const hint =
      partners.length === 1 && one ? `${one.own.total} ${en.ground(ground)}` : en.hint.pairs(partners.length);
    const first = alone ? [en.matchAlone(alone.own.total, alone.attack.total)] : [];
    return { id, can: true, hint, why: [...first, ...withWhom].join(" "), rule: "TW-6.6" };
  }
  // The Deployment closest to matching shows best what is missing.
  const best = mine.toSorted((a, b) => b.own.total - a.own.total)[0];
  const lone = alone?.refusal && alone.refusal.code !== "TW_NO_MATCH" ? alone : best;
  const refusal = lone?.refusal ?? props.whyNot("commit", { do: "deploy", support: [id] });
  if (!refusal) return { id, can: false, hint: en.hint.needsUnit, why: "", rule: "TW-6.3" };
  const short = (best?.attack.total ?? props.view.sides[side === 0 ? 1 : 0].force ?? 0) - (best?.own.total ?? 0);
  const hint =
    refusal.code !== "TW_NO_MATCH" || !best
      ? en.hint.no
      : card.type === "Unit" && alone === best
        ? en.hint.short(best.own.total, en.ground(ground), short)
        : en.scale.short(short);
  return refused(props, id, hint, refusal);
}

/** Returns the act that the chosen cards stand for, or null if they are not an act. */
export function actOf(props: Props, asked: Asked | null, store: BoardStore): ActTW | null {
  if (!asked) return null;
  const { chosen } = store;
  switch (asked.step) {
    case "attack":
      return store.from && store.to ? { do: "attack", from: store.from, to: store.to } : null;
    case "exchange":
    case "exchangeTogether":
      return chosen.length === 0 ? null : { do: "exchange", drop: inOrder(asked.offers, chosen) };
    case "open":
      return chosen[0] ? { do: "open", unit: chosen[0], battleground: store.ground } : null;
    case "initial":
    case "commit":
      return deploymentOf(props, store);
    case "choose":
      return chosen.length === 0 ? null : { do: "choose", cards: inOrder(asked.offers, chosen) };
    default:
      return null;
  }
}

/** Lists of cards have one valid order; an offered act with the same cards has it. */
function inOrder(offers: readonly TypedOffer<ActTW>[], chosen: readonly CardId[]): CardId[] {
  const wanted = new Set(chosen);
  for (const { act } of offers) {
    const list = act.do === "exchange" ? act.drop : act.do === "choose" ? act.cards : null;
    if (list?.length === wanted.size && list.every((id) => wanted.has(id))) return list;
  }
  return [...chosen];
}

function deploymentOf(props: Props, { chosen, target }: BoardStore): ActTW | null {
  const types = chosen.map((id) => entryOf(props.view, id).type);
  const event = chosen[types.indexOf("Event")];
  if (event !== undefined) {
    return target === null ? { do: "event", card: event } : { do: "event", card: event, target };
  }
  const unit = chosen[types.indexOf("Unit")];
  const support = chosen.filter((id) => id !== unit);
  if (unit === undefined) return null;
  const found = readHand(props).rated.find(
    (w) =>
      w.act.unit === unit &&
      w.act.support.length === support.length &&
      support.every((id) => w.act.support.includes(id)),
  );
  return found?.act ?? { do: "deploy", unit, support };
}

/** Returns the chosen Deployment with its sums; undefined while no Unit is chosen. */
export function chosenDeployment(props: Props, store: BoardStore): RatedDeployment | undefined {
  const act = deploymentOf(props, store);
  if (act?.do !== "deploy") return undefined;
  const { rated } = readHand(props);
  return rated.find((w) => w.act === act);
}

/**
 * Returns the chosen cards after a click on another card. A second Unit replaces the first, and an Event is chosen
 * alone.
 */
export function toggleCard(props: Props, asked: Asked, chosen: readonly CardId[], id: CardId): readonly CardId[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  if (asked.step === "open") return [id];
  if (!isDeploying(asked.step)) return [...chosen, id];
  const type = entryOf(props.view, id).type;
  if (type === "Event") return [id];
  const remaining = chosen.filter((other) => {
    const otherType = entryOf(props.view, other).type;
    return otherType !== "Event" && !(otherType === "Unit" && type === "Unit");
  });
  if (type === "Unit") return [id, ...remaining];
  // A second supporting card replaces the first if the table allows only one.
  const supports = remaining.filter((other) => entryOf(props.view, other).type !== "Unit");
  const fits = readHand(props).rated.some((w) => [...supports, id].every((s) => w.act.support.includes(s)));
  return fits ? [...remaining, id] : [...remaining.filter((other) => !supports.includes(other)), id];
}

/** Returns the possible targets of an Event of the Hand. */
export function targetsOf(asked: Asked | null, event: CardId | undefined): readonly CardId[] {
  if (!asked || event === undefined) return [];
  return asked.offers.flatMap(({ act, refusal }) => {
    return act.do === "event" && act.card === event && act.target !== undefined && !refusal ? [act.target] : [];
  });
}
