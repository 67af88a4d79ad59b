/** The acts and facts of a game as its screen sees them: each step and aside with its own acts. */
import type { ActAt, ActOf, AsideName, AskedStep, Question, Refusal, RuleId, Shape } from "@starboard/kernel";

export type { ActAt, AskedStep, Question } from "@starboard/kernel";

/** One offered act, with the refusal if it is shown but cannot be chosen. */
export interface TypedOffer<A> {
  readonly act: A;
  readonly refusal?: Refusal;
}
interface OffersFor<N, A, IsAside extends boolean> {
  readonly step: N;
  readonly rule: RuleId;
  readonly aside: IsAside;
  readonly offers: readonly TypedOffer<A>[];
}
/** What a step offers; comparing `step` tells which acts it holds. */
export type StepOffersOf<G extends Shape> =
  AskedStep<G> extends infer N ? (N extends AskedStep<G> ? OffersFor<N, ActOf<G, N>, false> : never) : never;
/** What an aside offers. */
export type AsideOffersOf<G extends Shape> =
  AsideName<G> extends infer N ? (N extends AsideName<G> ? OffersFor<N, G["asides"][N], true> : never) : never;
/** What a seat may answer now: one entry for the step that asks it, and one for every aside. */
export type Offers<G extends Shape> = StepOffersOf<G> | AsideOffersOf<G>;

/** An act with the step or aside that it answers. */
export type PlannedMove<G extends Shape = Shape> =
  Question<G> extends infer N
    ? N extends Question<G>
      ? { readonly step: N; readonly act: ActAt<G, N> }
      : never
    : never;

type Pattern<A> = A extends { readonly do: infer D } ? { readonly do: D } & Partial<Omit<A, "do">> : never;
/** Some fields of an act: every act that has them matches. */
export type ActPattern<G extends Shape> = Pattern<ActOf<G, AskedStep<G>>>;
