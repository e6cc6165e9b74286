import { expect, type Page } from "@playwright/test";
import { accessibilityFaults, isTooWide } from "./faults.ts";
import { test } from "./test.ts";
import { register } from "./world/people.ts";
import { callsOf } from "./world/staff.ts";

const PHONE = { width: 390, height: 844 };

/** The smallest PNG there is. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

async function openAccount(page: Page) {
  const person = await register(`p${Date.now().toString(36)}`);
  await page.addInitScript((token) => {
    const { sessionStorage } = globalThis as unknown as {
      sessionStorage: { setItem(name: string, value: string): void };
    };
    sessionStorage.setItem("token", token);
    sessionStorage.setItem("isAgent", "0");
  }, person.token);
  await page.goto("/member/securityCenter");
  return person;
}

test("ID-13 MD-05 a player writes to the house: the counter, the limit, the pictures, and staff read it", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAccount(page);
  await page.getByRole("button", { name: "Feedback" }).click();
  const dialog = page.getByRole("dialog", { name: "Send feedback" });
  const words = dialog.getByLabel("Your message");
  const send = dialog.getByRole("button", { name: "Send" });
  await send.click();
  await expect(dialog.getByText("Please write between 1 and 140 words")).toBeVisible();
  await words.fill("a".repeat(141));
  await expect(dialog.getByText("-1 of 140 characters left")).toBeVisible();
  await expect(dialog.getByText("Please write between 1 and 140 words")).toBeVisible();
  const said = `The second lantern is dark ${Date.now()}`;
  await words.fill(said);
  const pick = dialog.getByLabel("Add pictures");
  await pick.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
  await expect(dialog.getByRole("alert")).toHaveText("Only PNG and JPG pictures can be sent.");
  await pick.setInputFiles(
    [1, 2, 3, 4].map((n) => ({ name: `${n}.png`, mimeType: "image/png", buffer: PNG })),
  );
  await expect(dialog.getByRole("alert")).toHaveText("You can send at most three pictures.");
  await pick.setInputFiles({ name: "lantern.png", mimeType: "image/png", buffer: PNG });
  await expect(dialog.getByRole("listitem")).toHaveText(/lantern\.png/);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await send.click();
  await expect(page.getByText("Thank you. We read everything.")).toBeVisible();
  const { content } = await (
    await callsOf("owner")
  )<{ content: { content: string; images: number }[] }>("GET", "/feedback");
  expect(content.find((one) => one.content === said)).toMatchObject({ images: 1 });
});

test("ID-20 CA-03 a player chooses a picture, and a broken one falls back to the one of everyone", async ({
  page,
}) => {
  await openAccount(page);
  const mine = page.getByRole("button", { name: "Change your picture" });
  await mine.click();
  const dialog = page.getByRole("dialog", { name: "Choose your picture" });
  await dialog.getByRole("button", { name: "Tarsier" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Tarsier" }).click();
  await expect(dialog).toBeHidden();
  await expect(mine.locator("img")).toHaveAttribute("src", "/avatars/tarsier.svg");
  await expect(
    page.getByRole("banner").getByRole("button", { name: "My account" }).locator("img"),
  ).toHaveAttribute("src", "/avatars/tarsier.svg");
  await page.route("**/avatars/tarsier.svg", (route) => route.abort());
  await page.reload();
  await expect(mine.locator("img")).toHaveAttribute("src", "/avatars/default.svg");
});
