import { expect } from "@playwright/test";
import { test } from "./test.ts";
import { askSealed, type asStaff } from "./world/calls.ts";
import { lastMessage } from "./world/contact.ts";
import { PASSWORD, register } from "./world/people.ts";
import { callsOf } from "./world/staff.ts";
import { anyName, fresh, fill, submit, passProof, balance } from "./login-form.ts";

let staff: ReturnType<typeof asStaff>;
test.beforeAll(async () => {
  staff = await callsOf("owner");
});
const codeFor = async (recipient: string) =>
  /^\d{6}/.exec(await lastMessage(staff, recipient))?.[0] ?? "";

test("ID-04 a first sign-in asks for a contact and a payment password, can be left for later, and is over when both are there", async ({
  browser,
}) => {
  const { username } = await register(anyName());
  const mail = `${username}@example.com`;
  const page = await fresh(browser);
  await fill(page, username);
  await submit(page);
  const dialog = page.getByRole("dialog", { name: "Two things before you play" });
  await dialog.getByRole("button", { name: "Later" }).click();
  await expect(dialog).toBeHidden();

  const again = await fresh(browser);
  await fill(again, username);
  await submit(again);
  const asked = again.getByRole("dialog", { name: "Two things before you play" });
  await asked.getByRole("button", { name: "Use an e-mail address instead" }).click();
  await asked.getByLabel("E-mail").fill(mail);
  await asked.getByRole("button", { name: "Send code" }).click();
  await passProof(again);
  await expect(asked.getByRole("button", { name: /^\d+ s$/ })).toBeDisabled();
  await asked.getByLabel("Verification code").fill(await codeFor(mail));
  await asked.getByRole("button", { name: "Save" }).click();
  await asked.getByLabel("Your login password").fill(PASSWORD);
  await asked.getByLabel("Payment password", { exact: true }).fill("246810");
  await asked.getByLabel("Payment password again").fill("246810");
  await asked.getByRole("button", { name: "Save" }).click();
  await expect(asked).toBeHidden();

  const third = await fresh(browser);
  await fill(third, username);
  await submit(third);
  await expect(balance(third)).toBeVisible();
  await expect(third.getByRole("dialog")).toHaveCount(0);
});

test("ID-04 ID-23 an initial password has to be changed before anything else works, also before what a first sign-in asks for", async ({
  browser,
}) => {
  const person = await register(anyName());
  const { password } = await staff<{ password: string }>("POST", `/players/${person.id}/password`, {
    reason: "Forgot it, known by voice",
  });
  const page = await fresh(browser);
  await fill(page, person.username, password);
  await submit(page);
  const dialog = page.getByRole("dialog", { name: "Choose a new password" });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel("Current password")).toHaveCount(0);
  await dialog.getByLabel("New password", { exact: true }).fill("Harvest2027");
  await dialog.getByLabel("New password again").fill("Harvest2027");
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Two things before you play" })).toBeVisible();
  await expect(balance(page)).toHaveText("₱0.00");
  await askSealed(
    "POST",
    "/session",
    {},
    { type: "username", username: person.username, password: "Harvest2027" },
  );
});
