/** What tests of the library share: people with accounts, and their publishing. */
import { sampleFleet, SHIPS } from "@starboard/anaxis";
import type { AccountInfo } from "@starboard/wire/account";
import type { LibraryItemDetail, PublishInput } from "@starboard/wire/library";
import { expect } from "vitest";
import { Guest } from "./guest.ts";

export async function account(url: string, name: string): Promise<Guest & { person: string }> {
  const guest = new Guest(url);
  await guest.me(name);
  const made = await guest.http<AccountInfo>("POST", "/api/account", {
    login: name.toLowerCase(),
    password: "a long password",
    name,
  });
  expect(made.status).toBe(200);
  return Object.assign(guest, { person: (await guest.http<{ person: string }>("GET", "/api/me")).body.person });
}

export const input = (content: unknown, more: Partial<PublishInput> = {}): object => ({
  game: "anaxis",
  kind: "fleet",
  content,
  about: "Fast ships.",
  tags: ["fast", "small"],
  licence: "CC-BY-4.0",
  ...more,
});
export const publish = (guest: Guest, content: unknown, more: Partial<PublishInput> = {}) =>
  guest.http<LibraryItemDetail>("POST", "/api/library", input(content, more));

/** A fleet of Anaxis as a file. */
export const fleetOf = (name: string, points = 60): object => ({
  format: "starboard.anaxis.fleet",
  version: 1,
  name,
  race: "pelloda",
  points,
  cp: 0,
  ships: sampleFleet(
    SHIPS.filter(({ race }) => race === "pelloda"),
    points,
  ),
  own: [],
});
