import { renderSVG } from "uqr";
import { expect, type Page } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { test } from "./test.ts";
import { holdSettings, type Decisions } from "./world/settings.ts";
import { BANNER_GROUPS } from "../apps/player/src/shared/banners/banner-group.ts";

let brand: Decisions;
test.beforeAll(async () => {
  brand = await holdSettings();
});
test.afterEach(async () => {
  await brand.putBack();
});
test.use({ viewport: { width: 1440, height: 900 } });

const foot = (page: Page) => page.getByRole("contentinfo");
const resource = (resourceType: string, labelNameEn = "") => ({
  resourceType,
  url: `https://${resourceType.toLowerCase()}.example.com/`,
  labelNameEn,
  qrCodeUrl: "",
});
/** The QR code of an address. */
const drawn = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 4 }))}`;

test("MD-02 the app's instructions have a tab for Android and one for iOS, four steps each with a code that leads there", async ({
  page,
}) => {
  const there = `${ADDRESSES.player}/download`;
  const check = async (size: number) => {
    for (const [tab, words] of [
      ["Android", "Chrome"],
      ["iPhone and iPad", "Safari"],
    ] as const) {
      const place = page.getByRole("dialog").or(page.getByRole("main")).last();
      await place.getByRole("button", { name: tab }).click();
      await expect(place.getByRole("list", { name: tab }).getByRole("listitem")).toHaveCount(4);
      await expect(place.getByRole("list", { name: tab })).toContainText(words);
      const code = place.getByRole("img", { name: `Code that opens the download for ${tab}` });
      await expect(code).toHaveCSS("width", `${size}px`);
      await expect(code).toHaveAttribute("src", drawn(there));
    }
  };
  await page.goto("/rng");
  await foot(page).getByRole("button", { name: "Get the app" }).click();
  await check(143);
  await page.goto("/down");
  await expect(page).toHaveURL("/download");
  await check(100);

  const [android, ios] = [resource("ANDROID", "Our app for Android"), resource("MOBILECONFIG")];
  await brand.decide("resources", { list: [android, ios] });
  await page.goto("/download");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Android" }).click();
  await expect(main.getByRole("link", { name: "Our app for Android" })).toHaveAttribute(
    "href",
    android.url,
  );
  await expect(main.getByRole("img", { name: /for Android/ })).toHaveAttribute(
    "src",
    drawn(android.url),
  );
  await main.getByRole("button", { name: "iPhone and iPad" }).click();
  await expect(main.getByRole("listitem").nth(2)).toContainText("Profile Downloaded");
  await expect(main.getByRole("link", { name: "Download for iOS" })).toHaveAttribute(
    "href",
    ios.url,
  );
});

test("CO-06 the list of the site's addresses says how fast each answers, and which does not", async ({
  page,
}) => {
  const own = new URL(ADDRESSES.player);
  const other = `http://127.0.0.1:${own.port}`;
  const silent = "http://127.0.0.1:9";
  await brand.decide("resources", { domains: [other, silent] });
  await page.goto("/rng");
  await foot(page).getByRole("button", { name: "Connection speed" }).click();
  const list = page.getByRole("dialog", { name: "Connection" });
  const line = (domain: string) => list.locator(`[data-domain="${domain}"]`);
  await expect(line(own.origin)).toContainText(/you are here.*\d+ ms/);
  await expect(line(other)).toContainText(/(Fast|Fair|Slow)\s*\d+ ms/);
  await expect(line(silent)).toContainText("No answer");
  await expect(line(other).getByRole("link")).toHaveAttribute("href", `${other}/rng`);
  const asked = page.waitForRequest(`${other}/api/v1/ping`);
  await list.getByRole("button", { name: "Measure again" }).click();
  await asked;
});

