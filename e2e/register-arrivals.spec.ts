import { expect } from "@playwright/test";
import { accessibilityFaults } from "./faults.ts";
import { pageOf } from "./game-table.ts";
import { paneOf } from "./pane.ts";
import { fillIn, provePerson, send } from "./register-form.ts";
import { test } from "./test.ts";
import { register } from "./world/people.ts";
import { holdSettings, type Decisions } from "./world/settings.ts";
import { callsOf } from "./world/staff.ts";

const PASSWORD = "Fiesta2026";
let staff: Awaited<ReturnType<typeof callsOf>>;
let brand: Decisions;

test.beforeAll(async () => {
  staff = await callsOf("owner");
  brand = await holdSettings();
  await brand.replace({ features: { USERNAMEREG: true }, register: {} });
});
test.afterAll(() => brand.putBack());

test("ID-19 a visitor who comes by an agent's link sees its code, registers, and is that agent's", async ({
  page,
}) => {
  const agent = await register(`ag${Date.now().toString(36)}`);
  const reason = "An agent for the browser test";
  await staff("POST", `/players/${agent.id}/kind`, { kind: "2", reason });
  const { code, link } = await staff<{ code: string; link: string }>(
    "POST",
    `/players/${agent.id}/invitations`,
    { reason },
  );
  const username = `by${Date.now().toString(36)}`;
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByLabel("Invitation code")).toHaveValue(code);
  await fillIn(page, username, PASSWORD);
  await send(page);
  await provePerson(page);
  await expect(page.getByRole("dialog", { name: "Registered successfully" })).toBeVisible();
  const { content } = await staff<{ content: { id: string }[] }>(
    "GET",
    `/players?search=${username}`,
  );
  const { arrival } = await staff<{ arrival: object }>("GET", `/players/${content[0]?.id ?? ""}`);
  expect(arrival).toMatchObject({ upline: { username: agent.username }, affiliateCode: code });
  await page.reload();
  expect(await page.evaluate("sessionStorage.getItem('invitation')")).toBeNull();
});

test("PR-04 MC-11 HD-04 a player finds their link in the side menu, who comes by it sees who invites and becomes their friend, and a brand that ends it has no entry", async ({
  browser,
  page,
}) => {
  const inviter = await register(`in${Date.now().toString(36)}`);
  const theirs = await pageOf(browser, inviter);
  await theirs.goto("/");
  const entry = theirs.getByRole("list", { name: "More" }).getByRole("link", {
    name: "Invite and earn",
  });
  await entry.click();
  await expect(theirs).toHaveURL("/member/referral");
  const pane = paneOf(theirs);
  await expect(pane).toContainText("They pay in ₱500.00 within 30 days.");
  await pane.getByRole("button", { name: "Get my link" }).click();
  await expect(pane.getByRole("img", { name: /^Your link as a code/ })).toBeVisible();
  const link = new URL(await pane.getByText(/\?referralCode=/).innerText());
  expect(await accessibilityFaults(theirs)).toEqual([]);

  await page.goto(link.pathname + link.search);
  const code = page.getByLabel("Invitation code");
  await expect(code).toHaveValue(link.searchParams.get("referralCode") ?? "");
  await expect(code).toHaveAccessibleDescription(/^in\*\*\*. invites you\.$/);
  await fillIn(page, `fr${Date.now().toString(36)}`, PASSWORD);
  await send(page);
  await provePerson(page);
  await expect(page.getByRole("dialog", { name: "Registered successfully" })).toBeVisible();
  const friends = () =>
    staff<{ friends: object[] }>("GET", `/players/${inviter.id}/referrals`).then(
      (of) => of.friends.length,
    );
  await expect.poll(friends).toBe(1);
  await theirs.reload();
  await expect(pane.getByRole("listitem").filter({ hasText: "fr***" })).toContainText("Joined");

  await brand.decide("features", { REFERRAL: false });
  await theirs.reload();
  await expect(pane).toContainText("This page is not available here.");
  const centre = theirs.getByRole("navigation", { name: "Member centre" });
  await expect(centre.getByRole("link", { name: "Missions" })).toBeVisible();
  await expect(centre.getByRole("link", { name: "Invite and earn" })).toHaveCount(0);
});

test("ID-08 MD-01 MD-07 the same form opens over the page, which does not scroll meanwhile, and is gone when it is done", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
  const form = page.getByRole("dialog", { name: "Join the fair" });
  await expect(form.getByLabel("Username *")).toBeVisible();
  expect(await page.evaluate("getComputedStyle(document.documentElement).overflow")).toContain(
    "hidden",
  );
  await form.getByRole("button", { name: "terms of use" }).click();
  await expect(page.getByRole("dialog", { name: "Terms of use" })).toBeVisible();
  await page.keyboard.press("Escape");
  await fillIn(page, `mo${Date.now().toString(36)}`, PASSWORD);
  await send(page);
  await provePerson(page);
  await expect(form).toBeHidden();
  await page
    .getByRole("dialog", { name: "Registered successfully" })
    .getByRole("button", { name: "OK" })
    .click();
  await expect(page.getByLabel("Balance", { exact: true })).toHaveText("₱0.00");
  expect(await page.evaluate("getComputedStyle(document.documentElement).overflow")).not.toContain(
    "hidden",
  );
});

test("closing the puzzle keeps the form as it was, and it can be sent again", async ({ page }) => {
  await page.goto("/register");
  const username = `cl${Date.now().toString(36)}`;
  await fillIn(page, username, PASSWORD);
  await send(page);
  await expect(page.getByRole("dialog", { name: "Confirm that you are a person" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Username *")).toHaveValue(username);
  await send(page);
  await provePerson(page);
  await expect(page.getByRole("dialog", { name: "Registered successfully" })).toContainText(
    username,
  );
});
