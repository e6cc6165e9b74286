import { expect, type FrameLocator, type Page } from "@playwright/test";
import { openDraw } from "../packages/fair/src/index.ts";
import type { GameRules, RoundView } from "../packages/game-kit/src/index.ts";
import { rules as coral } from "../games/coral-cascade/rules.ts";
import { rules as harbor } from "../games/harbor-lanterns/rules.ts";
import { rules as mango } from "../games/mango-mines/rules.ts";
import { rules as thunder } from "../games/thunder-orchard/rules.ts";
import { ADDRESSES } from "./addresses.ts";
import { accessibilityFaults, isTooWide } from "./faults.ts";
import { GAMES, newPlayer, pageOf } from "./game-table.ts";
import { paneOf } from "./pane.ts";
import { test } from "./test.ts";
import { watch, watched } from "./watch-frame.ts";
import { asPlayer } from "./world/calls.ts";
import type { Person } from "./world/people.ts";
import { enter, playRounds } from "./world/play.ts";
import { callsOf } from "./world/staff.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const CHOICES: Readonly<Record<string, unknown>> = {
  "mango-mines": { mines: 1 },
  "halo-halo-drop": { rows: 12, risk: "mid" },
};

type AnyRules = GameRules<unknown, unknown, unknown>;

interface Details {
  readonly id: string;
  readonly outcome: { readonly kind: string; readonly url?: string };
}

const frameOn = (page: Page) => page.frameLocator("iframe");
const outcomeIn = (frame: FrameLocator) => frame.getByTestId("outcome");

/** The player's last round of a game, once the record says how it stands. */
async function lastRound({ token }: Person, game: string, kind: string): Promise<Details> {
  const call = asPlayer(token);
  let details: Details | undefined;
  await expect
    .poll(async () => {
      const { content } = await call<{ content: { id: string }[] }>(
        "GET",
        `/betting-record?gameId=${game}`,
      );
      const [last] = content;
      details = last && (await call<Details>("GET", `/betting-record/${last.id}`));
      return details?.outcome.kind;
    })
    .toBe(kind);
  if (!details) throw new Error(`No round of ${game}`);
  return details;
}

test("MO-05 the details of a round of every game draw what came, and play it again without touching money or a session", async ({
  browser,
}) => {
  const player = await newPlayer(500n);
  for (const { rules } of GAMES)
    await playRounds(player, rules.code, 1, { choice: CHOICES[rules.code] ?? {}, stakeAt: 3 });
  const rounds = new Map<string, Details>();
  for (const { rules } of GAMES)
    rounds.set(rules.code, await lastRound(player, rules.code, "FRAME"));
  const balance = () => asPlayer(player.token)("GET", "/balance");
  const before = await balance();

  const page = await pageOf(browser, player, { viewport: { width: 390, height: 844 } });
  const asked: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (request.frame() !== page.mainFrame() && origin !== new URL(page.url()).origin)
      asked.push(`${request.method()} ${pathname.split("/").slice(0, 3).join("/")}`);
  });
  const frame = frameOn(page);
  for (const { rules } of GAMES) {
    await page.goto(`/member/personalHistoryCopy/${rounds.get(rules.code)?.id}`);
    await expect(paneOf(page).getByRole("heading", { name: "Outcome", exact: true })).toBeVisible();
    await expect(frame.getByRole("main", { name: rules.name })).toBeVisible();
    await expect(outcomeIn(frame)).toContainText("Stake ₱6.00");
    await expect(outcomeIn(frame)).toContainText(/Paid ₱|No win/);
    expect(await isTooWide(page), rules.name).toBe(false);
    await watch(frame);
    const said = await outcomeIn(frame).innerText();
    await frame.getByRole("button", { name: "Replay", exact: true }).click();
    const skip = frame.getByRole("button", { name: "Skip", exact: true });
    if (rules.code === harbor.code) {
      // Nothing tells the outcome while it is being played, and it need not be waited for.
      await expect(outcomeIn(frame)).toBeEmpty();
      await skip.click();
    }
    await expect(frame.getByRole("button", { name: "Replay", exact: true })).toBeVisible();
    expect(await outcomeIn(frame).innerText()).toBe(said);
    const { moving, crates } = await watched(frame);
    expect(moving, rules.name).toBeGreaterThan(0);
    // Every crate was closed again at the beginning, and all are open now.
    if (rules.code === mango.code) {
      expect(crates).toBe(25);
      await expect(frame.getByRole("button", { name: /^Crate .*: (good|spoiled)$/ })).toHaveCount(
        25,
      );
    }
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  // Its pages, its files and the rounds alone: no session, no play.
  const own = [...rounds.values()].map(({ outcome: { url = "" } }) => new URL(url).pathname);
  expect(new Set(asked.filter((call) => !/^GET \/(assets|theme\.js)/.test(call)))).toEqual(
    new Set([...own.map((pathname) => `GET ${pathname}`), "GET /api/replays"]),
  );
  expect(await balance()).toEqual(before);

  // Staff get the same page for a window of its own, and of no other player's round.
  const staff = await callsOf("owner");
  const other = await newPlayer();
  for (const [at, { rules }] of GAMES.entries()) {
    const id = rounds.get(rules.code)?.id ?? "";
    await expect(staff("GET", `/players/${other.id}/rounds/${id}`)).rejects.toThrow("404");
    const { outcome } = await staff<Details>("GET", `/players/${player.id}/rounds/${id}`);
    const colorScheme = at % 2 === 0 ? "dark" : "light";
    const alone = await browser.newPage({ colorScheme, reducedMotion: "reduce" });
    await alone.goto(outcome.url ?? "");
    await expect(alone.getByTestId("outcome")).toContainText("Stake ₱6.00");
    expect(await accessibilityFaults(alone), rules.name).toEqual([]);
    await alone.close();
  }
  await page.context().close();
});

