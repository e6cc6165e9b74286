import { expect } from "@playwright/test";
import { sql } from "@perya/postgres/sql";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { accessibilityFaults } from "./faults.ts";
import { newPlayer, pageOf } from "./game-table.ts";
import { test } from "./test.ts";
import { onDatabase } from "./world/on-database.ts";
import { playRounds } from "./world/play.ts";
import { callsOf } from "./world/staff.ts";

/** A second person agrees to what is asked about something. */
async function agree(id: string): Promise<void> {
  const second = await callsOf("owner2");
  const waiting = await second<{ id: string; subject: string }[]>("GET", "/approvals");
  const asked = waiting.find(({ subject }) => subject === id);
  await second("POST", `/approvals/${asked?.id}/approve`);
}

/** A red packet of ten pesos that two people offer; its id. */
async function offerPacket(): Promise<string> {
  const owner = await callsOf("owner");
  const packet = {
    words: { EN: { title: "Moon packet", text: "For those who play at night." } },
    totalUnits: "1000000",
    minUnits: "100000",
    shares: 3,
  };
  const { id } = await owner<{ id: string }>("POST", "/red-packets", { packet });
  await owner("POST", `/red-packets/${id}/offer`);
  await agree(id);
  return id;
}

test("PR-12 CA-08 two people offer a raffle, a player's tickets come with play, the draw is checked in the browser, and the prize is claimed; a red packet is opened and checked", async ({
  browser,
}) => {
  const console = await openConsole(browser, "owner");
  await console.goto(`${ADDRESSES.console}/giveaways`);
  await console.getByRole("link", { name: "Add a raffle" }).click();
  await console.getByLabel("Title", { exact: true }).fill("Moon raffle");
  await console.getByLabel("Valid turnover for one ticket (PHP)").fill("0.10");
  await console.getByLabel("Tickets of one player at most").fill("5");
  await console.getByLabel("Cash of each (PHP)").fill("25");
  await console.getByRole("button", { name: "Save", exact: true }).click();
  await expect(console.getByText("Until: say when the raffle ends.")).toBeVisible();
  await console.getByLabel("Until").fill("2099-12-31T12:00");
  await console.getByRole("button", { name: "Save", exact: true }).click();
  await expect(console).toHaveURL(/\/giveaways\/raffles\/rf_/);
  const id = new URL(console.url()).pathname.split("/").at(-1) ?? "";
  await console.getByRole("button", { name: "Offer" }).click();
  await console.getByRole("dialog").getByRole("button", { name: "Offer" }).click();
  await expect(console.getByText("WAITING", { exact: true })).toBeVisible();
  await agree(id);

  const person = await newPlayer(100n);
  const page = await pageOf(browser, person);
  await page.goto("/promotions");
  await page.getByRole("main").getByRole("link", { name: "Moon raffle" }).click();
  await expect(page.getByRole("heading", { name: "Moon raffle", level: 1 })).toBeVisible();
  await expect(page.getByText("No tickets yet")).toBeVisible();
  await expect(page.getByText("Sealed until the draw.")).toBeVisible();
  await playRounds(person, "harbor-lanterns", 1);
  await expect(page.getByText("5 tickets", { exact: true })).toBeVisible({ timeout: 30_000 });

  await onDatabase((db) =>
    db.run(sql`update raffle set ends_at = clock_timestamp() where public_id = ${id}`),
  );
  const verdict = page.getByRole("status").filter({ hasText: "This draw is genuine" });
  // What has come is shown once it is asked for: that it ended, then that it is drawn.
  await expect(async () => {
    const latest = page.getByRole("button", { name: "Show the latest" });
    if (await latest.isVisible()) await latest.click();
    await expect(verdict).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(verdict.getByRole("listitem")).toHaveText([
    /The seed is the one that was sealed/,
    /The list has all tickets/,
    /The label names this raffle/,
    /Seed and label give these tickets/,
  ]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Claim" }).click();
  await expect(page.getByText("The prize is yours.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Claimed", { exact: true })).toBeVisible();

  await console.reload();
  const draws = console.getByRole("table", { name: "Draws" });
  await expect(draws.getByRole("row").filter({ hasText: person.username })).toContainText("₱25.00");

  const packet = await offerPacket();
  await page.goto("/promotions");
  await page.getByRole("main").getByRole("link", { name: "Moon packet" }).click();
  await page.getByRole("button", { name: "Open it" }).click();
  await expect(page.getByRole("heading", { name: "Moon packet", level: 1 })).toBeVisible();
  await expect(page.getByText("Your share")).toBeVisible();
  await onDatabase((db) =>
    db.run(sql`update red_packet set ends_at = clock_timestamp() where public_id = ${packet}`),
  );
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: "The split is genuine" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Yours" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.context().close();
  await console.context().close();
});
