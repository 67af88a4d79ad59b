/** The buttons of a question to draw: the most cards first, then the end, which stays outside the menu. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type AnyGame, type MatchRecord, question, replay } from "@starboard/kernel";
import { expect, test } from "vitest";
import { game, type StateTW } from "../../src/index.ts";
import { promptActions } from "../../src/ui/prompt-actions.ts";
import { boardProps } from "./board-props.ts";

const RECORDS = join(import.meta.dirname, "../../records");
const records = readdirSync(RECORDS)
  .filter((file) => file.endsWith(".json") && file !== "specs.json")
  .map((file) => JSON.parse(readFileSync(join(RECORDS, file), "utf8")) as MatchRecord);

test("in every draw question of the golden records the most cards are offered first and the end second", () => {
  const met = new Set<number>();
  for (const record of records)
    for (const { played } of replay(record, () => game as unknown as AnyGame).moments) {
      const state = played.state as StateTW;
      const asked = question(game, state);
      const by = asked?.waiting[0];
      const step = asked?.frame.step;
      if (by === undefined || (step !== "openDraw" && step !== "lastDraw")) continue;
      const buttons = promptActions(boardProps(state, by));
      const most = buttons.filter(({ act }) => act.do === "draw").length;
      met.add(most);
      expect(buttons[0]).toMatchObject({ act: { do: "draw", n: most }, emphasis: "main" });
      expect(buttons[1]?.act).toEqual({ do: "end" });
      expect(buttons).toHaveLength(most + 1);
    }
  expect([...met].filter((most) => most >= 2)).not.toEqual([]);
});
