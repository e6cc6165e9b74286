import type { Browser, Locator, Page } from "@playwright/test";
import { newPhone } from "./phone.ts";
import { withoutStream } from "../../e2e/without-stream.ts";

/** What a visitor does, and what shows that it is done. */
interface Interaction {
  readonly name: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly done: (page: Page) => Locator;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).first();
const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
const search = (page: Page) => page.getByRole("main").getByRole("searchbox");
const pressed = (name: string) => (page: Page) =>
  page.locator(`button[aria-pressed="true"]`, { hasText: name }).first();

/** Twelve things people do in a lobby of ten thousand games, in the usual order. */
export const INTERACTIONS: readonly Interaction[] = [
  { name: "menu opens", act: press("Open the menu"), done: (page) => page.getByRole("dialog") },
  {
    name: "menu closes",
    act: (page) => page.keyboard.press("Escape"),
    done: (page) => button(page, "Open the menu"),
  },
  { name: "list hot", act: press("Hot"), done: pressed("Hot") },
  { name: "list all", act: press("Hot"), done: pressed("All") },
  {
    name: "filter opens",
    act: press("Filter"),
    done: (page) => page.getByLabel("Pay lines").first(),
  },
  { name: "kind new", act: press("New"), done: pressed("New") },
  {
    name: "kind all",
    act: (page) =>
      page
        .getByRole("group", { name: "Kinds of games" })
        .getByRole("button", { name: "All" })
        .click(),
    done: pressed("All"),
  },
  {
    name: "search key",
    act: (page) => search(page).press("m"),
    done: (page) => page.locator("main [aria-live=polite]").first(),
  },
  {
    name: "search more",
    act: (page) => search(page).press("a"),
    done: (page) => page.locator("main [aria-live=polite]").first(),
  },
  { name: "search emptied", act: (page) => search(page).fill(""), done: pressed("All") },
  {
    name: "heart",
    act: (page) =>
      page
        .getByRole("button", { name: /^Favourite:/ })
        .first()
        .click(),
    done: (page) => page.getByRole("dialog"),
  },
  {
    name: "dialog closes",
    act: (page) => page.keyboard.press("Escape"),
    done: (page) => page.getByRole("main"),
  },
];

/**
 * Milliseconds from each interaction to the next frame, as browsers measure it for INP: the longest
 * of its events.
 */
export async function measureInteractions(
  browser: Browser,
  lobby: string,
): Promise<ReadonlyMap<string, number>> {
  const { context, page } = await newPhone(browser, lobby, { slowNetwork: false });
  await withoutStream(page);
  await page.addInitScript(watchEvents);
  await page.goto(lobby);
  await page.waitForLoadState("networkidle");
  const took = new Map<string, number>();
  for (const { name, act, done } of INTERACTIONS) {
    await page.evaluate("globalThis.longestEventMs = 0");
    await act(page);
    await done(page).waitFor();
    // The browser reports events after the frame they caused.
    await page.waitForTimeout(400);
    took.set(name, await page.evaluate<number>("globalThis.longestEventMs"));
  }
  await context.close();
  return took;
}

function watchEvents(): void {
  const all = globalThis as unknown as { longestEventMs: number };
  all.longestEventMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      all.longestEventMs = Math.max(all.longestEventMs, duration);
  }).observe({ type: "event", buffered: false, durationThreshold: 16 } as never);
}
