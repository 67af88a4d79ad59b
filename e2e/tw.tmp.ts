import { createHost } from "@starboard/host";
import { chromium } from "playwright-core";
const host = await createHost({ webRoot: "/tmp/tw-web" });
const url = await host.listen({ port: 0, host: "127.0.0.1" });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const size =
  process.argv[2] === "phone"
    ? { width: 390, height: 844 }
    : { width: Number(process.argv[3] ?? 1440), height: Number(process.argv[4] ?? 900) };
const theme = process.argv[5] ?? "dark";
const ctx = await browser.newContext({
  viewport: size,
  ...(process.argv[2] === "phone" ? { hasTouch: true, isMobile: true } : {}),
});
await ctx.addInitScript(
  (t) =>
    localStorage.setItem(
      "starboard.settings",
      JSON.stringify({
        speed: 4,
        motion: m,
        sound: false,
        guided: ["trekwar", "4000ad"],
        name: "Ada",
        handOver: "never",
        theme: t,
      }),
    ),
  theme,
);
const page = await ctx.newPage();
page.on("pageerror", (e) => console.log("ERR", e.message));
page.on("console", (m) => m.type() === "error" && console.log("CON", m.text()));
const tag = `${process.argv[2] ?? "desk"}${theme === "dark" ? "" : `-${theme}`}`;
const shot = (n: string) => page.screenshot({ path: `/tmp/tw-${tag}-${n}.png` });
try {
  await page.goto(url);
  await page.waitForTimeout(2500);
  await shot("landing");
  await page.goto(`${url}/new/trekwar`);
  await page.getByRole("button", { name: "Begin the match" }).waitFor();
  await page.getByRole("group", { name: "Who sits at seat 2" }).getByRole("button", { name: "Person" }).click();
  await page.getByRole("button", { name: "Begin the match" }).click();
  await page.waitForURL(/\/table\//);
  const asked = page.locator(".ask:not(.wait)");
  let n = 0;
  for (let i = 0; i < Number(process.env.STEPS ?? 14); i++) {
    await asked.waitFor({ timeout: 15000 });
    await page.waitForTimeout(350);
    const text = await asked.locator("p").innerText();
    console.log(i, text.slice(0, 110));
    const names = await asked.getByRole("button").allInnerTexts();
    console.log("   ", names.join(" | ").replaceAll("\n", " "));
    const click = async (re: RegExp) => asked.getByRole("button", { name: re }).first().click();
    if (/planned/.test(text) && names.some((x) => /^Commit/.test(x))) {
      await click(/^Commit/);
      continue;
    }
    if (/^Exchange up/.test(text)) {
      await page.locator(".tw-held").nth(0).click();
      await shot(`${n++}-exchange`);
      await click(i % 2 ? /Keep/ : /^Exchange/);
    } else if (/^Open the/.test(text)) {
      await page.locator(".tw-held.can").last().click();
      await page.waitForTimeout(200);
      await shot(`${n++}-open`);
      await click(/^Open with/);
    } else if (/take up|You may/.test(text)) {
      await shot(`${n++}-draw`);
      const b = asked.getByRole("button", { name: /^Take up/ });
      if (await b.count()) await b.first().click();
      else await click(/End/);
    } else if (/match|Deploy/.test(text)) {
      await shot(`${n++}-turn`);
      const can = page.locator(".tw-held.can");
      if ((await can.count()) === 0) {
        const no = page.locator(".tw-held.no");
        if (await no.count()) {
          await no.first().click();
          await page.waitForTimeout(150);
          await shot(`${n++}-short`);
        }
        await click(/Surrender/);
        continue;
      }
      if (i < 5) {
        await can.first().hover();
        await page.waitForTimeout(500);
        await shot(`${n++}-zoom`);
      }
      const opts = page.locator(".tw-options button");
      if (await opts.count()) await opts.first().click();
      else {
        for (let k = 0; k < (await can.count()); k++) {
          await can.nth(k).click();
          await page.waitForTimeout(120);
          if (await page.locator(".tw-verdict.good").count()) break;
          if (await asked.getByRole("button", { name: /^(Deploy|Play)/ }).count()) break;
        }
      }
      await page.waitForTimeout(150);
      await shot(`${n++}-chosen`);
      const d = asked.getByRole("button", { name: /^(Deploy|Play)/ });
      if (await d.count()) await d.first().click();
      else await click(/Surrender/);
    } else if (/You lost/.test(text)) {
      await shot(`${n++}-attack`);
      await page.locator('.tw-hex.can[aria-label*="from here"]').first().click();
      await page.locator('.tw-hex.can[aria-label*="attack this"]').first().click();
      await page.waitForTimeout(150);
      await shot(`${n++}-attack2`);
      await click(/^Attack/);
    } else if (/^Choose/.test(text)) {
      await shot(`${n++}-choose`);
      await page.locator(".tw-choice button").first().click();
      await click(/^Choose/);
    } else {
      await shot("stuck");
      break;
    }
  }
  await page.waitForTimeout(300);
  await shot("last");
} catch (e) {
  console.log("FAIL", String(e).slice(0, 600));
  await shot("fail");
}
await browser.close();
await host.close();
