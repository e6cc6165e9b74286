import { expect } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { newPlayer } from "./game-table.ts";
import { test } from "./test.ts";
import { asPlayer } from "./world/calls.ts";

/** A PDF as far as its first bytes say. */
const STATEMENT = {
  name: "statement.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n"),
};

test("a case is opened from a player's page, taken in the queue, noted, restricts the account, is exported and cleared, and the player reads nothing of it", async ({
  browser,
}) => {
  const player = await newPlayer();
  const desk = await openConsole(browser, "owner");
  const main = desk.getByRole("main");
  const dialog = desk.getByRole("dialog");
  await desk.goto(`${ADDRESSES.console}/players/${player.id}`);
  await main.getByRole("button", { name: "Notes and tags" }).click();
  await main.getByLabel("New tag").fill("Watch closely");
  await main.getByRole("button", { name: "Add" }).click();
  await expect(main.getByRole("list", { name: "Tags" })).toContainText("watch closely");
  await main.getByLabel("New note").fill("Asked twice for another payee.");
  await main.getByRole("button", { name: "Write the note" }).click();
  await expect(main.getByRole("list", { name: "Notes" })).toContainText("another payee");
  await main.getByRole("link", { name: "watch closely" }).click();
  await main.getByRole("link", { name: player.username }).click();

  await main.getByRole("button", { name: "Risk and links" }).click();
  await expect(desk).toHaveURL(/part=risk/);
  await desk.reload();
  await main.getByRole("button", { name: "Open a case" }).click();
  await dialog.getByLabel("What is suspicious").fill("Three names on one card");
  await dialog.getByRole("button", { name: "Open a case" }).click();
  await expect(main.getByRole("link", { name: /^rc_/ })).toBeVisible();

  const menu = desk.getByRole("navigation", { name: "Main" });
  await expect(menu.getByRole("link", { name: /^Cases \d+ waiting/ })).toBeVisible();
  await menu.getByRole("link", { name: /^Cases/ }).click();
  await desk.goto(`${ADDRESSES.console}/cases?search=${player.username}`);
  await expect(main.getByRole("row")).toHaveCount(2);
  await desk.keyboard.press("j");
  await desk.keyboard.press("x");
  await main.getByRole("button", { name: "Assign to me" }).click();
  await dialog.getByRole("button", { name: "Assign to me" }).click();
  await expect(main.getByRole("row").nth(1)).toContainText("owner");
  await main.getByRole("row").getByRole("link").press("Enter");

  await main.getByRole("button", { name: "Investigate" }).click();
  await dialog.getByLabel("Reason").fill("Ask the bank");
  await dialog.getByRole("button", { name: "Investigate" }).click();
  await expect(dialog).toHaveCount(0);
  await main.getByLabel("Note").fill("The bank calls back tomorrow.");
  await main.getByRole("button", { name: "Write the note" }).click();
  await expect(main.getByText("The bank calls back tomorrow.")).toBeVisible();
  await main.getByLabel("A picture or PDF").setInputFiles(STATEMENT);
  await expect(main.getByRole("link", { name: "statement.pdf" })).toBeVisible();

  await main.getByRole("button", { name: "Restrict" }).click();
  await dialog.getByLabel("Reason").fill("The bank says it is stolen");
  await dialog.getByRole("button", { name: "Restrict" }).click();
  await expect(main.getByText("RESTRICTED", { exact: true })).toBeVisible();
  const ask = asPlayer(player.token);
  const rules = await ask<{ withdrawal: { missing: readonly string[] } }>(
    "GET",
    "/cashier/methods",
  );
  expect(rules.withdrawal.missing).toContain("PLAYER_BLOCKED");
  expect(JSON.stringify(await ask("GET", "/inbox"))).not.toMatch(/case|suspic|restrict/i);

  const [file] = await Promise.all([
    desk.waitForEvent("download"),
    main.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toContain("The bank calls back tomorrow.");
  await main.getByRole("button", { name: "Clear" }).click();
  await dialog.getByLabel("Reason").fill("The bank was wrong");
  await dialog.getByRole("button", { name: "Clear" }).click();
  await expect(main.getByText("CLEARED", { exact: true })).toBeVisible();
  await expect(main.getByRole("button", { name: "Restrict" })).toHaveCount(0);
});
