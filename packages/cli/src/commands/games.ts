import type { OptionSpec } from "@starboard/kernel";
import type { Command } from "../context.ts";
import { titleOf } from "../context.ts";

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
  run([id], desk) {
    if (id === undefined) {
      for (const { game, words } of desk.titles) {
        desk.out(`${String(game.id).padEnd(14)}${words.title}, edition ${String(game.edition)}`);
        desk.out(`${"".padEnd(14)}${words.pitch}`);
      }
      return 0;
    }
    const { game, words } = titleOf(desk, id);
    const specs: readonly OptionSpec[] = game.options.specs;
    desk.out(`${words.title}, edition ${String(game.edition)}\n`);
    for (const preset of game.options.presets as readonly { readonly id: string }[]) {
      const { name, help } = words.preset(preset.id);
      desk.out(`--options ${preset.id.padEnd(14)}${name}: ${help}`);
    }
    for (const spec of specs) {
      const said = words.option(spec.id);
      desk.out(`\n${spec.id}  ${said.name} [${spec.rule}]`);
      desk.out(`  ${said.help}`);
      desk.out(`  ${values(spec)}`);
      if (spec.sheet !== undefined) desk.out(`  The sheet: ${said.value(spec.sheet)}. ${said.departs ?? ""}`);
    }
    return 0;
  },
};
