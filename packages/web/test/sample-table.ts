/** Tables of the sample game without a page: people at one screen, and a service in the same thread. */
import type { AutoAnswer, BoardProps, PlannedMove, PromptAction } from "@starboard/ui";
import { type Act, type AnyGame, seat } from "@starboard/kernel";
import {
  createMatchClient,
  createMatchService,
  directTransport,
  type MatchClient,
  memoryStore,
} from "@starboard/match";
import { game, text } from "@starboard/sample";
import { createWireClient } from "@starboard/wire/client";
import { expect, vi } from "vitest";
import type { LoadedGame } from "../src/loaded-game.ts";
import type { MatchSource } from "../src/table/match-source.ts";
import * as playback from "../src/table/playback.ts";
import { createTableController } from "../src/table/table-controller.ts";
import { current, type TableController, type TablePreferences } from "../src/table/table-state.ts";

/** Sends messages to a service in the same thread. */
function localClient(): MatchClient {
  let count = 0;
  const random = (bytes: number): string => (count++).toString(16).padStart(2 * bytes, "7");
  const service = createMatchService({
    load: (id, edition) => (id === game.id && edition === game.edition ? (game as unknown as AnyGame) : undefined),
    store: memoryStore(),
    now: () => 1_000,
    random,
    botRunner: { think: () => ({ thought: new Promise(() => undefined), stop: () => undefined }) },
    consents: () => true,
  });
  return createMatchClient(createWireClient(directTransport(service)), random);
}

/** The sample game without a board of its own. */
const loadedWith = (autoAnswers: readonly AutoAnswer[]): LoadedGame => ({
  id: "sample",
  game: game as unknown as AnyGame,
  words: text as never,
  rules: "",
  screen: {
    id: "sample",
    Tile: () => null,
    Board: () => null,
    SeatLine: () => null,
    panels: [],
    keys: [],
    phase: () => ({ turn: "", phase: "" }),
    badge: () => ({ colour: 1, emblem: "1" }),
    duration: () => 0,
    autoAnswers,
  },
});

export interface TableSetup {
  readonly autoAnswers?: readonly AutoAnswer[];
  readonly isOn?: () => boolean;
  readonly handOver?: TablePreferences["handOver"];
  /** Number of people at the screen. */
  readonly people?: number;
  /** What the source of the match does differently. */
  readonly source?: (client: MatchClient) => Partial<MatchSource>;
}

/** Opens a match of several people at one screen, and waits until it shows the first question. */
export async function openTable({
  autoAnswers = [],
  isOn = () => true,
  handOver = "never",
  people = 2,
  source = () => ({}),
}: TableSetup = {}): Promise<TableController> {
  const client = localClient();
  const created = await client.create({
    game: "sample@1",
    options: { "sample.captains": people, "sample.rounds": 3 },
    seats: ["Ada", "Ben", "Cy"].slice(0, people).map((name) => ({ name, kind: "person" })),
  });
  if (!("ok" in created)) throw new Error(created.bad[0]?.code);
  const { match } = created.ok;
  const controller = createTableController(
    match,
    loadedWith(autoAnswers),
    {
      client: () => client,
      localSeats: (update) => update.summary.seats.flatMap((card, i) => (card.kind === "person" ? [seat(i)] : [])),
      link: () => ({ at: "table", match }),
      record: () => Promise.reject(new Error("no record is asked for")),
      ...source(client),
    },
    () => ({ handOver, autoCommit: false, isAutomatic: isOn }),
  );
  controller.open();
  await vi.waitFor(() => {
    const { viewer, given } = controller.getState();
    expect(viewer !== "public" || given.length > 0).toBe(true);
  });
  return controller;
}

/** The newest update of the shown player. */
export const update = (controller: TableController) => {
  const shown = playback.newest(current(controller.getState()));
  if (!shown) throw new Error("no update has arrived");
  return shown;
};
export const step = (controller: TableController): string => update(controller).question?.step ?? "";
export const steps = (controller: TableController): readonly PlannedMove[] => controller.getState().plan?.steps ?? [];
export const live = (controller: TableController): void => controller.move(playback.skip);

/** The first legal act of a step, as a button. */
export const firstAct = (board: BoardProps, wanted: string): PlannedMove | undefined => {
  const found = board.offers.find((one) => one.step === wanted && !one.aside)?.offers.find((offer) => !offer.refusal);
  return found && { step: wanted, act: found.act };
};
export const pickFirst: AutoAnswer = {
  id: "pick",
  name: "Pick the first wreck",
  help: "For tests.",
  isOnByDefault: true,
  answer: (board) => firstAct(board, "pick"),
};
export const bidFirst: AutoAnswer = { ...pickFirst, id: "bid", answer: (board) => firstAct(board, "bid") };
export const passRaids: AutoAnswer = {
  ...pickFirst,
  id: "pass",
  answer: (board) => (firstAct(board, "raid") ? { step: "raid", act: { do: "pass" } } : undefined),
};

export const pickAct = (wreck: number): Act & { readonly wreck: number } => ({ do: "pick", wreck });
export const bidAct = (card: number): Act & { readonly card: number } => ({ do: "bid", card });
export const pick: PromptAction = { step: "pick", act: pickAct(0), emphasis: "main" };
