import { expect, type Page } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { test } from "./test.ts";

let staff: Page;
test.beforeAll(async ({ browser }) => {
  staff = await openConsole(browser, "owner");
});
test.afterAll(() => staff.context().close());

const single = () => staff.getByRole("dialog").getByLabel("Single bet at most");
const wager = () => staff.getByRole("dialog").getByLabel("Wager in 24 hours at most");

async function setLimits(fill: () => Promise<void>): Promise<void> {
  await staff.getByRole("button", { name: "Set limits" }).click();
  await fill();
  await staff.getByRole("dialog").getByLabel("Reason").fill("asked by the player");
  await staff.getByRole("dialog").getByRole("button", { name: "Set limits" }).click();
  await expect(staff.getByRole("dialog")).toBeHidden();
}

test("setting one limit leaves the other as it stood, and an emptied field lifts its limit", async () => {
  await staff.goto(`${ADDRESSES.console}/players`);
  await staff.getByRole("searchbox", { name: "Username or id" }).fill("pedro");
  await staff.getByRole("button", { name: "Search" }).click();
  await staff.getByRole("link", { name: "pedro", exact: true }).click();
  await setLimits(() => single().fill("1,000.50"));
  await setLimits(async () => {
    await expect(single()).toHaveValue("1,000.50");
    await wager().fill("20,000");
  });
  await setLimits(async () => {
    await expect(single()).toHaveValue("1,000.50");
    await expect(wager()).toHaveValue("20,000.00");
    await single().fill("");
  });
  await setLimits(async () => {
    await expect(single()).toHaveValue("");
    await expect(wager()).toHaveValue("20,000.00");
    await wager().fill("");
  });
});