test("CO-01 MO-05 what a game says of a round reads from left to right in Arabic too", async ({
  browser,
}) => {
  const player = await newPlayer(500n);
  await playRounds(player, "halo-halo-drop", 1, { choice: CHOICES["halo-halo-drop"], stakeAt: 3 });
  const { id } = await lastRound(player, "halo-halo-drop", "FRAME");
  const page = await pageOf(browser, player);
  await page.context().addCookies([{ name: "lang", value: "AR", url: ADDRESSES.player }]);
  await page.goto(`/member/personalHistoryCopy/${id}`);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const said = paneOf(page).getByText("mid", { exact: true });
  await expect(said).toHaveCSS("direction", "ltr");
});

test("a round that is open says so and shows nothing that is not known yet, and its outcome comes when it is over", async ({
  browser,
}) => {
  const player = await newPlayer(100n);
  const studio = await enter(player, mango.code);
  const roundId = crypto.randomUUID();
  const [stake] = studio.stakes;
  await studio.call("POST", "/rounds", { roundId, stake, choice: { mines: 24 } });
  const open = await lastRound(player, mango.code, "OPEN");
  expect(open.outcome).toEqual({ kind: "OPEN" });
  const page = await pageOf(browser, player, { reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto(`/member/personalHistoryCopy/${open.id}`);
  await expect(paneOf(page)).toContainText("This round is still open.");
  await expect(paneOf(page).getByRole("link", { name: "Back to the game" })).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);

  const action = { pick: 12 };
  await studio.call("POST", `/rounds/${roundId}/actions`, { step: 0, action });
  const { round } = await studio.call<{ round: { over: boolean } }>("GET", "/rounds/last");
  if (!round.over)
    await studio.call("POST", `/rounds/${roundId}/actions`, {
      step: 1,
      action: { cashOut: true },
    });
  await lastRound(player, mango.code, "FRAME");
  await page.clock.fastForward(10_000);
  const frame = frameOn(page);
  await expect(outcomeIn(frame)).toContainText(/Paid ₱|No win/);
  // Nothing moves for who asked their device for calm: each state stands still for a moment,
  // which is over before a busy machine has looked unless the clock waits for it.
  await watch(frame);
  await page.clock.pauseAt(Date.now() + 60_000);
  await frame.getByRole("button", { name: "Replay", exact: true }).click();
  await expect(frame.getByRole("button", { name: "Skip", exact: true })).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(1_000);
    await expect(frame.getByRole("button", { name: "Replay", exact: true })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  expect((await watched(frame)).moving).toBe(0);
  await page.context().close();
});

test("a round of a vendor that shows none says so, one with a page of its own is linked to, and one that can't be asked for is asked for again", async ({
  browser,
}) => {
  const player = await newPlayer(100n);
  await playRounds(player, harbor.code, 1);
  const { id } = await lastRound(player, harbor.code, "FRAME");
  const page = await pageOf(browser, player, { reducedMotion: "reduce" });
  let outcome: object | undefined = { kind: "NONE" };
  await page.route(`**/api/v1/betting-record/${id}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: object };
    await route.fulfill({
      response,
      json: { ...answer, value: { ...answer.value, ...(outcome && { outcome }) } },
    });
  });
  await page.goto(`/member/personalHistoryCopy/${id}`);
  await expect(paneOf(page)).toContainText("Perya Studio does not show the outcome of this round.");
  outcome = { kind: "LINK", url: "https://elsewhere.example/round" };
  await page.reload();
  const link = paneOf(page).getByRole("link", { name: "See the round (new window)" });
  await expect(link).toHaveAttribute("href", "https://elsewhere.example/round");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  outcome = { kind: "UNAVAILABLE" };
  await page.reload();
  await expect(paneOf(page)).toContainText("Perya Studio is not answering right now.");
  expect(await accessibilityFaults(page)).toEqual([]);
  outcome = undefined;
  await paneOf(page).getByRole("button", { name: "Try again" }).click();
  await expect(outcomeIn(frameOn(page))).toContainText("Stake ₱");
  await page.context().close();
});

/** The first of many rounds, with a stake of ₱6.00, whose state is as wanted. */
function roundWith(rules: AnyRules, wanted: (state: never) => boolean): RoundView {
  for (let nonce = 0; nonce < 10_000; nonce++) {
    const state = rules.begin({}, openDraw("0".repeat(64), `${rules.fairCode}:seed:${nonce}`));
    if (wanted(state as never))
      return {
        roundId: crypto.randomUUID(),
        game: rules.code,
        status: "CLOSED",
        step: 0,
        choice: {},
        stake: "600",
        payout: rules.payout(state, 600n).toString(),
        over: true,
        state,
        fair: { commitment: "", clientSeed: "seed", nonce },
      };
  }
  throw new Error(`No such round of ${rules.code}`);
}

test("of a round with free spins or cascades each can be looked at by itself", async ({ page }) => {
  const spins = roundWith(thunder, ({ spins }: { spins: { wins: [] }[] }) => spins.length > 5);
  const cascades = roundWith(coral, ({ steps }: { steps: [] }) => steps.length > 3);
  let round = spins;
  await page.route("**/api/replays/*", (route) =>
    route.fulfill({
      json: { game: { code: round.game, name: "Game" }, currency: "PHP", steps: [round] },
    }),
  );
  const reels = page.getByRole("main").getByRole("img").first();
  const pressed = page.locator("[aria-pressed=true]");
  await page.goto(`${ADDRESSES.studio}/replay/${spins.roundId}`);
  const { length } = (spins.state as { spins: unknown[] }).spins;
  await expect(pressed).toHaveAccessibleName(`Free spin ${length - 1}`);
  const last = await reels.getAttribute("aria-label");
  await page.getByRole("button", { name: "Paid spin" }).click();
  await expect(reels).not.toHaveAttribute("aria-label", last ?? "");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: `Free spin ${length - 1}`, exact: true }).click();
  await expect(reels).toHaveAttribute("aria-label", last ?? "");

  round = cascades;
  await page.goto(`${ADDRESSES.studio}/replay/${cascades.roundId}`);
  await expect(reels).toHaveAccessibleName("Seven by seven, nothing pays");
  await page.getByRole("button", { name: "Cascade 1, ×1" }).click();
  await expect(reels).toHaveAccessibleName(/^Seven by seven\. \d+ \w+/);
  await expect(pressed).toHaveAccessibleName("Cascade 1, ×1");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Cascade/ })).toHaveCount(0);
});
