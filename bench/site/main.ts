import { chromium } from "@playwright/test";
import { rm } from "node:fs/promises";
import { ADDRESSES } from "../../e2e/addresses.ts";
import { ownDataDir, startIn } from "../../e2e/product.ts";
import { findBrowser, findWholeBrowser } from "../../tools/test/browser.ts";
import { median, printFigures, printTable } from "../report/table.ts";
import { serveEmptyPage } from "./build-empty.ts";
import { measureHang } from "./live-hang.ts";
import { measureCentre } from "./centre.ts";
import { INTERACTIONS, measureInteractions } from "./interactions.ts";
import { measurePage, type PageFigures } from "./measure.ts";
import { measureServer } from "./server-times.ts";
import { measureWatchers } from "./watchers.ts";
import { fillCatalogue, measureList, type ListFigures } from "./ten-thousand.ts";

/**
 * Measures the weight of home and lobbies and their speed on a slow phone, against an empty React
 * page, in interleaved rounds; then the same lobby with ten thousand games, the server's response
 * times, forty loads in one signed-in browser, and what a thousand watchers cost. `--only` with the
 * name of a part measures that part alone.
 */
const QUICK = process.argv.includes("--quick");
const ROUNDS = QUICK ? 2 : 5;
const LIST_ROUNDS = QUICK ? 1 : 3;
const PARTS = ["pages", "centre", "list", "server", "live_hang", "watch"] as const;
const only = /--only (\w+)/.exec(process.argv.join(" "))?.[1];
if (only !== undefined && !PARTS.some((part) => part === only))
  throw new Error(`--only is one of ${PARTS.join(", ")}, not ${only}.`);
const wanted = (part: (typeof PARTS)[number]) => only === undefined || only === part;
const { player, metrics } = ADDRESSES;
// A running product has already published its data directory.
const dataDir = process.env["E2E_PLAYER_URL"] ? process.env["DATA_DIR"] : undefined;
const own = dataDir ?? (await ownDataDir());

const stopProduct = dataDir === undefined ? await startIn(own) : async () => undefined;
const browser = await chromium.launch({
  executablePath: findWholeBrowser() ?? (await findBrowser()),
  args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
});
let figures: Record<string, number> = {};
try {
  if (wanted("pages")) figures = { ...figures, ...(await pageFigures()) };
  if (wanted("centre"))
    figures = { ...figures, centre_js_kb: await measureCentre(browser, player) };
  if (wanted("list") || wanted("server")) await fillCatalogue(own);
  if (wanted("list")) figures = { ...figures, ...(await listFigures()) };
  if (wanted("server")) figures = { ...figures, ...(await measureServer(player, metrics)) };
  if (wanted("live_hang")) figures = { ...figures, live_hang: await measureHang(player) };
  if (wanted("watch"))
    figures = { ...figures, ...(await measureWatchers(player, metrics, LIST_ROUNDS)) };
} finally {
  await browser.close();
  await stopProduct();
  if (dataDir === undefined) await rm(own, { recursive: true, force: true });
}
printFigures("site", figures);

async function pageFigures(): Promise<Record<string, number>> {
  const empty = await serveEmptyPage();
  const pages = {
    empty: empty.url,
    home: `${player}/`,
    lobby: `${player}/rng`,
    live: `${player}/live`,
    hot: `${player}/hot`,
  } as const;
  type Name = keyof typeof pages;
  const names = Object.keys(pages) as Name[];
  const seen: Record<Name, PageFigures[]> = { empty: [], home: [], lobby: [], live: [], hot: [] };
  try {
    for (let round = 0; round < ROUNDS; round++)
      for (const name of names) seen[name].push(await measurePage(browser, pages[name]));
  } finally {
    await empty.close();
  }
  const middle = (name: Name, figure: keyof PageFigures) =>
    median(seen[name].map((one) => one[figure]));
  const ratio = (name: Name) => middle(name, "lcpMs") / middle("empty", "lcpMs");
  printTable(
    `First visit, slow 4G and a CPU four times slower, median of ${ROUNDS}`,
    names.map((name) => ({
      page: name,
      "JS kB gz": middle(name, "jsKb").toFixed(1),
      "CSS kB gz": middle(name, "cssKb").toFixed(1),
      "LCP ms": Math.round(middle(name, "lcpMs")),
      "beside empty": ratio(name).toFixed(2),
      CLS: middle(name, "cls").toFixed(4),
    })),
  );
  return {
    home_js_kb: middle("home", "jsKb"),
    home_css_kb: middle("home", "cssKb"),
    home_lcp_ms: middle("home", "lcpMs"),
    home_lcp_ratio: ratio("home"),
    lobby_js_kb: middle("lobby", "jsKb"),
    lobby_css_kb: middle("lobby", "cssKb"),
    lobby_lcp_ms: middle("lobby", "lcpMs"),
    lobby_lcp_ratio: ratio("lobby"),
    empty_js_kb: middle("empty", "jsKb"),
    empty_lcp_ms: middle("empty", "lcpMs"),
    max_cls: Math.max(...names.map((name) => middle(name, "cls"))),
  };
}

async function listFigures(): Promise<Record<string, number>> {
  const interactions: ReadonlyMap<string, number>[] = [];
  const lists: ListFigures[] = [];
  for (let round = 0; round < LIST_ROUNDS; round++) {
    interactions.push(await measureInteractions(browser, `${player}/rng`));
    lists.push(await measureList(browser, `${player}/rng`));
  }
  const inp = INTERACTIONS.map(({ name }) => ({
    name,
    ms: median(interactions.map((took) => took.get(name) ?? 0)),
  }));
  const list = (figure: keyof ListFigures) => median(lists.map((one) => one[figure]));
  printTable(
    `A lobby of 10,000 games, a CPU four times slower, median of ${LIST_ROUNDS}`,
    inp.map(({ name, ms }) => ({ interaction: name, "INP ms": Math.round(ms) })),
  );
  return {
    worst_inp_ms: Math.max(...inp.map(({ ms }) => ms)),
    filter_ms: list("filterMs"),
    jump_ms: list("jumpMs"),
    most_cards: Math.max(...lists.map(({ cards }) => cards)),
  };
}
