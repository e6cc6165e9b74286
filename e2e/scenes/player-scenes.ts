import type { Page } from "@playwright/test";
import { dialogOver, pageIn, paneOf } from "../pane.ts";
import { signIn } from "../world/people.ts";
import { GIVEAWAY_SCENES } from "./giveaway-scenes.ts";
import { LOBBY_SCENES } from "./lobby-scenes.ts";
import { LOTTERY_SCENES } from "./lottery-scenes.ts";
import { POINTS_SCENES } from "./points-scenes.ts";
import { TOURNAMENT_SCENES } from "./tournament-scenes.ts";
import { REGISTER_SCENES } from "./register-scenes.ts";
import { REWARD_SCENES } from "./reward-scenes.ts";
import { SERVICE_SCENES } from "./service-scenes.ts";
import { SESSION_SCENES } from "./session-scenes.ts";
import { SHELL_SCENES } from "./shell-scenes.ts";
import { UNPLAYED_SCENE } from "./wagering-scenes.ts";
import { after, at, opened, settled, type Scene } from "./scene.ts";

const PHONE =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, " +
  "like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

const home = at("home", "guest", "/");
const lobby = at("lobby", "player", "/rng");
const login = at("login", "guest", "/login");
const register = at("register", "guest", "/register");
const deposit = at("wallet-deposit", "player", "/member/depositv2");
const withdraw = at("wallet-withdraw", "player", "/member/withdraw");
const account = at("account", "player", "/member/securityCenter");

/** The list of browsers, with a phone signed in beside this one. */
const devices: Scene = {
  name: "devices",
  who: "player",
  go: async (page, { player }) => {
    await signIn(player.username, { "user-agent": PHONE });
    await page.goto("/member/securityCenter/devices");
    await settled(page);
  },
};

async function press(page: Page, name: string | RegExp): Promise<void> {
  await pageIn(page).getByRole("button", { name }).first().click();
}

/** The first round of the betting record. */
async function openRound(page: Page): Promise<void> {
  await page.goto("/member/personalHistoryCopy");
  await paneOf(page).getByRole("listitem").getByRole("link").first().click();
  await page.getByRole("heading", { name: "Fairness" }).waitFor();
}

const failing = (path: string) => async (page: Page) => {
  await page.route(`**/api/v1${path}`, (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, code: "FAULT", message: "Something broke on our side." },
    }),
  );
};

/** A page after the site has closed: it checks again when the visitor returns to it. */
const closed = (name: string, status: object): Scene => ({
  name,
  who: "guest",
  own: true,
  go: async (page) => {
    const value = { status: 0, maintenanceEnd: null, message: "", version: "0", ...status };
    await page.route("**/api/v1/system-status", (route) =>
      route.fulfill({ json: { success: true, value } }),
    );
    await page.goto("/");
    await page.locator("h1").first().waitFor();
    await page.evaluate('window.dispatchEvent(new Event("visibilitychange"))');
    await page.getByRole("heading", { name: /^(System maintenance|Access restricted)$/ }).waitFor();
  },
});

const END_OF_MAINTENANCE_MS = 7_500_000;

