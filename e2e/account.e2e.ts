import { findGameEntry } from "@starboard/registry";
import type { Me, TableWithLinks } from "@starboard/wire/host";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible, openStage } from "./browser.ts";
import { callApi } from "./hosted-tables.ts";
import { expectNoSidewaysScroll, HURRIED, PHONE } from "./table.ts";

const SECRET = "a-long-enough-secret";
const stage = openStage({ STARBOARD_ADMIN: SECRET });

/** The host by a name: passkeys belong to domain names, not to addresses. */
const byName = (): string => stage.url.replace("127.0.0.1", "localhost");
const form = (page: Page, name: string) => page.getByRole("form", { name });

/** A login of this attempt: a retry finds the host as the first attempt left it. */
const newLogin = (name: string): string => `${name}${Date.now()}`;

/** The page's person opens a table with that title and views it. */
async function opened(page: Page, title: string): Promise<void> {
  const { table } = await callApi<TableWithLinks>(page, "POST", "tables", {
    game: `anaxis@${findGameEntry("anaxis")?.game.edition}`,
    options: {},
    name: "Eve",
    title,
    seats: [{ is: "me" }, { is: "open" }],
  });
  await page.goto(`${stage.url}/online/${table.table}`);
}

/** Gives a page a virtual device that creates and uses passkeys without confirmation. */
async function withDevice(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send("WebAuthn.enable");
  await line.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a guest makes an account and finds the table again in another browser", async () => {
  const login = newLogin("ada");
  const ada = await stage.visit("/new/4000ad?online", { settings: HURRIED });
  await ada.getByRole("textbox", { name: "Your name at the table" }).fill("Ada");
  await ada.getByRole("button", { name: "Create table" }).click();
  await ada.waitForURL(/\/online\/./);
  const table = new URL(ada.url()).pathname;
  await ada.goto(`${stage.url}/online`);
  await ada.getByRole("link", { name: "Sign in" }).click();
  const found = form(ada, "Create account");
  await found.waitFor();
  await expectAccessible(ada);
  await found.getByLabel("Login").fill(login);
  await found.getByLabel("Password").fill("correct horse");
  await found.getByRole("button", { name: "Create with a password" }).click();
  await ada.getByText(`Signed in as ${login}.`).waitFor();
  await expectAccessible(ada);

  // Nobody stands on a ladder without choosing it; who does is there after the first rated match.
  const listed = ada.getByRole("checkbox", { name: /^Show me on the ladders/ });
  expect(await listed.isChecked()).toBe(false);
  await listed.click();
  await expect.poll(() => listed.isChecked()).toBe(true);
  await ada.getByRole("link", { name: "Ladder" }).click();
  await ada.getByText("The ladder is empty.").waitFor();
  await ada.getByRole("button", { name: "TrekWar" }).click();
  await ada.waitForURL(/\/ladder\/trekwar$/);
  await ada.goto(`${stage.url}/account`);
  await ada.getByText(`Signed in as ${login}.`).waitFor();

  const away = await stage.visit("/account", { settings: HURRIED, ...PHONE });
  const enter = form(away, "Sign in");
  await enter.getByLabel("Login").fill(login.toUpperCase());
  await enter.getByLabel("Password").fill("wrong horse");
  await enter.getByRole("button", { name: "Sign in with password" }).click();
  await away.getByText("Wrong login or password.").waitFor();
  await enter.getByLabel("Password").fill("correct horse");
  await enter.getByRole("button", { name: "Sign in with password" }).click();
  await away.getByText(`Signed in as ${login}.`).waitFor();
  await expectNoSidewaysScroll(away);
  await away.goto(`${stage.url}/online`);
  await away.locator(`a[href="${table}"]`).first().waitFor();

  // The first browser ends the other's session.
  await ada.reload();
  const sessions = ada.getByRole("list", { name: "Signed-in browsers" });
  await sessions.getByRole("button", { name: /^Sign out/ }).click();
  await sessions.getByRole("button").waitFor({ state: "detached" });
  await away.goto(`${stage.url}/account`);
  await form(away, "Sign in").waitFor();
});

test("an account by passkey: sign out, sign in again with the device, and delete the account", async () => {
  const login = newLogin("ben");
  const ben = await stage.visit("/", { settings: { ...HURRIED, name: "Ben" } });
  await withDevice(ben);
  await ben.goto(`${byName()}/account`);
  const found = form(ben, "Create account");
  await found.getByLabel("Login").fill(login);
  await found.getByRole("button", { name: "Create with a passkey" }).click();
  await ben.getByText(`Signed in as ${login}.`).waitFor();
  await expect.poll(() => ben.getByRole("list", { name: "Passkeys" }).getByRole("listitem").count()).toBe(1);
  await ben.getByRole("button", { name: "Sign out", exact: true }).click();
  await form(ben, "Sign in").getByRole("button", { name: "Sign in with a passkey" }).click();
  await ben.getByText(`Signed in as ${login}.`).waitFor();
  // The only credential cannot be removed.
  await ben.getByRole("button", { name: /^Delete passkey/ }).click();
  await ben.getByText(/This is your only way to sign in/).waitFor();
  await ben.getByLabel("Type your login to delete the account").fill(login);
  await ben.getByRole("button", { name: "Delete account" }).click();
  await ben.getByText("The account was deleted.").waitFor();
  await form(ben, "Sign in").getByRole("button", { name: "Sign in with a passkey" }).click();
  await ben.getByText("This passkey does not belong to an account on this server.").waitFor();
});

