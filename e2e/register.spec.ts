import { expect } from "@playwright/test";
import { accessibilityFaults } from "./faults.ts";
import { faultBelow, field, fillIn, provePerson, send } from "./register-form.ts";
import { test } from "./test.ts";
import { holdSettings, type Decisions } from "./world/settings.ts";

const PASSWORD = "Fiesta2026";
const FEATURES = { USERNAMEREG: true, FREEPLAY: true };
let people = 0;
let brand: Decisions;

test.beforeAll(async () => {
  brand = await holdSettings();
});
test.afterEach(() => brand.putBack());

const newName = () => `r${(people++).toString(36)}${Date.now().toString(36)}`;
async function decide(features: object, fields: object = {}, more: object = {}): Promise<void> {
  await brand.replace({ features: { ...FEATURES, ...features }, register: { fields, ...more } });
}

test("RT-02 ID-18 the page has the tab by mobile only where that is on, one tab needs no tabs, and a link leads home", async ({
  page,
}) => {
  await decide({ MOBILEREG: true });
  await page.goto("/register");
  const ways = page.getByRole("group", { name: "Ways to sign up" });
  await expect(ways.getByRole("button")).toHaveText(["By username", "By mobile"]);
  await ways.getByRole("button", { name: "By mobile" }).click();
  await expect(page.getByLabel("Mobile number *")).toBeVisible();
  await expect(page.getByLabel("Username")).toBeHidden();
  await brand.putBack();
  await decide({});
  await page.goto("/register.html");
  await expect(page.getByLabel("Username *")).toBeVisible();
  await expect(ways).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("ID-08 ID-23 CO-11 registration by username: checked, proven, signed in, home, and confirmed; the slider is asked for after the form is right", async ({
  page,
}) => {
  await decide({});
  const username = newName();
  const calls: string[] = [];
  page.on("request", (request) =>
    calls.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await page.goto("/register");
  await send(page);
  await expect(page.getByLabel("Username")).toBeFocused();
  await expect(page.getByRole("dialog")).toBeHidden();
  await fillIn(page, username, PASSWORD);
  await send(page);
  await provePerson(page);
  const success = page.getByRole("dialog", { name: "Registered successfully" });
  await expect(success).toContainText(username);
  await expect(page).toHaveURL(/\/$/);
  await success.getByRole("button", { name: "OK" }).click();
  await expect(page.getByLabel("Balance", { exact: true })).toHaveText("₱0.00");
  expect(
    await page.evaluate(() => [
      sessionStorage.getItem("token")?.length,
      sessionStorage.getItem("isAgent"),
    ]),
  ).toEqual([43, "0"]);
  const order = calls.filter((call) => /verification\/arithmetic$|\/register$/.test(call));
  expect(order).toEqual([
    "GET /register",
    "POST /api/v1/verification/arithmetic",
    "PUT /api/v1/register",
  ]);
});

test("ID-14 CA-13 what is sent to register is sealed: neither the password nor the name can be read on the way", async ({
  page,
}) => {
  await decide({});
  const username = newName();
  await page.goto("/register");
  await fillIn(page, username, PASSWORD);
  const sent = page.waitForRequest(
    (request) => request.method() === "PUT" && request.url().endsWith("/api/v1/register"),
  );
  await send(page);
  await provePerson(page);
  const body = (await sent).postData() ?? "";
  expect(Object.keys(JSON.parse(body) as object)).toEqual(["jwe"]);
  expect(body).not.toContain(PASSWORD);
  expect(body).not.toContain(username);
});

test("ID-22 ID-10 the form shows what the server says, stars what is required and leaves out the rest", async ({
  page,
}) => {
  await decide(
    {},
    {
      email: field("email", 6, 254),
      nickname: field("no-spaces", 2, 20, false),
      paymentPassword: field("digits", 6, 6),
    },
    { ageConfirmation: 25 },
  );
  await page.goto("/register");
  await expect(page.getByLabel("E-mail *")).toBeVisible();
  await expect(page.getByLabel("Nickname", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Payment password *")).toBeVisible();
  await expect(page.getByText("6 digits. Needed for withdrawals.")).toBeVisible();
  await expect(page.getByText("2 - 20 characters without spaces")).toBeVisible();
  await expect(page.getByLabel("I am 25 or older.")).toBeVisible();
  for (const name of ["LINE", "Zalo", "WeChat", "Mobile number", "Invitation code"])
    await expect(page.getByLabel(name)).toHaveCount(0);
  expect(await page.getByLabel("E-mail *").getAttribute("autocomplete")).toBe("email");
});

test("ID-21 every fault stands below its field in its own words, and what was typed stays", async ({
  page,
}) => {
  await decide(
    {},
    {
      email: field("email", 6, 254),
      payeeName: field("full-name", 2, 60),
      mobileNum: field("digits", 5, 15),
      affiliateCode: field("letters-or-digits", 4, 32),
    },
  );
  await page.goto("/register");
  const fill = {
    "Username *": "1abc",
    "Password *": "short",
    "Password again *": "other",
    "E-mail *": "maria@",
    "Real name *": "Maria",
  };
  for (const [label, text] of Object.entries(fill))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel("Mobile number *").fill("0917-x");
  await page.getByLabel("Invitation code *").fill("no!");
  await send(page);
  const faults = {
    "Username *":
      /^Account format is incorrect\. 4 - 16 letters and digits, starting with a letter\.$/,
    "Password *": /^Please fill in your password with 8 - 20 characters$/,
    "Password again *": /^Confirmation password is not correct\.$/,
    "E-mail *": /^E-mail format is incorrect\./,
    "Real name *": /^Real name format is incorrect\./,
    "Mobile number *": /^Phone number format is incorrect\. 5 - 15 digits\.$/,
    "Invitation code *": /^Invalid invitation code$/,
  };
  for (const [label, words] of Object.entries(faults))
    expect(await faultBelow(page, label)).toMatch(words);
  await expect(page.getByLabel("Username *")).toBeFocused();
  await page.getByLabel("Password *", { exact: true }).fill("OnlyLetters");
  await send(page);
  expect(await faultBelow(page, "Password *")).toMatch(/^Password format is incorrect\./);
  for (const label of ["Username *", "E-mail *"] as const)
    await expect(page.getByLabel(label)).toHaveValue(fill[label]);
  await page.getByLabel("Username *").fill("");
  await send(page);
  expect(await faultBelow(page, "Username *")).toBe("Input cannot be empty");
});

test("ID-10 nobody is registered without both ticks or below 21, and the texts open over the form", async ({
  page,
}) => {
  await decide({}, { birthday: field("date-year-first", 10, 10) });
  await page.goto("/register");
  await fillIn(page, newName(), PASSWORD);
  await page.getByLabel("I accept the terms").uncheck();
  await page.getByLabel("Birthday *").fill(`${new Date().getFullYear() - 20}-01-01`);
  await send(page);
  expect(await faultBelow(page, "Birthday *")).toBe("You must be 21 or older.");
  await expect(page.getByText("Please confirm your age and accept the terms.")).toBeVisible();
  for (const title of ["Terms of use", "Privacy policy"]) {
    await page.getByRole("main").getByRole("button", { name: title, exact: false }).click();
    const text = page.getByRole("dialog", { name: title });
    await expect(text).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(text).toBeHidden();
  }
  await expect(page.getByLabel("Password *")).toHaveValue(PASSWORD);
});

test("ID-19 an invitation from the link is shown and can't be changed; a wrong one ends in a dialog with a warning and is forgotten", async ({
  page,
}) => {
  await decide({}, { affiliateCode: field("letters-or-digits", 4, 32, false) });
  await page.goto("/?affiliateCode=NOBODYS1");
  await page.goto("/register");
  const code = page.getByLabel("Invitation code");
  await expect(code).toHaveValue("NOBODYS1");
  await expect(code).not.toBeEditable();
  await fillIn(page, newName(), PASSWORD);
  await send(page);
  const warning = page.getByRole("dialog", { name: "Invalid invitation code" });
  await expect(warning.getByRole("img", { name: "Warning" })).toBeVisible();
  await warning.getByRole("button", { name: "Confirm" }).click();
  await expect(code).toBeEditable();
  await expect(code).toHaveValue("");
  await code.fill("STILLNOT");
  await send(page);
  await expect(warning).toBeVisible();
  await warning.getByRole("button", { name: "Confirm" }).click();
  await code.fill("");
  await send(page);
  await provePerson(page);
  await expect(page.getByRole("dialog", { name: "Registered successfully" })).toBeVisible();
});

test("ID-22 where a captcha is shown its letters are asked for, and a wrong answer shows another picture", async ({
  page,
}) => {
  await decide({}, { captcha: field("letters-or-digits", 5, 5) });
  await page.goto("/register");
  await fillIn(page, newName(), PASSWORD);
  await send(page);
  expect(await faultBelow(page, "Letters in the picture *")).toBe("Please enter the captcha");
  const picture = () => page.locator('img[src^="data:image/png"]').getAttribute("src");
  const first = await picture();
  await page.getByLabel("Letters in the picture *").fill("00000");
  await send(page);
  await provePerson(page);
  await expect.poll(picture).not.toBe(first);
  await expect
    .poll(() => faultBelow(page, "Letters in the picture *"))
    .toBe("Please enter the captcha");
});

test("the buttons of the puzzle stay where they are when its picture comes", async ({ page }) => {
  await decide({});
  const held = Promise.withResolvers<void>();
  await page.route("**/verification/slider", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/register");
  await fillIn(page, newName(), PASSWORD);
  await send(page);
  const cannot = page.getByRole("button", { name: "I can't do this" });
  const before = await cannot.boundingBox();
  held.resolve();
  await page.getByRole("slider").waitFor();
  expect(await cannot.boundingBox()).toEqual(before);
});

test("a name that is taken is said below the field, and the form keeps the rest", async ({
  page,
}) => {
  await decide({});
  await page.goto("/register");
  await fillIn(page, "juana", PASSWORD);
  await send(page);
  await provePerson(page);
  await expect
    .poll(() => faultBelow(page, "Username *"))
    .toBe("That username is taken. Please choose another one.");
  await expect(page.getByLabel("Password *")).toHaveValue(PASSWORD);
});

for (const colorScheme of ["dark", "light"] as const)
  test(`axe finds nothing on the form with every field and fault, ${colorScheme}`, async ({
    browser,
  }) => {
    const fields = Object.fromEntries(
      (
        "payeeName fullname nickname birthday email qqNum line whatsapp zalo " +
        "facebook telegram wechat idNumber mobileNum affiliateCode captcha paymentPassword"
      )
        .split(" ")
        .map((name) => [name, field("any", 1, 40)]),
    );
    await decide({ MOBILEREG: true, SMSVERIFY: true }, fields);
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      colorScheme,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.goto("/register");
    await page.getByLabel("Username").waitFor();
    await send(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
    await context.close();
  });
