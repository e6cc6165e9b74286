import { SCANNED_DEPOSIT } from "./cash-scenes.ts";
import { after, at, type Scene } from "./scene.ts";
import { order } from "../world/cash.ts";

const checkout = at("bank-checkout", "guest", ({ checkoutUrl }) => checkoutUrl);

/** The sandbox bank's pages, and a deposit that any bank's app scans. */
export const BANK_SCENES: readonly Scene[] = [
  SCANNED_DEPOSIT,
  checkout,
  after(checkout, "bank-misbehaviour", (page) => page.locator("summary").click()),
  {
    name: "bank-receipt",
    who: "guest",
    own: true,
    go: async (page, { newcomer }) => {
      const deposit = await order(newcomer, "sandbox", 150n);
      await page.goto(deposit.checkoutUrl ?? "");
      await page.locator("summary").click();
      await page.getByRole("button", { name: /Say it twice/ }).click();
      await page.getByRole("heading", { name: "Payment received" }).waitFor();
    },
  },
];
