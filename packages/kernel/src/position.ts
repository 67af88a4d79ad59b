/** What seats may do in a state: the offers, and the check of an act from any source. */
import { isPlainJson } from "./canonical.ts";
import type { Act, Aside, Game, GameState, Offering, Refusal, RuleId, Seat, Shape } from "./contract.ts";
import type { ListedCandidates } from "./move-list.ts";
import { deepEqual } from "./equality.ts";
import { isSeat, question } from "./question.ts";
import { refusalSeenBy } from "./refusal-classes.ts";

/** One act worth showing, with the refusal if it is illegal. */
export interface Offer {
  readonly act: Act;
  readonly refusal?: Refusal;
}
/** A question put to a seat, with everything it may answer. */
export interface StepOffers {
  readonly step: string;
  readonly rule: RuleId;
  readonly aside: boolean;
  readonly offers: readonly Offer[];
}

/** Code of the kernel for an act whose form the step does not know. */
export const BAD_FORM = "KERNEL_ACT_FORM";
/** Code of the kernel for a well-formed, unforbidden act that is not a candidate. */
export const NOT_OFFERED = "KERNEL_NOT_OFFERED";

/** What a seat tries: the step or aside that it answers, and the act, of any type. */
export interface Attempt {
  readonly by: Seat;
  readonly step: string;
  readonly act: unknown;
}
/** A legal act in the game's canonical form, or why it is refused. */
export type Checked = { readonly act: Act; readonly aside: boolean } | { readonly refusal: Refusal };

/**
 * A state that does not change any more, with what was listed in it: the offers of each seat are worked out once, and an
 * act is checked against them.
 */
export class Position<G extends Shape> {
  readonly game: Game<G>;
  readonly state: G["state"];
  private readonly listed: ListedCandidates | undefined;
  /** By seat. */
  private readonly known: (readonly StepOffers[] | undefined)[] = [];

  /** @param listed candidates that were listed in this very state */
  constructor(game: Game<G>, state: G["state"], listed?: ListedCandidates) {
    this.game = game;
    this.state = state;
    this.listed = listed;
  }

  /**
   * Returns everything a seat is asked now, with every candidate and its refusal if forbidden. Empty for a number that is
   * not a seat of the match.
   */
  offers(by: Seat): readonly StepOffers[] {
    if (!isSeat(this.game, this.state, by)) return [];
    return (this.known[by] ??= this.listAll(by));
  }

  /** Checks an act (KRN-ACT-1…5). */
  check({ by, step: name, act }: Attempt): Checked {
    const { game, state } = this;
    if ((state as GameState).flow.over !== null) return { refusal: game.refusals.over };
    if (!isSeat(game, state, by)) return { refusal: game.refusals.turn };
    const asides = game.asides as Record<string, Aside<Shape>>;
    const aside = Object.hasOwn(asides, name) ? asides[name] : undefined;
    if (aside) return this.checkAgainst(aside, null, by, name, act, true);
    const asked = question(game, state);
    if (!asked || asked.frame.step !== name) return { refusal: game.refusals.phase };
    if (!asked.waiting.includes(by)) return { refusal: game.refusals.turn };
    return this.checkAgainst(asked.step, asked.frame.memo, by, name, act, false);
  }

  private listAll(by: Seat): StepOffers[] {
    const { game, state } = this;
    const out: StepOffers[] = [];
    const lister = new Lister(game.visibility, state as GameState, by);
    const asked = question(game, state);
    if (asked?.waiting.includes(by)) {
      const { frame, step } = asked;
      out.push({ step: frame.step, rule: step.rule, aside: false, offers: this.list(lister, step, frame.memo) });
    }
    if ((state as GameState).flow.over === null) {
      const asides = game.asides as Record<string, Aside<Shape>>;
      for (const name in asides) {
        const aside = asides[name] as Aside<Shape>;
        const list = this.list(lister, aside, null);
        if (list.length > 0) out.push({ step: name, rule: aside.rule, aside: true, offers: list });
      }
    }
    return out;
  }

