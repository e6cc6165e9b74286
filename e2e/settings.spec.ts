import { expect, type Page } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { test } from "./test.ts";
import type { asStaff } from "./world/calls.ts";
import { callsOf } from "./world/staff.ts";

test.describe.configure({ mode: "serial" });

interface Everything {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly versions: Readonly<Record<string, string>>;
}

let desk: Page;
let owner: ReturnType<typeof asStaff>;
let before: Everything;

test.beforeAll(async ({ browser }) => {
  desk = await openConsole(browser, "owner");
  owner = await callsOf("owner");
  before = await owner<Everything>("GET", "/settings");
});

/** Other tests of the same product continue with the initial settings. */
test.afterEach(async () => {
  const { settings, versions } = await owner<Everything>("GET", "/settings");
  for (const [section, value] of Object.entries(before.settings)) {
    if (JSON.stringify(settings[section]) !== JSON.stringify(value))
      await owner("PUT", `/settings/${section}`, { version: versions[section], value });
  }
});
test.afterAll(() => desk.context().close());

const open = async (part: string) => {
  await desk.goto(`${ADDRESSES.console}/settings/${part}`);
  await desk.getByRole("button", { name: "Save", exact: true }).waitFor();
};
const save = async (afterWarning = false) => {
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  if (afterWarning) await desk.getByRole("dialog").getByRole("button", { name: "Save it" }).click();
  await expect(desk.getByText("All changes are saved.")).toBeVisible();
};
/** The brand's settings as a visitor's page reads them. */
const told = async (page: Page) =>
  (await (await page.request.get("/api/v1/permission")).json()).value;
const nodeOf = async (page: Page, modId: string) =>
  (await told(page)).info.whitelabel
    .flatMap((node: { childrenNodes: unknown[] }) => [node, ...node.childrenNodes])
    .find((node: { modId: string }) => node.modId === modId)?.enabled;

test("ID-18 ID-24 a feature switched in the console is switched in the live site's tree, and back", async ({
  page,
}) => {
  await open("features");
  expect(await nodeOf(page, "PWDEXPIRY")).toBe("0");
  await desk.getByLabel("Passwords expire").check();
  await save();
  await expect.poll(() => nodeOf(page, "PWDEXPIRY")).toBe("1");
  await desk.getByLabel("Passwords expire").uncheck();
  await save();
  await expect.poll(() => nodeOf(page, "PWDEXPIRY")).toBe("0");
});

test("RT-02 ID-18 the tab by mobile number comes and goes with its switch, without a restart", async ({
  page,
}) => {
  await page.goto("/register");
  await expect(page.getByRole("button", { name: "By mobile" })).toBeVisible();
  await open("features");
  await desk.getByLabel("Register with a mobile number").uncheck();
  await save();
  await expect.poll(() => nodeOf(page, "MOBILEREG")).toBe("0");
  await page.reload();
  await expect(page.getByLabel("Username")).toBeVisible();
  await expect(page.getByRole("button", { name: "By mobile" })).toBeHidden();
});

test("ID-18 every feature has a switch that shows what the brand has decided", async () => {
  await open("features");
  await expect(desk.getByRole("switch")).toHaveCount(
    Object.keys(before.settings["features"] as object).length,
  );
  for (const [name, on] of Object.entries(before.settings["features"] as Record<string, boolean>)) {
    const row = desk.getByRole("listitem").filter({ hasText: new RegExp(`\\b${name}$`) });
    await expect(row.getByRole("switch")).toBeChecked({ checked: on });
  }
});

