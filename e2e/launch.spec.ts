import { expect, type Page } from "@playwright/test";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { rules as halo } from "../games/halo-halo-drop/rules.ts";
import { rules as harbor } from "../games/harbor-lanterns/rules.ts";
import { ADDRESSES } from "./addresses.ts";
import { isTooWide } from "./faults.ts";
import { newPlayer, pageOf, tableOn } from "./game-table.ts";
import { studioOpens } from "./studio-opens.ts";
import { test } from "./test.ts";
import { tryGame } from "./try-game.ts";
import type { Person } from "./world/people.ts";
import { holdSettings, type Decisions } from "./world/settings.ts";

const INVALID = "Invalid URL, please contact customer service";
const SLOW = "The page took longer time to load, please check your network connectivity";
const NETWORK = "Network link is abnormal, please try again";

/** Where the studio's games are: ten ports behind the player site's. */
const STUDIO = ADDRESSES.player.replace(/\d+$/, (port) => String(Number(port) + 10));

let player: Person;
let decisions: Decisions;
let setOpensIn: (opensIn: string) => Promise<unknown>;

test.beforeAll(async () => {
  player = await newPlayer(100n);
  decisions = await holdSettings();
  setOpensIn = await studioOpens();
});
test.afterAll(async () => {
  await setOpensIn("seamless");
  await decisions.putBack();
});

/** Opens a game from the lobby, as a player does. */
async function press(page: Page, name: string): Promise<void> {
  await page.goto("/inhouse");
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(name) })
    .first()
    .click();
}

test("RT-12 RT-13 CA-16 CO-01 GB-10 a game is played on /seamless or, as its vendor is set up, on /game; the launch says what the specification fixes, in English, and in the reader's language where they chose one, which the game answers in its own English while it has no other", async ({
  browser,
}) => {
  const page = await pageOf(browser, player);
  const asked = page.waitForRequest("**/api/v1/launch-address");
  await press(page, halo.name);
  const launch = await asked;
  expect(launch.postDataJSON()).toMatchObject({
    gameId: halo.code,
    nodeId: expect.stringMatching(/^\d+$/),
    vassalage: "PERYA",
    accountType: 1,
    confirmTrans: 0,
    launchMode: "GLS",
    platform: "html5-desktop",
    clientType: 3,
    language: "en",
  });
  expect(launch.headers()["language"]).toBe("en");
  await expect(page).toHaveURL(`/seamless?gameId=${halo.code}`);
  await tableOn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await isTooWide(page)).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu).toHaveCSS("width", "72px");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await setOpensIn("game");
  await page.context().addCookies([{ name: "lang", value: "TY", url: ADDRESSES.player }]);
  const askedAgain = page.waitForRequest("**/api/v1/launch-address");
  await press(page, halo.name);
  const again = await askedAgain;
  expect([again.postDataJSON().language, again.headers()["language"]]).toEqual(["fil", "fil"]);
  await expect(page).toHaveURL(`/game?gameId=${halo.code}`);
  const { frame, main } = await tableOn(page);
  expect(
    new URL((await page.locator("iframe").getAttribute("src")) ?? "").searchParams.get("lang"),
  ).toBe("fil");
  await expect(frame.locator(":root")).toHaveAttribute("lang", "en");
  await expect(main).toHaveText(/^Drop/);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(menu).toHaveCount(0);
  await setOpensIn("seamless");
  await page.context().close();
});

test("GB-10 CO-02 CO-09 what goes wrong on the way to a game is said in its own words, with the way on", async ({
  browser,
}) => {
  const page = await pageOf(browser, player);
  const answer = (value: unknown) =>
    page.route(
      "**/api/v1/launch-address",
      (route) => route.fulfill({ json: { success: true, value } }),
      { times: 1 },
    );
  const alert = page.getByRole("main").getByRole("alert");
  await answer({ game_url: "javascript:alert(document.domain)" });
  await page.goto(`/game?gameId=${halo.code}`);
  await expect(alert).toContainText(INVALID);

  await page.route("**/api/v1/launch-address", (route) => route.abort("internetdisconnected"), {
    times: 1,
  });
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toContainText(NETWORK);
  await page.route(
    "**/api/v1/launch-address",
    (route) => route.fulfill({ status: 500, body: "<html>" }),
    { times: 1 },
  );
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toContainText("Unknown error");

  await page.route(`${STUDIO}/play/**`, () => undefined, { times: 1 });
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main").getByText(SLOW)).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: "Reload" }).click();
  await tableOn(page);
  await page.context().close();
});

