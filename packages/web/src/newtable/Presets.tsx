import { Button } from "@starboard/ui";
import * as en from "../messages/en.ts";
import type { LoadedGame } from "../loaded-game.ts";
import { MeasuredNote, PresetShares, useMeasuredPresets } from "./PresetShares.tsx";
import { type OptionValues, presetOf } from "./setup.ts";
import type { SetupForm } from "./use-setup-form.ts";

/** The game's presets as buttons, and what the recommended one adds to the sheet. */
export function Presets({
  loaded: { game, words },
  form: { setup, defaults, applyPreset },
}: {
  readonly loaded: LoadedGame;
  readonly form: SetupForm;
}) {
  const { presets } = game.options;
  const measured = useMeasuredPresets(game.id);
  if (presets.length <= 1) return null;
  const preset = presetOf(game, setup.options, defaults);
  const [recommended] = presets;
  // The preset that follows the sheet, where it is not the recommended one.
  const sheetPreset: { readonly id: string; readonly set: OptionValues } | undefined = presets.find(
    ({ id, set }) => id !== recommended?.id && Object.keys(set).length === 0,
  );
  const adds = recommended && words.preset(recommended.id).adds;
  return (
    <section aria-labelledby="presets">
      <h2 id="presets">{en.newtable.presets}</h2>
      <div className="presets">
        {presets.map(({ id, set }) => (
          <button
            key={id}
            type="button"
            className="preset"
            aria-pressed={preset === id}
            onClick={() => applyPreset(set)}
          >
            <b>{words.preset(id).name}</b>
            <span>{words.preset(id).help}</span>
            {measured[id] && <PresetShares game={game.id} measure={measured[id]} />}
          </button>
        ))}
      </div>
      {presets.some(({ id }) => measured[id]) && <MeasuredNote game={game.id} />}
      {preset === recommended?.id && sheetPreset && adds !== undefined && (
        <p className="preset-adds">
          {adds}{" "}
          <Button onClick={() => applyPreset(sheetPreset.set)}>
            {en.newtable.instead(words.preset(sheetPreset.id).name)}
          </Button>
        </p>
      )}
    </section>
  );
}
