import { chromium } from "playwright-core";
import { createHost, readSettings } from "@starboard/host";
import { join } from "node:path";
const host = await createHost({
  webRoot: join(process.cwd(), "dist/web"),
  settings: readSettings({ STARBOARD_LOG: "silent", STARBOARD_RATE_LIMIT_FACTOR: "100" }),
});
const url = await host.listen({ port: 0, host: "127.0.0.1" });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium" });
const paths = (
  process.argv[2] ??
  "/,/settings,/tables,/learn,/learn/trekwar,/puzzles,/rules,/verify,/online,/find,/library,/lab,/account,/ladder,/archive,/new/trekwar,/new/anaxis,/new/4000ad,/new/warp-empires,/tournaments,/make/trekwar,/studies,/admin"
).split(",");
const sizes = { d: { width: 1440, height: 900 }, p: { width: 390, height: 844 } };
for (const [s, viewport] of Object.entries(sizes)) {
  const context = await browser.newContext({
    viewport,
    locale: "de-DE",
    serviceWorkers: "block",
    ...(s === "p" && { hasTouch: true, isMobile: true }),
  });
  await context.addInitScript(() => {
    if (!localStorage.getItem("starboard.settings"))
      localStorage.setItem(
        "starboard.settings",
        JSON.stringify({
          speed: 4,
          motion: "still",
          sound: false,
          recap: "never",
          guided: ["4000ad", "trekwar", "anaxis", "warp-empires", "sample"],
          installOffered: true,
          botLevel: 1,
          name: "Ada",
        }),
      );
  });
  const page = await context.newPage();
  page.on("pageerror", (e) => console.log("ERROR", e.message));
  for (const path of paths) {
    const games = path.startsWith("play:") ? path.slice(5) : null;
    if (games) {
      await page.goto(url + "/new/" + games);
      await page.getByRole("button", { name: "Partie beginnen" }).click();
      await page.waitForURL(/\/table\//);
      await page.waitForTimeout(3500);
    } else {
      await page.goto(url + path);
      await page.waitForTimeout(1300);
    }
    const name = (games ?? path).replaceAll("/", "_") || "_";
    await page.screenshot({ path: `/tmp/shots/${s}${games ? "-play-" : ""}${name}.png` });
    const over = await page.evaluate(() => {
      const out = [];
      if (document.documentElement.scrollWidth > innerWidth + 1)
        out.push("PAGE WIDE " + document.documentElement.scrollWidth);
      for (const e of document.querySelectorAll("body *")) {
        if (!(e instanceof HTMLElement) || e.closest(".sr") || e.classList.contains("sr")) continue;
        const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
        if (!own) continue;
        const st = getComputedStyle(e);
        const r = e.getBoundingClientRect();
        if (r.width === 0 || st.visibility === "hidden" || st.clipPath !== "none") continue;
        if (e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 2 && st.display !== "inline")
          out.push(
            `cut ${e.tagName}.${e.className} «${e.textContent.trim().slice(0, 50)}» ${e.scrollWidth}>${e.clientWidth} ${st.textOverflow}`,
          );
        const btn = e.closest("button,a.btn");
        if (btn && btn === e && r.right > innerWidth + 1)
          out.push(`off ${e.className} «${e.textContent.trim().slice(0, 40)}»`);
      }
      return out;
    });
    if (over.length) console.log(s, path, "\n   " + [...new Set(over)].slice(0, 14).join("\n   "));
  }
  await context.close();
}
await browser.close();
await host.close();
process.exit(0);
