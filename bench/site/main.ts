import { chromium } from "@playwright/test";
import { ADDRESSES } from "../../e2e/addresses.ts";
import product from "../../e2e/product.ts";
import { findBrowser } from "../../tools/test/browser.ts";
import { median, printFigures, printTable } from "../report/table.ts";
import { serveEmptyPage } from "./build-empty.ts";
import { measurePage, type PageFigures } from "./measure.ts";

/** Bytes and first paint of home and lobby on a slow phone, beside an empty React page, in interleaved rounds. */
const ROUNDS = process.argv.includes("--quick") ? 2 : 5;
const player = ADDRESSES.player;

const stopProduct = await product();
const empty = await serveEmptyPage();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"] });
const pages = { empty: empty.url, home: `${player}/`, lobby: `${player}/rng` } as const;
const seen: Record<keyof typeof pages, PageFigures[]> = { empty: [], home: [], lobby: [] };

try {
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of Object.keys(pages) as (keyof typeof pages)[]) seen[name].push(await measurePage(browser, pages[name]));
  }
} finally {
  await browser.close();
  await empty.close();
  await stopProduct();
}

const middle = (name: keyof typeof pages, figure: keyof PageFigures) => median(seen[name].map((figures) => figures[figure]));
printTable(
  `First visit, slow 4G and a CPU four times slower, median of ${ROUNDS}`,
  (Object.keys(pages) as (keyof typeof pages)[]).map((name) => ({
    page: name,
    "JS kB gz": middle(name, "jsKb").toFixed(1),
    "CSS kB gz": middle(name, "cssKb").toFixed(1),
    "LCP ms": Math.round(middle(name, "lcpMs")),
    CLS: middle(name, "cls").toFixed(4),
  })),
);
printFigures("site", {
  home_js_kb: middle("home", "jsKb"),
  home_css_kb: middle("home", "cssKb"),
  home_lcp_ms: middle("home", "lcpMs"),
  home_cls: middle("home", "cls"),
  lobby_js_kb: middle("lobby", "jsKb"),
  lobby_css_kb: middle("lobby", "cssKb"),
  lobby_lcp_ms: middle("lobby", "lcpMs"),
  empty_js_kb: middle("empty", "jsKb"),
  empty_lcp_ms: middle("empty", "lcpMs"),
});
