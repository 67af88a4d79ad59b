import { expect, test } from "vitest";
import { phoneTabs } from "../src/table/phone-tabs.ts";

const tab = (id: string) => ({ id, title: id, body: null });
const ids = (tabs: readonly { readonly id: string }[]): string[] => tabs.map(({ id }) => id);

test("thirteen tabs become five and the rest; seats, log, actions and chat always have a place", () => {
  const tabs = [
    "seats",
    "log",
    "invite",
    "chat",
    "orders",
    "one",
    "two",
    "three",
    "four",
    "acts",
    "rules",
    "notes",
    "x",
  ];
  const { row, rest } = phoneTabs(tabs.map(tab));
  expect(ids(row)).toEqual(["seats", "log", "invite", "chat", "acts"]);
  expect([...ids(row), ...ids(rest)].toSorted()).toEqual(tabs.toSorted());
});

test("up to six tabs are all in the row", () => {
  const tabs = ["seats", "log", "one", "acts", "rules", "notes"].map(tab);
  expect(phoneTabs(tabs)).toEqual({ row: tabs, rest: [] });
});
