/** Finished drafts of a game's editors, for options that take a custom file. */
import { initialHistory, loadDraft } from "../editors/drafts.ts";
import type { LoadedGame } from "../loaded-game.ts";
import { useFetched } from "../shell/use-fetched.ts";

/** An editor for an option, and its finished draft. */
export interface FinishedDraft {
  readonly game: string;
  readonly editor: string;
  readonly title: string;
  readonly option: string;
  /** Null if there is no draft, or the draft still has problems. */
  readonly finished: { readonly name: string; readonly value: unknown } | null;
}

/** Loads the drafts of all editors that serve an option. */
export function useFinishedDrafts(loaded: LoadedGame): readonly FinishedDraft[] {
  return useFetched(`drafts ${loaded.id}`, () => loadFinishedDrafts(loaded)).value ?? [];
}

async function loadFinishedDrafts({ id: game, screen }: LoadedGame): Promise<readonly FinishedDraft[]> {
  const all = await Promise.all(
    (screen.editors ?? []).map(async ({ id: editor, title, optionIds = [], load }) => {
      const file = optionIds.length === 0 ? undefined : loadDraft(game, editor);
      const options = file === undefined ? null : optionsOf(await load(), file);
      return optionIds.map((option): FinishedDraft => {
        const value = options?.of[option] ?? null;
        return {
          game,
          editor,
          title,
          option,
          finished: value === null || !options ? null : { name: options.name, value },
        };
      });
    }),
  );
  return all.flat();
}

type Editor = Awaited<ReturnType<NonNullable<LoadedGame["screen"]["editors"]>[number]["load"]>>;
/** The option values of a draft without problems. */
function optionsOf(
  editor: Editor,
  file: unknown,
): { readonly name: string; readonly of: Record<string, unknown> } | null {
  const { draft } = initialHistory(editor, file);
  if (!editor.play || editor.check(draft).length > 0) return null;
  return { name: editor.nameOf(draft), of: { ...editor.play(draft).options } };
}
