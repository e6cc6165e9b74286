import { chromium, type Browser, type Page } from "@playwright/test";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import product from "../../e2e/product.ts";
import { BANK_SCENES } from "../../e2e/scenes/bank-scenes.ts";
import { CONSOLE_SCENES } from "../../e2e/scenes/console-scenes.ts";
import { GAME_SCENES } from "../../e2e/scenes/game-scenes.ts";
import { PLAYER_SCENES } from "../../e2e/scenes/player-scenes.ts";
import { inLanguage } from "../../e2e/scenes/in-language.ts";
import { contextFor, switchTheme, type Scene, type Theme } from "../../e2e/scenes/scene.ts";
import { makeWorld, type World } from "../../e2e/world/make-world.ts";
import { asPlayer } from "../../e2e/world/calls.ts";
import { findBrowser } from "../test/browser.ts";
import { ART_SCENES } from "./art-scene.ts";
import { REVEAL_SCENES } from "./reveal-scenes.ts";

/**
 * `npm run screenshots`: pictures of everything a person can see, on phone and desktop, dark and
 * light, the player site in four languages, into screenshots/out. `npm run screenshots -- wallet`
 * takes the scenes whose name has that word, `-- ar` those in Arabic.
 */
const OUT = join(import.meta.dirname, "../../screenshots/out");
const SITES = {
  player: PLAYER_SCENES,
  bank: BANK_SCENES,
  game: GAME_SCENES,
  console: CONSOLE_SCENES,
  art: ART_SCENES,
  reveal: REVEAL_SCENES,
} as const;
const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
} as const;
const THEMES: readonly Theme[] = ["dark", "light"];

/**
 * Languages that pictures are taken in, by their tags and the codes they are chosen by: short and
 * long words, another script, and the other direction.
 */
const LANGUAGES = { en: "EN", vi: "VI", "zh-Hans": "CN", ar: "AR" } as const;
type Language = keyof typeof LANGUAGES;

const asked = process.argv.slice(2);
const words = asked.filter((word) => !(word in LANGUAGES));
const languages = asked.filter((word): word is Language => word in LANGUAGES);

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

/**
 * A phone's page is shown as if the phone were as high as it: a bar fixed to the foot then is at
 * the foot.
 */
async function grown(
  page: Page,
  viewport: { width: number; height: number },
  site: string,
): Promise<{ width: number; height: number }> {
  await page.setViewportSize(viewport);
  if (site === "game" || (await page.locator("dialog[open]").count()) > 0) return viewport;
  await page.waitForTimeout(200);
  const height = await page
    .locator(":root")
    .evaluate((root) => (root as unknown as { scrollHeight: number }).scrollHeight);
  return { ...viewport, height: Math.max(viewport.height, height) };
}

/**
 * True in a page whose pictures are all there; those beside it come when a visitor pushes their
 * row.
 */
const ALL_SEEN = `[...document.images].every((image) => {
  const { left, right } = image.getBoundingClientRect();
  return image.complete || right <= 0 || left >= innerWidth;
})`;
const PICTURES_LIMIT_MS = 5_000;

async function shoot(page: Page, place: string, site: string, scene: Scene): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    if (size === "landscape" && site === "bank") continue;
    await page.setViewportSize(await grown(page, viewport, site));
    await page
      .waitForFunction(ALL_SEEN, undefined, { timeout: PICTURES_LIMIT_MS })
      .catch(() => undefined);
    for (const theme of THEMES) {
      await switchTheme(page, theme);
      await page.waitForTimeout(400);
      const path = join(OUT, place, size, theme, `${site}-${scene.name}.png`);
      await mkdir(dirname(path), { recursive: true });
      await page.screenshot({ path, fullPage: (await page.locator("dialog[open]").count()) === 0 });
    }
  }
}

async function visit(
  browser: Browser,
  world: World,
  language: Language,
  site: string,
  scene: Scene,
): Promise<void> {
  const context = await contextFor(browser, scene.who, world, LANGUAGES[language]);
  const page = await context.newPage();
  const name = `${language} ${site}-${scene.name}`;
  const reader = language === "en" ? page : inLanguage(page, language);
  await scene
    .go(reader, world)
    .catch((fault: Error) => console.error(`${name}: ${fault.message.split("\n")[0]}`));
  await shoot(page, language, site, scene);
  await context.close();
  console.log(name);
}

async function run(): Promise<void> {
  await mkdir(OUT, { recursive: true });
  const stop = await product();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
  });
  try {
    const world = await worldOf(browser);
    for (const language of languages.length > 0
      ? languages
      : (Object.keys(LANGUAGES) as Language[]))
      for (const [site, scenes] of Object.entries(SITES))
        // The other sites speak English alone.
        if (language === "en" || site === "player")
          for (const scene of scenes.filter(
            ({ name }) =>
              words.length === 0 || words.some((word) => `${site}-${name}`.includes(word)),
          ))
            await visit(browser, world, language, site, scene);
  } finally {
    await browser.close();
    await stop();
  }
}

await run();
