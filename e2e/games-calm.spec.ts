import { expect } from "@playwright/test";
import { rules as coral } from "../games/coral-cascade/rules.ts";
import { rules as mango } from "../games/mango-mines/rules.ts";
import { GAMES, newPlayer, open, pageOf, paid } from "./game-table.ts";
import { test } from "./test.ts";
import type { Person } from "./world/people.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

let player: Person;

test.beforeAll(async () => {
  player = await newPlayer(500n);
});

test("no sound is made until it is switched on", async ({ browser }) => {
  const page = await pageOf(browser, player);
  await page.addInitScript(
    "globalThis.audios = 0; const Real = AudioContext; AudioContext = class extends Real { " +
      "constructor() { super(); audios++; } }",
  );
  const table = await open(page, coral.code);
  const audios = () =>
    table.frame
      .locator("html")
      .evaluate(() => (globalThis as unknown as { audios: number }).audios);
  const sound = table.frame.getByRole("button", { name: "Sound" });
  await expect(sound).toHaveAttribute("aria-pressed", "false");
  await table.frame.getByRole("button", { name: "Quick play" }).click();
  await table.main.click();
  await paid(table, "Dive");
  expect(await audios()).toBe(0);
  await sound.click();
  expect(await audios()).toBe(1);
  await page.context().close();
});

test("nothing moves for who asked their device for calm", async ({ browser }) => {
  const page = await pageOf(browser, player, { reducedMotion: "reduce" });
  for (const { rules, play } of GAMES.filter(({ rules: { code } }) => code !== mango.code)) {
    const table = await open(page, rules.code);
    await table.frame.locator("html").evaluate(() => {
      const watch = globalThis as unknown as {
        most: number;
        document: { getAnimations(): unknown[] };
        setInterval(go: () => void, ms: number): void;
      };
      watch.most = 0;
      watch.setInterval(
        () => void (watch.most = Math.max(watch.most, watch.document.getAnimations().length)),
        16,
      );
    });
    await table.main.click();
    await paid(table, play);
    expect(
      await table.frame
        .locator("html")
        .evaluate(() => (globalThis as unknown as { most: number }).most),
      rules.name,
    ).toBe(0);
  }
  await page.context().close();
});