test("CO-07 the brand's resources stand by their keys, each with its address, label and picture of its code", async ({
  page,
}) => {
  const keys = [
    "AFFILIATELINK",
    "FACEBOOK",
    "TELEGRAM",
    "YOUTUBE",
    "INSTAGRAM",
    "WHATSAPP",
    "LINE",
    "USDJUMP",
  ];
  await page.goto("/rng");
  await expect(page.locator("[data-resource]")).toHaveCount(0);
  const line = { ...resource("LINE", "Our LINE"), qrCodeUrl: `${ADDRESSES.player}/favicon.svg` };
  await brand.decide("resources", {
    list: keys.map((key) => (key === "LINE" ? line : resource(key))),
  });
  await page.goto("/rng");
  for (const key of keys)
    await expect(page.locator(`[data-resource="${key}"]`)).toHaveAttribute(
      "href",
      resource(key).url,
    );
  await expect(page.locator("[data-resource]")).toHaveText([
    "Affiliates",
    "Facebook",
    "Telegram",
    "YouTube",
    "Instagram",
    "WhatsApp",
    "Our LINE",
    "USD site",
  ]);
  await expect(page.locator('[data-resource="LINE"] img')).toHaveAttribute("src", line.qrCodeUrl);
});

test("CO-12 Google's tag is loaded only where the brand has an id, and only after a yes", async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route("https://www.googletagmanager.com/**", async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: "" });
  });
  const question = page.getByRole("region", { name: "Visit statistics" });
  await page.goto("/rng");
  await expect(page.getByRole("heading", { name: "Slots", level: 1 })).toBeVisible();
  await expect(foot(page).getByRole("button", { name: "Visit statistics" })).toHaveCount(0);
  expect(await page.locator("script[src*=google]").count()).toBe(0);

  await brand.decide("resources", { gtagId: "G-PERYA2026" });
  await page.goto("/rng");
  await question.getByRole("button", { name: "No, thanks" }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(foot(page).getByRole("button", { name: "Visit statistics" })).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(asked).toEqual([]);

  await foot(page).getByRole("button", { name: "Visit statistics" }).click();
  await question.getByRole("button", { name: "Yes, allow" }).click();
  await expect
    .poll(() => asked)
    .toEqual(["https://www.googletagmanager.com/gtag/js?id=G-PERYA2026"]);
  await page.reload();
  await expect.poll(() => asked.length).toBe(2);
  await expect(question).toHaveCount(0);
});

test("RT-11 promotions are a list, and one opens by its id at either address; one that has ended says so", async ({
  page,
}) => {
  await page.goto("/promotions");
  await expect(page.getByRole("heading", { name: "Promotions", level: 1 })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Halo-Halo Drop" }).click();
  await expect(page).toHaveURL(/\/promoDetail\?id=\d+$/);
  const title = page.getByRole("heading", { name: "New at the fair: Halo-Halo Drop", level: 1 });
  await expect(title).toBeVisible();
  await expect(page.getByRole("main")).toContainText("It returns 96.99 %");
  const id = new URL(page.url()).searchParams.get("id") ?? "";
  await page.goto(`/promotions?id=${id}`);
  await expect(title).toBeVisible();
  await page.goto("/promoDetail?id=999999999");
  await expect(page.getByRole("heading", { name: "This promotion is over" })).toBeVisible();
  await page.getByRole("link", { name: "See current promotions" }).click();
  await expect(page).toHaveURL("/promotions");
});

test("what opens later says so, and leads to what is open", async ({ page }) => {
  await page.goto("/bonus");
  await expect(
    page.getByRole("heading", { name: "Event bonus", level: 1, exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(1);
  await expect(foot(page)).toHaveCount(1);
  await expect(
    page.getByRole("main").getByRole("link", { name: "See the open games" }),
  ).toHaveAttribute("href", "/hot");
});

test("RT-18 every path of the list has its own group of banners, other paths have none", async ({
  page,
}) => {
  for (const [path, group] of Object.entries(BANNER_GROUPS)) {
    // The forms have their own frame.
    if (group === "w_reg" || group === "w_login") continue;
    await page.goto(path);
    // The help opens over home.
    const shown = path === "/help" ? page.getByRole("dialog") : page;
    await expect(shown.locator("[data-banner]").first()).toHaveAttribute("data-banner", group);
  }
  for (const path of ["/cockfight", "/hot", "/fairness"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[data-banner]")).toHaveCount(0);
  }
});
