import { expect, type Page } from "@playwright/test";
import { rules as harbor } from "../games/harbor-lanterns/rules.ts";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { accessibilityFaults } from "./faults.ts";
import { pageOf } from "./game-table.ts";
import { paneOf } from "./pane.ts";
import { test } from "./test.ts";
import { order, pay } from "./world/cash.ts";
import { register, type Person } from "./world/people.ts";
import { playRounds } from "./world/play.ts";
import { callsOf } from "./world/staff.ts";

let count = 0;
const newName = () => `t${(count++).toString(36)}${Date.now().toString(36)}`;

/** An agent, by whose code others register. */
async function agent(above?: string): Promise<Person & { readonly code: string }> {
  const staff = await callsOf("owner");
  const person = await register(newName(), above === undefined ? {} : { affiliateCode: above });
  await staff("POST", `/players/${person.id}/kind`, { kind: "1", reason: "Brings many players" });
  const made = await staff<{ code: string }>("POST", `/players/${person.id}/invitations`, {
    reason: "Brings many players",
  });
  return { ...person, code: made.code };
}

/** Opens a pane again until it shows something: what teams did is added up within seconds. */
async function shows(page: Page, path: string, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(paneOf(page).getByText(text).first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

test("AC-03 AC-06 AC-07 an agent sees what the team did, by day, game and member, who lost what, and single bets, with the names of direct downlines only; staff see the same", async ({
  browser,
}) => {
  const top = await agent();
  const middle = await agent(top.code);
  const member = await register(newName(), { affiliateCode: middle.code });
  await pay(member, await order(member, "sandbox", 500n), { act: "pay" }, "SUCCEEDED");
  await playRounds(member, harbor.code, 3);

  const page = await pageOf(browser, top);
  const pane = paneOf(page);
  await shows(page, "/agent/agentTeamOverview", "₱500.00");
  const figure = (name: string) =>
    pane.getByRole("region", { name: "Totals of these days" }).locator("div", {
      has: page.getByText(name, { exact: true }),
    });
  await expect(figure("Members").last()).toContainText("2");
  await expect(figure("New members").last()).toContainText("2");
  await expect(figure("First deposits").last()).toContainText("1");
  await expect(figure("Deposits").last()).toContainText("₱500.00");
  await pane.getByRole("button", { name: "Deposits", exact: true }).click();
  await expect(pane.locator("figcaption")).toContainText("Deposits");
  await expect(pane.getByRole("region", { name: "Day by day" })).toContainText("₱500.00");
  expect(await accessibilityFaults(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    pane.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^team-.*\.csv$/);

  await shows(page, "/agent/teamBetting?by=game", "Harbor Lanterns");
  await pane.getByRole("button", { name: "Member", exact: true }).click();
  const direct = pane.getByRole("row").filter({ hasText: middle.username });
  await direct.getByRole("button", { name: "Downlines" }).click();
  const masked = `${member.username.slice(0, 2)}***${member.username.at(-1)}`;
  const deeper = pane.getByRole("row").filter({ hasText: masked });
  await expect(deeper).toBeVisible();
  await expect(pane.getByText(member.username)).toHaveCount(0);
  await deeper.getByRole("button", { name: "Bets" }).click();
  await expect(pane.getByRole("heading", { name: `Bets of ${masked}` })).toBeVisible();
  await expect(pane.getByRole("listitem").filter({ hasText: "Harbor Lanterns" })).toHaveCount(3);
  expect(await accessibilityFaults(page)).toEqual([]);

  await shows(page, "/agent/userLoss", middle.username);
  await pane.getByLabel("Username").fill(member.username);
  await pane.getByRole("button", { name: "Search" }).click();
  await expect(pane.getByRole("row").filter({ hasText: masked })).toBeVisible();
  await pane.getByLabel("Username").fill("nobodyatall");
  await pane.getByRole("button", { name: "Search" }).click();
  await expect(pane.getByText("No such member in your team")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  const staff = await openConsole(browser, "owner");
  await staff.goto(`${ADDRESSES.console}/players/${top.id}?part=team`);
  await expect(staff.getByRole("region", { name: "Team by day" })).toContainText("₱500.00");
  await staff.getByRole("link", { name: middle.username }).click();
  await expect(staff.getByRole("link", { name: member.username })).toBeVisible();
});
