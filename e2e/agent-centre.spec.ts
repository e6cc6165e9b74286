import { expect } from "@playwright/test";
import { accessibilityFaults } from "./faults.ts";
import { newPlayer, pageOf } from "./game-table.ts";
import { test } from "./test.ts";
import { callsOf } from "./world/staff.ts";

test("AC-01 the agent centre opens over the page for agents alone, with a menu beside its pane, and Back closes it", async ({
  browser,
}) => {
  const [agent, member] = [await newPlayer(), await newPlayer()];
  const staff = await callsOf("owner");
  await staff("POST", `/players/${agent.id}/kind`, { kind: "2", reason: "Leads a line" });
  const page = await pageOf(browser, agent);
  await page.goto("/promotions");
  await page.getByRole("banner").getByRole("button", { name: "My account" }).click();
  await page.getByRole("link", { name: "Agent centre" }).click();
  const centre = page.getByRole("dialog", { name: "Agent centre" });
  await expect(centre.getByRole("heading", { name: "Team overview", level: 2 })).toBeVisible();
  const menu = centre.getByRole("navigation", { name: "Agent centre" });
  await menu.getByRole("link", { name: "User loss" }).click();
  await expect(centre.getByRole("heading", { name: "User loss", level: 2 })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(centre).toHaveCount(0);
  await page.goto("/agent");
  await expect(page).toHaveURL(/\/agent\/agentTeamOverview$/);
  await page.context().close();

  const other = await pageOf(browser, member);
  await other.goto("/agent/teamBetting");
  await expect(other.getByRole("dialog", { name: "Agent centre" })).toContainText(
    "Only agents have a team.",
  );
  await other.goto("/");
  await other.getByRole("banner").getByRole("button", { name: "My account" }).click();
  await expect(other.getByRole("link", { name: "Agent centre" })).toHaveCount(0);
  await other.context().close();
});
