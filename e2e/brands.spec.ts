import { expect } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { test } from "./test.ts";

test("a refused brand keeps what was typed; one for real money waits for a second person, and is not there when they reject it", async ({
  browser,
}) => {
  const [staff, second] = [
    await openConsole(browser, "owner"),
    await openConsole(browser, "owner2"),
  ];
  const name = `Night Fair ${Date.now().toString(36)}`;
  const host = `${Date.now().toString(36)}.example`;
  await staff.goto(`${ADDRESSES.console}/brands`);
  await expect(staff.getByRole("cell", { name: "every other host" })).toBeVisible();
  await staff.getByRole("button", { name: "Add a brand" }).click();
  const form = staff.getByRole("dialog");
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Hosts").fill(`https://${host}`);
  await form.getByLabel("Money", { exact: true }).selectOption("real");
  await form.getByLabel("Currency").fill("php");
  await form.getByLabel("Country").fill("PH");
  await form.getByLabel("Time zone").fill("Asia/Manila");
  await form.getByLabel("Starts like").selectOption({ label: "Perya" });
  await form.getByLabel("Reason").fill("The new licence");
  await form.getByRole("button", { name: "Add the brand" }).click();
  await expect(form.getByLabel("Hosts")).toHaveAccessibleDescription(/A host is like/);
  await expect(form.getByLabel("Name")).toHaveValue(name);
  await expect(form.getByLabel("Starts like").locator("option:checked")).toHaveText("Perya");

  await form.getByLabel("Hosts").fill(`${host}\nwww.${host}`);
  await form.getByRole("button", { name: "Add the brand" }).click();
  await expect(staff.getByText("Waiting for a second person").last()).toBeVisible();
  await expect(form).toBeHidden();

  await second.goto(`${ADDRESSES.console}/approvals`);
  const request = second.getByRole("listitem").filter({ hasText: name });
  await expect(request.getByRole("heading", { name: "New brand" })).toBeVisible();
  await expect(request.getByText(`${host}, www.${host}`)).toBeVisible();
  await request.getByRole("button", { name: "Reject" }).click();
  await second.getByRole("dialog").getByLabel("Reason").fill("Not yet");
  await second.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
  await expect(request).toBeHidden();
  await staff.reload();
  await expect(staff.getByRole("cell", { name: "every other host" })).toBeVisible();
  await expect(staff.getByText(name)).toHaveCount(0);
  await staff.context().close();
  await second.context().close();
});
