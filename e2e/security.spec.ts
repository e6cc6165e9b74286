import { expect, type Page } from "@playwright/test";
import { accessibilityFaults } from "./faults.ts";
import { comeIn, newPlayer } from "./game-table.ts";
import { dialogOver, paneOf } from "./pane.ts";
import { TOTP } from "otpauth";
import { slideHome } from "./slide.ts";
import { test } from "./test.ts";
import { giveContact, lastMessage } from "./world/contact.ts";
import { payablePlayer } from "./world/payable.ts";
import { PASSWORD } from "./world/people.ts";
import { callsOf } from "./world/staff.ts";

const SECURITY = "/member/securityCenter/security";

/** Gives the browser a device that keeps passkeys and recognises its owner. */
async function withDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signOut(page: Page): Promise<void> {
  await page.goto("/member/securityCenter");
  await page.getByRole("button", { name: "Sign out" }).click();
  await dialogOver(page).getByRole("button", { name: "Sign out" }).click();
  await page.goto("/login");
}

async function typePassword(page: Page, username: string): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.locator('form button[type="submit"]').click();
}

/** What a first sign-in asks for can wait. */
const later = (page: Page) => dialogOver(page).getByRole("button", { name: "Later" }).click();

test("MC-17 a player adds a passkey and names it, comes in with it alone, has it asked for after the password, and removes it", async ({
  page,
}) => {
  await withDevice(page);
  const player = await newPlayer();
  await page.goto("/login");
  await typePassword(page, player.username);
  await later(page);
  await page.goto(SECURITY);
  await paneOf(page).getByRole("button", { name: "Add a passkey" }).click();
  const dialog = dialogOver(page);
  await dialog.getByLabel("Name of the passkey").fill("Red phone");
  await dialog.getByLabel("Your login password").fill("Wrong2026");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("The password is incorrect.")).toBeVisible();
  await dialog.getByLabel("Your login password").fill(PASSWORD);
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(paneOf(page).getByText("Your passkey is added.")).toBeVisible();
  const row = paneOf(page).getByRole("listitem").filter({ hasText: "Red phone" });
  await expect(row).toContainText("Added");

  await paneOf(page).getByRole("button", { name: "Ask for it after the password" }).click();
  await dialog.getByLabel("Your login password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Ask for it after the password" }).click();
  await expect(paneOf(page).getByText("Your password alone is not enough")).toBeVisible();

  await signOut(page);
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await later(page);
  await page.goto(SECURITY);
  await expect(row).toContainText("Last used");

  await signOut(page);
  await typePassword(page, player.username);
  await expect(page.getByRole("heading", { name: "Your passkey" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Use a code instead" })).toHaveCount(0);
  await page.getByRole("button", { name: "Use your passkey" }).click();
  await later(page);

  await page.goto(SECURITY);
  await row.getByRole("button", { name: "Rename Red phone" }).click();
  await dialog.getByLabel("Name of the passkey").fill("Old phone");
  await dialog.getByRole("button", { name: "Save" }).click();
  await paneOf(page).getByRole("button", { name: "Remove Old phone" }).click();
  await dialog.getByLabel("Your login password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(paneOf(page).getByText("Old phone")).toHaveCount(0);
});

test("MC-17 MC-04 a player sets an authenticator app up by passkey, comes in with its code and a recovery code, withdraws with one, and switches it off", async ({
  page,
}) => {
  await withDevice(page);
  const player = await payablePlayer();
  await page.goto("/login");
  await typePassword(page, player.username);
  await later(page);
  await page.goto(SECURITY);
  const dialog = dialogOver(page);
  await paneOf(page).getByRole("button", { name: "Add a passkey" }).click();
  await dialog.getByLabel("Your login password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(paneOf(page).getByText("Your passkey is added.")).toBeVisible();

  await paneOf(page).getByRole("button", { name: "Set up the app" }).click();
  await dialog.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(dialog.getByLabel("Your login password")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("img", { name: "QR code of the key below" })).toBeVisible();
  const key = await dialog.locator("bdi").innerText();
  const app = new TOTP({ secret: key.replaceAll(" ", "") });
  await dialog.getByLabel("Code from the app").fill("000000");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog.getByText("This code is not right, or was used already.")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByLabel("Code from the app").fill(app.generate());
  await dialog.getByRole("button", { name: "Confirm" }).click();
  const codes = dialog.getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const kept = await codes.allInnerTexts();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "I have written them down" }).click();
  await expect(paneOf(page).getByText("You have 10 recovery codes left.")).toBeVisible();

  await signOut(page);
  await typePassword(page, player.username);
  await expect(page.getByRole("heading", { name: "Your authenticator app" })).toBeVisible();
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(kept[0] ?? "");
  await page.getByRole("button", { name: "Confirm" }).click();
  await later(page);

  await page.goto("/member/withdraw");
  await paneOf(page).getByLabel("Amount to withdraw").fill("300");
  await paneOf(page).getByRole("button", { name: "Request withdrawal" }).click();
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByLabel("Authenticator code").fill(kept[0] ?? "");
  await dialog.getByRole("button", { name: /^Withdraw/ }).click();
  await expect(dialog.getByText("This code is not right, or was used already.")).toBeVisible();
  await dialog.getByLabel("Authenticator code").fill(kept[1] ?? "");
  await dialog.getByRole("button", { name: /^Withdraw/ }).click();
  await expect(page).toHaveURL(/\/member\/withdraw\/wd_/);

  await page.goto(SECURITY);
  await expect(paneOf(page).getByText("You have 8 recovery codes left.")).toBeVisible();
  await paneOf(page).getByRole("button", { name: "New recovery codes" }).click();
  await dialog.getByLabel("Your login password").fill(PASSWORD);
  await dialog.getByLabel("Authenticator code").fill(kept[1] ?? "");
  await dialog.getByRole("button", { name: "New recovery codes" }).click();
  await expect(dialog.getByText("This code is not right, or was used already.")).toBeVisible();
  await dialog.getByLabel("Authenticator code").fill(kept[2] ?? "");
  await dialog.getByRole("button", { name: "New recovery codes" }).click();
  await expect(codes).toHaveCount(10);
  await dialog.getByRole("button", { name: "I have written them down" }).click();
  await expect(paneOf(page).getByText("You have 10 recovery codes left.")).toBeVisible();
  await paneOf(page).getByRole("button", { name: "Switch it off" }).click();
  await dialog.getByLabel("Your login password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Switch it off" }).click();
  await expect(paneOf(page).getByText("The app is no longer asked for.")).toBeVisible();
  await expect(paneOf(page).getByText("they are possible again from").first()).toBeVisible();
});

