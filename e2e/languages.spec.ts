import { expect, type Page } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { arrive } from "./arrive.ts";
import { accessibilityFaults, isTooWide } from "./faults.ts";
import { comeIn } from "./game-table.ts";
import { withTenThousand } from "./ten-thousand.ts";
import { paneOf } from "./pane.ts";
import { test } from "./test.ts";
import { PASSWORD, register } from "./world/people.ts";
import { withoutStream } from "./without-stream.ts";

const PHONE = { width: 390, height: 844 };
/** Main pages that anyone may open. */
const OPEN_PAGES = [
  "/",
  "/rng",
  "/inhouse",
  "/hot",
  "/promotions",
  "/help",
  "/fairness",
  "/verify",
  "/terms",
  "/download",
];
/** Main pages of a signed-in player. */
const OWN_PAGES = [
  "/member/depositv2",
  "/member/withdraw",
  "/member/transferFund",
  "/member/transactionHistory",
  "/member/personalHistoryCopy",
  "/member/securityCenter",
  "/member/securityCenter/devices",
  "/member/securityCenter/security",
  "/member/securityCenter/limits",
];

const CODES = (
  "CN EN JA TH VI MY ES HI ID KM KO KR MS PT TA TW TY UR UR-LA PT-BR TR BN AR " +
  "FA RU KK UZ LO NE FR TE SW"
).split(" ");

const root = (page: Page) => page.locator(":root");
const own = (name: string) => `${name}${Date.now().toString(36).slice(-8)}`;

/** Chooses a language by its own name in the list that the page's switcher opens. */
async function choose(page: Page, name: string): Promise<void> {
  await page
    .getByRole("button", { name: /^(Language|Wika|语言|Ngôn ngữ|اللغة)/ })
    .last()
    .click();
  const dialog = page.getByRole("dialog");
  const language = dialog.getByRole("button", { name, exact: true, includeHidden: true });
  await language.waitFor({ state: "attached" });
  if (!(await language.isVisible())) await dialog.locator("summary").click();
  await language.click();
}

/** Reads a language on this device, as a visitor who chose it before. */
async function read(page: Page, code: string): Promise<void> {
  await page.goto("/");
  await page.context().addCookies([{ name: "lang", value: code, url: page.url() }]);
}