test("a guest chooses for which tables, and where, to be notified of their turn", async () => {
  const ada = await stage.visit("/online", { settings: HURRIED, ...PHONE });
  await ada.getByRole("textbox", { name: "Your name" }).fill("Ada");
  await ada.getByRole("button", { name: "Save name" }).click();
  await ada.getByRole("button", { name: "Save name" }).waitFor({ state: "detached" });
  await ada.goto(`${stage.url}/account`);
  const panel = ada.getByRole("region", { name: "Notifications" });
  await panel.getByRole("button", { name: "All games", exact: true }).click();
  await panel.getByRole("textbox", { name: "Webhook address" }).fill("https://127.0.0.1/hook");
  await panel.getByRole("button", { name: "Add webhook" }).click();
  await ada.getByText(/Notifications cannot be sent there/).waitFor();
  await panel.getByRole("textbox", { name: "Webhook address" }).fill("https://club.example/hook");
  await panel.getByRole("button", { name: "Add webhook" }).click();
  await panel.getByRole("button", { name: "Remove https://club.example/hook" }).waitFor();
  await expectAccessible(ada);
  await expectNoSidewaysScroll(ada);
  await ada.reload();
  await panel.getByRole("button", { name: "Remove https://club.example/hook" }).click();
  await panel.getByText("No notification targets yet.").waitFor();
});

test("an administrator views a table, closes it, and bans a player", async () => {
  const name = newLogin("Eve");
  const eve = await stage.visit("/online", { settings: HURRIED });
  await eve.getByRole("textbox", { name: "Your name" }).fill(name);
  await eve.getByRole("button", { name: "Save name" }).click();
  await eve.getByRole("button", { name: "Save name" }).waitFor({ state: "detached" });
  const [first, second] = [`Noise ${name}`, `Shouting ${name}`];
  for (const title of [first, second]) await opened(eve, title);
  await eve.getByRole("heading", { name: second }).waitFor();
  const admin = await stage.visit("/admin", { settings: HURRIED });
  await admin.getByRole("textbox", { name: "Administrator secret" }).fill("not the host's secret");
  await admin.getByRole("button", { name: "Sign in" }).click();
  await admin.getByText("HOST_SIGN_IN").waitFor();
  await admin.getByRole("textbox", { name: "Administrator secret" }).fill(SECRET);
  await admin.getByRole("button", { name: "Sign in" }).click();
  await admin.getByRole("button", { name: `View ${second}` }).click();
  const asked = admin.getByRole("dialog");
  await asked.getByRole("list", { name: "Seats" }).getByText("guest · online").waitFor();
  await asked.getByRole("button", { name: "Close table…" }).click();
  await asked.getByRole("textbox", { name: /^Reason/ }).fill("a rude name");
  await expectAccessible(admin);
  await asked.getByRole("button", { name: "Close permanently" }).click();
  await asked.getByText("Closed: “a rude name”").waitFor();
  await eve.getByText("An administrator closed this table: “a rude name”.").waitFor();
  await asked.getByRole("button", { name: "Close", exact: true }).click();
  await admin.getByText(`${second} was closed.`).waitFor();
  await admin
    .getByRole("list", { name: "Players, latest change first" })
    .getByRole("button", { name: `Ban ${name}`, exact: true })
    .click();
  await asked.getByRole("textbox", { name: "Reason (the player sees it)" }).fill("rude to others");
  await expectAccessible(admin);
  await asked.getByRole("button", { name: "Ban", exact: true }).click();
  const again = admin.getByRole("button", { name: `Unban ${name}` });
  await again.waitFor();
  await expectAccessible(admin);
  // The open page shows the ban and its reason; after the unban the same person is back.
  await eve.getByRole("heading", { name: "You are banned" }).waitFor();
  await eve.getByText(/banned you from this server: rude to others\./).waitFor();
  await expectAccessible(eve);
  await again.click();
  await again.waitFor({ state: "detached" });
  await eve.goto(`${stage.url}/online`);
  await expect.poll(() => eve.getByRole("textbox", { name: "Your name" }).inputValue()).toBe(name);
  // After a second ban the player signs out and leaves the browser to another person.
  await admin
    .getByRole("list", { name: "Players, latest change first" })
    .getByRole("button", { name: `Ban ${name}`, exact: true })
    .click();
  await asked.getByRole("button", { name: "Ban", exact: true }).click();
  await eve.getByRole("button", { name: "Sign out of this browser" }).click();
  await expect.poll(() => callApi<Me>(eve, "GET", "me")).toEqual({ person: null, kind: null, name: "" });
  await eve.getByRole("heading", { name: "Play online" }).waitFor();
});

