import type { OptionSpec } from "@starboard/kernel";
import type { Command } from "../context.ts";
import { entryOf } from "../context.ts";

function values({ control }: OptionSpec): string {
  switch (control.kind) {
    case "choice":
      return control.values.join(", ");
    case "flag":
      return "true, false";
    case "number":
      return `${control.min} to ${control.max}${control.none === undefined ? "" : `, or ${control.none} for none`}`;
    case "list":
      return `any of ${control.of.length}`;
    case "module":
      return "a file of your own, or null";
  }
}

/** Lists the games; with a name, the options of one. */
export const games: Command = {
  about: "the games there are, and the options of one",
  usage: "starboard games [GAME]",
  run([id], context) {
    if (id === undefined) {
      for (const { game, text } of context.games) {
        context.out(`${String(game.id).padEnd(14)}${text.title}, edition ${String(game.edition)}`);
        context.out(`${"".padEnd(14)}${text.pitch}`);
      }
      return 0;
    }
    const { game, text } = entryOf(context, id);
    const specs: readonly OptionSpec[] = game.options.specs;
    context.out(`${text.title}, edition ${String(game.edition)}\n`);
    for (const preset of game.options.presets as readonly { readonly id: string }[]) {
      const { name, help } = text.preset(preset.id);
      context.out(`--options ${preset.id.padEnd(14)}${name}: ${help}`);
    }
    for (const spec of specs) {
      const said = text.option(spec.id);
      context.out(`\n${spec.id}  ${said.name} [${spec.rule}]`);
      context.out(`  ${said.help}`);
      context.out(`  ${values(spec)}`);
      if (spec.sheet !== undefined) context.out(`  The sheet: ${said.value(spec.sheet)}. ${said.departs ?? ""}`);
    }
    return 0;
  },
};
