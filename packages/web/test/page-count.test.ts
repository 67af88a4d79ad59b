import { expect, test } from "vitest";
import { pageCountOf } from "../src/editors/page-count.ts";

test("counts page objects, not the page tree", () => {
  const pdf =
    "%PDF-1.7\n<< /Type /Pages /Count 2 >>\n<< /Type /Page /Parent 1 0 R >>\n<< /Type /Page\n/Parent 1 0 R >>";
  expect(pageCountOf(new TextEncoder().encode(pdf))).toBe(2);
});
