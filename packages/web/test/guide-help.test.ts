/** The help of a lesson: when the hint appears, and what "Show me" points at. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HINT, isHinted, waitForHint } from "../src/guide/hint.ts";
import { firstVisible, focusable, nameOf } from "../src/guide/point-at.ts";

describe("the hint", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("comes once, after its time", () => {
    const onDue = vi.fn();
    waitForHint(onDue);
    vi.advanceTimersByTime(HINT.ms - 1);
    expect(onDue).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onDue).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10 * HINT.ms);
    expect(onDue).toHaveBeenCalledTimes(1);
  });

  test("does not come for a lesson that has ended", () => {
    const onDue = vi.fn();
    const stop = waitForHint(onDue);
    vi.advanceTimersByTime(HINT.ms - 1);
    stop();
    vi.advanceTimersByTime(10 * HINT.ms);
    expect(onDue).not.toHaveBeenCalled();
  });

  test("is shown after the wait, after some acts or with Show me, and not before", () => {
    expect(isHinted(false, 0, false)).toBe(false);
    expect(isHinted(false, HINT.acts - 1, false)).toBe(false);
    expect(isHinted(false, HINT.acts, false)).toBe(true);
    expect(isHinted(true, 0, false)).toBe(true);
    expect(isHinted(false, 0, true)).toBe(true);
  });
});

/** An element with a size, and a document that finds elements by selector. */
const sized = (name: string, width: number, height: number) => ({
  name,
  getBoundingClientRect: () => ({ width, height }),
});
const documentOf = (found: Readonly<Record<string, readonly ReturnType<typeof sized>[]>>) => ({
  querySelectorAll: (selector: string) => found[selector] ?? [],
});

describe("Show me", () => {
  test("points at the first selector with a visible element, and at its first visible element", () => {
    const page = documentOf({
      ".hidden": [sized("in a closed sheet", 0, 0)],
      ".card": [sized("folded", 40, 0), sized("first", 40, 60), sized("second", 40, 60)],
      ".later": [sized("later", 10, 10)],
    });
    expect(firstVisible([".absent", ".hidden", ".card", ".later"], page)?.name).toBe("first");
    expect(firstVisible([".later", ".card"], page)?.name).toBe("later");
    expect(firstVisible([".absent", ".hidden"], page)).toBeUndefined();
    expect(firstVisible([], page)).toBeUndefined();
  });

  test("names the element by its label, the label around it, or its text", () => {
    const labelled = (label: string) => ({ getAttribute: () => label }) as unknown as Element;
    const element = (around: Element | null, inside: Element | null, textContent: string) =>
      ({ closest: () => around, querySelector: () => inside, textContent }) as unknown as Element;
    expect(nameOf(element(labelled("Hand"), null, "ignored"))).toBe("Hand");
    expect(nameOf(element(null, labelled("Akira"), "ignored"))).toBe("Akira");
    expect(nameOf(element(null, null, "  End move "))).toBe("End move");
  });

  test("sends the keyboard to the element, or to the first control in it, or nowhere", () => {
    const control = { name: "control" };
    const element = (matches: boolean, inside: object | null) =>
      ({ matches: () => matches, querySelector: () => inside }) as unknown as Element;
    const own = element(true, control);
    expect(focusable(own)).toBe(own);
    expect(focusable(element(false, control))).toBe(control);
    expect(focusable(element(false, null))).toBeNull();
    expect(focusable(undefined)).toBeNull();
  });
});
