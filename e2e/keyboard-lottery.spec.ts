import { expect } from "@playwright/test";
import { newPlayer, pageOf } from "./game-table.ts";
import { pressOn } from "./keyboard.ts";
import { placeBets } from "./place-bets.ts";
import { paneOf } from "./pane.ts";
import { test } from "./test.ts";

test("LB-12 MO-05 with the keyboard alone one finds a lottery, marks a number, bets on it and finds the bet in the records", async ({
  browser,
}) => {
  const page = await pageOf(browser, await newPlayer(100n));
  const main = page.getByRole("main");
  await page.goto("/");
  await pressOn(
    page,
    page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "E-lottery", exact: true }),
  );
  await expect(main.getByRole("heading", { level: 1, name: "Electronic lottery" })).toBeVisible();
  await pressOn(page, main.getByRole("link", { name: "Play Vietnam 18 · 5 minutes" }).first());
  await expect(
    main.getByRole("heading", { level: 1, name: "Vietnam 18 · 5 minutes" }),
  ).toBeVisible();
  const kinds = main.getByRole("group", { name: "Kinds of bets" });
  await pressOn(page, kinds.getByRole("button", { name: "Đầu · đuôi", exact: true }));
  await pressOn(
    page,
    main
      .getByRole("group", { name: "Bets of this kind" })
      .getByRole("button", { name: "Đuôi đề", exact: true }),
    "Space",
  );
  await pressOn(page, main.getByRole("button", { name: "7", exact: true }), "Space");
  await expect(main.getByRole("button", { name: "7", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await pressOn(page, main.getByRole("button", { name: "Add to slip" }));
  const slip = page.getByRole("complementary", { name: "Your slip" });
  await placeBets(slip, (way) => pressOn(page, way));
  await expect(page.getByLabel("Balance", { exact: true })).toHaveText("₱99.00");

  await pressOn(page, page.getByRole("banner").getByRole("button", { name: "My account" }));
  await pressOn(
    page,
    page
      .getByRole("navigation", { name: "My account" })
      .getByRole("link", { name: "Betting record" }),
  );
  await pressOn(page, paneOf(page).getByRole("link", { name: "Lottery", exact: true }));
  await expect(
    paneOf(page).getByRole("listitem").filter({ hasText: "Vietnam 18 · 5 minutes" }).first(),
  ).toContainText("₱1.00");
  await page.context().close();
});

test("LB-01 MO-05 on a phone the lottery lobby has each group in a row of its own, less than six screens in all, and the keyboard reaches the last card of a row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/elott");
  const south = page.getByRole("main").getByRole("region", { name: "Southern Vietnam" });
  const [first, last] = [south.getByRole("link").first(), south.getByRole("link").last()];
  // The last section is rendered as well.
  await expect(page.getByRole("main").getByRole("heading", { name: "Providers" })).toBeVisible();
  expect(await page.evaluate<number>("document.documentElement.scrollHeight")).toBeLessThan(
    6 * 844,
  );
  await expect(last).not.toBeInViewport();
  await first.focus();
  await pressOn(page, last);
  await expect(page.getByRole("heading", { level: 1, name: "Hậu Giang" })).toBeVisible();
});
