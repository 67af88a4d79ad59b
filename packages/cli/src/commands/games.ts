import type { OptionSpec } from "@starboard/kernel";
import { type Command, entryOf } from "../context.ts";
import { en as words } from "../output/records.en.ts";

/** Describes the values an option can have. */
function values({ control }: OptionSpec): string {
  switch (control.kind) {
    case "choice":
      return control.values.join(", ");
    case "flag":
      return "true, false";
    case "number":
      return words.range(control.min, control.max, control.none);
    case "list":
      return words.anyOf(control.of.length);
    case "module":
      return words.custom;
  }
}

/** Lists the games, or the options of the named one. */
export const games: Command = {
  about: "list the games, or the options of one game",
  usage: "starboard games [GAME]",
  run([id], context) {
    if (id === undefined) {
      for (const { game, text } of context.games) {
        context.out(`${String(game.id).padEnd(14)}${words.edition(text.title, game.edition)}`);
        context.out(`${"".padEnd(14)}${text.pitch}`);
      }
      return 0;
    }
    const { game, text } = entryOf(context, id);
    const specs: readonly OptionSpec[] = game.options.specs;
    context.out(`${words.edition(text.title, game.edition)}\n`);
    for (const preset of game.options.presets as readonly { readonly id: string }[]) {
      const { name, help } = text.preset(preset.id);
      context.out(`--options ${preset.id.padEnd(14)}${name}: ${help}`);
    }
    for (const spec of specs) {
      const option = text.option(spec.id);
      context.out(`\n${spec.id}  ${option.name} [${spec.rule}]`);
      context.out(`  ${option.help}`);
      context.out(`  ${values(spec)}`);
      if (spec.sheet !== undefined) context.out(`  ${words.sheet(option.value(spec.sheet), option.departs ?? "")}`);
    }
    return 0;
  },
};
