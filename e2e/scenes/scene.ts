import type { Browser, BrowserContext, Page } from "@playwright/test";
import { ADDRESSES } from "../addresses.ts";
import { QUIET } from "../quiet.ts";
import type { World } from "../world/make-world.ts";

/**
 * The viewer of a scene: a visitor, two players, the owner at the console, or a member of staff who
 * is not signed in.
 */
export type Viewer = "guest" | "newcomer" | "player" | "staff" | "stranger";

/** Something a person can see: a page, or a dialog or state of one. */
export interface Scene {
  readonly name: string;
  readonly who: Viewer;
  /** Brings a page to the scene; when it returns, the page is stable. */
  readonly go: (page: Page, world: World) => Promise<void>;
  /**
   * Set for scenes that change the page for good (a route that fails, a state that is used up):
   * they get their own page.
   */
  readonly own?: boolean;
}

export type Theme = "dark" | "light";

/**
 * A browser context in which a player is signed in already and has chosen a language of the player
 * site.
 */
export async function contextFor(
  browser: Browser,
  who: Viewer,
  world: World,
  language = "EN",
): Promise<BrowserContext> {
  const site = who === "staff" || who === "stranger" ? ADDRESSES.console : ADDRESSES.player;
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: 1440, height: 900 },
    colorScheme: "dark",
    storageState: QUIET,
    // A scene answers for the server; a worker's requests would pass it by.
    serviceWorkers: "block",
  });
  await context.addCookies([{ name: "lang", value: language, url: ADDRESSES.player }]);
  if (who === "staff")
    await context.addCookies([{ name: "perya_staff", value: world.staff, url: site }]);
  const person = who === "player" ? world.player : who === "newcomer" ? world.newcomer : undefined;
  if (person)
    await context.addInitScript(
      `if (location.origin === "${site}") sessionStorage.setItem("token", "${person.token}")`,
    );
  return context;
}

/** Switches the theme of a page and of the game in its frame, as the system's own switch would. */
export async function switchTheme(page: Page, theme: Theme): Promise<void> {
  for (const frame of page.frames())
    await frame
      .locator(":root")
      .evaluate(
        (root, name) =>
          (root as unknown as { setAttribute(name: string, value: string): void }).setAttribute(
            "data-theme",
            name,
          ),
        theme,
      );
}

/** Waits until nothing is loading: no placeholders, and every picture complete. */
export async function settled(page: Page): Promise<void> {
  await page.locator("[aria-busy=true]").first().waitFor({ state: "hidden" });
  await page.locator("img:not([loading=lazy])").evaluateAll(async (images) => {
    for (const image of images) await (image as { decode?: () => Promise<void> }).decode?.();
  });
}

/** Whether an address is one of a centre, which lies over a page. */
const isPane = (path: string) => path.startsWith("/member") || path.startsWith("/agent/");

/** A scene that is just a page. */
export function at(name: string, who: Viewer, path: string | ((world: World) => string)): Scene {
  return {
    name,
    who,
    go: async (page, world) => {
      const address = typeof path === "string" ? path : path(world);
      await goTo(page, address);
      await page
        .locator(isPane(address) ? "#pane h2" : "h1")
        .first()
        .waitFor();
      await settled(page);
    },
  };
}

interface Site {
  readonly document: {
    querySelector(what: string): { setAttribute(name: string, value: string): void } | null;
  };
  readonly history: { pushState(state: object, title: string, address: string): void };
  readonly dispatchEvent: (event: object) => void;
  readonly PopStateEvent: new (name: string) => object;
}

/** A page that costs little, to have below the member centre. */
const BELOW = "/terms";

/**
 * Goes to another page as the links of a site do, without loading the site again. Loads it where
 * one is not on the site yet, where a dialog is open, and where it is a page of the same part,
 * which may look the same until its data come.
 */
async function goTo(page: Page, path: string): Promise<void> {
  if (!(await isAway(page, path))) {
    await page.goto(isPane(path) ? BELOW : path);
    if (!isPane(path)) return;
  }
  await page.evaluate(
    ({ address, state, title }) => {
      const { document, history, dispatchEvent, PopStateEvent } = globalThis as unknown as Site;
      document.querySelector(title)?.setAttribute("data-left", "");
      history.pushState(state, "", address);
      dispatchEvent(new PopStateEvent("popstate"));
    },
    isPane(path)
      ? { address: path, state: { under: BELOW, depth: 1 }, title: "#pane h2" }
      : { address: path, state: {}, title: "h1" },
  );
  await page.locator("[data-left]").waitFor({ state: "detached" });
}

/** Whether a page is of another part of the site that is open. */
async function isAway(page: Page, path: string): Promise<boolean> {
  const here = new URL(page.url());
  if (here.protocol === "about:") return false;
  const there = new URL(path, here);
  const part = ({ pathname }: URL) => pathname.split("/")[isPane(pathname) ? 2 : 1];
  return (
    here.origin === there.origin &&
    part(here) !== part(there) &&
    (await page.locator("dialog[open]:not(:has(#pane))").count()) === 0
  );
}

/** A scene that continues from another one; `own` where that changes the page for good. */
export function after(
  scene: Scene,
  name: string,
  more: (page: Page, world: World) => Promise<void>,
  own = false,
): Scene {
  return {
    name,
    who: scene.who,
    own,
    go: async (page, world) => {
      await scene.go(page, world);
      await more(page, world);
    },
  };
}

/** A page that opens with a dialog over it, as a visitor sees it. */
export function opened(name: string, path: string): Scene {
  return after(at("", "guest", path), name, (page) => page.getByRole("dialog").last().waitFor());
}
