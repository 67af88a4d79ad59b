/** The kernel rules, shared by all games. */
import { language } from "@starboard/kit";

const files = import.meta.glob<string>("../../../kernel/rules*.md", { query: "?raw", import: "default" });

/** Loads them in the language of the moment. */
export async function kernelRules(): Promise<string> {
  const load = (name: string) => files[`../../../kernel/${name}.md`]?.();
  return (await load(`rules.${language()}`)) ?? (await load("rules")) ?? "";
}
