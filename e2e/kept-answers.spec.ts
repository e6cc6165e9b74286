import { expect, type Page } from "@playwright/test";
import { newPlayer } from "./game-table.ts";
import { openAllOfHome } from "./reveal.ts";
import { test } from "./test.ts";
import { withoutStream } from "./without-stream.ts";

/**
 * Visits the places that need each of the answers: home, the sign-up form, the speed test of the
 * site's addresses, the wallet.
 */
async function lookAround(page: Page, token: string): Promise<void> {
  await page.evaluate('sessionStorage.removeItem("token")').catch(() => undefined);
  await openAllOfHome(page);
  await expect(
    page
      .getByRole("region", { name: "Notices" })
      .getByRole("button", { name: /^Welcome to the night fair/ }),
  ).toBeAttached();
  await expect(page.getByRole("region", { name: "Providers" }).getByRole("link")).not.toHaveCount(
    0,
  );
  await expect(page.getByRole("tablist", { name: "Help topics" }).getByRole("tab")).toHaveCount(4);
  await page.getByRole("button", { name: "Connection speed" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).not.toHaveCount(0);
  await page.goto("/register");
  await expect(page.getByLabel("Username *")).toBeVisible();
  await page.evaluate((kept) => sessionStorage.setItem("token", kept), token);
  await page.goto("/member/depositv2");
  await expect(page.getByText("One wallet pays for every game.")).toBeVisible();
}

test("CO-05 CA-06 CA-16 vendors, notices, routers, settings, validation and the merchant's wallet are asked for once in a tab, with what the site says of itself", async ({
  page,
}) => {
  const { token } = await newPlayer();
  // Pages embed the answers they show. The embedded answers are removed here, so that the page
  // requests all of them.
  await page.route(
    (url) => !url.pathname.startsWith("/api/") && !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('id="first-screen"', 'id="left-out"'),
      });
    },
  );
  const asked: URL[] = [];
  page.on("request", (request) => asked.push(new URL(request.url())));
  const kept =
    /^\/api\/v1\/(announcements|domain-routes|help|merchant-wallet|permission|register-settings|registration-validation|vendors)$/;
  const heard = () => asked.flatMap(({ pathname }) => kept.exec(pathname)?.[1] ?? []).toSorted();
  const once = [
    "announcements",
    "domain-routes",
    "help",
    "merchant-wallet",
    "permission",
    "register-settings",
    "registration-validation",
    "vendors",
  ];
  await lookAround(page, token);
  expect(heard()).toEqual(once);
  await lookAround(page, token);
  expect(heard()).toEqual(once);
  const said = (path: string) =>
    Object.fromEntries(
      asked.find(({ pathname }) => pathname === `/api/v1/${path}`)?.searchParams ?? [],
    );
  expect(said("announcements")).toEqual({ type: "B,PL,PU,PR", platform: "W", execution: "B" });
  expect(said("vendors")).toEqual({ platform: "html5-desktop" });
  expect(said("games/hot")).toEqual({ isPlatform: "2", platform: "flash,html5-desktop" });
  expect(said("games")).toMatchObject({ clientType: "3", platform: "flash,html5-desktop" });
});

test("GB-05 the games of the first vendors are there before anyone asks for them, and for nobody who saves data", async ({
  page,
  browser,
}) => {
  const vendorsAsked = (from: Page) => {
    const asked: string[] = [];
    from.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      const vendor = searchParams.get("vassalage");
      if (pathname === "/api/v1/games" && vendor) asked.push(vendor);
    });
    return asked;
  };
  await withoutStream(page);
  const asked = vendorsAsked(page);
  await page.goto("/rng");
  const first = page.getByRole("group", { name: "Providers" }).getByRole("button").first();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  const before = asked.length;
  await page.route("**/api/v1/games?*", (route) => route.abort());
  await first.click();
  await expect(page).toHaveURL(new RegExp(`[?&]page=${asked[0]}$`));
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  expect(asked).toHaveLength(before);

  const sparing = await browser.newPage();
  await sparing.addInitScript(
    "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })",
  );
  await withoutStream(sparing);
  const askedSparingly = vendorsAsked(sparing);
  await sparing.goto("/rng");
  await expect(
    sparing.getByRole("group", { name: "Providers" }).getByRole("button").first(),
  ).toBeVisible();
  await sparing.waitForLoadState("networkidle");
  // Runs after all pending idle callbacks.
  for (let at = 0; at < 2; at++)
    await sparing.evaluate("new Promise((then) => requestIdleCallback(() => then()))");
  expect(askedSparingly).toEqual([]);
  await sparing.close();
});
