import { expect, type Page } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { decide, openConsole } from "./console.ts";
import { accessibilityFaults } from "./faults.ts";
import { newPlayer, pageOf } from "./game-table.ts";
import { dialogOver, paneOf } from "./pane.ts";
import { PICTURE } from "./picture.ts";
import { test } from "./test.ts";
import { callsOf } from "./world/staff.ts";

const LETTER = { name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from("hello") };

/** A list of sanctioned persons with one row. */
const listOf = (row: string) => ({
  name: "targets.simple.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(`id,schema,name,dataset\n${row}\n`),
});

const proof = (page: Page, name: string) =>
  paneOf(page)
    .getByRole("listitem")
    .filter({ has: page.getByText(name, { exact: true }) });

test("MC-17 CO-13 a player sends a passport with nothing lost by a mistake or a cut line, staff clear it of a listed person by name, two approve it, and the player sees that", async ({
  browser,
}) => {
  const person = await newPlayer();
  const page = await pageOf(browser, person);
  await page.goto("/member/securityCenter");
  await paneOf(page)
    .getByRole("link", { name: /^Documents/ })
    .click();
  await expect(paneOf(page).getByRole("heading", { name: "Documents", level: 2 })).toBeVisible();
  const opener = paneOf(page).getByRole("button", { name: "Send: Identity document" });
  await opener.click();
  const form = dialogOver(page);
  await form.getByLabel("Document", { exact: true }).selectOption("PASSPORT");
  await form.getByLabel("Number of the document").fill("P1234567");
  await form.getByLabel("Full name").fill("Amihan Salonga");
  await form.getByLabel("Date of birth").fill("1990-05-01");
  await form.getByLabel("Valid until").fill("2020-01-01");
  // Shown on phones, whose camera it opens.
  await expect(form.getByLabel("Take a picture")).toHaveAttribute("capture", "environment");
  await form.getByLabel("Choose files").setInputFiles(LETTER);
  await expect(form.getByRole("alert")).toHaveText(
    "Only JPG and PNG pictures and PDF files can be sent.",
  );
  await form.getByRole("button", { name: "Remove letter.txt" }).click();
  await form.getByLabel("Choose files").setInputFiles(PICTURE);
  await form.getByRole("button", { name: "Send", exact: true }).click();
  await expect(form.getByText("The document has to be valid still.")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await form.getByLabel("Valid until").fill("2090-01-01");
  // The answer is lost on its way: what is sent again is the same document.
  await page.route(
    "**/api/v1/documents",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await form.getByRole("button", { name: "Send", exact: true }).click();
  await expect(form.getByRole("alert")).toBeVisible();
  await expect(form.getByLabel("Number of the document")).toHaveValue("P1234567");
  await form.getByRole("button", { name: "Send", exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(proof(page, "Identity document")).toContainText(/Received|Being checked/);

  const staff = await openConsole(browser, "owner");
  await staff.goto(`${ADDRESSES.console}/documents`);
  await expect(staff.getByText("No screening list is loaded.")).toBeVisible();
  await staff.getByLabel("List", { exact: true }).setInputFiles(listOf("Q1,Person,Salonga Amihan"));
  await expect(staff.getByRole("alert")).toContainText("Line 2: it has 3 fields instead of 4.");
  await staff
    .getByLabel("List", { exact: true })
    .setInputFiles(listOf("Q1,Person,Salonga Amihan,UN"));
  await expect(staff.getByText("In force since")).toBeVisible();
  await expect(staff.getByText("No screening list is loaded.")).toHaveCount(0);
  await expect(staff.getByText(", going on")).toHaveCount(0);
  expect(await accessibilityFaults(staff)).toEqual([]);
  await staff.goto(`${ADDRESSES.console}/documents?search=${person.username}&status=CHECKING`);
  await staff.getByRole("link", { name: "Passport" }).click();
  await expect(staff.getByRole("img", { name: "File 1 of the document" })).toBeVisible();
  await expect(staff.getByText("P1234567")).toBeVisible();
  await staff.keyboard.press("t");
  await staff.keyboard.press("+");
  await expect(staff.getByRole("button", { name: "Smaller -" })).toBeEnabled();
  const approve = staff.getByRole("button", { name: "Approve", exact: true });
  await expect(approve).toBeDisabled();
  await expect(approve).toHaveAccessibleDescription(/another than the listed persons/);
  expect(await accessibilityFaults(staff)).toEqual([]);
  await decide(staff.locator("main"), "It is another person", { "How you know": "Another face" });
  await expect(approve).toBeEnabled();
  await staff.keyboard.press("a");
  await expect(staff.getByRole("dialog")).toContainText("Approve the passport of");
  await staff.getByRole("dialog").getByRole("button", { name: "Approve" }).press("Enter");
  await expect(staff.getByRole("dialog")).toHaveCount(0);
  await staff.context().close();
  const second = await callsOf("owner2");
  const asked = await second<{ id: string; about: string }[]>("GET", "/approvals");
  const request = asked.find(({ about }) => about.includes(person.username));
  await second("POST", `/approvals/${request?.id}/approve`, {});

  await page.reload();
  await expect(proof(page, "Identity document")).toContainText("Approved");
  await expect(proof(page, "Identity document")).toContainText("January 1, 2090");
  await page.context().close();
});
