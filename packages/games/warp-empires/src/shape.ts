/** The types of Warp Empires for the kernel. Its steps are the states of the turn (rules.md, chapter F). */
import type { Act, StepContext, Shape } from "@starboard/kernel";
import type {
  AnswerAct,
  ArrangeAct,
  AsideActs,
  BuyAct,
  CommitAct,
  DeclareAct,
  DisbandAct,
  DiscardAct,
  DrawAct,
  DropAct,
  GroupAct,
  KeepAct,
  LoseAct,
  MainAct,
  OrderWindow,
  PickAct,
  PlaceAct,
  RetreatAct,
  RollAct,
  SaveAct,
  SiteAct,
} from "./acts.ts";
import type { FactWE } from "./facts.ts";
import type { Options } from "./options.ts";
import type { StateWE, ViewWE } from "./state.ts";

interface Passing<M extends object = object> {
  memo: M;
  act: never;
}
interface Asking<A extends Act, M extends object = object> {
  memo: M;
  act: A;
}
/** A card played at an opponent, waiting for its answer and then for its effects. */
export interface PendingCard {
  seat: number;
  card: number;
  as: number;
  /** Seat and territory that the card targets, or NONE. */
  target: number;
  at: number;
  /** Seats asked so far, clockwise from the player of the card. */
  next: number;
  negatedBy: number;
}
/** A round of reactions: `next` counts the seats asked so far, clockwise from the active player. */
export interface Round {
  next: number;
}
export interface Reaction {
  seat: number;
  window: OrderWindow;
}

export interface ShapeWE extends Shape {
  options: Options;
  state: StateWE;
  view: ViewWE;
  fact: FactWE;
  steps: {
    deal: Passing;
    pickFactions: Passing<{ next: number; order: number[] }>;
    pickFaction: Asking<PickAct, { seat: number }>;
    muster: Passing<{ next: number; forts: number[] }>;
    placeFort: Asking<PlaceAct, { seat: number; unit: number }>;
    arrange: Asking<ArrangeAct>;
    turn: Passing<{ next: number }>;
    draw: Passing<{ next: number }>;
    discard: Asking<DiscardAct, { seat: number }>;
    trim: Asking<DropAct, { seat: number }>;
    move: Passing<{ stage: number }>;
    moveMain: Asking<MainAct>;
    group: Asking<GroupAct>;
    /** Carries the innermost announced group through its window. */
    announced: Passing<Round & { depth: number }>;
    moveEnd: Passing<Round>;
    answerMove: Asking<AnswerAct, Reaction>;
    free: Passing<PendingCard>;
    answerCard: Asking<AnswerAct, Reaction>;
    sabotaged: Asking<DropAct, { seat: number; left: number }>;
    explore: Passing;
    /** `faced`: where the stack has rolled this turn (WE-7.1). */
    challenges: Passing<{ challenge: number; faced: number[] }>;
    challenge: Asking<RollAct, { challenge: number; at: number; bonus: number; cards: number[] }>;
    parleys: Passing<{ parley: number; next: number }>;
    parley: Asking<RollAct, { parley: number; at: number; bonus: number; cards: number[] }>;
    retreatTo: Asking<RetreatAct, { seat: number; from: number; kind: "challenge" | "battle" }>;
    /** `enough`: the active seat wants no more battles this turn. */
    battles: Passing<{ enough: number }>;
    site: Asking<SiteAct>;
    declareFirst: Asking<DeclareAct, { at: number; foe: number }>;
    declareSecond: Asking<DeclareAct, { at: number; foe: number }>;
    attack: Passing<{ at: number; attacker: number; defender: number; asked: 0 | 1 }>;
    answerAttack: Asking<AnswerAct, Reaction & { at: number; attacker: number }>;
    fight: Passing;
    battleCard: Asking<AnswerAct>;
    battleCards: Asking<CommitAct>;
    firstLoss: Asking<LoseAct>;
    otherLoss: Asking<LoseAct>;
    hull: Asking<SaveAct, { side: 0 | 1 }>;
    winnerLoss: Asking<LoseAct>;
    assimilate: Asking<KeepAct, { left: number; from: number[]; kept: number[] }>;
    revenue: Passing<{ stage: number; next: number }>;
    revenueMain: Asking<MainAct>;
    answerRevenue: Asking<AnswerAct, Reaction>;
    recruit: Passing<{ stage: number }>;
    recruitDraw: Asking<DrawAct>;
    recruitBuy: Asking<BuyAct>;
    upkeep: Passing;
    disband: Asking<DisbandAct>;
    control: Passing;
    endTurn: Passing;
  };
  asides: AsideActs;
}
export type Ctx = StepContext<ShapeWE>;
