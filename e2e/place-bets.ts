import { expect, type Locator } from "@playwright/test";

const PLACED = /Your bet is placed|Your bets on the next draws are set/;

/**
 * Places the bets on a slip. Its draw may close at any moment of this: they are moved to the next
 * one then.
 */
export async function placeBets(
  slip: Locator,
  press = (way: Locator): Promise<void> => way.click({ timeout: 2_000 }),
): Promise<void> {
  const way = slip.getByRole("button", { name: /^(Place|Bet on draw)/, disabled: false });
  const placed = slip.getByText(PLACED);
  await expect(async () => {
    if (await placed.isHidden()) await press(way);
    await expect(placed).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
