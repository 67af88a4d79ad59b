/** Checks of streams of lines for every store. */
import { equal, expect, type HostStoreCheck } from "./samples.ts";

export const streams: readonly HostStoreCheck[] = [
  {
    name: "lines are numbered in order, and can be replaced and deleted",
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
        "return a page",
        (await store.lines("s", 4, 2)).map(({ n }) => n),
        [4, 5],
      );
      equal(
        "return the last lines",
        (await store.lines("s", -3, 9)).map(({ n }) => n),
        [9, 10, 11],
      );
      equal("return all of a short stream", (await store.lines("t", -3, 9)).length, 1);
      equal("find the lines of an author", (await store.linesBy("ada")).length, 7);
      expect("replace a line", await store.write([{ is: "replaceLine", stream: "t", n: 0, by: "", line: {} }]));
      equal("delete its text", await store.lines("t", 0, 9), [{ stream: "t", n: 0, by: "", at: 7, line: {} }]);
      expect(
        "refuse to replace a missing line",
        !(await store.write([{ is: "replaceLine", stream: "t", n: 1, by: "", line: {} }])),
      );
      await store.write([{ is: "deleteStream", stream: "s" }]);
      equal("delete the stream", [await store.lines("s", 0, 9), await store.lines("s", -1, 9)], [[], []]);
      await say("s", "ada", "again");
      equal("number a new stream from 0", (await store.lines("s", 0, 9))[0]?.n, 0);
    },
  },
];
