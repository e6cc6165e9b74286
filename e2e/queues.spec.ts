import { expect, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { newPlayer } from "./game-table.ts";
import { test } from "./test.ts";
import { order } from "./world/cash.ts";

const rowLinks = (page: Page) => page.getByRole("row").getByRole("link");

test("a queue is walked by keys, sorted, kept as a view that an address brings back, and downloaded whole", async ({
  browser,
}) => {
  const player = await newPlayer();
  const asked = async (pesos: bigint) => (await order(player, "bank-transfer", pesos)).id;
  const middle = await asked(500n);
  const small = await asked(300n);
  const large = await asked(700n);
  const desk = await openConsole(browser, "owner");
  await desk.goto(`${ADDRESSES.console}/deposits?search=${player.username}`);
  await expect(rowLinks(desk)).toHaveText([large, small, middle]);

  await desk.getByRole("button", { name: /^Exact amount/ }).click();
  await expect(rowLinks(desk)).toHaveText([large, middle, small]);
  await expect(desk.getByRole("columnheader", { name: /^Exact amount/ })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await desk.getByRole("button", { name: "Save view" }).click();
  await desk.getByRole("dialog").getByLabel("Name").fill("One player");
  await desk.getByRole("dialog").getByRole("button", { name: "Save view" }).click();
  const view = desk.getByRole("main").getByRole("link", { name: "One player" });
  await expect(view).toHaveAttribute("href", /sort=largest/);

  const [file] = await Promise.all([
    desk.waitForEvent("download"),
    desk.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("deposits.csv");
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines[0]).toContain("Deposit,State,Player");
  expect(lines.slice(1).map((line) => line.split(",")[0])).toEqual([large, middle, small]);

  await desk.goto(`${ADDRESSES.console}/deposits`);
  await view.click();
  await expect(rowLinks(desk)).toHaveText([large, middle, small]);
  for (const [key, at] of [
    ["j", 0],
    ["j", 1],
    ["j", 2],
    ["j", 2],
    ["k", 1],
  ] as const) {
    await desk.keyboard.press(key);
    await expect(rowLinks(desk).nth(at)).toBeFocused();
  }
  // A decision that needs a look: the key opens the row, with the decision in focus.
  await desk.keyboard.press("a");
  await expect(desk.getByRole("heading", { name: middle })).toBeVisible();
  await expect(desk.getByRole("button", { name: "Credit", exact: true })).toBeFocused();

  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("dialog", { name: "Credit this deposit?" })).toBeVisible();
  await desk.getByLabel("Bank reference").fill("a reference that is typed");
  await desk.keyboard.press("Escape");
  await expect(desk.getByRole("dialog")).toHaveCount(0);
});
