/** The kernel rules, shared by all games. */
const files = import.meta.glob<string>("../../../kernel/rules.md", { query: "?raw", import: "default" });

export async function kernelRules(): Promise<string> {
  const file = Object.values(files)[0];
  return file ? file() : "";
}
