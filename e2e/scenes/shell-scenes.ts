import type { Page } from "@playwright/test";
import { after, at, type Scene } from "./scene.ts";

const slots = at("", "guest", "/rng");

async function openFromFoot(page: Page, name: string): Promise<void> {
  await page.getByRole("contentinfo").getByRole("button", { name }).click();
  await page
    .getByRole("dialog")
    .getByRole("img")
    .or(page.getByRole("dialog").getByRole("listitem"))
    .first()
    .waitFor();
}

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, " +
  "like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

/**
 * What a visitor sees on the second visit, on a phone whose browser cannot offer to install a site.
 */
async function installGuide(page: Page): Promise<void> {
  await page.addInitScript(
    `Object.defineProperty(navigator, "userAgent", { value: "${IPHONE}" }); ` +
      `localStorage.setItem("perya-visits", "1");`,
  );
  await page.goto("/");
  await page.getByRole("button", { name: "Show me how" }).click();
  await page.getByRole("dialog").getByRole("listitem").first().waitFor();
}

/** A member who has been at the next level before, and has still to keep the present one. */
const VIP: Scene = {
  name: "vip",
  who: "player",
  go: async (page) => {
    const money = (amount: string) => ({ amount, currency: "PHP" });
    const place = {
      level: 2,
      floor: 0,
      deposits: money("2150000000"),
      turnover: money("24500000000"),
      monthTurnover: money("120050000"),
      isSafe: false,
      isRegained: true,
    };
    await page.route("**/api/v1/vip/place", (route) =>
      route.fulfill({ json: { success: true, value: place } }),
    );
    await page.goto("/vip");
    await page.getByText("You are here").waitFor();
  },
};

/** A member whose friends are in every state. */
const REFERRAL: Scene = {
  name: "referral",
  who: "player",
  go: async (page) => {
    const money = (amount: string) => ({ amount, currency: "PHP" });
    const friend = (name: string, state: string, done: number) => ({
      name,
      state,
      steps: { deposited: done > 0, verified: done > 1, played: done > 2 },
      registeredAt: "2026-11-20T08:30:00Z",
      until: ["registered", "deposited"].includes(state) ? "2026-12-20T08:30:00Z" : null,
      reward: state === "rewarded" ? money("5000000") : null,
    });
    const value = {
      code: "ABCD2345",
      link: "https://perya.example/register?referralCode=ABCD2345",
      terms: {
        deposits: money("50000000"),
        depositDays: 30,
        turnover: money("500000000"),
        playDays: 90,
        reward: money("5000000"),
        friendReward: money("2000000"),
        wagerTimes: 1,
        friendsPerMonth: 20,
        sharePpm: 1_000,
        shareDays: 90,
      },
      friends: [
        friend("ma***a", "rewarded", 3),
        friend("jo***e", "deposited", 1),
        friend("li***n", "registered", 0),
        friend("an***o", "refused", 3),
        friend("be***y", "full", 3),
        friend("ti***s", "late", 0),
      ],
      brought: { friends: 6, rewarded: 1, rewards: money("5000000"), shares: money("1234000") },
    };
    await page.route("**/api/v1/referral", (route) =>
      route.fulfill({ json: { success: true, value } }),
    );
    await page.goto("/member/referral");
    await page.getByText("ABCD2345").first().waitFor();
  },
};

/** A member with a rebate to claim, one that was credited, and what today has come to. */
const REBATES: Scene = {
  name: "rebates",
  who: "player",
  go: async (page) => {
    const money = (amount: string) => ({ amount, currency: "PHP" });
    const lines = [
      { category: "RNG", turnover: money("12345678000"), ppm: 8_000, amount: money("98765000") },
      { category: "LIVE", turnover: money("5000000000"), ppm: 5_000, amount: money("25000000") },
    ];
    const rebate = {
      id: "rb_00000000000000000001",
      day: "2026-11-25",
      lines,
      amount: money("123765000"),
      creditedBy: "2026-12-26T03:00:00Z",
      creditedAt: null,
    };
    const paid = { ...rebate, id: "rb_2", day: "2026-11-20", creditedAt: "2026-11-21T09:30:00Z" };
    const value = {
      mode: "claim",
      playTimes: 1,
      today: { day: "2026-11-27", lines, amount: money("123765000") },
      open: [rebate],
      credited: [paid],
    };
    await page.route("**/api/v1/rebates", (route) =>
      route.fulfill({ json: { success: true, value } }),
    );
    await page.goto("/member/manualRebate");
    await page.getByRole("button", { name: "Claim all" }).waitFor();
    await page.locator("summary").first().click();
  },
};

/** The shell around every page, with its menus open, and the pages of counters that open later. */
export const SHELL_SCENES: readonly Scene[] = [
  after(slots, "menu-open", async (page) => {
    const opener = page.getByRole("button", { name: "Open the menu" });
    if (await opener.isVisible()) await opener.click();
    await page.getByRole("button", { name: "Slots by provider" }).first().click();
    await page.getByRole("link", { name: "Perya Studio" }).first().waitFor();
  }),
  after(at("", "player", "/promotions"), "account-menu", async (page) => {
    await page.getByRole("banner").getByRole("button", { name: "My account" }).click();
    await page.getByRole("link", { name: "Betting record" }).waitFor();
  }),
  after(slots, "app-instructions", (page) => openFromFoot(page, "Get the app")),
  { name: "install-guide", who: "guest", own: true, go: installGuide },
  after(slots, "connection", (page) => openFromFoot(page, "Connection speed")),
  at("promotions", "guest", "/promotions"),
  after(at("", "guest", "/promotions"), "promotion", async (page) => {
    await page.getByRole("main").locator("a[href*='/promotions/pr_']").first().click();
    await page.waitForURL("**/promotions/pr_*");
  }),
  at("promotion-over", "guest", "/promoDetail?id=999999999"),
  at("points-mall", "guest", "/pointMall"),
  at("bonus", "guest", "/bonus"),
  VIP,
  REBATES,
  REFERRAL,
  at("agent-center", "player", "/agent/agentTeamOverview"),
];
