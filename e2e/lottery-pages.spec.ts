import { expect, type Page } from "@playwright/test";
import { accessibilityFaults, isTooWide } from "./faults.ts";
import { test } from "./test.ts";

/** A counter of every family, and the related pages. */
const PAGES = [
  "/elott",
  ...["VN27-1M", "VN18-1M"].map((code) => `/vnLottery?gameCode=${code}`),
  ...["THAI", "KENO-1M&playType=PICK5", "K3-1M", "PK10-1M", "SSC-1M", "11X5-1M", "MARK6"].map(
    (code) => `/lottery?gameCode=${code}`,
  ),
  "/lotteryCenter?gameCode=PK10-1M",
  "/lotteryCenter?gameCode=K3-1M&view=trends",
  "/fairness/lottery",
];

for (const colorScheme of ["dark", "light"] as const)
  test(`LB-12 RT-06 RT-07 RT-08 RT-09 every counter and the pages around it can be seen and used by everyone, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    const faults: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      if (/ottery\?/.test(path))
        await expect(main(page).getByRole("button", { name: "Quick pick" })).toBeVisible();
      for (const fault of await accessibilityFaults(page, colorScheme === "dark" ? "all" : "looks"))
        faults.push(`${path} ${fault}`);
      if (await isTooWide(page)) faults.push(`${path} is too wide`);
    }
    expect(faults).toEqual([]);
  });

test("LB-08 the menus are asked for again when the nearest draw comes, never before 7 seconds and never after 30", async ({
  page,
}) => {
  await page.clock.install();
  const pageNow = () => page.evaluate(() => Date.now());
  // How far away each answer says the nearest draw is, and how long the page waits until the next
  // request.
  const away = [3_000, 15_000, 300_000];
  const waits = [7_000, 15_000, 30_000];
  let asked = 0;
  await page.route("**/api/v1/lottery/menus", async (route) => {
    const nearestMs = away[asked++] ?? 300_000;
    const { value, ...answer } = (await (await route.fetch()).json()) as {
      value: { groups: { gameMenus: object[] }[] };
    };
    const item = {
      ...value.groups[0]?.gameMenus[0],
      remark: `Answer ${asked}`,
      isSale: true,
      fewinTime: (await pageNow()) + nearestMs,
      lockTime: 5,
    };
    await route.fulfill({
      json: { ...answer, value: { groups: [{ ...value.groups[0], gameMenus: [item] }] } },
    });
  });
  // The server's clock follows the page's.
  await page.route("**/api/v1/system-status", async (route) => {
    const { value, ...answer } = (await (await route.fetch()).json()) as { value: object };
    await route.fulfill({
      json: { ...answer, value: { ...value, now: new Date(await pageNow()).toISOString() } },
    });
  });
  // The server does not render this page, so the browser requests the menus.
  await page.goto("/terms");
  await page.evaluate(
    'history.pushState({}, "", "/elott"); dispatchEvent(new PopStateEvent("popstate"))',
  );
  const card = main(page).getByRole("article").filter({ hasText: "Answer" });
  for (const [at, wait] of waits.entries()) {
    await expect(card).toContainText(`Answer ${at + 1}`);
    // The page asks half a round trip early by design, and a busy machine has used up some of the
    // wait by now.
    await page.clock.runFor(wait - 2_000);
    expect(asked, `after an answer that names a draw ${away[at]} ms away`).toBe(at + 1);
    await page.clock.runFor(2_000);
  }
  await expect(card).toContainText(`Answer ${waits.length + 1}`);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

const main = (page: Page) => page.getByRole("main");
