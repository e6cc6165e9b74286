import type { Platform } from "../../../platform.ts";
import { needsLimit, pausedAmong } from "../../limits/index.ts";
import { isExcluded, playersByIds, type Player } from "../../players/index.ts";
import type { OrderRefusal } from "../orders/order-refusal.ts";
import { keptOutByRegister } from "../../registers/index.ts";
import { placeOrder } from "../orders/place-order.ts";
import { chaseOrderKey } from "../orders/wire-order.ts";
import type { StopReason } from "./chase.ts";
import { isBoundByBonus } from "./bound-by-bonus.ts";
import { finish, pass, selectDue, stop, type DueChase } from "./chases.store.ts";

/** Chases placed in one run, all together: they share transactions with everyone's orders. */
const AT_ONCE = 500;

/** Temporary refusals: the draw is skipped, and the next one may accept the bet. */
const PASSING: ReadonlySet<OrderRefusal> = new Set([
  "ISSUE_CLOSED",
  "ODDS_CHANGED",
  "EXPOSURE_FULL",
  "ISSUE_PAYOUT_TOO_LARGE",
]);
const REASONS: ReadonlySet<string> = new Set([
  "NOT_ENOUGH_MONEY",
  "LIMIT_REACHED",
  "PLAYER_DISABLED",
  "GAME_OFF",
] satisfies StopReason[]);

/**
 * Places the bets of every chase whose draw is open, or of one chase; returns whether there may be
 * more. An order's key is made of chase and draw, so concurrent processes, or a rerun after a
 * crash, place the same order. Draws pass without a bet as long as the law wants a limit that the
 * player has not set, or forces a pause, a national register keeps the player from play, or a bonus
 * takes no such bets.
 */
export async function placeDueChases(
  platform: Platform,
  only: bigint | null = null,
): Promise<boolean> {
  const due = await selectDue(platform.db, AT_ONCE, only);
  if (due.length === 0) return false;
  const players = await playersByIds(platform.db, [...new Set(due.map(({ player }) => player))]);
  const leftOut = new Set(players.filter((player) => isExcluded(player)).map(({ id }) => id));
  const waiting = await waitingAmong(platform, players);
  await Promise.all(
    due.map((chase) =>
      waiting.has(chase.player)
        ? passOver(platform, chase)
        : placeOne(platform, chase, leftOut.has(chase.player)),
    ),
  );
  return due.length === AT_ONCE;
}

/** The players who have to set a limit first, or to pause, or whom a register keeps out. */
async function waitingAmong(
  platform: Platform,
  players: readonly Player[],
): Promise<ReadonlySet<bigint>> {
  const paused = await pausedAmong(
    platform.db,
    players.map(({ id }) => id),
  );
  const waiting = new Set<bigint>();
  for (const player of players)
    if (
      paused.get(player.id) === "ON_BREAK" ||
      (await needsLimit(platform, player)) ||
      (await keptOutByRegister(platform, player))
    )
      waiting.add(player.id);
  return waiting;
}

/** A chase that has bet on all its draws ends; any other lets this one go by. */
function passOver({ db }: Platform, chase: DueChase): Promise<void> {
  return chase.orders + chase.skipped >= chase.issues
    ? finish(db, chase.id)
    : pass(db, chase, false);
}

async function placeOne(platform: Platform, chase: DueChase, excluded: boolean): Promise<void> {
  const { db } = platform;
  if (chase.won && chase.stopOnWin) return void (await stop(db, chase.id, "WON"));
  if (chase.orders + chase.skipped >= chase.issues) return finish(db, chase.id);
  const { id, player, brandId, currency, book, gameCode, issueNo, lines } = chase;
  const placed = await placeOrder(platform, {
    player: { id: player, brandId, currency, book, excluded },
    key: chaseOrderKey(id, issueNo),
    gameCode,
    issueNo,
    oddsVersion: null,
    lines,
    chaseId: id,
  });
  if (placed.ok) return pass(db, chase, true);
  if (PASSING.has(placed.refusal)) return pass(db, chase, false);
  if (placed.refusal === "LIMIT_REACHED") {
    platform.live.publish(player, { type: "limit" });
    // A bonus ends: until then draws go by, as under everything else that lasts for a while.
    if (await isBoundByBonus(db, player)) return pass(db, chase, false);
  }
  await stop(db, id, REASONS.has(placed.refusal) ? (placed.refusal as StopReason) : "REFUSED");
}
