import { expect } from "@playwright/test";
import { test } from "./test.ts";

test("CO-08 a guest who starts a game is asked to log in over the page they are on", async ({
  page,
}) => {
  await page.goto("/rng");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Harbor Lanterns/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Welcome back" });
  await expect(dialog).toContainText("Sorry, you are not logged in yet, please log in.");
  await expect(page).toHaveURL(/\/rng$/);
});

test("CO-08 a call without a session is refused in the words of the specification", async ({
  request,
}) => {
  expect((await (await request.get("/api/v1/member")).json()).message).toBe(
    "You are not logged in, please login",
  );
});
