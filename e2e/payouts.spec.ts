import { expect } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { decide, openConsole } from "./console.ts";
import { accessibilityFaults } from "./faults.ts";
import { pageOf } from "./game-table.ts";
import { dialogOver, paneOf } from "./pane.ts";
import { PICTURE } from "./picture.ts";
import { test } from "./test.ts";
import { passAnswerTime } from "./world/answer-time.ts";
import { units, withdraw } from "./world/cash.ts";
import { payablePlayer } from "./world/payable.ts";
import { PASSWORD } from "./world/people.ts";
import { callsOf } from "./world/staff.ts";

/** A player with 1,000 who has an approved withdrawal of 400. */
async function withApproved() {
  const person = await payablePlayer();
  const owner = await callsOf("owner");
  const id = await withdraw(person, PASSWORD, 400n, [[owner, "approve", {}]]);
  return { person, id };
}

test("MO-03 MO-06 MO-07 MO-09 of a withdrawal in two transfers one arrives, one is disputed with a picture and then partly received, and its rest is closed as received by two people", async ({
  browser,
}) => {
  const { person, id } = await withApproved();
  const staff = await openConsole(browser, "cashier");
  await staff.goto(`${ADDRESSES.console}/withdrawals/${id}`);
  const whole = staff.locator("main");
  await staff.getByRole("button", { name: "Start paying" }).click();
  await staff.getByLabel("Amounts of several transfers").fill("250 151");
  await staff.getByRole("dialog").locator('button[type="submit"]').click();
  await expect(staff.getByRole("dialog").getByRole("alert")).toContainText("come to ₱401.00");
  await staff.getByLabel("Amounts of several transfers").fill("250 150");
  await staff.getByRole("dialog").locator('button[type="submit"]').click();
  const leg = (n: number) =>
    whole.locator("section").filter({
      has: staff.getByRole("heading", { name: new RegExp(`^Transfer ${n}\\b`) }),
    });
  await decide(leg(1), "Mark as sent", { "Bank reference": "FB-1" });
  await decide(leg(2), "Mark as sent", { "Bank reference": "FB-2" });

  const page = await pageOf(browser, person);
  await page.goto(`/member/withdraw/${id}`);
  const pane = paneOf(page);
  const mine = (title: string) =>
    pane.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
  await mine("Transfer 1").getByRole("button", { name: "It arrived" }).click();
  await dialogOver(page).getByRole("button", { name: "It arrived" }).click();
  await expect(mine("Transfer 1")).toContainText("Received");
  await mine("Transfer 2").getByRole("button", { name: "Something is wrong" }).click();
  await dialogOver(page).getByRole("button", { name: "Tell our staff" }).click();
  await expect(dialogOver(page).getByRole("alert")).toContainText("1 to 3 pictures");
  await dialogOver(page).locator('input[type="file"]').setInputFiles(PICTURE);
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialogOver(page).getByRole("button", { name: "Tell our staff" }).click();
  await expect(pane.getByRole("status")).toContainText("Being looked into");
  await expect(mine("Transfer 2")).not.toContainText("without an answer");

  await staff.reload();
  const picture = leg(2).getByRole("img", { name: "Sent by the player (1)" });
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty("naturalWidth", 1);
  expect(await accessibilityFaults(staff)).toEqual([]);
  await decide(leg(2), "Ask the player again", { Reason: "The bank paid 100 of it" });
  await expect(mine("Transfer 2")).toContainText("The bank paid 100 of it");
  await mine("Transfer 2").getByRole("button", { name: "Something is wrong" }).click();
  await dialogOver(page).getByRole("button", { name: "Only a part arrived" }).click();
  await dialogOver(page).getByLabel("Amount that arrived").fill("150");
  await dialogOver(page).getByRole("button", { name: "Tell our staff" }).click();
  await expect(dialogOver(page)).toContainText("below ₱150.00");
  await dialogOver(page).getByLabel("Amount that arrived").fill("100");
  await dialogOver(page).getByRole("button", { name: "Tell our staff" }).click();
  await expect(mine("Rest of transfer 2")).toContainText("₱50.00");
  await expect(pane.getByRole("status")).toContainText("Partly received");

  await staff.reload();
  await expect(leg(3).getByRole("button", { name: "Mark as sent" })).toHaveCount(0);
  await decide(leg(3), "It did not arrive", { Reason: "The bank paid 100 of it" });
  await decide(leg(3), "Mark as sent", { "Bank reference": "FB-3" });
  const rest = mine("Rest of transfer 2");
  await rest.getByRole("button", { name: "Something is wrong" }).click();
  await dialogOver(page).locator('input[type="file"]').setInputFiles(PICTURE);
  await dialogOver(page).getByRole("button", { name: "Tell our staff" }).click();
  await expect(pane.getByRole("status")).toContainText("Being looked into");

  await staff.reload();
  await leg(3).getByRole("button", { name: "Close as received" }).click();
  const closing = staff.getByRole("dialog");
  await closing.getByLabel("Number of the bank's proof").fill("PROOF-3");
  await closing.getByLabel("Reason").fill("The bank shows the entry");
  await closing.getByLabel("Pictures of the proof").setInputFiles(PICTURE);
  expect(await accessibilityFaults(staff)).toEqual([]);
  await closing.getByRole("button", { name: "Close as received" }).click();
  await expect(leg(3)).toContainText("It is closed once a second person agrees");
  await expect(leg(3).getByRole("img", { name: "The bank's proof (2)" })).toBeVisible();
  const second = await callsOf("cashier2");
  const asked = await second<{ id: string; subject: string }[]>("GET", "/approvals");
  const request = asked.find(({ subject }) => subject === `${id}:3`);
  await second("POST", `/approvals/${request?.id}/approve`, {});
  await expect(rest).toContainText("Closed as received");
  await expect(rest).toContainText("The bank shows the entry");
  await expect(rest.getByRole("button", { name: "Appeal" })).toBeVisible();
  await expect(pane.getByRole("status")).toContainText("Completed");
  await expect(page.getByLabel("Balance", { exact: true })).toHaveText("₱600.00");
  await staff.context().close();
  await page.context().close();
});

