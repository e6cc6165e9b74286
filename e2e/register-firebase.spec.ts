import { expect, type Page } from "@playwright/test";
import { accessibilityFaults } from "./faults.ts";
import { fillIn, provePerson, send } from "./register-form.ts";
import { test } from "./test.ts";
import { holdSettings, type Decisions } from "./world/settings.ts";

/* The product of these tests has no Firebase, because with it every code would be sent that way.
 * The tests therefore stand in for Google and for our server's answers about Firebase;
 * `identity/firebase/firebase.test.ts` tests the server's half. The registration itself reaches the
 * server: the refusal of a server without Firebase proves that it carries the token. */
const GOOGLE = "https://www.google.com/recaptcha/";
const CHECK = `window.grecaptcha = {
  ready: (then) => then(),
  render: (place, { sitekey, callback }) => {
    const box = document.createElement("button");
    box.type = "button";
    box.textContent = "I'm not a robot";
    box.onclick = () => callback("proof for " + sitekey);
    place.append(box);
    return 0;
  },
};`;
const success = (value: object) => ({ json: { success: true, value } });

let brand: Decisions;
test.beforeAll(async () => {
  const mobileNum = {
    shown: true,
    required: true,
    acceptedPattern: "digits",
    minLength: 8,
    maxLength: 12,
  };
  brand = await holdSettings();
  await brand.replace({
    features: { USERNAMEREG: true, SMSVERIFY: true },
    register: { fields: { mobileNum } },
  });
});
test.afterAll(() => brand.putBack());

/** A site whose server has Firebase. Returns what was sent to it and to Google, as it happens. */
async function withFirebase(page: Page) {
  const said = { code: [] as object[], token: [] as object[], google: 0, refuse: true };
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const policy = (response.headers()["content-security-policy"] ?? "").replace(
      "script-src 'self'",
      `script-src 'self' ${GOOGLE}`,
    );
    return route.fulfill({
      response,
      headers: { ...response.headers(), "content-security-policy": policy },
    });
  });
  await page.route("**/api/v1/register-settings", async (route) => {
    const response = await route.fetch();
    const { value } = (await response.json()) as { value: object };
    return route.fulfill(success({ ...value, firebase: { recaptchaSiteKey: "site key" } }));
  });
  await page.route("**/api/v1/register/sms", (route) => {
    said.code.push(route.request().postDataJSON() as object);
    return route.fulfill(success({ expiredMinutes: 1, sessionInfo: "session 1" }));
  });
  await page.route("**/api/v1/register/sms/token", (route) => {
    said.token.push(route.request().postDataJSON() as object);
    const { code } = route.request().postDataJSON() as { code: string };
    if (code === "424242") return route.fulfill(success({ firebaseIdToken: "an id token" }));
    return route.fulfill({
      status: 422,
      json: {
        success: false,
        code: "INVALID_CODE",
        message: "Please enter a valid verification code",
      },
    });
  });
  await page.route(`${GOOGLE}**`, (route) => {
    said.google++;
    return route.fulfill({ contentType: "text/javascript", body: CHECK });
  });
  return said;
}

test("ID-05 ID-08 CA-13 codes by Firebase: Google is met by who asks for a code, a minute is waited for another, and the token goes in the sealed registration", async ({
  page,
}) => {
  const said = await withFirebase(page);
  await page.goto("/register");
  await fillIn(page, `f${Date.now().toString(36)}`, "Fiesta2026");
  await page.getByLabel("Mobile number *").fill("9171234567");
  expect(said.google).toBe(0);
  const ask = page.getByRole("button", { name: "Send code" });
  await ask.click();
  await provePerson(page);
  const check = page.getByRole("region", { name: "One more check" });
  await expect(check.getByRole("button", { name: "I'm not a robot" })).toBeVisible();
  await expect(check).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await check.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alert").getByText("Login failure. Please try again.")).toBeVisible();
  await page.getByRole("button", { name: "Submit" }).click();
  expect(said.code).toEqual([]);

  await ask.click();
  await provePerson(page);
  await check.getByRole("button", { name: "I'm not a robot" }).click();
  await expect(page.getByRole("button", { name: /^(60|5\d) s$/ })).toBeDisabled();
  await expect(check).toBeHidden();
  expect(said).toMatchObject({
    google: 1,
    code: [
      { mobileNo: "9171234567", recaptchaToken: "proof for site key", proof: expect.any(String) },
    ],
  });

  const code = page.getByLabel("Verification code *");
  await code.fill("111111");
  await send(page);
  await provePerson(page);
  await expect(code).toBeFocused();
  await code.fill("424242");
  for (let time = 0; time < 2; time++) {
    const registered = page.waitForResponse((response) =>
      response.url().endsWith("/api/v1/register"),
    );
    await send(page);
    await provePerson(page);
    // A server without Firebase refuses the token itself; for a code of ours it would answer
    // CODE_EXPIRED.
    expect(await (await registered).json()).toMatchObject({ code: "OPERATION_NOT_ALLOWED" });
  }
  expect(said.token).toEqual([
    { sessionInfo: "session 1", code: "111111" },
    { sessionInfo: "session 1", code: "424242" },
  ]);
});

test("the form over a page moves to its own page where Google's check will be asked for", async ({
  page,
}) => {
  await withFirebase(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Sign up" }).first().click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByLabel("Username")).toBeVisible();
});
