import { expect } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { newPlayer, pageOf } from "./game-table.ts";
import { dialogOver } from "./pane.ts";
import { test } from "./test.ts";
import { payablePlayer } from "./world/payable.ts";

test("a player excludes themselves by typing for how long, sees until when, and can only make it longer", async ({
  browser,
}) => {
  const page = await pageOf(browser, await newPlayer());
  await page.goto("/member/securityCenter");
  await page.getByRole("button", { name: "Take a break or exclude myself" }).click();
  const dialog = dialogOver(page);
  await dialog.getByLabel("For how long?").selectOption({ label: "one week" });
  await dialog.getByLabel("To confirm, type: one week").fill("one day");
  await dialog.getByRole("button", { name: "Exclude me" }).click();
  await expect(dialog.getByText("Please type “one week” to confirm.")).toBeVisible();
  await dialog.getByLabel("To confirm, type: one week").fill("One week");
  await dialog.getByRole("button", { name: "Exclude me" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("You are taking a break from play until")).toBeVisible();

  await page.getByRole("button", { name: "Extend it" }).click();
  await dialog.getByLabel("To confirm, type: one day").fill("one day");
  await dialog.getByRole("button", { name: "Exclude me" }).click();
  await expect(dialog.getByText("You are already excluded for that long.")).toBeVisible();
});

test("staff look at an account number, make a player an agent with a link, hand out a password and exclude, and the page of the player shows it", async ({
  browser,
}) => {
  const person = await payablePlayer();
  const staff = await openConsole(browser, "owner");
  await staff.goto(`${ADDRESSES.console}/players/${person.id}`);
  const account = staff.getByRole("listitem").filter({ hasText: "Fiesta Bank" });
  await expect(account).toContainText(/· •••• \d{4} ·/);
  await account.getByRole("button", { name: /^Show number of Fiesta Bank/ }).press("Enter");
  await expect(account).toContainText(/· \d{13} ·/);
  const hide = account.getByRole("button", { name: /^Hide number/ });
  await expect(hide).toBeFocused();
  await hide.press("Enter");
  await expect(account).toContainText(/· •••• \d{4} ·/);

  await expect(staff.getByRole("group", { name: "Protection" }).getByRole("button")).toHaveText([
    "Set limits",
    "Exclude",
    "Account of a minor",
  ]);
  const dialog = staff.getByRole("dialog");
  const act = async (action: string, fill = async () => undefined as void) => {
    await staff.getByRole("main").getByRole("button", { name: action, exact: true }).click();
    await fill();
    await dialog.getByLabel("Reason").fill("Asked for by phone");
    await dialog.getByRole("button", { name: action, exact: true }).click();
  };
  await act(
    "Change kind",
    async () => void (await dialog.getByLabel("From now on").selectOption("2")),
  );
  await expect(staff.getByRole("definition").filter({ hasText: "Agent (2)" })).toBeVisible();
  await act("New invitation code");
  await expect(staff.getByRole("button", { name: /^Copy link of [A-Z0-9]{8}$/ })).toBeVisible();
  await act("Exclude", async () => void (await dialog.getByLabel("For").selectOption("forever")));
  await expect(staff.getByRole("definition").filter({ hasText: "for good" })).toBeVisible();
  await act("Set a password");
  await expect(staff.getByRole("dialog", { name: /^Password of/ }).locator("code")).toHaveText(
    /^([a-z]{3}\d){4}$/,
  );
  await staff.getByRole("button", { name: "I have passed it on" }).click();
  await expect(staff.getByText("has to change the password")).toBeVisible();
  await staff.context().close();
});

test("staff read what they may pay out for a player who may not sign in, and a player who may is left to ask", async ({
  browser,
}) => {
  const person = await payablePlayer();
  const staff = await openConsole(browser, "owner");
  // No law of the house forbids a player to sign in: the answer says so here, and the rest is real.
  await staff.route(/\/withdrawal-offer/, async (route) => {
    const { authorization, cookie } = await route.request().allHeaders();
    const headers = { ...(authorization && { authorization }), ...(cookie && { cookie }) };
    const answer = await fetch(route.request().url(), { headers });
    const { value } = (await answer.json()) as { readonly value: object };
    const barredUntil = "2036-11-27T00:00:00Z";
    await route.fulfill({ json: { success: true, value: { ...value, barredUntil } } });
  });
  await staff.goto(`${ADDRESSES.console}/players/${person.id}`);
  await staff.getByRole("button", { name: "Pay out", exact: true }).click();
  const dialog = staff.getByRole("dialog");
  await expect(dialog.getByText("may not sign in until")).toBeVisible();
  await expect(dialog.getByLabel("To the account")).toHaveText(/•••• \d{4}.*up to ₱/);
  await dialog.getByLabel("Reason").fill("Asked by letter");
  await dialog.getByRole("button", { name: "Pay out", exact: true }).click();
  await expect(dialog.getByText("This player may sign in")).toBeVisible();
  await staff.unrouteAll({ behavior: "ignoreErrors" });
  await staff.context().close();
});