test("an administrator resets a password by a link, announces maintenance, and makes the server read-only", async () => {
  // Restores the server settings for a retry.
  onTestFinished(async () => {
    const headers = { "x-starboard-admin": SECRET, "content-type": "application/json", origin: stage.url };
    const put = (path: string, body: object) =>
      fetch(`${stage.url}/api/admin/${path}`, { method: "PUT", headers, body: JSON.stringify(body) });
    await put("read-only", { on: false });
    await put("announcement", { text: "", startsAt: null });
  });
  const login = newLogin("lost");
  const player = await stage.visit("/account", { settings: HURRIED });
  const account = form(player, "Create account");
  await account.getByLabel("Login").fill(login);
  await account.getByLabel("Password").fill("correct horse");
  await account.getByRole("button", { name: "Create with a password" }).click();
  await player.getByText(`Signed in as ${login}.`).waitFor();
  const admin = await stage.visit("/admin", { settings: HURRIED });
  await admin.getByRole("textbox", { name: "Administrator secret" }).fill(SECRET);
  await admin.getByRole("button", { name: "Sign in" }).click();
  await admin.getByRole("heading", { name: "Stuck matches" }).waitFor();
  await admin.getByText("No stuck matches.").waitFor();
  await admin.getByRole("list", { name: "Load" }).getByText("Free disk space").waitFor();
  const search = admin.getByRole("form", { name: "Search players" });
  await search.getByRole("searchbox", { name: "Search" }).fill(login);
  await search.getByRole("combobox", { name: "Show" }).selectOption("account");
  const listed = admin.getByRole("list", { name: "Players, latest change first" }).getByRole("listitem");
  await expect.poll(() => listed.allTextContents()).toEqual([expect.stringContaining(login)]);
  await listed.getByRole("button", { name: /^Reset the password of / }).click();
  const dialog = admin.getByRole("dialog");
  await expectAccessible(admin);
  await dialog.getByRole("button", { name: "Create link" }).click();
  const link = await dialog.getByRole("textbox", { name: "Reset link" }).inputValue();
  await expectAccessible(admin);
  await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
  await admin.getByText("A password reset link was created for").waitFor();
  await expectNoSidewaysScroll(admin);
  // The player opens the link: the address loses the token, and the new password signs the player in.
  const found = await stage.visit(new URL(link).pathname + new URL(link).hash, { settings: HURRIED });
  await found.getByRole("heading", { name: "Reset your password" }).waitFor();
  expect(new URL(found.url()).hash).toBe("");
  await found.getByLabel("New password").fill("battery staple");
  await expectAccessible(found);
  await found.getByRole("button", { name: "Set password and sign in" }).click();
  await found.getByText(`Signed in as ${login}.`).waitFor();
  await found.goto(link);
  await found.getByLabel("New password").fill("third password");
  await found.getByRole("button", { name: "Set password and sign in" }).click();
  await found.getByText("ACCOUNT_RESET").waitFor();
  // The announcement appears on open pages.
  await found.goto(`${stage.url}/online`);
  await found.getByRole("heading", { name: "Play online" }).waitFor();
  await admin.getByRole("textbox", { name: "Announcement" }).fill("The server gets new disks.");
  await admin.getByRole("textbox", { name: "Minutes until maintenance" }).fill("30");
  await admin.getByRole("button", { name: "Show announcement" }).click();
  await found.getByText("The server gets new disks.").waitFor();
  await found
    .getByText(/^Starts in (30|29) min\.$/)
    .first()
    .waitFor();
  await admin.getByRole("button", { name: "Turn on read-only mode" }).click();
  await found.getByText("The server is read-only.").waitFor();
  await expectAccessible(found);
  const wish = { method: "PUT", headers: { origin: stage.url, "content-type": "application/json" } };
  expect((await fetch(`${stage.url}/api/me`, { ...wish, body: JSON.stringify({ name: "Zoe" }) })).status).toBe(503);
  await admin.getByRole("button", { name: "Turn off read-only mode" }).click();
  await found.getByText("The server is read-only.").waitFor({ state: "detached" });
  await admin.getByRole("button", { name: "Remove announcement" }).click();
  await found.getByText("The server gets new disks.").waitFor({ state: "detached" });
  await expectAccessible(admin);
});
