/** What every store must do with streams of lines. */
import { equal, expect, type HostStoreCheck } from "./samples.ts";

export const streams: readonly HostStoreCheck[] = [
  {
    name: "lines come one behind the other, and can be replaced and forgotten",
    async check(empty) {
      const store = await empty();
      const say = (stream: string, by: string, text: string): Promise<boolean> =>
        store.write([{ is: "appendLine", stream, by, at: 7, line: { text } }]);
      await Promise.all(Array.from({ length: 12 }, (_, i) => say("s", i % 2 === 0 ? "ada" : "bob", `${i}`)));
      await say("t", "ada", "elsewhere");
      const lines = await store.lines("s", 0, 100);
      equal("number them without gaps", lines.map(({ n }) => n).join(" "), "0 1 2 3 4 5 6 7 8 9 10 11");
      equal(
        "lose none",
        lines
          .map(({ line }) => Number((line as { text: string }).text))
          .sort((a, b) => a - b)
          .join(" "),
        "0 1 2 3 4 5 6 7 8 9 10 11",
      );
      equal(
        "give a page",
        (await store.lines("s", 4, 2)).map(({ n }) => n),
        [4, 5],
      );
      equal(
        "give the end",
        (await store.lines("s", -3, 9)).map(({ n }) => n),
        [9, 10, 11],
      );
      equal("give all of a short stream", (await store.lines("t", -3, 9)).length, 1);
      equal("find who said what", (await store.linesBy("ada")).length, 7);
      expect("replace a line", await store.write([{ is: "replaceLine", stream: "t", n: 0, by: "", line: {} }]));
      equal("forget what it said", await store.lines("t", 0, 9), [{ stream: "t", n: 0, by: "", at: 7, line: {} }]);
      expect(
        "refuse to replace nothing",
        !(await store.write([{ is: "replaceLine", stream: "t", n: 1, by: "", line: {} }])),
      );
      await store.write([{ is: "deleteStream", stream: "s" }]);
      equal("forget the stream", [await store.lines("s", 0, 9), await store.lines("s", -1, 9)], [[], []]);
      await say("s", "ada", "again");
      equal("begin it anew", (await store.lines("s", 0, 9))[0]?.n, 0);
    },
  },
];
