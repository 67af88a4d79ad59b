/** The figures beside presets follow from the matches that they name, and the bots play them again alike. */
import { editionName } from "@starboard/kernel";
import { manifests } from "@starboard/registry/manifests";
import { findGameEntry } from "@starboard/registry";
import { botFor } from "@starboard/registry/bots";
import { describe, expect, test } from "vitest";
import { contenderOf, SEED, sharesOf, winnerOf } from "../presets.mjs";

/** Matches of each game that are played again. One of Anaxis takes half a minute. */
const AGAIN: Readonly<Record<string, number>> = { trekwar: 2, "4000ad": 1 };

async function load(id: string) {
  const [measures, entry] = [await manifests.find((manifest) => manifest.id === id)?.measured?.(), findGameEntry(id)];
  if (!measures || !entry) throw new Error(`${id} has no figures`);
  return { measures, game: entry.game };
}

describe.for(manifests.filter(({ measured }) => measured))("$id", ({ id }) => {
  test("shares and intervals are those of the matches", async () => {
    const { measures, game } = await load(id);
    expect([measures.edition, measures.seed]).toEqual([editionName(game), SEED]);
    const presets = new Map(game.options.presets.map((preset) => [preset.id, preset.set]));
    for (const [preset, { won, seats }] of Object.entries(measures.presets)) {
      const options = game.options.parse(presets.get(preset) ?? { unknown: preset });
      if (!("ok" in options)) throw new Error(`${id} has no preset ${preset}`);
      expect(won).toMatch(/^[0-9-]+$/);
      expect(seats.length).toBe(game.options.seats(options.ok as never));
      expect(seats.map(({ share, half }) => ({ share, half }))).toEqual(sharesOf(won, seats.length));
    }
  });
});

test.for(Object.entries(AGAIN))(
  "the first matches of the recommended preset of %s are won by the same seats",
  async ([id, matches]) => {
    const { measures, game } = await load(id);
    const [first] = game.options.presets;
    if (!first) throw new Error(`${id} has no presets`);
    const { won = "", player, seed = SEED } = measures.presets[first.id] ?? {};
    const bots = player ? `${player.level}@${player.iterations}` : "greedy";
    for (let match = 0; match < matches; match++)
      expect([match, winnerOf(id, first.set, match, bots, seed, player?.evaluation)]).toEqual([match, won[match]]);
  },
);

test("bots of a frozen evaluation choose as freely as when figures were measured with it", () => {
  for (const id of ["anaxis", "trekwar"]) {
    const spec = botFor(id);
    const anchor = spec?.tuning?.anchors.find(({ name }) => name === "2026-11");
    if (!spec || !anchor) throw new Error(`${id} has no such evaluation`);
    const choices = anchor.levelChoices ?? spec.levelChoices;
    expect(contenderOf(spec, "3@20", "2026-11")).toMatchObject({ settings: choices?.[3] });
    expect(contenderOf(spec, "3@20")).toMatchObject({ settings: spec.levelChoices?.[3] });
  }
});

test("bots play with the evaluation that is named, and an unknown one is refused", () => {
  const spec = botFor("trekwar");
  if (!spec) throw new Error("TrekWar has no bots");
  expect(contenderOf(spec, "3@20", "2026-11")).toMatchObject({ is: "search", evaluation: { name: "2026-11" } });
  expect(contenderOf(spec, "3@20")).not.toHaveProperty("evaluation");
  expect(() => contenderOf(spec, "3@20", "1999-01")).toThrow("trekwar has no evaluation 1999-01");
  expect(() => contenderOf(spec, "6@20", "2026-11")).toThrow("there is no player 6@20");
});
