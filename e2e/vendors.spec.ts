import { expect, type Page } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { test } from "./test.ts";

let staff: Page;
test.beforeAll(async ({ browser }) => {
  staff = await openConsole(browser, "owner");
});
test.afterAll(() => staff.context().close());

const slugNow = (dialect: string) => `${dialect}-${Date.now().toString(36)}`;

/** Fills the form and answers the dialog that tells what the vendor needs. */
async function addVendor(dialect: "hub88" | "softswiss", slug: string) {
  await staff.goto(`${ADDRESSES.console}/vendors`);
  await staff.getByRole("button", { name: "Add a vendor" }).click();
  await staff.getByLabel("Dialect").selectOption(dialect);
  await staff.getByLabel("Slug").fill(slug);
  await staff.getByLabel("Name", { exact: true }).fill(`Acme ${slug}`);
  await staff.getByLabel("Vassalage").fill("ACME");
  await staff.getByRole("dialog").getByRole("button", { name: "Add" }).click();
  const told = staff.getByRole("dialog", { name: `Give this to Acme ${slug}` });
  await expect(told.getByText(`/wallet/${dialect}/${slug}`)).toBeVisible();
  return told;
}

const panelOf = (slug: string) => staff.locator("section").filter({ has: staff.getByRole("heading", { name: `Acme ${slug}` }) });

test("a softswiss vendor gets its secret shown once, and can be given a second one and lose the first", async () => {
  const slug = slugNow("softswiss");
  const told = await addVendor("softswiss", slug);
  await expect(told.getByText("is shown this once")).toBeVisible();
  await staff.keyboard.press("Escape");
  await expect(told).toBeVisible();
  const secret = (
    await told
      .locator("pre")
      .filter({ hasText: /^[0-9a-f]{64}$/ })
      .innerText()
  ).trim();
  await told.getByRole("button", { name: "I have kept it" }).click();
  await staff.reload();
  const panel = panelOf(slug);
  await expect(panel.getByText("softswiss", { exact: true })).toBeVisible();
  expect(await staff.content()).not.toContain(secret);

  await panel.getByRole("button", { name: "Make a second secret" }).click();
  await staff.getByRole("dialog").getByRole("button", { name: "Make it" }).click();
  const second = (
    await staff
      .getByRole("dialog")
      .locator("pre")
      .filter({ hasText: /^[0-9a-f]{64}$/ })
      .innerText()
  ).trim();
  expect(second).not.toBe(secret);
  await staff.getByRole("dialog").getByRole("button", { name: "I have kept it" }).click();
  await panel.getByRole("button", { name: "Retire" }).first().click();
  await staff.getByRole("dialog").getByLabel("Reason").fill("changed over");
  await staff.getByRole("dialog").getByRole("button", { name: "Retire" }).click();
  await expect(panel.getByText("(retired)")).toBeVisible();
});

test("a hub88 vendor is made with a key pair, and is told UNKNOWN for what was taken back when staff say so", async () => {
  const slug = slugNow("hub88");
  const told = await addVendor("hub88", slug);
  await expect(told.getByText("BEGIN PRIVATE KEY")).toBeVisible();
  await told.getByRole("button", { name: "I have kept it" }).click();
  const panel = panelOf(slug);
  await expect(panel.getByText("ROLLED_BACK", { exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "Answer UNKNOWN" }).click();
  await staff.getByRole("dialog").getByLabel("Reason").fill("their book has no other word");
  await staff.getByRole("dialog").getByRole("button", { name: "Answer UNKNOWN" }).click();
  await expect(panel.getByText("UNKNOWN", { exact: true })).toBeVisible();
  await staff.reload();
  await expect(panel.getByText("UNKNOWN", { exact: true })).toBeVisible();

  await panel.getByRole("button", { name: "Where games open" }).click();
  await staff.getByRole("dialog").getByLabel("Opens").selectOption("popup");
  await staff.getByRole("dialog").getByLabel("Reason").fill("nobody may frame them");
  await staff.getByRole("dialog").getByRole("button", { name: "Where games open" }).click();
  await expect(panel.getByText("In a window of their own")).toBeVisible();
});
