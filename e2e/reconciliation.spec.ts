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
  await desk.context().close();
});