test("MO-08 a player is reminded of two transfers, answers for one in time, and silence counts the other as received", async ({
  browser,
}) => {
  const { person, id } = await withApproved();
  const payer = await callsOf("cashier");
  const halves = [200n, 200n].map((half) => units(half));
  await payer("POST", `/withdrawals/${id}/pay`, { legs: halves });
  for (const n of [1, 2])
    await payer("POST", `/withdrawals/${id}/legs/${n}/sent`, { reference: `FB-${n}` });
  const page = await pageOf(browser, person);
  await page.goto(`/member/withdraw/${id}`);
  const pane = paneOf(page);
  const mine = (title: string) =>
    pane.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
  await expect(mine("Transfer 2")).toContainText("Counts as received without an answer");

  await passAnswerTime(id, 16);
  await page.goto("/member/messageV2");
  const reminder = pane.getByRole("listitem").filter({ hasText: "Has your withdrawal arrived?" });
  await expect(reminder).toHaveCount(2);
  await reminder.first().locator("summary").click();
  await expect(reminder.first()).toContainText(
    /You have \d+ minutes left to tell us about \W*₱200\.00/,
  );
  await reminder.first().getByRole("link", { name: "Open" }).click();
  await mine("Transfer 1").getByRole("button", { name: "It arrived" }).click();
  await dialogOver(page).getByRole("button", { name: "It arrived" }).click();
  await expect(mine("Transfer 1")).toContainText("Received");

  await passAnswerTime(id, 15);
  await expect(mine("Transfer 2")).toContainText("Counted as received");
  await expect(mine("Transfer 2")).toContainText("There was no answer in time.");
  await expect(mine("Transfer 2").getByRole("button", { name: "It arrived" })).toHaveCount(0);
  await expect(mine("Transfer 1")).not.toContainText("Counted as received");
  await expect(pane.getByRole("status")).toContainText("Completed");
  await expect(page.getByLabel("Balance", { exact: true })).toHaveText("₱600.00");
  await page.context().close();
});
