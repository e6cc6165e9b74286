import { expect, type Page } from "@playwright/test";
import { openConsole } from "./console.ts";
import { newPlayer, pageOf } from "./game-table.ts";
import { paneOf } from "./pane.ts";
import { test } from "./test.ts";
import { callsOf } from "./world/staff.ts";

/** The smallest PNG there is: one transparent pixel. */
const PICTURE = {
  name: "slip.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  ),
};
const READY = "We see it: your transfer has arrived.";

const opener = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: /^Customer service/ });
const windowOf = (page: Page) => page.getByRole("dialog", { name: "Customer service" });
const logOf = (page: Page) => windowOf(page).getByRole("log");

test("a player writes with a picture, nothing of it lost, staff answer with a ready answer, and both see at once what is unread", async ({
  browser,
}) => {
  const owner = await callsOf("owner");
  const ready = { language: "EN", title: "Arrived", text: READY };
  const { id: readyId } = await owner<{ id: string }>("POST", "/service-answers", ready);
  const person = await newPlayer();
  const page = await pageOf(browser, person, { viewport: { width: 1440, height: 900 } });
  await page.goto("/");

  await opener(page).click();
  const box = await windowOf(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([440, 750]);
  const field = windowOf(page).getByLabel("Your message");
  await expect(field).toBeFocused();
  await field.fill("Did my transfer");
  await page.keyboard.press("Escape");
  await expect(windowOf(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.reload();
  await opener(page).click();
  await expect(field).toHaveValue("Did my transfer");
  await field.fill("Did my transfer arrive?");

  // Answers are lost on their way, so the page can't know that the message arrived each time.
  let losing = true;
  await page.route("**/api/v1/service/messages", async (route) => {
    if (!losing) return route.continue();
    if (route.request().method() === "POST") await route.fetch();
    return route.abort();
  });
  await windowOf(page).getByLabel("Add pictures").setInputFiles(PICTURE);
  await field.press("Enter");
  await expect(logOf(page).getByRole("alert")).toContainText("Not sent.");
  await expect(logOf(page).getByRole("button", { name: "Try again" })).toBeVisible();
  losing = false;
  await expect(logOf(page).getByRole("alert")).toHaveCount(0);
  await expect(logOf(page).getByRole("article")).toHaveCount(1);
  await expect(logOf(page).getByRole("img", { name: "Picture 1 of 1" })).toBeVisible();
  await windowOf(page).getByRole("button", { name: "Close" }).click();

  const staff = await openConsole(browser, "owner");
  const menu = staff.getByRole("navigation", { name: "Main" });
  await expect(menu.getByRole("link", { name: /^Customer service \d+ waiting/ })).toBeVisible();
  await menu.getByRole("link", { name: /^Customer service/ }).click();
  await staff.getByRole("link", { name: person.username, exact: true }).click();
  const messages = staff.getByRole("log", { name: "Messages" });
  await expect(messages.getByText("Did my transfer arrive?")).toBeVisible();
  const slip = messages.getByRole("img");
  await expect
    .poll(() => slip.evaluate((image: { naturalWidth?: number }) => image.naturalWidth))
    .toBe(1);

  // From here on the page can only know by being told.
  await page.route("**/api/v1/service/unread", (route) => route.abort());
  await staff.getByLabel("Ready answer").selectOption("Arrived");
  await expect(staff.getByLabel("Answer", { exact: true })).toHaveValue(READY);
  await staff.getByRole("button", { name: "Send" }).click();
  await expect(messages.getByText("not read yet")).toBeVisible();
  await expect(opener(page)).toHaveAccessibleName("Customer service, 1 unread message");

  await opener(page).click();
  await expect(logOf(page).getByText(READY)).toBeVisible();
  await expect(opener(page)).toHaveAccessibleName("Customer service");
  await expect(messages.getByText(/· read$/)).toBeVisible();
  await expect(staff.getByText("Taken by")).toBeVisible();

  await field.fill("Thank you!");
  await field.press("Enter");
  await expect(messages.getByText("Thank you!")).toBeVisible();
  const [answer] = (
    await owner<{ id: string; title: string; version: string }[]>("GET", "/service-answers")
  ).filter(({ id }) => id === readyId);
  await owner("DELETE", `/service-answers/${readyId}?version=${answer?.version}`);
});

test("a new player reads on the withdrawal page all that is missing and where to give it, and a request for the check of identity reaches staff's work once", async ({
  browser,
}) => {
  const person = await newPlayer();
  const page = await pageOf(browser, person);
  await page.goto("/member/withdraw");
  const checks = paneOf(page).getByRole("listitem");
  const check = (name: string) => checks.filter({ hasText: name });
  await expect(check("Identity checked")).toContainText("Missing:");
  await expect(check("Bank account")).toContainText("Bind an account in your own name.");
  await expect(check("Enough money")).toContainText("You have ₱0.00; the smallest withdrawal is");
  await expect(check("Deposits played through once")).toContainText("Done:");
  await expect(page.getByRole("button", { name: "Request withdrawal" })).toHaveCount(0);
  await expect(check("Enough money").getByRole("link")).toHaveAttribute(
    "href",
    "/member/depositv2",
  );
  await expect(check("Confirmed by password").getByRole("link")).toHaveAttribute(
    "href",
    "/member/securityCenter/security",
  );
  await check("Bank account").getByRole("link", { name: "Bind it here" }).click();
  await expect(page.getByLabel("Bank", { exact: true })).toBeFocused();

  await page.getByRole("button", { name: "Ask for a check of my identity" }).click();
  await expect(check("Identity checked")).toContainText("You have asked for the check.");
  await page.reload();
  await page.getByRole("button", { name: "Open the conversation" }).click();
  await expect(logOf(page).getByRole("article")).toContainText("Please check my identity.");
  await page.keyboard.press("Escape");

  const staff = await openConsole(browser, "owner");
  await staff.goto(`${new URL(staff.url()).origin}/work`);
  const queue = staff.getByRole("list", { name: "Oldest: Players waiting for an answer" });
  const item = queue.getByRole("listitem").filter({ hasText: person.username });
  await expect(item).toHaveCount(1);
  await expect(item).toContainText("VERIFICATION");
  await item.getByRole("link").click();
  await staff.getByLabel("Answer", { exact: true }).fill("Please send a picture of your passport.");
  await staff.getByRole("button", { name: "Send" }).click();
  await expect(opener(page)).toHaveAccessibleName("Customer service, 1 unread message");

  await page.getByRole("button", { name: "Open the conversation" }).click();
  await expect(logOf(page)).toContainText("Please send a picture of your passport.");
  const owner = await callsOf("owner");
  await owner("POST", `/players/${person.id}/kyc`, { level: 1, reason: "Passport seen" });
  await expect(logOf(page)).toContainText("Your identity has been checked");
  await page.keyboard.press("Escape");
  await expect(check("Identity checked")).toContainText("Done:");
});
