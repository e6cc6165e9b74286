import { expect } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { test } from "./test.ts";

test("MO-09 a bank's statement is read, a bad line of it is named, and what only the bank knows is settled by keys", async ({
  browser,
}) => {
  const desk = await openConsole(browser, "owner");
  const [day, number] = ["2020-02-03", `B${randomUUID().slice(0, 8)}`];
  await desk.goto(`${ADDRESSES.console}/reconciliation/statements`);
  const choose = (amount: string) =>
    desk.getByLabel("CSV file").setInputFiles({
      name: "bank.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(`No.;Date;Amount\n${number};03/02/2020;${amount}\n`),
    });
  await desk.getByLabel("First day").fill(day);
  await desk.getByLabel("Last day").fill(day);
  await desk.getByLabel("Number", { exact: true }).fill("No.");
  await desk.getByLabel("Between columns").selectOption("Semicolon");
  await desk.getByLabel("Dates").selectOption("31/01/2027");
  await choose("1,50");
  const read = desk.getByRole("button", { name: "Read the statement" });
  await read.click();
  await expect(desk.getByRole("alert").first()).toContainText("Line 2: “1,50” is not an amount.");
  await choose("1.50");
  await read.click();
  await expect(desk.getByRole("row").filter({ hasText: "bank.csv" }).first()).toContainText(day);

  await desk.goto(`${ADDRESSES.console}/reconciliation/days?from=${day}&to=${day}`);
  await expect(desk.getByRole("row").filter({ hasText: "Bank account" })).toContainText("1.50");

  await desk.goto(`${ADDRESSES.console}/reconciliation/differences?search=${number}`);
  const row = desk.getByRole("row").getByRole("link", { name: "missing with us" });
  await expect(row).toBeVisible();
  await desk.keyboard.press("j");
  await expect(row).toBeFocused();
  await desk.keyboard.press("Enter");
  await expect(desk.getByText(number)).toBeVisible();
  await desk.keyboard.press("r");
  await desk.getByRole("dialog").getByLabel("Reason").fill("Interest of the bank");
  await desk.getByRole("dialog").getByRole("button", { name: "Not ours" }).click();
  await expect(desk.getByText("Interest of the bank")).toBeVisible();

  const three = [1, 2, 3].map((at) => `${number}-${at}`);
  await desk.goto(`${ADDRESSES.console}/reconciliation/statements`);
  await desk.getByLabel("First day").fill(day);
  await desk.getByLabel("Last day").fill(day);
  await desk.getByLabel("CSV file").setInputFiles({
    name: "more.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      `No.;Date;Amount\n${three.map((one) => `${one};03/02/2020;2.50`).join("\n")}\n`,
    ),
  });
  await read.click();
  await expect(desk.getByRole("row").filter({ hasText: "more.csv" }).first()).toContainText(day);
  await desk.goto(`${ADDRESSES.console}/reconciliation/differences?search=${number}-`);
  await expect(row).toHaveCount(3);
  await desk.keyboard.press("j");
  await desk.keyboard.press("r");
  const dialog = desk.getByRole("dialog", { name: "Is this arrival none of ours?" });
  await dialog.getByLabel("Reason").fill("A test of the bank's");
  await dialog.getByRole("button", { name: "Not ours" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(desk.getByRole("row").filter({ hasText: "settled" })).toHaveCount(1);
  for (const one of await desk.getByRole("row").filter({ hasText: "open" }).all())
    await one.getByRole("checkbox").check();
  await desk.getByRole("button", { name: "Settle with one reason" }).click();
  const both = desk.getByRole("dialog", { name: "Settle with one reason: 2 rows?" });
  await both.getByLabel("Reason").fill("A test of the bank's");
  await both.getByRole("button", { name: "Settle with one reason" }).click();
  await expect(desk.getByText("2 done.")).toBeVisible();
  await expect(desk.getByRole("row").filter({ hasText: "settled" })).toHaveCount(3);
  await desk.context().close();
});
