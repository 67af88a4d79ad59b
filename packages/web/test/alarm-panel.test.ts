/** The alarm beside the board and in the prompt line: what is written, what can be pressed, and what only informs. */
import type { Alarm, BoardProps, PlannedMove } from "@starboard/ui";
import { seat } from "@starboard/kernel";
import { createElement, isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { AlarmPanel, AlarmTitle } from "../src/table/AlarmPrompt.tsx";
import { type TableContext, TableContextProvider } from "../src/table/table-context.ts";

const MOVE: PlannedMove = { step: "move", act: { do: "flee" } };
const DANGER: Alarm = {
  id: "danger 1",
  kind: "danger",
  title: "Your home has fallen.",
  detail: "You have one turn.",
  rule: "TST-1",
  place: "home",
  answers: [
    { label: "Flee", outcome: "saved", succeeds: true, rule: "TST-2", moves: [MOVE] },
    { label: "Wait", outcome: "lost", succeeds: false, rule: "TST-3", moves: [] },
    { label: "Fight", outcome: "20%", succeeds: false, rule: "TST-4", moves: [MOVE, MOVE] },
    { label: "Fourth", outcome: "never shown", succeeds: true, rule: "TST-5", moves: [MOVE] },
  ],
};
const CHANCE: Alarm = { id: "chance 1", kind: "chance", title: "You can win.", rule: "TST-6", answers: [] };

function contextOf(alarms: readonly Alarm[], planned: readonly PlannedMove[], viewer: BoardProps["viewer"]) {
  const board = { viewer, plan: { steps: planned, closed: false } } as unknown as BoardProps;
  return { board, loaded: { screen: { alarms: () => alarms } } } as unknown as TableContext;
}
const within = (context: TableContext, child: ReactNode): string =>
  renderToStaticMarkup(createElement(TableContextProvider, { value: context }, child));

interface Case {
  readonly alarms: readonly Alarm[];
  readonly planned?: readonly PlannedMove[];
  readonly viewer?: BoardProps["viewer"];
  readonly isOn?: boolean;
  readonly isAsked?: boolean;
}
const panel = ({ alarms, planned = [], viewer = seat(0), isOn = true, isAsked = true }: Case): string =>
  within(
    contextOf(alarms, planned, viewer),
    createElement(AlarmPanel, { isOn, isAsked, onMoves: () => undefined, onShow: () => undefined }),
  );
const buttons = (html: string): string[] =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner = ""]) => inner.replace(/<[^>]+>/g, "").trim());

describe("the alarm beside the board", () => {
  test("has its title, what happens if nothing is done, the rule, and at most three answers", () => {
    const html = panel({ alarms: [DANGER] });
    expect(html).toContain('class="alarm-panel danger"');
    expect(html).toContain("Your home has fallen.");
    expect(html).toContain("You have one turn.");
    for (const rule of ["TST-1", "TST-2", "TST-3", "TST-4"]) expect(html).toContain(rule);
    expect(html).not.toContain("never shown");
  });

  test("answers with acts are buttons while the player may act; others only inform", () => {
    expect(buttons(panel({ alarms: [DANGER] }))).toEqual(["Show", "Flee saved", "Fight 20%"]);
    expect(buttons(panel({ alarms: [DANGER], isAsked: false }))).toEqual(["Show"]);
    expect(panel({ alarms: [DANGER], isAsked: false })).toContain("Flee");
  });

  test("an answer that is planned is shown as pressed", () => {
    const html = panel({ alarms: [DANGER], planned: [MOVE] });
    expect(html).toMatch(/aria-pressed="true"[^>]*><span>Flee/);
    expect(panel({ alarms: [DANGER] })).not.toContain('aria-pressed="true"');
  });

  test("less urgent alarms are named after the first; a chance looks like one", () => {
    const html = panel({ alarms: [DANGER, CHANCE] });
    expect(html).toMatch(/alarm-also.*You can win\./);
    expect(panel({ alarms: [CHANCE] })).toContain('class="alarm-panel chance"');
    expect(buttons(panel({ alarms: [CHANCE] }))).toEqual([]);
  });

  test("there is none for spectators, after the match, and without alarms", () => {
    expect(panel({ alarms: [DANGER], viewer: "public" })).toBe("");
    expect(panel({ alarms: [DANGER], isOn: false })).toBe("");
    expect(panel({ alarms: [] })).toBe("");
  });
});

test("the prompt line has the title in one line, with the whole of it on hover", () => {
  const title = createElement(AlarmTitle, { alarm: DANGER });
  expect(isValidElement(title)).toBe(true);
  const html = within(contextOf([DANGER], [], seat(0)), title);
  expect(html).toContain('title="Your home has fallen."');
  expect(html).toContain("TST-1");
});
