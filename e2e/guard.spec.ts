import { expect } from "@playwright/test";
import { newPlayer, pageOf } from "./game-table.ts";
import { ADDRESSES } from "./addresses.ts";
import { answerComes } from "./still.ts";
import { test } from "./test.ts";
import { soon } from "./time-flies.ts";
import { PASSWORD } from "./world/people.ts";
import { holdSettings, type Decisions } from "./world/settings.ts";

let brand: Decisions;
test.beforeAll(async () => {
  brand = await holdSettings();
});
test.afterEach(async () => {
  await brand.putBack();
});

test("RT-17 where one signs in before any page, every other path leads a guest to the sign-in, also one that was open already", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/rng");
  await expect(page.getByRole("heading", { name: "Slots", level: 1 })).toBeVisible();
  await brand.decide("features", { LOGINFIRST: true });
  await soon(page, (limit) => expect(page).toHaveURL(/\/login\?next=%2Frng/, limit));
  for (const path of [
    "/",
    "/inhouse",
    "/fairness",
    "/member/depositv2",
    "/terms",
    "/nothing/here",
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
    expect(await page.content()).not.toContain("/games?gameType");
  }
  for (const [path, title] of Object.entries({
    "/login": "Welcome back",
    "/register": "Join the fair",
    "/register.html": "Join the fair",
    "/helpmc": "Member centre help",
    "/download": "Perya on your phone",
  })) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  }
  expect((await fetch(`${ADDRESSES.player}/api/v1/games`)).status).toBe(401);
});

test("RT-17 a signed-in player goes everywhere, and a guest who signs in gets where they were going", async ({
  browser,
  page,
}) => {
  await brand.decide("features", { LOGINFIRST: true });
  const person = await newPlayer();
  await page.goto("/inhouse");
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/inhouse$/);
  await expect(page.getByRole("heading", { name: "Instant games", level: 1 })).toBeVisible();
  const other = await pageOf(browser, person);
  await other.goto("/fairness");
  await expect(other.getByRole("heading", { name: "Fair play", level: 1 })).toBeVisible();
});

test("RT-15 the member centre's help stands without header and menu", async ({ page }) => {
  await page.goto("/helpmc");
  await expect(page.getByRole("heading", { name: "Member centre help" })).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await page.getByText("Taking money out").click();
  await expect(page.getByText("Bind your own bank account first.")).toBeVisible();
});

test("RT-14 help opens over home, and at #term the terms do; closed, home is left", async ({
  page,
}) => {
  await page.goto("/help");
  await expect(page.getByRole("dialog", { name: "Help Center" })).toContainText("Taking money out");
  await expect(page).toHaveTitle("Help Center");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto("/help#term");
  await expect(page.getByRole("dialog", { name: "Terms of use" })).toContainText("Who may play");
});

test("RT-16 the sign-in pages have a header and a banner and no menus, and the download page is there", async ({
  page,
}) => {
  for (const [path, place] of [
    ["/login", "w_login"],
    ["/register", "w_reg"],
    ["/register.html", "w_reg"],
  ]) {
    await page.goto(path ?? "");
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("banner").getByRole("link", { name: "Perya, home" })).toBeVisible();
    await expect(page.locator(`[data-banner=${place}]`)).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
  }
  await page.goto("/down");
  await expect(page).toHaveURL(/\/download$/);
  await expect(page.getByRole("button", { name: "iPhone and iPad" })).toBeVisible();
});

test("MD-01 MD-07 the form opens over the page, which does not scroll meanwhile; Escape closes it, and the focus is where it was", async ({
  page,
}) => {
  await page.goto("/rng");
  const opener = page.getByRole("link", { name: "Login" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Welcome back" });
  await expect(dialog.locator("[data-banner=w_login]")).toBeVisible();
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await page.mouse.move(700, 880);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("PageDown");
  await dialog.getByRole("link", { name: "Sign up" }).click();
  await expect(page.getByRole("dialog", { name: "Join the fair" })).toBeVisible();
  await expect(page).toHaveURL(/\/rng$/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await page.evaluate("getComputedStyle(document.documentElement).overflowY")).not.toBe(
    "hidden",
  );
  // Scrolling works again, and the page is still at the top.
  expect(await page.evaluate("scrollY")).toBe(0);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate("scrollY")).toBe(200);
});

test("MD-01 signing in over a page closes the form", async ({ page }) => {
  const person = await newPlayer();
  await page.goto("/");
  await page.getByRole("link", { name: "Login" }).click();
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("dialog").getByRole("button", { name: "Login" }).click();
  await expect(page.getByLabel("Balance", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Welcome back" })).toHaveCount(0);
});

test("ID-24 CHNGPASSMAIL3 and CHNGPASSVERIF3 switch the ways to a new password", async ({
  page,
}) => {
  const forgot = page.getByRole("dialog");
  const both = forgot.getByRole("group", { name: "Password recovery methods" });
  const open = async (mail: boolean, mobile: boolean) => {
    await brand.decide("features", { CHNGPASSMAIL3: mail, CHNGPASSVERIF3: mobile });
    await page.goto("/login");
    await page.getByRole("button", { name: "Forgot password?" }).click();
    await expect(forgot).toBeVisible();
  };
  await open(true, true);
  await expect(both.getByRole("button")).toHaveText(["By e-mail", "By mobile"]);
  await open(true, false);
  await expect(forgot.getByLabel("E-mail")).toBeVisible();
  await expect(both).toHaveCount(0);
  await open(false, true);
  await expect(forgot.getByLabel("New password", { exact: true })).toBeVisible();
  await expect(forgot.getByLabel("E-mail")).toHaveCount(0);
  await expect(both).toHaveCount(0);
  await open(false, false);
  await expect(forgot).toContainText("Please contact customer service.");
});

test("ID-24 ID-18 MOBILEVERCODELOGIN3 and FREEPLAY switch what the sign-in offers, also while its page is open", async ({
  page,
}) => {
  const bySms = page.getByRole("button", { name: "With a code" });
  await brand.decide("features", { MOBILEVERCODELOGIN3: true, FREEPLAY: false });
  await page.clock.install();
  await page.goto("/login");
  await expect(bySms).toHaveCount(1);
  await expect(page.getByRole("button", { name: /free/i })).toHaveCount(0);
  await brand.decide("features", { MOBILEVERCODELOGIN3: false, FREEPLAY: true });
  await answerComes(page);
  await soon(page, (limit) => expect(bySms).toHaveCount(0, limit));
  await expect(page.getByRole("button", { name: /free/i })).toBeVisible();
});

test("CA-14 the page brings what the brand decided and CA-02 asks for none of it again", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/register");
  await expect(page.getByRole("heading", { name: "Join the fair" })).toBeVisible();
  expect(asked.filter((path) => /\/(permission|system-status)$/.test(path))).toEqual([]);
  const answers = JSON.parse((await page.locator("#first-screen").textContent()) ?? "[]") as [
    [string],
    unknown,
  ][];
  expect(answers.find(([[address]]) => address === "/permission")?.[1]).toMatchObject({
    info: { brand: { name: "Perya" }, whitelabel: expect.any(Array) },
    location: { ip: expect.any(String) },
    maintenance: false,
  });
});
