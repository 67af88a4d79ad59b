/** What lies finished on the benches of a game's editors, for options that take a thing of one's own. */
import { begun, onBench } from "../editors/drafts.ts";
import type { Loaded } from "../loaded-game.ts";
import { useFetched } from "../shell/use-fetched.ts";

/** An editor that makes what an option takes, and what it has made. */
export interface Finished {
  readonly game: string;
  readonly maker: string;
  readonly title: string;
  readonly option: string;
  /** Null while there is nothing, or something that still breaks a rule. */
  readonly made: { readonly name: string; readonly value: unknown } | null;
}

/** Looks on the benches of editors that make something for an option. */
export function useBenches(loaded: Loaded): readonly Finished[] {
  return useFetched(`benches ${loaded.id}`, () => finished(loaded)).value ?? [];
}

async function finished({ id: game, screen }: Loaded): Promise<readonly Finished[]> {
  const all = await Promise.all(
    (screen.makers ?? []).map(async ({ id: maker, title, makes = [], load }) => {
      const file = makes.length === 0 ? undefined : onBench(game, maker);
      const options = file === undefined ? null : optionsOf(await load(), file);
      return makes.map((option): Finished => {
        const value = options?.of[option] ?? null;
        return { game, maker, title, option, made: value === null || !options ? null : { name: options.name, value } };
      });
    }),
  );
  return all.flat();
}

type Workshop = Awaited<ReturnType<NonNullable<Loaded["screen"]["makers"]>[number]["load"]>>;
/** The table options a thing comes to, when nothing is wrong with it. */
function optionsOf(
  workshop: Workshop,
  file: unknown,
): { readonly name: string; readonly of: Record<string, unknown> } | null {
  const { made } = begun(workshop, file);
  if (!workshop.play || workshop.check(made).length > 0) return null;
  return { name: workshop.nameOf(made), of: { ...workshop.play(made).options } };
}
