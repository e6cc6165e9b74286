import { expect } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { FIGURE_DAYS } from "./scenes/figure-days.ts";
import { test } from "./test.ts";

test("staff go from today to the days, where each says whether it is open, closed, or red and why", async ({
  browser,
}) => {
  const desk = await openConsole(browser, "owner");
  const main = desk.getByRole("main");
  await main.getByRole("link", { name: "Days" }).click();
  await expect(desk).toHaveURL(/\/days$/);
  const rows = main.getByRole("table").locator("tbody tr");
  await expect(rows.first()).toContainText("OPEN");

  await desk.route("**/operator/v1/days*", (route) => {
    const isFirst = !route.request().url().includes("before=");
    const [newest, older] = [FIGURE_DAYS.slice(0, 4), FIGURE_DAYS.slice(4)];
    return route.fulfill({
      json: { success: true, value: { days: isFirst ? newest : older, isLast: !isFirst } },
    });
  });
  await desk.goto(`${ADDRESSES.console}/days`);
  const row = (date: string) => rows.filter({ hasText: date });
  await expect(row("2026-03-04")).toContainText(
    "A vendor's account is not what its rounds come to (vendor:3)",
  );
  await expect(row("2026-03-03")).toContainText("Changed since it closed");
  await main.getByRole("button", { name: "Older days" }).click();
  await expect(row("2026-03-02")).toContainText("Unchanged since it closed");
  await expect(row("2026-03-02")).toContainText("251,379.00");
  await main.getByRole("button", { name: "Back to today" }).click();
  await expect(row("2026-03-06")).toContainText("OPEN");
  await desk.context().close();
});
