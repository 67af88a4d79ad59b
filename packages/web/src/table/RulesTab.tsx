import { useEffect, useState } from "react";
import { RulesReader } from "../rules/RulesReader.tsx";
import { kernelRules } from "../rules/kernel.ts";
import { isKernelRule } from "./table-context.ts";

/** The rules tab: the game's rules, or the kernel rules if one of them was opened. */
export function RulesTab({ source, rule }: { readonly source: string; readonly rule: string | null }) {
  const [common, setCommon] = useState("");
  const kernel = rule !== null && isKernelRule(rule);
  useEffect(() => {
    if (kernel) void kernelRules().then(setCommon);
  }, [kernel]);
  return <RulesReader source={kernel ? common : source} rule={rule} />;
}