test("MC-17 a player replaces the mail address with a code to the old one and one to the new one, and withdrawals wait", async ({
  page,
}) => {
  const owner = await callsOf("owner");
  const player = await newPlayer();
  const email = `${player.username}@example.com`;
  const fresh = `new-${email}`;
  await giveContact(player.token, owner, { type: "email", email });
  await comeIn(page, player);
  await page.goto(SECURITY);
  await paneOf(page).getByRole("button", { name: "Replace the e-mail address" }).click();
  const dialog = dialogOver(page).filter({ hasText: "Replace the e-mail address" });
  const typeCode = async (recipient: string) => {
    const since = Date.now() - 1_000;
    await dialog.getByRole("button", { name: "Send code" }).click();
    await slideHome(page);
    const code = /\b\d{6}\b/.exec(await lastMessage(owner, recipient, since))?.[0] ?? "";
    await dialog.getByLabel("Verification code").fill(code);
  };
  await typeCode(email);
  await dialog.getByLabel("Your login password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByLabel("E-mail").fill(fresh);
  await typeCode(fresh);
  await dialog.getByRole("button", { name: "Replace the e-mail address" }).click();
  await expect(paneOf(page).getByText("It is replaced. Withdrawals wait 24 hours.")).toBeVisible();
  await expect(paneOf(page).getByText("n•••@example.com")).toBeVisible();
  await expect(
    paneOf(page)
      .getByText(/Withdrawals are possible again from/)
      .first(),
  ).toBeVisible();
});