test("CA-16 a game whose vendor answers HTML is shown as it is, and is nobody's origin", async ({
  browser,
}) => {
  const page = await pageOf(browser, player);
  const content =
    "<h1></h1><script>document.querySelector('h1').textContent = 'runs as ' + self.origin</script>";
  await page.route("**/api/v1/launch-address", (route) =>
    route.fulfill({ json: { success: true, value: { content } } }),
  );
  await page.goto(`/game?gameId=${halo.code}`);
  await expect(page.frameLocator("iframe").getByRole("heading")).toHaveText("runs as null");
  await page.context().close();
});

test("GB-12 CA-16 CO-08 a guest who starts a game is asked to sign in; a free trial opens it in a trial account, with play money", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: ADDRESSES.player });
  const page = await context.newPage();
  await press(page, halo.name);
  await expect(page.getByRole("dialog")).toContainText(
    "Sorry, you are not logged in yet, please log in.",
  );
  await page.keyboard.press("Escape");
  const asked = page.waitForRequest("**/api/v1/session/free-play");
  await tryGame(page, halo.name);
  expect((await asked).postDataJSON()).toMatchObject({ platform: "W", gateway: 3 });
  await expect(page).toHaveURL(/\/seamless\?gameId=/);
  await expect((await tableOn(page)).frame.getByTestId("balance")).toHaveText("₱1,000.00");
  expect(await page.evaluate("sessionStorage.isAgent")).toBe("4");
  await context.close();
});

test("GB-12 who tries a game while signed in is asked first, and leaves their own account for it", async ({
  browser,
}) => {
  const page = await pageOf(browser, await newPlayer());
  await page.goto("/inhouse");
  await tryGame(page, halo.name);
  const dialog = page.getByRole("dialog", { name: /^Free trial/ });
  await expect(dialog).toContainText("signs out of your own account");
  await dialog.getByRole("button", { name: "Start the free trial" }).click();
  await expect((await tableOn(page)).frame.getByTestId("balance")).toHaveText("₱1,000.00");
  await page.context().close();
});

/**
 * A server in front of another one, as a CDN is; `served` lists the paths that were requested from
 * it.
 */
async function standBefore(
  origin: string,
): Promise<{ address: string; served: string[]; server: Server }> {
  const served: string[] = [];
  const server = createServer((request, response) => {
    served.push(request.url ?? "");
    void pass(origin, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, served, server };
}

async function pass(
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const {
    host: _host,
    connection: _connection,
    "accept-encoding": _accepted,
    ...headers
  } = request.headers as Record<string, string>;
  const method = request.method ?? "GET";
  const answer = await fetch(`${origin}${request.url}`, {
    method,
    headers,
    ...(method === "GET" ? {} : { body: Buffer.concat(chunks) }),
  });
  const {
    "content-encoding": _compression,
    "content-length": _length,
    "transfer-encoding": _way,
    ...kept
  } = Object.fromEntries(answer.headers);
  response.writeHead(answer.status, kept).end(Buffer.from(await answer.arrayBuffer()));
}

test("GB-10 CA-16 games and pictures come from the brand's servers, and from their own address where those are down", async ({
  browser,
}) => {
  const cdn = await standBefore(STUDIO);
  await decisions.decide("resources", { imageCDNs: [cdn.address], launchGameCDNs: [cdn.address] });
  // A page that was rendered a moment ago for another visitor still has the old servers.
  await expect
    .poll(
      async () => (await (await fetch(`${ADDRESSES.player}/rng`)).text()).includes(cdn.address),
      { timeout: 20_000 },
    )
    .toBe(true);
  /** The addresses from which a new visitor loads the first poster and the game. */
  const origins = async () => {
    const page = await pageOf(browser, player);
    await page.goto("/rng");
    const poster = page.getByRole("main").locator('img[src*="/art/"]').first();
    // Located again on every poll: the page may have replaced the picture that the server rendered.
    await expect
      .poll(() =>
        poster.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
      )
      .toBeGreaterThan(0);
    const shown = await poster.getAttribute("src");
    await page.goto(`/game?gameId=${harbor.code}`);
    await tableOn(page);
    const played = await page.locator("iframe").getAttribute("src");
    await page.context().close();
    return [shown, played].map((address) => new URL(address ?? "").origin);
  };
  expect(await origins()).toEqual([cdn.address, cdn.address]);
  expect(cdn.served.some((path) => path.startsWith("/api/session"))).toBe(true);
  await new Promise((resolve) => {
    cdn.server.close(resolve);
    cdn.server.closeAllConnections();
  });
  expect(await origins()).toEqual([STUDIO, STUDIO]);
});
