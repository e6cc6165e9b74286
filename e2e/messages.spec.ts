import { expect } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { newPlayer, pageOf } from "./game-table.ts";
import { paneOf } from "./pane.ts";
import { test } from "./test.ts";

test("MC-13 staff write to players by name, see the count and a preview before sending, and find it with each player; it arrives at once", async ({
  browser,
}) => {
  const [ana, ben] = [await newPlayer(), await newPlayer()];
  const page = await pageOf(browser, ana);
  await page.goto("/member/messageV2");
  await expect(paneOf(page)).toContainText("No messages here");

  const staff = await openConsole(browser, "owner");
  const main = staff.getByRole("main");
  await staff
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Messages" })
    .click();
  await main.getByRole("link", { name: "Write a message" }).click();
  await main.getByLabel("Title (English)").fill("Fiesta tonight");
  await main.getByLabel("Text (English)").fill("The fair is open until midnight.");
  await main.getByLabel("Add a language").selectOption({ label: "Tiếng Việt" });
  const count = main.getByRole("button", { name: "Count and preview" });
  await main.getByLabel("Title (Tiếng Việt)").fill("Lễ hội tối nay");
  await main.getByLabel("Text (Tiếng Việt)").fill("Hội chợ mở đến nửa đêm.");
  await main.getByLabel("Players", { exact: true }).fill(`${ana.username}, nobody-here`);
  await count.click();
  const preview = main
    .locator("section")
    .filter({ has: staff.getByRole("heading", { name: "Preview" }) });
  await expect(preview).toContainText("No player of this brand is called nobody-here.");
  await expect(main.getByRole("button", { name: /^Send to/ })).toHaveCount(0);
  // What was typed stays.
  await main.getByLabel("Players", { exact: true }).fill(`${ana.username}\n${ben.username}`);
  await count.click();
  await expect(preview).toContainText("For 2 players");
  await expect(preview).toContainText("Hội chợ mở đến nửa đêm.");
  await main.getByRole("button", { name: "Send to 2 players" }).click();
  const sure = staff.getByRole("dialog", { name: "Send this message to 2 players?" });
  await sure.getByRole("button", { name: "Send to 2 players" }).click();
  await expect(main.getByRole("heading", { level: 1, name: "Message" })).toBeVisible();
  await expect(main).toContainText("2 of 2");
  await expect(main.getByText("SENT", { exact: true })).toBeVisible();

  const message = paneOf(page).getByRole("listitem").filter({ hasText: "Fiesta tonight" });
  await expect(message).toContainText("Unread");
  await staff.goto(`${ADDRESSES.console}/players/${ana.id}`);
  await main.getByRole("button", { name: "Messages", exact: true }).click();
  const row = main.getByRole("row").filter({ hasText: "Fiesta tonight" });
  await expect(row).toContainText("unread");
  await Promise.all([page.context().close(), staff.context().close()]);
});