/** Every page, dialog and state of the player site. */
export const PLAYER_SCENES: readonly Scene[] = [
  home,
  at("home-signed-in", "player", "/"),
  lobby,
  at("lobby-instant", "player", "/inhouse"),
  at("lobby-empty", "player", "/rng?q=roulette"),
  {
    name: "lobby-failed",
    who: "player",
    own: true,
    go: async (page) => {
      await failing("/games/search*")(page);
      await page.goto("/rng?q=lantern");
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "lobby-loading",
    who: "player",
    own: true,
    go: async (page) => {
      await page.route("**/api/v1/games/search*", () => undefined);
      await page.goto("/rng?q=lantern");
      await page.locator("[aria-busy=true]").first().waitFor();
    },
  },
  closed("maintenance", {
    status: 1,
    maintenanceEnd: new Date(Date.now() + END_OF_MAINTENANCE_MS).toISOString(),
    message: "New games are coming in. We are back for the evening.",
  }),
  closed("maintenance-open-end", { status: 1 }),
  closed("restricted", { status: 2, message: "We play in the Philippines alone." }),
  after(home, "login-over-page", async (page) => {
    await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
    await page.getByRole("dialog").waitFor();
  }),
  after(home, "register-over-page", async (page) => {
    await page.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
    await page.getByRole("dialog").waitFor();
  }),
  at("member-help", "guest", "/helpmc"),
  opened("help", "/help"),
  opened("help-terms", "/help#term"),
  at("download", "guest", "/download"),
  login,
  after(login, "login-refused", async (page) => {
    // A new name each time, because repeated attempts with one name require more than the password.
    await page.getByLabel("Username").fill(`nobody${Date.now().toString(36)}`);
    await page.getByLabel("Password", { exact: true }).fill("Wrong2026");
    await press(page, "Login");
    await page.getByRole("alert").waitFor();
  }),
  register,
  after(register, "register-refused", async (page) => {
    await page.getByLabel("Username").fill("1x");
    await page.getByLabel("Password *").fill("short");
    await page.getByLabel("Password again").fill("other");
    for (const box of await page.getByRole("checkbox").all()) await box.check();
    await press(page, "Sign up");
    await page.locator("[aria-invalid=true]").first().waitFor();
  }),
  ...REGISTER_SCENES,
  ...SESSION_SCENES,
  ...POINTS_SCENES,
  ...GIVEAWAY_SCENES,
  ...TOURNAMENT_SCENES,
  ...REWARD_SCENES,
  ...SHELL_SCENES,
  ...SERVICE_SCENES,
  ...LOBBY_SCENES,
  ...LOTTERY_SCENES,
  deposit,
  at("wallet-first", "player", "/member/depositv2/first"),
  after(deposit, "wallet-deposit-refused", async (page) => {
    await page.getByLabel("Amount", { exact: true }).fill("5");
    await press(page, /^(Continue|Pay)/);
    await page.locator("[aria-invalid=true]").first().waitFor();
  }),
  withdraw,
  after(withdraw, "wallet-withdraw-confirm", async (page) => {
    await page.getByLabel("Amount to withdraw").fill("300");
    await press(page, "Request withdrawal");
    await dialogOver(page).waitFor();
  }),
  UNPLAYED_SCENE,
  at("wallet-history", "player", "/member/transferFund"),
  at("wallet-history-empty", "newcomer", "/member/transferFund"),
  at("deposit-unpaid", "player", ({ deposits }) => `/member/depositv2/${deposits.unpaid}`),
  at("deposit-transfer", "player", ({ deposits }) => `/member/depositv2/${deposits.transfer}`),
  at("deposit-slip-sent", "player", ({ deposits }) => `/member/depositv2/${deposits.slip}`),
  at("deposit-review", "player", ({ deposits }) => `/member/depositv2/${deposits.review}`),
  at("deposit-credited", "player", ({ deposits }) => `/member/depositv2/${deposits.credited}`),
  after(
    at("", "player", ({ deposits }) => `/member/depositv2/${deposits.transfer}`),
    "deposit-cancel",
    (page) => press(page, /^Cancel/),
  ),
  at(
    "withdrawal-requested",
    "player",
    ({ withdrawals }) => `/member/withdraw/${withdrawals.requested}`,
  ),
  at("withdrawal-sent", "player", ({ withdrawals }) => `/member/withdraw/${withdrawals.sent}`),
  at("withdrawal-failed", "player", ({ withdrawals }) => `/member/withdraw/${withdrawals.failed}`),
  at(
    "withdrawal-refunded",
    "player",
    ({ withdrawals }) => `/member/withdraw/${withdrawals.refunded}`,
  ),
  at(
    "withdrawal-completed",
    "player",
    ({ withdrawals }) => `/member/withdraw/${withdrawals.completed}`,
  ),
  at(
    "withdrawal-rejected",
    "player",
    ({ withdrawals }) => `/member/withdraw/${withdrawals.rejected}`,
  ),
  at("messages", "player", "/member/messageV2"),
  at("limits", "player", "/member/securityCenter/limits"),
  {
    name: "session-plan",
    who: "player",
    own: true,
    go: async (page) => {
      const json = { success: false, code: "SESSION_NEEDED", message: "Plan first", value: null };
      await page.route("**/api/v1/launch-address", (route) => route.fulfill({ status: 403, json }));
      await page.goto("/game?gameId=harbor-lanterns");
      await page.getByRole("dialog").getByRole("button").first().waitFor();
    },
  },
  at("records-bets", "player", "/member/personalHistoryCopy"),
  at("records-bets-empty", "newcomer", "/member/personalHistoryCopy"),
  at("records-account", "player", "/member/transactionHistory"),
  at("profit", "player", "/member/personalProfit"),
  at("records-lottery", "player", "/member/personalHistoryCopy/lottery"),
  { name: "round", who: "player", go: openRound },
  {
    name: "round-check",
    who: "player",
    go: async (page) => {
      await openRound(page);
      await page.getByRole("link", { name: "Check this round" }).click();
      await page.getByRole("heading", { name: "Check a round" }).waitFor();
    },
  },
  at("fairness", "guest", "/fairness"),
  at("verify", "guest", "/verify"),
  at("terms", "guest", "/terms"),
  at("privacy", "guest", "/privacy"),
  account,
  after(account, "exclude-myself", async (page) => {
    await press(page, "Take a break or exclude myself");
    await dialogOver(page).waitFor();
  }),
  after(account, "account-sign-out", (page) => press(page, "Sign out")),
  devices,
  after(devices, "devices-sign-out", (page) => press(page, "Sign out everywhere else")),
  at("missing", "guest", "/nothing/here"),
];
