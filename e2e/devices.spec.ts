import { expect } from "@playwright/test";
import { newPlayer, pageOf } from "./game-table.ts";
import { answerComes } from "./still.ts";
import { dialogOver } from "./pane.ts";
import { test } from "./test.ts";
import { PASSWORD } from "./world/people.ts";

test("MC-17 a player finds the lost phone in the list, signs it out, and it is out; the sign-in stays in the history", async ({
  browser,
}) => {
  const person = await newPlayer();
  const here = await pageOf(browser, person);
  const userAgent =
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, " +
    "like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
  const phone = await (await browser.newContext({ userAgent })).newPage();
  await phone.goto("/login");
  await phone.getByLabel("Username").fill(person.username);
  await phone.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await phone.locator('form button[type="submit"]').click();
  await expect(phone.getByLabel("Balance", { exact: true })).toBeVisible();

  await here.goto("/member/securityCenter");
  await here.getByRole("link", { name: /Where you are signed in/ }).click();
  await here.getByRole("button", { name: "Sign out: Chrome on Android" }).click();
  await answerComes(phone);
  await dialogOver(here).getByRole("button", { name: "Sign out" }).click();
  await expect(dialogOver(here)).toBeHidden();
  await expect(here.getByRole("button", { name: "Sign out: Chrome on Android" })).toBeHidden();
  await expect(here.getByText("Chrome on Android")).toBeVisible();
  await expect(phone.getByRole("link", { name: "Login" }).first()).toBeVisible();
});
