import { dialogOver, pageIn } from "../pane.ts";
import type { Page } from "@playwright/test";
import { asStaff } from "../world/calls.ts";
import { giveContact } from "../world/contact.ts";
import { PASSWORD, register } from "../world/people.ts";
import type { World } from "../world/make-world.ts";
import { after, at, opened, type Scene } from "./scene.ts";

const login = at("login-page", "guest", "/login");
const account = at("account-page", "newcomer", "/member/securityCenter");
const security = at("security", "newcomer", "/member/securityCenter/security");
let people = 0;
const newName = () => `scene${(people++).toString(36)}${Date.now().toString(36).slice(-6)}`;

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel(/^Username/).fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
}

/** The request to prove that the visitor is a person, before a code is sent. */
const person = after(login, "login-person", async (page) => {
  await page.getByRole("button", { name: "With a code" }).click();
  await page.getByLabel("Mobile number").fill("9171234567");
  await page.getByRole("button", { name: "Send code" }).click();
  await page
    .getByRole("dialog", { name: "Confirm that you are a person" })
    .getByRole("slider")
    .waitFor();
});

const opens = (name: string) => async (page: Page) => {
  await pageIn(page).getByRole("button", { name, exact: true }).click();
  await dialogOver(page).waitFor();
};

/** The server's answer to a sign-in from a new place: a code is on its way. */
async function newPlace(page: Page): Promise<void> {
  const value = { ticket: "t".repeat(43), recipient: "+63 ••••• 67", channel: "sms" };
  await page.route("**/api/v1/session", (route) =>
    route.fulfill({
      status: 401,
      json: { success: false, code: "SECOND_FACTOR_NEEDED", message: "A new place", value },
    }),
  );
  await logIn(page, "anybody", PASSWORD);
  await page.getByRole("heading", { name: "A new place" }).waitFor();
}

async function firstLogin(page: Page): Promise<void> {
  await logIn(page, (await register(newName())).username, PASSWORD);
  await page.getByRole("dialog", { name: "Two things before you play" }).waitFor();
}

/** The second half, for a player who has a contact already. */
async function firstLoginPayment(page: Page, { staff }: World): Promise<void> {
  const { username, token } = await register(newName());
  await giveContact(token, asStaff(staff), { type: "email", email: `${username}@example.com` });
  await logIn(page, username, PASSWORD);
  await page.getByLabel("Payment password", { exact: true }).waitFor();
}

/** The server's confirmation that a mail is on its way. */
async function mailSent(page: Page): Promise<void> {
  await page.route("**/api/v1/password/forgot/mail", (route) =>
    route.fulfill({ json: { success: true, value: {} } }),
  );
  await opens("Forgot password?")(page);
  const dialog = page.getByRole("dialog", { name: "Forgot password" });
  await dialog.getByLabel("Username").fill("juana");
  await dialog.getByLabel("E-mail").fill("juana@example.com");
  await dialog.getByRole("img", { name: "A picture of five letters and digits" }).waitFor();
  await dialog.getByLabel("Letters in the picture").fill("AB2CD");
  await dialog.getByRole("button", { name: "Send e-mail" }).click();
  await page.getByRole("dialog", { name: "An e-mail is on its way" }).waitFor();
}

async function forcedChange(page: Page, { staff }: World): Promise<void> {
  const { username, id } = await register(newName());
  const { password } = await asStaff(staff)<{ password: string }>(
    "POST",
    `/players/${id}/password`,
    { reason: "Known by voice" },
  );
  await logIn(page, username, password);
  await page.getByRole("dialog", { name: "Choose a new password" }).waitFor();
}

/** What a visitor sees when signing in, recovering an account or managing it. */
export const SESSION_SCENES: readonly Scene[] = [
  after(login, "login-by-code", async (page) => {
    await page.getByRole("button", { name: "With a code" }).click();
    await page.getByLabel("Mobile number").waitFor();
  }),
  after(login, "login-countries", async (page) => {
    await page.getByRole("button", { name: "With a code" }).click();
    await page.getByRole("main").locator("[aria-haspopup=listbox]").first().click();
    await page.getByRole("option").first().waitFor();
  }),
  person,
  after(person, "code-not-sent", async (page) => {
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: "The code was not sent" }).waitFor();
  }),
  after(login, "login-new-place", newPlace, true),
  after(login, "first-login", firstLogin, true),
  after(
    login,
    "first-login-mail",
    async (page) => {
      await firstLogin(page);
      await page.getByRole("button", { name: "Use an e-mail address instead" }).click();
    },
    true,
  ),
  after(login, "first-login-payment", firstLoginPayment, true),
  after(login, "password-forced", forcedChange, true),
  after(login, "forgot", opens("Forgot password?")),
  after(login, "forgot-mobile", async (page) => {
    await opens("Forgot password?")(page);
    await page.getByRole("dialog").getByRole("button", { name: "By mobile" }).click();
  }),
  after(login, "forgot-sent", mailSent, true),
  opened("reset", `/login#reset=${"t".repeat(43)}`),
  after(
    login,
    "trial",
    async (page) => {
      await page.getByRole("button", { name: "Free play" }).click();
      await page.getByLabel("Balance", { exact: true }).waitFor();
      await page.goto("/member/depositv2");
      await page.getByRole("dialog", { name: "Please Register An Account First" }).waitFor();
    },
    true,
  ),
  after(account, "password-change", opens("Change password")),
  security,
  after(security, "payment-password-set", opens("Set a payment password")),
  after(account, "feedback", opens("Feedback")),
  after(account, "avatar", opens("Change your picture")),
];
