import { expect, type Page } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { dialogOver, paneOf } from "./pane.ts";
import { test } from "./test.ts";
import type { asStaff } from "./world/calls.ts";
import { lastMessage } from "./world/contact.ts";
import { register } from "./world/people.ts";
import { holdSettings, type Decisions } from "./world/settings.ts";
import { callsOf } from "./world/staff.ts";
import { anyName, submit, fill, balance, kept, fresh, passProof } from "./login-form.ts";

let staff: ReturnType<typeof asStaff>;
let brand: Decisions;
let desk: Page;
test.beforeAll(async ({ browser }) => {
  desk = await openConsole(browser, "owner");
  brand = await holdSettings();
  staff = await callsOf("owner");
});
test.afterAll(() => desk.context().close());
const codeFor = async (recipient: string) =>
  /^\d{6}/.exec(await lastMessage(staff, recipient))?.[0] ?? "";

test("RT-16 ID-01 ID-03 ID-23 CA-12 a player signs in at /login with a name that is trimmed, is home, the tab keeps token and isAgent, and the answers say who it is", async ({
  page,
}) => {
  const { username } = await register(anyName());
  await page.goto("/login");
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await submit(page);
  await expect(page.getByText("Input cannot be empty")).toHaveCount(2);
  await fill(page, `  ${username} `);
  const answerTo = async (path: string) => {
    const answer = await page.waitForResponse((one) => new URL(one.url()).pathname === path);
    return ((await answer.json()) as { value: Readonly<Record<string, unknown>> }).value;
  };
  const answers = Promise.all([answerTo("/api/v1/session"), answerTo("/api/v1/member")]);
  await submit(page);
  await expect(page).toHaveURL(/\/$/);
  await expect(balance(page)).toHaveText("₱0.00");
  const { token, isAgent } = await kept(page);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(isAgent).toBe("0");
  const [login, member] = await answers;
  const labels = { memberLabel: "", memberLabelTextColor: "", memberLabelBgColor: "" };
  const once = { firstTimeLogin: true, passwordExpired: false };
  const customerId = member["id"];
  const named = { userName: username, customerId, isAgent };
  expect(login).toMatchObject({ token, ...named, ...once, ...labels });
  expect(member).toMatchObject({
    id: expect.stringMatching(/^pl_/),
    account: username,
    nickname: username,
    type: "0",
    toUpline: null,
    clubLabel: { labelName: "", color: "", color2: "", rankLevel: 0 },
    vipLabelName: "",
    currency: "PHP",
    currencySymbol: "₱",
  });
  await page.goto("/member/securityCenter");
  await expect(paneOf(page)).toContainText(String(customerId));
});

test("ID-01 letters have to be read after a failure and not before; ID-16 CO-11 a member at the agents' switch is refused", async ({
  page,
}) => {
  const { username } = await register(anyName());
  await page.goto("/login");
  await expect(page.getByLabel("Letters in the picture")).toHaveCount(0);
  await fill(page, username);
  await page.getByLabel("Log in as an agent").check();
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText("Non-agents cannot log in");
  await expect(page.getByLabel("Letters in the picture")).toHaveCount(0);
  await fill(page, username, "Wrong2026");
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText("The username or the password is incorrect.");
  await expect(
    page.getByRole("img", { name: "A picture of five letters and digits" }),
  ).toBeVisible();
  await page.getByLabel("Letters in the picture").fill("ZZZZZ");
  await submit(page);
  await expect(page.getByText("The captcha is incorrect. Please try the next one.")).toBeVisible();
  await expect(
    page.getByRole("img", { name: "A picture of five letters and digits" }),
  ).toBeVisible();
});

