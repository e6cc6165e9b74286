import type { Browser } from "@playwright/test";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { newPhone } from "./phone.ts";
import { withoutStream } from "../../e2e/without-stream.ts";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../..");
/** Pages of games loaded before a visitor jumps in the list. */
const PAGES = 5;

/** Fills a product's catalogue with ten thousand games. */
export async function fillCatalogue(dataDir: string): Promise<void> {
  const command = join(ROOT, "apps/platform/src/cli/main.ts");
  await run(process.execPath, [command, "catalogue", "fill"], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
}

export interface ListFigures {
  /** From the press on a provider until other games are painted, the response included. */
  readonly filterMs: number;
  /**
   * From a jump in a list of two hundred until cards are painted there; the slowest of four jumps.
   */
  readonly jumpMs: number;
  /** Most cards on the page at once. */
  readonly cards: number;
}

/** Filters ten thousand games and jumps in their list, on a slow processor. */
export async function measureList(browser: Browser, lobby: string): Promise<ListFigures> {
  const { context, page } = await newPhone(browser, lobby, { slowNetwork: false });
  await withoutStream(page);
  const open = async (address: string) => {
    await page.goto(address);
    await page.locator("main li[aria-posinset]").first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.evaluate(`(${AT_REST})()`);
  };
  await open(`${lobby}?from=1&pageNo=${PAGES}`);
  const { jumpMs, cards } = await page.evaluate<{ jumpMs: number; cards: number }>(`(${JUMP})()`);
  await open(lobby);
  const filterMs = await page.evaluate<number>(`(${FILTER})()`);
  await context.close();
  return { filterMs, jumpMs, cards };
}

/**
 * Waits until React has taken over, as the page shows its buttons before they respond, and until
 * nothing is under way any more: a press during the start would measure the start.
 */
const AT_REST = `async () => {
  const isTaken = () =>
    Object.keys(document.querySelector("main button")).some((key) => key.startsWith("__react"));
  const lastAnswer = () =>
    Math.max(...performance.getEntriesByType("resource").map(({ responseEnd }) => responseEnd));
  while (!isTaken()) await new Promise((then) => setTimeout(then, 50));
  await new Promise((then) => requestIdleCallback(then));
  while (performance.now() - lastAnswer() < 500) await new Promise((then) => setTimeout(then, 50));
}`;

/** The task after a frame: what the frame shows is laid out and painted by then. */
const PAINTED =
  "const painted = () => new Promise((then) => requestAnimationFrame(() => setTimeout(then)));";

/** Jumps to places in the list; a place without a card after ten seconds is a fault. */
const JUMP = `async () => {
  ${PAINTED}
  const cards = () => [...document.querySelectorAll("main li[aria-posinset]")];
  const inSight = (card) =>
    card.getBoundingClientRect().bottom > 0 && card.getBoundingClientRect().top < innerHeight;
  let jumpMs = 0;
  let most = 0;
  for (const share of [0.95, 0.1, 0.8, 0.3]) {
    const list = cards()[0].parentElement.getBoundingClientRect();
    const started = performance.now();
    scrollTo(0, scrollY + list.top + list.height * share);
    do {
      await painted();
      if (performance.now() - started > 10_000)
        throw new Error("No cards came at " + share + " of the list.");
    } while (!cards().some(inSight));
    jumpMs = Math.max(jumpMs, performance.now() - started);
    most = Math.max(most, cards().length);
  }
  return { jumpMs, cards: most };
}`;

/** Chooses a provider whose games are not at the top. */
const FILTER = `async () => {
  ${PAINTED}
  const first = () => document.querySelector("main li[aria-posinset]")?.textContent;
  const before = first();
  const started = performance.now();
  document.querySelectorAll('[aria-label="Providers"] button')[2].click();
  do {
    await painted();
    if (performance.now() - started > 10_000) throw new Error("The filter showed no other games.");
  } while (first() === before || first() === undefined);
  return performance.now() - started;
}`;
