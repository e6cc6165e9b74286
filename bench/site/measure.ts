import type { Browser, Response } from "@playwright/test";
import { gzipSync } from "node:zlib";
import { newPhone } from "./phone.ts";

export interface PageFigures {
  /**
   * All JavaScript the page loads without interaction, deferred parts included, in kB of gzip -9.
   */
  readonly jsKb: number;
  readonly cssKb: number;
  readonly lcpMs: number;
  readonly cls: number;
}

const SETTLE_MS = 3_000;

/** Opens a page for the first time on a slow phone and measures its cost. */
export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  const { context, page } = await newPhone(browser, url, { slowNetwork: true });
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.addInitScript(watchVitals);
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  await page.waitForTimeout(SETTLE_MS);
  const vitals = await page.evaluate(
    () => (globalThis as unknown as { vitals: { lcp: number; cls: number } }).vitals,
  );
  const figures = {
    jsKb: await kilobytes(responses, "script"),
    cssKb: await kilobytes(responses, "stylesheet"),
    lcpMs: vitals.lcp,
    cls: vitals.cls,
  };
  await context.close();
  return figures;
}

function watchVitals(): void {
  const vitals = { lcp: 0, cls: 0 };
  Object.assign(globalThis, { vitals });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.lcp = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true } as never);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) vitals.cls += entry.value;
  }).observe({ type: "layout-shift", buffered: true } as never);
}

/** What responses of a type weigh, in kB of gzip -9. */
export async function kilobytes(
  responses: readonly Response[],
  type: "script" | "stylesheet",
): Promise<number> {
  let bytes = 0;
  for (const response of responses) {
    if (response.request().resourceType() !== type || response.status() !== 200) continue;
    bytes += gzipSync(await response.body(), { level: 9 }).length;
  }
  return bytes / 1000;
}
