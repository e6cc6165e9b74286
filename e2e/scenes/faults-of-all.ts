import type { Browser, Page } from "@playwright/test";
import { oddAmounts, saidOn } from "../amounts.ts";
import { accessibilityFaults, isTooWide } from "../faults.ts";
import type { World } from "../world/make-world.ts";
import { inLanguage } from "./in-language.ts";
import { contextFor, switchTheme, type Scene } from "./scene.ts";

const PHONE = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };
const DESKTOP = { width: 1440, height: 900 };

/**
 * The faults of all scenes, each with the scene's name. In Arabic only what another language or
 * direction can change is checked: the other elements are the same as in English.
 */
export async function faultsOfAll(
  browser: Browser,
  world: World,
  scenes: readonly Scene[],
  language: "en" | "ar" = "en",
): Promise<string[]> {
  const faults: string[] = [];
  for (const who of new Set(scenes.map((scene) => scene.who))) {
    const context = await contextFor(browser, who, world, language.toUpperCase());
    const shared = await context.newPage();
    for (const scene of scenes.filter((one) => one.who === who)) {
      const page = scene.own ? await context.newPage() : shared;
      const found = await faultsOf(page, world, scene, language).catch((fault: Error) => [
        fault.message,
      ]);
      faults.push(...found.map((fault) => `${scene.name}: ${fault}`));
      if (scene.own) await page.close();
    }
    await context.close();
  }
  return faults;
}

/**
 * Runs axe on the desktop in one theme and on a phone in the other, swapped in Arabic; checks that
 * every amount is written correctly, and that nothing overflows a page of any size.
 */
async function faultsOf(
  page: Page,
  world: World,
  scene: Scene,
  language: "en" | "ar",
): Promise<string[]> {
  const [first, second] =
    language === "en" ? (["dark", "light"] as const) : (["light", "dark"] as const);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await scene.go(language === "en" ? page : inLanguage(page, language), world);
  await switchTheme(page, first);
  const wide = await accessibilityFaults(page, language === "en" ? "all" : "words");
  const odd = oddAmounts(await saidOn(page)).map((amount) => `an amount written ${amount}`);
  await page.setViewportSize(SIDEWAYS);
  if (await isTooWide(page)) odd.push("wider than a phone held sideways");
  await page.setViewportSize(PHONE);
  await switchTheme(page, second);
  const narrow = await accessibilityFaults(page, "looks");
  if (await isTooWide(page)) odd.push("wider than a phone");
  await page.setViewportSize(DESKTOP);
  return [
    ...wide.map((fault) => `${first} ${fault}`),
    ...narrow.map((fault) => `${second}, on a phone, ${fault}`),
    ...odd,
  ];
}
