/** Edition 4: it had no option for who may claim a draw after eight quiet turns, and none that evens the sides. */
import type { EarlierEdition } from "@starboard/kit";
import type { OptionTable, Result } from "@starboard/kernel";
import type { FactAx } from "../../facts.ts";
import type { Options } from "../../options.ts";
import type { ShapeAx } from "../../shape.ts";
import type { ViewAx } from "../../state.ts";

const OPTION = "ax.drawClaim";
/** Options that edition 4 did not have. */
const LATER = [OPTION, "ax.evenSides"];

/** Reads the options of edition 4, which refuses the later options like any unknown one. */
function withoutLaterOptions(next: OptionTable<Options>): OptionTable<Options> {
  function parse(raw: unknown): Result<Options> {
    const later = typeof raw === "object" && raw !== null && LATER.find((id) => Object.hasOwn(raw, id));
    if (later) return { bad: [{ code: "AX_E_OPTIONS", at: later }] };
    const read = next.parse(raw);
    if (!("ok" in read)) return read;
    const { [OPTION]: _later, ...options } = read.ok;
    return { ok: options as Options };
  }
  return { ...next, specs: next.specs.filter(({ id }) => !LATER.includes(id)), parse };
}

export const edition4: EarlierEdition<ShapeAx, ViewAx, FactAx> = {
  edition: 4,
  game: (next) => ({
    options: withoutLaterOptions(next.options),
    // Every position carries over, and both sides keep the right to claim a draw.
    migrate: (t) => ({ ...t, options: { ...t.options, [OPTION]: "either" } }),
  }),
  rules: {
    "AX-10.8": null,
    "AX-9.8":
      "[R] A side may concede. After eight whole turns without a rolled volley and without a loss either side may claim a draw.",
  },
};
