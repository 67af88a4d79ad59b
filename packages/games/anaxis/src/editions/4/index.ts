/** Edition 4: it had no option for who may claim a draw after eight quiet turns. */
import type { EarlierEdition } from "@starboard/kit";
import type { OptionTable, Result } from "@starboard/kernel";
import type { FactAx } from "../../facts.ts";
import type { Options } from "../../options.ts";
import type { ShapeAx } from "../../shape.ts";
import type { ViewAx } from "../../state.ts";

const OPTION = "ax.drawClaim";

/** Reads the options of edition 4, which refuses the later option like any unknown one. */
function withoutDrawClaim(next: OptionTable<Options>): OptionTable<Options> {
  function parse(raw: unknown): Result<Options> {
    if (typeof raw === "object" && raw !== null && Object.hasOwn(raw, OPTION))
      return { bad: [{ code: "AX_E_OPTIONS", at: OPTION }] };
    const read = next.parse(raw);
    if (!("ok" in read)) return read;
    const { [OPTION]: _later, ...options } = read.ok;
    return { ok: options as Options };
  }
  return { ...next, specs: next.specs.filter(({ id }) => id !== OPTION), parse };
}

export const edition4: EarlierEdition<ShapeAx, ViewAx, FactAx> = {
  edition: 4,
  game: (next) => ({
    options: withoutDrawClaim(next.options),
    // Every position carries over, and both sides keep the right to claim a draw.
    migrate: (t) => ({ ...t, options: { ...t.options, [OPTION]: "either" } }),
  }),
  rules: {
    "AX-9.8":
      "[R] A side may concede. After eight whole turns without a rolled volley and without a loss either side may claim a draw.",
  },
};
