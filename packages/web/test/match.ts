/** Finished matches for tests: played at random, recorded and verifiable like those of the match service. */
import {
  type AnyGame,
  chain,
  commitmentOf,
  editionName,
  type Entry,
  seededDraws,
  GENERATOR,
  isRefusal,
  type MatchRecord,
  matchKey,
  offers,
  play,
  provableDraws,
  question,
  RECORD_FORMAT,
  RECORD_VERSION,
  type Result,
  rootHash,
  type Seat,
  type SeatOccupant,
  start,
  type GameState,
} from "@starboard/kernel";

const SECRET = "00112233445566778899aabbccddeeff";

/** Plays a match to its end, or for at most `most` acts, with acts chosen by a seeded generator. */
export function playedRecord(
  game: AnyGame,
  choices: object,
  {
    seed = 1,
    most = 5000,
    names = ["Ada", "Orion"],
    level = 2,
  }: { seed?: number; most?: number; names?: readonly string[]; level?: NonNullable<SeatOccupant["level"]> } = {},
): MatchRecord {
  const options: Result<object> = game.options.parse(choices);
  if (!("ok" in options)) throw new Error(options.bad[0]?.code);
  const seats: SeatOccupant[] = Array.from({ length: game.options.seats(options.ok) }, (_, i) =>
    i === 0 ? { name: names[0] as string, kind: "person" } : { name: names[i] ?? `Bot ${i}`, kind: "bot", level },
  );
  const head = {
    game: editionName(game),
    options: options.ok,
    seats,
    generator: GENERATOR,
    commitment: commitmentOf(SECRET),
    entropy: seats.map((_, i) => (i === 0 ? "ab".repeat(16) : "")),
  };
  const source = provableDraws(matchKey(SECRET, head.entropy));
  const choose = seededDraws(seed);
  const entries: Entry[] = [];
  const append = (body: Parameters<typeof chain>[0]): void => {
    entries.push(chain(body, entries.length, entries[entries.length - 1]?.hash ?? rootHash(head)));
  };
  const started = start(game, options.ok, source.draw);
  append({ is: "start", at: 0, draws: started.draws });
  let state = started.state as GameState;
  for (let i = 0; i < most; i++) {
    const asked = question(game, state);
    if (!asked) break;
    const by = asked.waiting[0] as Seat;
    const legal =
      offers(game, state, by)
        .find(({ aside }) => !aside)
        ?.offers.filter((offer) => !offer.refusal) ?? [];
    const { act } = legal[(choose(legal.length, 1, "TEST-1")[0] as number) - 1] as (typeof legal)[number];
    const step = asked.frame.step;
    const played = play(game, state, { by, step, act }, source.draw);
    if (isRefusal(played)) throw new Error(played.code);
    append({ is: "act", at: (i + 1) * 1000, by, step, act, ...(played.draws.length > 0 && { draws: played.draws }) });
    state = played.state as GameState;
  }
  const result = state.flow.over;
  return { format: RECORD_FORMAT, version: RECORD_VERSION, ...head, entries, result, secret: result ? SECRET : null };
}
