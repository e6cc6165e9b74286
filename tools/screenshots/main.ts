import { chromium, type Browser, type Page } from "@playwright/test";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import product from "../../e2e/product.ts";
import { BANK_SCENES } from "../../e2e/scenes/bank-scenes.ts";
import { CONSOLE_SCENES } from "../../e2e/scenes/console-scenes.ts";
import { GAME_SCENES } from "../../e2e/scenes/game-scenes.ts";
import { PLAYER_SCENES } from "../../e2e/scenes/player-scenes.ts";
import { contextFor, turn, type Scene, type Theme } from "../../e2e/scenes/scene.ts";
import { makeWorld, type World } from "../../e2e/world/make-world.ts";
import { asPlayer } from "../../e2e/world/calls.ts";
import { findBrowser } from "../test/browser.ts";

/**
 * `npm run screenshots`: pictures of everything a person can see, on phone and desktop, dark and light, into screenshots/out.
 * `npm run screenshots -- wallet` takes the scenes whose name has that word.
 */
const OUT = join(import.meta.dirname, "../../screenshots/out");
const SITES = { player: PLAYER_SCENES, bank: BANK_SCENES, game: GAME_SCENES, console: CONSOLE_SCENES } as const;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 }, landscape: { width: 844, height: 390 } } as const;
const THEMES: readonly Theme[] = ["dark", "light"];

const words = process.argv.slice(2);

/** A product that is up already keeps its world between runs: its people sign in once. */
async function worldOf(browser: Browser): Promise<World> {
  const kept = join(OUT, "world.json");
  if (!process.env["E2E_PLAYER_URL"]) return makeWorld(browser);
  try {
    const world = JSON.parse(await readFile(kept, "utf8")) as World;
    await asPlayer(world.player.token)("GET", "/balance");
    return world;
  } catch {
    const world = await makeWorld(browser);
    await writeFile(kept, JSON.stringify(world));
    return world;
  }
}

/** A phone's page is shown as if the phone were as high as it: a bar fixed to the foot then is at the foot. */
async function grown(page: Page, viewport: { width: number; height: number }, site: string): Promise<{ width: number; height: number }> {
  await page.setViewportSize(viewport);
  if (site === "game" || (await page.locator("dialog[open]").count()) > 0) return viewport;
  await page.waitForTimeout(200);
  const height = await page.locator(":root").evaluate((root) => (root as unknown as { scrollHeight: number }).scrollHeight);
  return { ...viewport, height: Math.max(viewport.height, height) };
}

async function shoot(page: Page, site: string, scene: Scene): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    if (size === "landscape" && site === "bank") continue;
    await page.setViewportSize(await grown(page, viewport, site));
    for (const theme of THEMES) {
      await turn(page, theme);
      await page.waitForTimeout(400);
      const path = join(OUT, size, theme, `${site}-${scene.name}.png`);
      await mkdir(dirname(path), { recursive: true });
      await page.screenshot({ path, fullPage: (await page.locator("dialog[open]").count()) === 0 });
    }
  }
}

async function run(): Promise<void> {
  await mkdir(OUT, { recursive: true });
  const stop = await product();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"] });
  try {
    const world = await worldOf(browser);
    for (const [site, scenes] of Object.entries(SITES))
      for (const scene of scenes.filter(({ name }) => words.length === 0 || words.some((word) => `${site}-${name}`.includes(word)))) {
        const context = await contextFor(browser, scene.who, world);
        const page = await context.newPage();
        await scene.go(page, world).catch((fault: Error) => console.error(`${site}-${scene.name}: ${fault.message.split("\n")[0]}`));
        await shoot(page, site, scene);
        await context.close();
        console.log(`${site}-${scene.name}`);
      }
  } finally {
    await browser.close();
    await stop();
  }
}

await run();
