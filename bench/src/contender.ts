/** The process of one contender: works for the requested time and reports its rate. */
import { contenders } from "./contenders.ts";
import { rateOf } from "./measure.ts";

const name = process.argv[2] ?? "";
const make = contenders[name];
if (!make) throw new Error(`no contender ${name}`);
const work = await make();
process.on("message", (ms: number) => {
  process.send?.(rateOf(work, ms));
});
process.on("disconnect", () => process.exit());