test("RT-20 maintenance closes the live site after a warning, with its end and message, and opens it again", async ({
  page,
}) => {
  await open("site-status");
  await desk.getByLabel("Closed for maintenance").check();
  await desk.getByLabel("Until").fill("2040-01-02T03:04");
  await desk.getByLabel("Message on the maintenance page").fill("New games are coming in.");
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await expect(desk.getByRole("dialog")).toContainText("The site closes for everyone");
  await desk.getByRole("dialog").getByRole("button", { name: "Go on editing" }).click();
  expect((await told(page)).maintenance).toBe(false);
  await save(true);
  await expect.poll(async () => (await told(page)).maintenance).toBe(true);
  expect(await told(page)).toMatchObject({
    message: "New games are coming in.",
    maintenanceEnd: expect.stringMatching(/^2040-01-0/),
  });
  expect((await page.request.get("/api/v1/games")).status()).toBe(503);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "System maintenance" })).toBeVisible();
  await expect(page.getByText("New games are coming in.")).toBeVisible();
  await desk.getByLabel("Closed for maintenance").uncheck();
  await save();
  await expect.poll(async () => (await page.request.get("/api/v1/games")).status()).toBe(200);
});

test("RT-20 only visitors of the chosen countries are let in, and those nobody can place are shut out on request", async ({
  page,
}) => {
  await open("site-status");
  await desk.getByLabel("Add a country").fill("philip");
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("button", { name: "Remove Philippines" })).toBeVisible();
  await desk.getByLabel("Visitors from an unknown country").selectOption("refuse");
  await desk
    .getByLabel("Message to visitors from other countries")
    .fill("We play in the Philippines.");
  await save(true);
  const status = async () => (await (await page.request.get("/api/v1/system-status")).json()).value;
  await expect.poll(status).toMatchObject({ status: 2, message: "We play in the Philippines." });
  await desk.getByRole("button", { name: "Remove Philippines" }).click();
  await save();
  await expect.poll(status).toMatchObject({ status: 0 });
});

test("ID-22 a field of the form is shown, required and ruled by the console, and its rule can be tried before it is saved", async ({
  page,
}) => {
  await open("registration");
  const nickname = desk.getByRole("group", { name: "Nickname", exact: true });
  await nickname.getByLabel("Shown").check();
  await nickname.getByLabel("Required").check();
  await nickname.getByLabel("Accepts").selectOption("thai");
  await nickname.getByLabel("Longest").fill("8");
  await expect(nickname.getByText("It is accepted.")).toBeVisible();
  await nickname.getByLabel("Try a text").fill("Somchai");
  await expect(nickname.getByText("It does not match the pattern.")).toBeVisible();
  await save();
  const rule = { shown: true, required: true, acceptedPattern: "thai", minLength: 2, maxLength: 8 };
  await expect.poll(async () => (await told(page)).info.register.fields.nickname).toEqual(rule);
  await page.goto("/register");
  await expect(page.getByLabel("Nickname *")).toBeVisible();
});

test("CO-07 links are seen as players will see them while they are written, by their label or their kind", async () => {
  await open("resources");
  await desk.getByRole("button", { name: "Add a link" }).click();
  const link = desk
    .getByRole("listitem")
    .filter({ has: desk.getByLabel("Kind", { exact: true }) })
    .last();
  await link.getByLabel("Address").fill("https://facebook.example/perya");
  const foot = desk.getByRole("figure").filter({ hasText: "At the foot of every page" });
  await expect(foot.getByRole("link", { name: "Facebook" })).toHaveAttribute(
    "href",
    "https://facebook.example/perya",
  );
  await link.getByLabel("Label").fill("Our fair on Facebook");
  await link.getByLabel("Kind").selectOption("ANDROID");
  const download = desk.getByRole("figure").filter({ hasText: "On the download page" });
  await expect(download.getByRole("link", { name: "Our fair on Facebook" })).toBeVisible();
  await expect(foot).toHaveCount(0);
  await desk.getByRole("button", { name: "Discard" }).click();
});

test("what the server refuses is said at the field, and everything typed stays", async () => {
  await open("resources");
  await desk.getByLabel("Image servers").fill("https://cdn.example.com\nnot an address");
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await expect(desk.getByText("Line 2 is not an address")).toBeVisible();
  await expect(desk.getByLabel("Image servers")).toHaveValue(
    "https://cdn.example.com\nnot an address",
  );
  await desk.getByRole("button", { name: "Discard" }).click();
  await expect(desk.getByText("All changes are saved.")).toBeVisible();
});

