import { expect, type Page } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { decide, openConsole } from "./console.ts";
import { accessibilityFaults } from "./faults.ts";
import { pageOf } from "./game-table.ts";
import { dialogOver } from "./pane.ts";
import { test } from "./test.ts";
import { askSealed, asPlayer } from "./world/calls.ts";
import { order, pay } from "./world/cash.ts";
import { PASSWORD, register, type Person } from "./world/people.ts";
import { callsOf } from "./world/staff.ts";

const PAYMENT = "482913";

/** A player with a payment password, whose deposit of 15,000 earned 150 points. */
async function withPoints(): Promise<Person> {
  const person = await register(`pts${Date.now().toString(36)}`);
  const owner = await callsOf("owner");
  await owner("POST", `/players/${person.id}/kyc`, { level: 1, reason: "seen on video" });
  const signedIn = { authorization: `Bearer ${person.token}` };
  await askSealed("PUT", "/payment-password", signedIn, {
    paymentPassword: PAYMENT,
    confirmPaymentPassword: PAYMENT,
    password: PASSWORD,
  });
  await pay(person, await order(person, "sandbox", 15_000n), { act: "pay" }, "SUCCEEDED");
  const points = async () =>
    (await asPlayer(person.token)<{ points: string }>("GET", "/points/balance")).points;
  await expect.poll(points).toBe("150");
  return person;
}

const own = (page: Page) => page.getByRole("region", { name: "Your points" });

test("RT-10 PR-02 PR-10 CA-19 MC-15 a player redeems a reward and converts points with the payment password, staff approve with a note, and the records say all of it", async ({
  browser,
}) => {
  const person = await withPoints();
  const page = await pageOf(browser, person);
  await page.goto("/pointMall");
  await expect(page.getByRole("heading", { name: "Points mall", level: 1 })).toBeVisible();
  await expect(own(page)).toContainText("150 points");
  await expect(own(page)).toContainText("One point for every ₱100.00 you deposit.");
  await expect(own(page)).toContainText("100 points convert to ₱10.00.");

  const mug = page.getByRole("button", { name: /Fair mug/ });
  await mug.click();
  // The centre opens over the dialog; closing it lets go of what was being redeemed.
  await dialogOver(page).getByRole("link", { name: "Forgot your payment password?" }).click();
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await centre.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/pointMall$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await mug.click();
  const form = dialogOver(page);
  await form.getByLabel("Full name").fill("Amihan Salonga");
  await form.getByLabel("Phone").fill("+63 917 123 4567");
  await form.getByLabel("Address").fill("12 Rizal Street, Quezon City");
  await form.getByLabel("Payment password").fill("wrong");
  expect(await accessibilityFaults(page)).toEqual([]);
  await form.getByRole("button", { name: "Redeem" }).click();
  await expect(form.getByRole("alert")).toHaveText("The password is incorrect.");
  await expect(form.getByLabel("Full name")).toHaveValue("Amihan Salonga");
  await form.getByLabel("Payment password").fill(PAYMENT);
  await form.getByRole("button", { name: "Redeem" }).click();
  await expect(form.getByRole("status")).toContainText("Redeemed.");
  await form.getByRole("link", { name: "See what you redeemed" }).click();
  const redeemed = page.getByRole("list", { name: "Redeemed" });
  await expect(redeemed).toContainText("In process");
  await expect(own(page)).toContainText("110 points");

  await page.getByRole("button", { name: "Convert to cash" }).click();
  await form.getByLabel("Points to convert").fill("110");
  await expect(form.getByText("Type whole hundreds, such as 100.")).toBeVisible();
  await form.getByLabel("Points to convert").fill("100");
  await expect(form.getByText("You get ₱10.00")).toBeVisible();
  await form.getByLabel("Payment password").fill(PAYMENT);
  await form.getByRole("button", { name: "Convert", exact: true }).click();
  await expect(form.getByRole("status")).toHaveText("₱10.00 is in your balance now.");
  await form.getByRole("button", { name: "Close" }).first().click();
  await expect(page.getByRole("banner")).toContainText("15,010.00");

  const staff = await openConsole(browser, "owner");
  await staff.goto(`${ADDRESSES.console}/work`);
  await expect(staff.getByRole("link", { name: /^Points mall/ })).toContainText("1");
  await staff
    .getByRole("list", { name: /Redeemed rewards/ })
    .getByRole("link")
    .click();
  await expect(staff.locator("main")).toContainText("12 Rizal Street, Quezon City");
  expect(await accessibilityFaults(staff)).toEqual([]);
  await decide(staff.locator("main"), "Approve", { "How it was sent": "By post, number 42" });
  await expect(staff.getByRole("button", { name: "Reject" })).toHaveCount(0);
  await staff.context().close();

  await page.reload();
  await expect(redeemed).toContainText("Approved");
  await expect(redeemed).toContainText("By post, number 42");
  await page.getByRole("link", { name: "Records" }).click();
  const rows = page.getByRole("main").getByRole("listitem").filter({ hasText: "then" });
  await expect(rows).toHaveText([
    /Converted to cash.*-100 points.*then 10/,
    /Redeemed.*Fair mug.*-40 points.*then 110/,
    /Deposit.*\+150 points.*then 150/,
  ]);
  await page.context().close();
});
