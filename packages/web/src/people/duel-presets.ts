import { type AnyWords, loadRules, loadWords } from "../games.ts";

/** Presets of a game that seat two, the recommended one first, with the texts of the game. */
export async function duelPresets(
  id: string,
): Promise<{ readonly presets: readonly string[]; readonly words?: AnyWords }> {
  const [game, words] = await Promise.all([loadRules(id), loadWords(id)]);
  const presets = (game?.options.presets ?? []).flatMap(({ id: preset, set }) => {
    const read = game?.options.parse(set);
    return read && "ok" in read && game?.options.seats(read.ok as never) === 2 ? [preset] : [];
  });
  return { presets, ...(words && { words }) };
}
