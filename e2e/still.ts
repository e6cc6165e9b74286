import type { Browser, BrowserContext, Page } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";

/** A layout shift without input: how much, where and when, and which parts moved where. */
export interface Shift {
  readonly value: number;
  readonly path: string;
  readonly parts: readonly string[];
}

/**
 * What a visitor does is answered within this time, on a machine that is busy with three products
 * too; what moves later moves under a finger.
 */
const ANSWERED_MS = 10_000;
/** Less than this is a text of one line that grew by a letter. */
export const SEEN = 0.001;

/**
 * Tells of every layout shift of the player site that follows nothing a person did: a touch, a key,
 * a turn of the wheel, the way back or another size of the window. What a page does while it is
 * loaded follows nothing, so that its parts may come only where their places are.
 */
const TELL = `
  if (location.port === ${JSON.stringify(new URL(ADDRESSES.player).port)} && top === self) {
    // The browser's own clock: a test may stop the page's.
    const now = performance.now.bind(performance);
    let asked = -Infinity;
    const note = () => void (asked = now());
    const listen = (kind, told) => addEventListener(kind, told, { capture: true, passive: true });
    for (const kind of ["pointerdown", "keydown", "input", "wheel", "popstate", "resize",
      "touchmove"])
      listen(kind, note);
    // A resting pointer is reported too, once the page under it is drawn.
    listen("pointermove", ({ movementX, movementY }) => (movementX || movementY) && note());
    // A game sends its player to another page from within its frame.
    globalThis.navigation?.addEventListener("navigate", note);
    globalThis.noteAsked = note;
    // A conversation goes up as it goes on.
    const elementOf = (node) => (node?.nodeType === 1 ? node : node?.parentElement);
    const grows = (node) => elementOf(node)?.closest("[role=log]");
    const said = (node) => {
      const element = elementOf(node);
      if (!element) return "gone";
      const name = element.localName + "." + element.className?.toString?.().slice(0, 60);
      return name + " " + JSON.stringify(element.textContent?.trim().slice(0, 40) ?? "");
    };
    const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources, hadRecentInput } of list.getEntries())
        if (!hadRecentInput && value > ${SEEN} && startTime - asked > ${ANSWERED_MS} &&
          sources.some(({ node }) => !grows(node)))
          void tellOfShift({
            value,
            path: innerWidth + " " + location.pathname + location.search + " after " +
              Math.round(startTime) + " ms",
            parts: sources.map(({ node, previousRect, currentRect }) =>
              said(node) + ": " + box(previousRect) + " → " + box(currentRect)),
          });
    }).observe({ type: "layout-shift", buffered: true });
  }
`;

/** Collects the shifts of every page that a browser opens from now on. */
export function followShifts(browser: Browser): Shift[] {
  const shifts: Shift[] = [];
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await tellFrom(context, shifts);
    return context;
  };
  return shifts;
}

async function tellFrom(context: BrowserContext, shifts: Shift[]): Promise<void> {
  await context.exposeBinding("tellOfShift", (_, shift: Shift) => void shifts.push(shift));
  await context.addInitScript(TELL);
}

/**
 * Has a page take what comes next for an answer: of a server that the test holds back until it is
 * late, or to what staff have changed under the visitor's eyes.
 */
export async function answerComes(page: Page): Promise<void> {
  await page.evaluate("noteAsked()");
}