test("of two who change the same section neither loses anything", async () => {
  await open("site-status");
  await desk.getByLabel("Message on the maintenance page").fill("Mine.");
  const { settings, versions } = await owner<Everything>("GET", "/settings");
  const theirs = { ...(settings["status"] as object), restrictionMessage: "Theirs." };
  await owner("PUT", "/settings/status", { version: versions["status"], value: theirs });
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  const note = desk
    .getByRole("alert")
    .filter({ hasText: "A colleague has saved this in the meantime" });
  await expect(note).toContainText("restrictionMessage");
  await note.getByRole("button", { name: "Keep theirs and apply my changes on top" }).click();
  await expect(desk.getByLabel("Message on the maintenance page")).toHaveValue("Mine.");
  await expect(desk.getByLabel("Message to visitors from other countries")).toHaveValue("Theirs.");
  await save();
  const now = (await owner<Everything>("GET", "/settings")).settings["status"];
  expect(now).toMatchObject({ maintenanceMessage: "Mine.", restrictionMessage: "Theirs." });
});

test("leaving with changes asks first, and staying keeps them", async () => {
  await open("passwords");
  await desk.getByLabel("Passwords expire after (days)").fill("90");
  await desk.getByRole("link", { name: "Players" }).click();
  await desk
    .getByRole("dialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Stay" })
    .click();
  await expect(desk.getByLabel("Passwords expire after (days)")).toHaveValue("90");
  await desk.getByRole("link", { name: "Players" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Leave without saving" }).click();
  await expect(desk.getByRole("heading", { name: "Players" })).toBeVisible();
  expect((await owner<Everything>("GET", "/settings")).settings["passwords"]).toEqual(
    before.settings["passwords"],
  );
});

test("what was changed is a version that says who did, and an earlier one comes back", async () => {
  await open("passwords");
  for (const days of ["30", "60"]) {
    await desk.getByLabel("Passwords expire after (days)").fill(days);
    await save();
  }
  const versions = desk.getByRole("region", { name: "Versions of Passwords" });
  const latest = versions.getByRole("row").nth(1);
  await expect(latest).toContainText("30 days → 60 days");
  await expect(latest).toContainText("In force");
  await versions.getByRole("row").nth(2).getByRole("button", { name: "Bring back" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Bring back" }).click();
  await expect(desk.getByLabel("Passwords expire after (days)")).toHaveValue("30");
  await expect(versions.getByRole("row").nth(1)).toContainText("brought back");
});

test("a limit of money is typed as people write it, and waits for another person who is told why", async () => {
  await desk.goto(`${ADDRESSES.console}/settings/cashier`);
  const largest = desk.getByLabel("Largest withdrawal (PHP)");
  await largest.fill("60,000.-");
  await expect(desk.getByText("Type an amount such as 1,250.50.")).toBeVisible();
  await largest.fill("50.00");
  const ask = desk.getByRole("button", { name: "Ask for this change" });
  const send = async (reason: string) => {
    await ask.first().click();
    await desk.getByRole("dialog").getByLabel("Reason").fill(reason);
    await desk.getByRole("dialog").getByRole("button", { name: "Ask for this change" }).click();
  };
  await send("A quiet week");
  await expect(desk.getByText("can't be below the smallest").first()).toBeVisible();
  await largest.fill("60,000");
  await send("A busy weekend");
  const request = desk.getByRole("status").filter({ hasText: "A change of these settings" });
  await expect(request).toContainText("₱50,000.00 → ₱60,000.00");
  await expect(request).toContainText("A busy weekend");
  await expect(largest).toHaveValue("50,000.00");
  const [{ waiting } = { waiting: null }] = (
    await owner<{ sections: { section: string; waiting: { approvalId: string } | null }[] }>(
      "GET",
      "/settings",
    )
  ).sections.filter(({ section }) => section === "cashier");
  await owner("POST", `/approvals/${waiting?.approvalId}/take-back`, {});
});

test("each change is in the audit trail with what it was before", async () => {
  await open("features");
  await desk.getByLabel("Free play").uncheck();
  await save();
  await desk.goto(`${ADDRESSES.console}/audit?action=settings.features`);
  const row = desk.getByRole("row").filter({ hasText: "settings.features" }).first();
  await expect(row).toContainText("FREEPLAY true → false");
});