test("ID-01 ID-05 ID-18 a code by phone signs in; its button waits a minute, also after a reload", async ({
  browser,
}) => {
  const person = await register(anyName());
  const number = `917${String(Date.now()).slice(-7)}`;
  const page = await fresh(browser);
  await fill(page, person.username);
  await submit(page);
  const dialog = page.getByRole("dialog", { name: "Two things before you play" });
  await dialog.getByLabel("Mobile number").fill(number);
  await dialog.getByRole("button", { name: "Send code" }).click();
  await passProof(page);
  await expect(dialog.getByRole("button", { name: /^\d+ s$/ })).toBeDisabled();
  await dialog.getByLabel("Verification code").fill(await codeFor(`+63${number}`));
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByLabel("Payment password", { exact: true })).toBeVisible();

  const other = await fresh(browser);
  await other.getByText("With a code").click();
  await other.getByLabel("Mobile number").fill("12");
  await other.getByRole("button", { name: "Send code" }).click();
  await expect(other.getByText("Please enter a valid mobile number")).toBeVisible();
  await other.getByLabel("Mobile number").fill(number);
  await other.getByRole("button", { name: "Send code" }).click();
  await passProof(other);
  await expect(other.getByRole("button", { name: /^(60|5\d) s$/ })).toBeDisabled();
  await other.reload();
  await other.getByText("With a code").click();
  await expect(other.getByRole("button", { name: /^\d+ s$/ })).toBeDisabled();
  await other.getByLabel("Mobile number").fill(number);
  await other.getByLabel("Verification code").fill(await codeFor(`+63${number}`));
  await submit(other);
  await expect(balance(other)).toHaveText("₱0.00");
});

test("ID-01 a remembered browser is signed in when it comes again, and no longer after it signed out", async ({
  browser,
}) => {
  const { username } = await register(anyName());
  const page = await fresh(browser);
  await fill(page, username);
  await page.getByLabel("Remember me for a day").check();
  await submit(page);
  await page.getByRole("dialog").getByRole("button", { name: "Later" }).click();
  const cookie = (
    await page.context().cookies(`${new URL(page.url()).origin}/api/v1/session`)
  ).find(({ name }) => name === "perya_remember");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/api/v1/session" });
  expect((cookie?.expires ?? 0) * 1_000 - Date.now()).toBeLessThanOrEqual(86_400_000);
  const tab = await page.context().newPage();
  await tab.goto("/member/securityCenter");
  await expect(balance(tab)).toHaveText("₱0.00");
  await dialogOver(tab).getByRole("button", { name: "Later" }).click();
  await tab.getByRole("button", { name: "Sign out" }).click();
  await dialogOver(tab).getByRole("button", { name: "Sign out" }).click();
  const last = await page.context().newPage();
  await last.goto("/member/securityCenter");
  await expect(last).toHaveURL(/\/login/);
});