test("CO-01 all 32 languages are offered by their own names, first those the site speaks, the chosen one comes with its direction and stays, and the others read English until translated", async ({
  page,
}) => {
  await page.goto("/");
  await expect(root(page)).toHaveAttribute("lang", "en");
  await page
    .getByRole("button", { name: /^Language/ })
    .last()
    .click();
  const dialog = page.getByRole("dialog", { name: "Language" });
  await expect(dialog.getByRole("listitem")).toHaveText([
    "English",
    "Filipino",
    "简体中文",
    "Tiếng Việt",
    "العربية",
  ]);
  await dialog.getByRole("heading", { name: "Not translated yet" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(32);
  await expect(dialog.getByRole("button", { name: "English" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  expect(await accessibilityFaults(page)).toEqual([]);

  await dialog.getByRole("button", { name: "العربية" }).click();
  await expect(root(page)).toHaveAttribute("dir", "rtl");
  await expect(root(page)).toHaveAttribute("lang", "ar");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("الكرنفال مفتوح.");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("الكرنفال مفتوح.");

  for (const [name, tag, heading] of [
    ["Filipino", "fil", "Bukas na ang perya."],
    ["简体中文", "zh-Hans", "游园会开门了。"],
    ["Tiếng Việt", "vi", "Hội chợ đã mở cửa."],
    ["Français", "fr", "The fair is open."],
  ] as const) {
    await choose(page, name);
    await expect(root(page)).toHaveAttribute("lang", tag);
    await expect(root(page)).toHaveAttribute("dir", "ltr");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  // The words are still English, and `lang` says so to screen readers.
  await expect(page.locator("body")).toHaveAttribute("lang", "en");
});

test("CO-01 a page comes turned, titled and with the words of its language alone, before any script ran", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: ADDRESSES.player });
  const page = await context.newPage();
  await read(page, "AR");
  await page.goto("/rng");
  await expect(root(page)).toHaveAttribute("dir", "rtl");
  expect(await page.title()).toContain("ألعاب السلوت");
  // Each code is a language of the site.
  for (const code of CODES) {
    const html = await (
      await page.request.get("/terms", { headers: { cookie: `lang=${code}` } })
    ).text();
    expect(html).toMatch(new RegExp(`<html [^>]*data-language="${code}"`));
  }
  // Persian and Urdu are read from the right as well, and show English until they are translated.
  for (const [code, tag] of [
    ["FA", "fa"],
    ["UR", "ur"],
  ] as const) {
    await read(page, code);
    await page.goto("/");
    await expect(root(page)).toHaveAttribute("lang", tag);
    await expect(root(page)).toHaveAttribute("dir", "rtl");
  }
  await context.close();

  const other = await browser.newContext({ baseURL: ADDRESSES.player });
  const reading = await other.newPage();
  await read(reading, "VI");
  const scripts: string[] = [];
  reading.on("response", async (response) => {
    if (response.url().endsWith(".js") && response.ok())
      scripts.push(await response.text().catch(() => ""));
  });
  await withoutStream(reading);
  await reading.goto("/");
  await expect(reading.getByRole("heading", { level: 1 })).toHaveText("Hội chợ đã mở cửa.");
  await reading.waitForLoadState("networkidle");
  const all = scripts.join("");
  expect(all).toContain("Hội chợ đã mở cửa.");
  for (const words of [
    "The fair is open.",
    "Bukas na ang perya.",
    "游园会开门了。",
    "الكرنفال مفتوح.",
  ])
    expect(all).not.toContain(words);

  await reading.goto("/login");
  await reading.getByLabel("Tên đăng nhập").fill(own("nobody"));
  await reading.getByLabel("Mật khẩu", { exact: true }).fill(PASSWORD);
  await reading.locator('form button[type="submit"]').click();
  await expect(reading.getByRole("alert")).toHaveText("Tên đăng nhập hoặc mật khẩu không đúng.");
  await other.close();
});

test("CO-01 the language goes with the player: chosen on one device, read on another where nobody has chosen", async ({
  browser,
  page,
}) => {
  const person = await register(own("lang"));
  await comeIn(page, person);
  await page.goto("/");
  const told = page.waitForResponse(
    (response) => response.url().endsWith("/language") && response.request().method() === "PUT",
  );
  await choose(page, "Tiếng Việt");
  expect((await told).ok()).toBe(true);
  await expect(root(page)).toHaveAttribute("lang", "vi");

  const second = await browser.newContext({ baseURL: ADDRESSES.player });
  const elsewhere = await second.newPage();
  await elsewhere.goto("/login");
  await elsewhere.getByLabel("Username").fill(person.username);
  await elsewhere.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await elsewhere.getByRole("button", { name: "Login", exact: true }).last().click();
  await elsewhere.getByRole("dialog").getByRole("button", { name: "Later" }).click();
  await expect(root(elsewhere)).toHaveAttribute("lang", "vi");
  await second.close();
});

test("CA-21 who is asked before a free trial hears the game's name in that name's language", async ({
  page,
}) => {
  await comeIn(page, await register(own("said")));
  await read(page, "VI");
  await withTenThousand(page);
  await arrive(page, "/rng");
  await page.getByRole("main").locator("article [aria-haspopup]").first().press("Enter");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Chơi thử/ })
    .click();
  const title = page.getByRole("dialog").getByRole("heading", { name: /^Chơi thử miễn phí: / });
  await expect(title.locator("[lang=en]")).toHaveText("Game 1");
});

test("CO-01 in Arabic nothing sticks out of a phone, names in other letters begin at the right, and money keeps its figures", async ({
  page,
}) => {
  await comeIn(page, await register(own("rtl")));
  await read(page, "AR");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const faults: string[] = [];
  for (const path of [...OPEN_PAGES, ...OWN_PAGES]) {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const title = path.startsWith("/member") ? paneOf(page) : page;
    await title.getByRole("heading").first().waitFor();
    await page.locator("[aria-busy=true]").first().waitFor({ state: "hidden" });
    if (await isTooWide(page)) faults.push(`${path} is wider than a phone`);
  }
  expect(faults).toEqual([]);
  await expect(page.locator("bdi", { hasText: "₱0.00" }).first()).toHaveAttribute("dir", "ltr");
  // A name in Latin letters is aligned with the start of the page, beside its icon.
  await page.goto("/elott");
  await expect(page.locator("main h3").filter({ hasText: "Thái Bình" })).toHaveCSS(
    "text-align",
    "right",
  );
});
