import { expect, type Page } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { test } from "./test.ts";

let staff: Page;
let second: Page;
test.beforeAll(async ({ browser }) => {
  [staff, second] = [await openConsole(browser, "owner"), await openConsole(browser, "owner2")];
});
test.afterAll(async () => {
  await staff.context().close();
  await second.context().close();
});

const NOTED = "Submitted. Waiting for a second person to approve.";
/** What the page reads again after a change, but for the vendors themselves. */
const ELSE_READ = /\/operator\/v1\/(?!vendors)/;
const WHY = "Agreed with the vendor";
const slugNow = (dialect: string) => `${dialect}-${Date.now().toString(36)}`;
const panelOf = (slug: string, page = staff) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: `Acme ${slug}` }) });

/** Fills in the form, and checks that the vendor waits for a second person. */
async function askForVendor(dialect: "hub88" | "softswiss", slug: string): Promise<void> {
  await staff.goto(`${ADDRESSES.console}/vendors`);
  await staff.getByRole("button", { name: "Add a vendor" }).click();
  const form = staff.getByRole("dialog");
  await form.getByLabel("Dialect").selectOption(dialect);
  await form.getByLabel("Slug").fill(slug);
  await form.getByLabel("Name", { exact: true }).fill(`Acme ${slug}`);
  await form.getByLabel("Vassalage").fill("ACME");
  await form.getByLabel("Reason").fill(WHY);
  await form.getByRole("button", { name: "Ask for it" }).click();
  await expect(staff.getByText(NOTED).last()).toBeVisible();
  await expect(panelOf(slug).getByText("It waits for another person in Approvals.")).toBeVisible();
}

/** The second person reads the request about a vendor, and approves it. */
async function approve(slug: string, title: string, ...reads: readonly string[]): Promise<void> {
  await second.goto(`${ADDRESSES.console}/approvals`);
  const request = second.getByRole("listitem").filter({ hasText: `Acme ${slug}` });
  await expect(request.getByRole("heading", { name: title })).toBeVisible();
  for (const text of [WHY, ...reads])
    await expect(request.getByText(text, { exact: true })).toBeVisible();
  await request.getByRole("button", { name: "Approve" }).click();
  await second.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expect(second.getByText("Approved and done.").last()).toBeVisible();
}

/** Creates the approved key, and fills in the dialog with what the vendor needs. */
async function makeKey(slug: string, what: "secret" | "key pair") {
  await staff.goto(`${ADDRESSES.console}/vendors`);
  await panelOf(slug)
    .getByRole("button", { name: `Create the ${what}` })
    .click();
  await staff.getByRole("dialog").getByRole("button", { name: "Create it" }).click();
  return staff.getByRole("dialog", { name: `Give this to Acme ${slug}` });
}

const secretIn = async (told: Awaited<ReturnType<typeof makeKey>>) =>
  (
    await told
      .locator("pre")
      .filter({ hasText: /^[0-9a-f]{64}$/ })
      .innerText()
  ).trim();

test("a vendor and its keys take two people; the one who asked is shown each secret once, and takes the first away alone", async () => {
  const slug = slugNow("softswiss");
  await askForVendor("softswiss", slug);
  await staff.goto(`${ADDRESSES.console}/approvals`);
  const own = staff.getByRole("listitem").filter({ hasText: `Acme ${slug}` });
  await expect(own.getByText("You asked for this, so another person must decide.")).toBeVisible();
  await approve(slug, "New vendor", slug, "created afterwards, shown once to owner");
  await second.goto(`${ADDRESSES.console}/vendors`);
  await expect(
    panelOf(slug, second).getByText("owner asked for it and can create it."),
  ).toBeVisible();
  await expect(
    panelOf(slug, second).getByRole("button", { name: "Create the secret" }),
  ).toHaveCount(0);

  const told = await makeKey(slug, "secret");
  await expect(told.getByText(`/wallet/softswiss/${slug}`)).toBeVisible();
  await expect(told.getByText("is shown only once")).toBeVisible();
  await staff.keyboard.press("Escape");
  const secret = await secretIn(told);
  await told.getByRole("button", { name: "I have stored it" }).click();
  await staff.reload();
  const panel = panelOf(slug);
  await expect(panel.getByText("softswiss", { exact: true })).toBeVisible();
  expect(await staff.content()).not.toContain(secret);

  await panel.getByRole("button", { name: "Ask for a second secret" }).click();
  await staff.getByRole("dialog").getByLabel("Reason").fill(WHY);
  await staff.getByRole("dialog").getByRole("button", { name: "Ask for a second secret" }).click();
  await expect(panel.getByText("It waits for another person in Approvals.")).toBeVisible();
  await approve(slug, "New key for a vendor", "1 → 2");
  const fresh = await makeKey(slug, "secret");
  expect(await secretIn(fresh)).not.toBe(secret);
  await fresh.getByRole("button", { name: "I have stored it" }).click();
  await panel.getByRole("button", { name: "Retire" }).first().click();
  await staff.getByRole("dialog").getByLabel("Reason").fill("changed over");
  await staff.getByRole("dialog").getByRole("button", { name: "Retire" }).click();
  await expect(panel.getByText("(retired)")).toBeVisible();
});

test("one person switches a vendor off, and two switch it on", async () => {
  const slug = slugNow("hub88");
  await askForVendor("hub88", slug);
  await approve(slug, "New vendor", slug);
  await (await makeKey(slug, "key pair")).getByRole("button", { name: "I have stored it" }).click();
  const panel = panelOf(slug);
  await panel.getByRole("button", { name: "Disable" }).click();
  const dialog = staff.getByRole("dialog", { name: `Disable Acme ${slug}?` });
  await dialog.getByLabel("Reason").fill("in dispute");
  const { promise: restRead, resolve: readRest } = Promise.withResolvers<void>();
  await staff.route(ELSE_READ, (route) => restRead.then(() => route.continue()));
  await dialog.getByRole("button", { name: "Disable" }).click();
  await expect(panel.getByText("DISABLED", { exact: true })).toBeVisible();
  // Until the rest of the page has been read again, the dialog asks what it was opened to ask.
  await expect(dialog.getByRole("button", { name: "Disable" })).toBeDisabled();
  readRest();
  await expect(dialog).toBeHidden();
  await staff.unroute(ELSE_READ);
  await panel.getByRole("button", { name: "Ask to enable" }).click();
  await staff.getByRole("dialog").getByLabel("Reason").fill(WHY);
  await staff.getByRole("dialog").getByRole("button", { name: "Ask to enable" }).click();
  await expect(panel.getByText("It waits for another person in Approvals.")).toBeVisible();
  await expect(panel.getByText("DISABLED", { exact: true })).toBeVisible();
  await approve(slug, "Enable a vendor", "refused → accepted, bets and wins");
  await staff.reload();
  await expect(panel.getByText("ACTIVE")).toBeVisible();
});

test("a hub88 vendor has a key pair, and is answered UNKNOWN for a rollback when staff say so", async () => {
  const slug = slugNow("hub88");
  await askForVendor("hub88", slug);
  await approve(slug, "New vendor", slug);
  const told = await makeKey(slug, "key pair");
  await expect(told.getByText("BEGIN PRIVATE KEY")).toBeVisible();
  await told.getByRole("button", { name: "I have stored it" }).click();
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
  const facts = panel.getByRole("definition");
  await expect(facts.filter({ hasText: "In their own window" })).toBeVisible();
});
