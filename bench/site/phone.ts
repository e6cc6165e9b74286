import type { Browser, BrowserContext, Page } from "@playwright/test";

/** Slow 4G: 150 ms round trip, 1.6 Mb/s down, 0.75 Mb/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
}

/**
 * A phone with an empty cache and a processor four times slower than this machine's; the network is
 * slow only on request.
 */
export async function newPhone(
  browser: Browser,
  url: string,
  { slowNetwork }: { readonly slowNetwork: boolean },
): Promise<Phone> {
  // Pop-ups that a brand opens by itself are not part of the page.
  const quiet = {
    origin: new URL(url).origin,
    localStorage: [{ name: "perya-popup-quiet", value: String(Number.MAX_SAFE_INTEGER) }],
  };
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [quiet] },
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (slowNetwork) {
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
  }
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { context, page };
}
