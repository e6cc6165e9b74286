import { expect, type Page } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { accessibilityFaults } from "./faults.ts";
import { newPlayer } from "./game-table.ts";
import { test } from "./test.ts";

/** The part of a button that is used in the page. */
interface Pressed {
  addEventListener(event: "focus", listener: () => void, options: { once: true }): void;
  click(): void;
}

let desk: Page;
test.beforeAll(async ({ browser }) => {
  desk = await openConsole(browser, "owner");
  await desk.goto(`${ADDRESSES.console}/players/${(await newPlayer()).id}`);
});
test.afterAll(() => desk.context().close());

const opener = () =>
  desk.getByRole("main").getByRole("button", { name: "Set a password", exact: true }).first();
const dialog = () => desk.getByRole("dialog");

test("a dialog of the console that is left by Escape or a button gives the focus back, and a press in the same moment counts", async () => {
  await opener().press("Enter");
  await expect(dialog()).toBeVisible();
  // Pressed the moment it has the focus again. Two presses sent by the test would hit that moment
  // only now and then.
  await opener().evaluate((element) => {
    const button = element as unknown as Pressed;
    button.addEventListener("focus", () => button.click(), { once: true });
  });
  await desk.keyboard.press("Escape");
  // Events that were pending when the dialog closed have arrived by then.
  await desk.evaluate("new Promise((done) => setTimeout(done))");
  await expect(dialog()).toBeVisible();
  await desk.keyboard.press("Escape");
  await expect(dialog()).toBeHidden();
  await expect(opener()).toBeFocused();

  await desk.keyboard.press("Enter");
  await dialog().getByRole("button", { name: "Keep as it is" }).press("Enter");
  await expect(dialog()).toBeHidden();
  await expect(opener()).toBeFocused();
});

test("a password that is shown once outlasts Escape pressed twice, and the focus is where it began when it is put away", async () => {
  await opener().press("Enter");
  await dialog().getByLabel("Reason").fill("Asked for by phone");
  await dialog().getByLabel("Reason").press("Enter");
  const password = desk.getByRole("dialog", { name: /^Password of/ });
  await expect(password.locator("code")).toHaveText(/^([a-z]{3}\d){4}$/);
  await expect(dialog()).toHaveCount(1);
  await desk.keyboard.press("Escape");
  await desk.keyboard.press("Escape");
  await desk.evaluate("new Promise((done) => setTimeout(done))");
  await expect(password).toBeVisible();
  await password.getByRole("button", { name: "I have passed it on" }).press("Enter");
  await expect(dialog()).toBeHidden();
  await expect(opener()).toBeFocused();
});

test("an address of the console that nothing is at says so, beside the menu", async () => {
  await desk.goto(`${ADDRESSES.console}/no-such/page`);
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("No such page");
  await expect(desk).toHaveTitle("No such page · Perya console");
  await expect(desk.getByRole("link", { name: "Today" })).toBeVisible();
  expect(await accessibilityFaults(desk)).toEqual([]);
});