  private list(lister: Lister, legality: ErasedLegality, memo: object | null): readonly Offer[] {
    lister.begin(legality, memo);
    this.eachCandidate(legality, memo, lister.by, lister.offer);
    return lister.list;
  }

  private eachCandidate(legality: ErasedLegality, memo: object | null, by: Seat, visit: Offering<Act>): void {
    const { listed } = this;
    if (listed?.memo === memo && listed.by === by) for (const act of listed.candidates) visit(act);
    else legality.candidates(this.state as GameState, memo as never, by, visit);
  }

  private checkAgainst(
    legality: ErasedLegality,
    memo: object | null,
    by: Seat,
    name: string,
    raw: unknown,
    aside: boolean,
  ): Checked {
    const t = this.state as GameState;
    const listed = this.known[by]?.find((one) => one.step === name && one.aside === aside)?.offers;
    const known = listed?.find((one) => one.act === raw);
    // A schema does not distinguish inherited fields from own ones, so only plain data is read (KRN-ACT-2).
    if (!known && !isPlainJson(raw)) return { refusal: { rule: legality.rule, code: BAD_FORM } };
    const offer = known ?? listed?.find((one) => deepEqual(one.act, raw));
    if (offer) return offer.refusal ? { refusal: offer.refusal } : { act: offer.act, aside };
    // Candidates have the form of the step, so most acts are found without reading them by its schema.
    let found = this.candidateLike(legality, memo, by, raw);
    let act = found;
    if (act === undefined) {
      const parsed = legality.schema.safeParse(raw);
      if (!parsed.success) return { refusal: { rule: legality.rule, code: BAD_FORM } };
      act = parsed.data as Act;
    }
    const refusal = legality.forbids(t, memo as never, by, act);
    if (refusal) return { refusal: refusalSeenBy(this.game.visibility, refusal, by, t) };
    found ??= this.candidateLike(legality, memo, by, act);
    return found ? { act: found, aside } : { refusal: { rule: legality.rule, code: NOT_OFFERED } };
  }

  /** Returns the first candidate that is equal to an act. */
  private candidateLike(legality: ErasedLegality, memo: object | null, by: Seat, act: unknown): Act | undefined {
    let found: Act | undefined;
    this.eachCandidate(legality, memo, by, (one) => {
      if (found === undefined && deepEqual(one, act)) found = one;
    });
    return found;
  }
}

/**
 * Lists what one question after the other offers a seat, with the refusals. One function receives the candidates of all
 * of them, and no list is made before the first: asides are many, and most offer nothing.
 */
class Lister {
  readonly by: Seat;
  list: readonly Offer[] = NOTHING;
  private started: Offer[] | null = null;
  private legality: ErasedLegality | null = null;
  private memo: object | null = null;
  private refusal: Refusal | undefined;
  private readonly t: GameState;
  private readonly visibility: Parameters<typeof refusalSeenBy>[0];

  constructor(visibility: Parameters<typeof refusalSeenBy>[0], t: GameState, by: Seat) {
    this.by = by;
    this.t = t;
    this.visibility = visibility;
  }

  begin(legality: ErasedLegality, memo: object | null): void {
    this.legality = legality;
    this.memo = memo;
    this.started = null;
    this.list = NOTHING;
  }

  readonly offer: Offering<Act> = (act, judgedAlike) => {
    // The first act of a question has none before it, whatever its game says.
    if (judgedAlike !== true || this.started === null) {
      const refusal = (this.legality as ErasedLegality).forbids(this.t, this.memo as never, this.by, act);
      this.refusal = refusal && refusalSeenBy(this.visibility, refusal, this.by, this.t);
    }
    if (this.started === null) this.list = this.started = [];
    this.started.push(this.refusal ? { act, refusal: this.refusal } : { act });
  };
}
const NOTHING: readonly Offer[] = [];

/** The legality of a step or an aside of any game. */
interface ErasedLegality {
  readonly rule: RuleId;
  readonly schema: { safeParse(raw: unknown): { success: boolean; data?: unknown } };
  candidates(t: GameState, m: never, by: Seat, offer: Offering<Act>): void;
  forbids(t: GameState, m: never, by: Seat, act: Act): Refusal | undefined;
}