test("ID-03 a link that staff make in the console signs in once, and the token is gone from the address", async ({
  browser,
}) => {
  const person = await register(anyName());
  await desk.goto(`${ADDRESSES.console}/players/${person.id}`);
  await desk.getByRole("button", { name: "Create a login link" }).click();
  await desk.getByLabel("Reason").fill("Known by voice");
  await desk.getByRole("dialog").getByRole("button", { name: "Create a login link" }).click();
  const shown = desk.getByRole("dialog", { name: `Login link of ${person.username}` });
  await desk.keyboard.press("Escape");
  const made = new URL(await shown.getByRole("code").innerText());
  const path = made.hash;
  expect([made.search, path]).toEqual(["", expect.stringMatching(/^#token=[\w-]{43}$/)]);
  await shown.getByRole("button", { name: "I have sent it" }).click();
  await expect(shown).toBeHidden();
  const noted = await staff<{ content: { subject: string }[] }>(
    "GET",
    "/audit?action=player.login-link",
  );
  expect(noted.content[0]).toMatchObject({
    action: "player.login-link",
    reason: "Known by voice",
    subject: person.id,
  });
  const asked: string[] = [];
  const page = await fresh(browser, `/rng${path}`, asked);
  await expect(page).toHaveURL(/\/rng$/);
  await expect(balance(page)).toHaveText("₱0.00");
  // No requested URL contained it, because it was posted.
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((url) => url.includes("token="))).toEqual([]);
  const second = await fresh(browser, `/${path}`);
  await expect(second).toHaveURL(/\/$/);
  await expect(second.getByRole("link", { name: "Login" })).toBeVisible();
});

test("ID-02 from a new place the form asks for the code that was sent, says where to look, and continues with its ticket", async ({
  page,
}) => {
  const { username } = await register(anyName());
  await page.goto("/login");
  const ticket = "t".repeat(43);
  const value = { ticket, recipient: "+63 ••••• 67", channel: "sms" };
  const refusal = { success: false, code: "SECOND_FACTOR_NEEDED", message: "A new place", value };
  await page.route("**/api/v1/session", (route) => route.fulfill({ status: 401, json: refusal }));
  await fill(page, username);
  await submit(page);
  await expect(page.getByText("We have sent a code to +63 ••••• 67.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^\d+ s$/ })).toBeDisabled();
  await page.getByLabel("Verification code").fill("123456");
  const asked = page.waitForRequest("**/api/v1/session/second-factor");
  await page.getByRole("button", { name: "Confirm" }).click();
  expect((await asked).postDataJSON()).toEqual({ ticket, code: "123456" });
  // The ticket is invented, so the server does not know it.
  await expect(page.getByRole("alert")).toHaveText("This took too long. Please log in again.");
});

test("ID-17 the buttons of Google and Facebook are there when the option is on, and lead to the server's way out", async ({
  browser,
}) => {
  const visit = async () => {
    const page = await (await browser.newContext()).newPage();
    await page.route("**/api/v1/social-logins", (route) =>
      route.fulfill({ json: { success: true, value: { providers: ["google", "facebook"] } } }),
    );
    await page.goto("/login");
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    return page;
  };
  await expect((await visit()).getByRole("link", { name: /Google/ })).toHaveCount(0);
  await brand.decide("features", { FIREBASE: true });
  try {
    await expect(async () => {
      const page = await visit();
      await expect(page.getByRole("link", { name: "Continue with Google" })).toHaveAttribute(
        "href",
        "/api/v1/social-logins/google/start",
        {
          timeout: 3_000,
        },
      );
      await expect(page.getByRole("link", { name: "Continue with Facebook" })).toBeVisible();
    }).toPass();
  } finally {
    await brand.putBack();
  }
});

test("ID-07 signing out asks first, clears the tab and goes home", async ({ browser }) => {
  const { username } = await register(anyName());
  const page = await fresh(browser);
  await fill(page, username);
  await submit(page);
  await page.getByRole("dialog").getByRole("button", { name: "Later" }).click();
  await page.goto("/member/securityCenter");
  await page.getByRole("button", { name: "Sign out" }).click();
  await dialogOver(page).getByRole("button", { name: "Stay" }).click();
  expect((await kept(page)).token).not.toBeNull();
  await page.getByRole("button", { name: "Sign out" }).click();
  await dialogOver(page).getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  expect(await kept(page)).toEqual({ token: null, isAgent: null });
  expect(await page.evaluate(() => sessionStorage.getItem("afterLogin"))).toBeNull();
});

test("ID-15 ID-18 a guest plays for free as type 4, and is asked to register wherever a real account is needed", async ({
  browser,
}) => {
  const page = await fresh(browser);
  await page.getByRole("button", { name: "Free play" }).click();
  await expect(balance(page)).toHaveText("₱1,000.00");
  expect((await kept(page)).isAgent).toBe("4");
  for (const path of [
    "/member/depositv2",
    "/member/securityCenter",
    "/member/personalHistoryCopy",
  ]) {
    await page.goto(path);
    const dialog = page.getByRole("dialog", { name: "Please Register An Account First" });
    await expect(dialog.getByRole("button", { name: "OK" })).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
  }
  await expect(page.getByRole("link", { name: "Deposit" })).toHaveCount(0);
  await page.goto("/member/depositv2");
  await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();
  await expect(page).toHaveURL(/\/register/);
  expect((await kept(page)).token).toBeNull();
});
