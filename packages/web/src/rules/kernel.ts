/** The kernel's own laws, which every game shares. */
const files = import.meta.glob<string>("../../../kernel/rules.md", { query: "?raw", import: "default" });

export async function kernelRules(): Promise<string> {
  const file = Object.values(files)[0];
  return file ? file() : "";
}
