import type { Page } from "@playwright/test";
import { FIGURE_DAYS } from "./figure-days.ts";
import { INBOX_SCENES } from "./inbox-scenes.ts";
import { CASH_SCENES } from "./cash-scenes.ts";
import { RISK_SCENES } from "./risk-scenes.ts";
import { VENDOR_SCENES } from "./vendor-scenes.ts";
import { after, at, settled, type Scene } from "./scene.ts";
import type { World } from "../world/make-world.ts";

const signInPage = at("sign-in", "stranger", "/");
const player = at("player", "staff", ({ player: { id } }: World) => `/players/${id}`);
const withdrawal = at(
  "withdrawal",
  "staff",
  ({ withdrawals }: World) => `/withdrawals/${withdrawals.requested}`,
);
const vendors = at("vendors", "staff", "/vendors");

const opens = (name: string) => async (page: Page) => {
  await page.getByRole("main").getByRole("button", { name, exact: true }).first().click();
  await page.getByRole("dialog").waitFor();
};

/** The rounds of the player whose page is open. */
async function openRounds(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Rounds" }).click();
  await settled(page);
}

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").first().fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Every page and dialog of the console. */
export const CONSOLE_SCENES: readonly Scene[] = [
  signInPage,
  after(signInPage, "sign-in-refused", async (page) => {
    await signIn(page, "owner", "not the password");
    await page.getByRole("alert").waitFor();
  }),
  after(signInPage, "sign-in-code", async (page) => {
    await signIn(page, "owner", "night-fair-owner");
    await page.getByLabel("One-time code").waitFor();
  }),
  after(signInPage, "sign-in-setup", async (page, { colleague }) => {
    await signIn(page, colleague.username, colleague.password);
    await page.getByRole("img").first().waitFor();
  }),
  at("dashboard", "staff", "/"),
  at("days", "staff", "/days"),
  {
    ...at("days-of-every-state", "staff", "/days"),
    own: true,
    go: async (page) => {
      await page.route("**/operator/v1/days*", (route) =>
        route.fulfill({ json: { success: true, value: { days: FIGURE_DAYS, isLast: true } } }),
      );
      await page.goto("/days");
      await page.getByText(/Changed since/).waitFor();
      await settled(page);
    },
  },
  at("players", "staff", "/players"),
  at("players-empty", "staff", "/players?search=nobodyhere"),
  player,
  after(player, "player-rounds", openRounds),
  after(player, "player-round-outcome", async (page) => {
    await openRounds(page);
    const closed = page.getByRole("row").filter({ hasText: "CLOSED" }).first();
    await closed.getByRole("button", { name: /^Show what came/ }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: /^Open the round/ })
      .waitFor();
  }),
  after(player, "player-kyc", opens("Set KYC level")),
  after(player, "player-block", opens("Block")),
  after(player, "player-limits", opens("Set limits")),
  after(player, "player-limits-set", async (page) => {
    await page.getByRole("button", { name: "Limits", exact: true }).click();
    await page.getByRole("region", { name: "Changes of limits" }).waitFor();
  }),
  after(player, "player-exclude", opens("Exclude")),
  after(player, "player-password", opens("Set a password")),
  after(player, "player-login-link", async (page) => {
    await opens("Create a login link")(page);
    await page.getByLabel("Reason").fill("Known by voice");
    await page.getByRole("dialog").getByRole("button", { name: "Create a login link" }).click();
    await page.getByRole("dialog").getByRole("code").waitFor();
  }),
  after(player, "player-kind", opens("Change kind")),
  after(player, "player-adjust", opens("Adjust balance")),
  at("work", "staff", "/work"),
  at("deposits", "staff", "/deposits"),
  at("deposits-search-empty", "staff", "/deposits?search=nothing+like+this"),
  at("deposit", "staff", ({ deposits }) => `/deposits/${deposits.slip}`),
  after(
    at("", "staff", ({ deposits }) => `/deposits/${deposits.slip}`),
    "deposit-credit",
    opens("Credit"),
  ),
  after(
    at("", "staff", ({ deposits }) => `/deposits/${deposits.slip}`),
    "deposit-reject",
    opens("Reject"),
  ),
  at("withdrawals", "staff", "/withdrawals"),
  at("withdrawals-empty", "staff", "/withdrawals?status=PAYING"),
  withdrawal,
  at("withdrawal-done", "staff", ({ withdrawals }) => `/withdrawals/${withdrawals.completed}`),
  at("withdrawal-failed", "staff", ({ withdrawals }) => `/withdrawals/${withdrawals.failed}`),
  after(
    at("", "staff", ({ withdrawals }) => `/withdrawals/${withdrawals.sent}`),
    "withdrawal-came-back",
    opens("It came back"),
  ),
  after(withdrawal, "withdrawal-approve", opens("Approve")),
  after(withdrawal, "withdrawal-reject", opens("Reject")),
  at("approvals", "staff", "/approvals"),
  at("approvals-history", "staff", "/approvals/history"),
  vendors,
  after(vendors, "vendor-add", opens("Add a vendor")),
  after(vendors, "vendor-key", opens("Create the key pair")),
  after(vendors, "vendor-disable", opens("Disable")),
  at("vendors-brand", "staff", "/vendors?brand=1"),
  after(at("", "staff", "/vendors?brand=1"), "vendor-brand-disable", opens("Disable")),
  at("games", "staff", "/games"),
  at("games-brand", "staff", "/games?brand=1"),
  after(at("", "staff", "/games?brand=1"), "game-brand-disable", opens("Disable")),
  at("game", "staff", "/games/mango-mines"),
  at("games-empty", "staff", "/games?search=nosuchgame"),
  after(vendors, "vendor-looks", opens("Name and logo")),
  at("lottery-games", "staff", "/lottery"),
  at("lottery-game", "staff", "/lottery/games/VN27-1M"),
  after(
    at("", "staff", "/lottery/games/VN-HA-NOI"),
    "lottery-exception",
    opens("Add an exception"),
  ),
  at("lottery-draws", "staff", "/lottery/draws?lottery=KENO-1M"),
  at("lottery-draws-empty", "staff", "/lottery/draws?lottery=THAI&status=VOIDED"),
  after(
    at("", "staff", "/lottery/draws?lottery=VN27-5M&status=OPEN"),
    "lottery-draw",
    async (page) => {
      await page.getByRole("main").getByRole("table").getByRole("link").first().click();
      await page.getByRole("heading", { name: "Fairness" }).waitFor();
      await settled(page);
    },
  ),
  at("lottery-odds", "staff", "/lottery/odds"),
  at("lottery-profile", "staff", "/lottery/odds/SEA/vn-north"),
  after(at("", "staff", "/lottery/odds/Elott/k3"), "lottery-profile-refused", async (page) => {
    await page.getByLabel("SIZE:BIG", { exact: true }).fill("2.1");
    await page.getByText("It would return").first().waitFor();
  }),
  at("lottery-exposure", "staff", "/lottery/exposure"),
  at("lottery-limits", "staff", "/lottery/limits"),
  after(at("", "staff", "/lottery/limits"), "lottery-limits-change", opens("Change")),
  at("lottery-reports", "staff", "/lottery/reports"),
  at("content-banners", "staff", "/content"),
  at("content-banner", "staff", "/content/banners/new"),
  at("content-announcements", "staff", "/content/announcements"),
  after(at("", "staff", "/content/announcements/new"), "content-announcement", async (page) => {
    await page.getByLabel("Title").fill("The lanterns are lit");
    await page
      .getByLabel("Text", { exact: true })
      .fill("<h3>Tonight</h3><p>The <strong>whole plaza</strong> is lit.</p>");
    await page.getByRole("heading", { name: "Tonight" }).waitFor();
  }),
  at("content-help", "staff", "/content/help"),
  at("outbox", "staff", "/outbox"),
  at("feedback", "staff", "/feedback"),
  ...INBOX_SCENES,
  ...RISK_SCENES,
  ...CASH_SCENES,
  ...VENDOR_SCENES,
  at("outbox-empty", "staff", "/outbox?search=nobody%40nowhere"),
  at("settings-features", "staff", "/settings"),
  after(at("", "staff", "/settings/features"), "settings-warning", async (page) => {
    await page.getByLabel("Sign in before any page").check();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("dialog").waitFor();
  }),
  after(at("", "staff", "/settings/features"), "settings-unsaved", async (page) => {
    await page.getByLabel("Free play").click();
    await page.getByRole("link", { name: "Resources" }).click();
    await page.getByRole("dialog").waitFor();
  }),
  at("settings-registration", "staff", "/settings/registration"),
  after(at("", "staff", "/settings/registration"), "settings-own-pattern", async (page) => {
    await page.getByRole("button", { name: "Make own pattern 1" }).click();
    await page.getByLabel("Message to players").waitFor();
  }),
  at("settings-site-status", "staff", "/settings/site-status"),
  after(at("", "staff", "/settings/site-status"), "settings-countries", async (page) => {
    await page.getByLabel("Add a country").fill("phil");
    await page.keyboard.press("Enter");
    await page.getByLabel("Add a country").fill("is");
    await page.getByRole("button", { name: "Add Israel" }).waitFor();
  }),
  at("settings-resources", "staff", "/settings/resources"),
  after(at("", "staff", "/settings/resources"), "settings-resource", async (page) => {
    await page.getByRole("button", { name: "Add a link" }).click();
    await page.getByLabel("Kind").waitFor();
  }),
  at("settings-menus", "staff", "/settings/menus"),
  after(at("", "staff", "/settings/menus"), "settings-menus-name", async (page) => {
    await page.getByRole("button", { name: "Name and picture of Slots" }).first().click();
    await page.getByLabel("English", { exact: true }).fill("Reels");
    await page.getByLabel("Language", { exact: true }).selectOption("AR");
    await page.getByText("Reels").nth(1).waitFor();
  }),
  at("settings-language", "staff", "/settings/language"),
  at("settings-sms", "staff", "/settings/sms"),
  at("settings-passwords", "staff", "/settings/passwords"),
  at("settings-cashier", "staff", "/settings/cashier"),
  after(at("", "staff", "/settings/cashier"), "settings-cashier-change", async (page) => {
    await page.getByLabel("Largest withdrawal").fill("many");
    await page.getByText("Type an amount such as").waitFor();
    await page.getByLabel("Largest withdrawal").fill("60,000");
    await page.getByRole("button", { name: "Ask for this change" }).click();
    await page.getByRole("dialog").waitFor();
  }),
  at("settings-methods", "staff", "/settings/methods"),
  at("settings-vip", "staff", "/settings/vip"),
  at("settings-approval-limits", "staff", "/settings/approval-limits"),
  after(
    at("", "staff", "/settings/approval-limits"),
    "settings-approval-limits-change",
    async (page) => {
      await page.getByLabel("One move").fill("12,000");
      await page.getByRole("button", { name: "Ask for this change" }).click();
      await page.getByRole("dialog").waitFor();
    },
  ),
  at("brands", "staff", "/brands"),
  after(at("", "staff", "/brands"), "brands-add", opens("Add a brand")),
  after(at("", "staff", "/brands"), "brands-add-host", opens("Add a host")),
  after(at("", "staff", "/brands"), "brands-refused", async (page) => {
    await opens("Add a brand")(page);
    const dialog = page.getByRole("dialog");
    for (const [label, text] of [
      ["Name", "Night Fair"],
      ["Hosts", "https://night.example"],
      ["Currency", "PHP"],
      ["Country", "PH"],
      ["Time zone", "Asia/Manila"],
      ["Reason", "The new licence"],
    ] as const)
      await dialog.getByLabel(label).fill(text);
    await dialog.getByRole("button", { name: "Add the brand" }).click();
    await dialog.getByRole("alert").last().waitFor();
    await settled(page);
  }),
  at("jurisdiction", "staff", "/jurisdiction"),
  after(at("", "staff", "/jurisdiction"), "jurisdiction-choose", opens("Choose profiles")),
  at("jurisdiction-profile", "staff", "/jurisdiction/GB"),
  after(at("", "staff", "/jurisdiction/GB"), "jurisdiction-sign-off", opens("Sign off")),
  after(at("", "staff", "/jurisdiction/GB"), "jurisdiction-publish", opens("Publish a version")),
  at("ledger", "staff", "/ledger"),
  at("audit", "staff", "/audit"),
  at("staff", "staff", "/staff"),
  at("own-account", "staff", "/me"),
  after(at("", "staff", "/staff"), "staff-add", opens("Add a person")),
  after(at("", "staff", "/staff"), "staff-edit", opens("Edit")),
  at("staff-roles", "staff", "/staff/roles"),
  after(at("", "staff", "/staff/roles"), "staff-role-add", opens("Add a role")),
  {
    name: "machine-full",
    who: "staff",
    own: true,
    go: async (page) => {
      const value = { fullFolders: ["/var/lib/perya/files", "/var/lib/postgresql/18/main"] };
      await page.route("**/operator/v1/troubles", (route) =>
        route.fulfill({ json: { success: true, value } }),
      );
      await page.goto("/");
      await page.getByRole("alert").waitFor();
      await settled(page);
    },
  },
  {
    name: "players-failed",
    who: "staff",
    own: true,
    go: async (page) => {
      await page.route("**/operator/v1/players*", (route) =>
        route.fulfill({
          status: 400,
          json: { success: false, code: "FAULT", message: "Something broke on our side." },
        }),
      );
      await page.goto("/players");
      await page.getByRole("alert").waitFor();
    },
  },
];
