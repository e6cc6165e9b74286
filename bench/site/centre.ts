import type { Browser, Response } from "@playwright/test";
import { newPlayer } from "../../e2e/game-table.ts";
import { kilobytes } from "./measure.ts";
import { newPhone } from "./phone.ts";

const SETTLE_MS = 3_000;

/**
 * How much more JavaScript a player loads who opens the member centre on the home page, in kB of
 * gzip -9.
 */
export async function measureCentre(browser: Browser, player: string): Promise<number> {
  const person = await newPlayer(100n);
  const { context, page } = await newPhone(browser, player, { slowNetwork: false });
  await context.addInitScript(`sessionStorage.setItem("token", "${person.token}")`);
  await page.goto(player, { waitUntil: "load" });
  await page.getByRole("button", { name: "My account" }).click();
  const link = page.getByRole("link", { name: "Member centre" });
  await link.waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await link.click();
  await page.locator("#pane").getByRole("heading", { level: 2 }).first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const figure = await kilobytes(responses, "script");
  await context.close();
  if (figure === 0) throw new Error("The member centre loaded nothing: it was there before.");
  return figure;
}
