/** The board of 4000 A.D. at its fullest: every star of the sheet, every warp in use, one act after another. */
import { game, type Shape4000, text } from "@starboard/4000ad";
import { screen } from "@starboard/4000ad/ui";
import { seededDraws, seededUint32, isRefusal, offers, play, question, start } from "@starboard/kernel";
import { updates, type Updates } from "./updates.tsx";

type Table = Shape4000["state"];

const warpsUsed = (t: Table): number => t.warpFrom.filter((from) => from >= 0).length;

/** Returns consecutive states of one random match, each with all eight warps in use. */
function crowded(count: number): Table[] {
  const options = game.options.parse({ "ad.players": 4, "ad.version": "independents" });
  if ("bad" in options) throw new Error(JSON.stringify(options.bad));
  const draw = seededDraws(4);
  const word = seededUint32(5);
  const found: Table[] = [];
  for (let match = 0; match < 200 && found.length < count; match++) {
    let { state } = start(game, options.ok, draw);
    for (let acts = 0; acts < 400 && found.length < count; acts++) {
      const by = question(game, state)?.waiting[0];
      if (by === undefined) break;
      const asked = offers(game, state, by).find((one) => !one.aside);
      const legal = asked?.offers.filter((offer) => !offer.refusal) ?? [];
      // Sends fleets whenever possible, so that the warps fill up.
      const sending = legal.filter(({ act }) => act.do === "depart" || act.do === "travelOn");
      const choice = sending.length > 0 ? sending : legal;
      const act = choice[word() % choice.length]?.act;
      if (!asked || !act) break;
      const played = play(game, state, { by, step: asked.step, act }, draw);
      if (isRefusal(played)) throw new Error(played.code);
      state = played.state;
      if (warpsUsed(state) === 8) found.push(state);
    }
  }
  return found;
}

async function measure(count: number): Promise<Updates> {
  const tables = crowded(count);
  const ms = await updates(game, text, screen.Board, tables, 4);
  const last = tables.at(-1);
  return { full: `${last?.S ?? 0} stars, ${last ? warpsUsed(last) : 0} warps under way`, ms };
}
Object.assign(globalThis, { measure });
