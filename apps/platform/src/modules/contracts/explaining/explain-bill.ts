import { toWire } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { pageOf } from "../../../http/answers/answer.ts";
import { playerByPublicId, playersByIds } from "../../players/index.ts";
import { entriesOfPlayer } from "../../turnover/index.ts";
import type { StoredBill } from "../billing/bill.ts";
import { selectParts } from "./lists.store.ts";
import { isInTeamOf, selectBelow, selectDays } from "./measured.store.ts";

const PAGE = 20;

/** How a name is shown: to staff as it is, to an agent masked. */
type Named = (username: string) => string;

const moneyOf =
  ({ currency }: StoredBill) =>
  (units: bigint) =>
    toWire({ units, currency });

async function namesOf(tx: Tx, ids: readonly bigint[], named: Named) {
  const players = new Map((await playersByIds(tx, [...ids])).map((one) => [one.id, one]));
  return (id: bigint) => {
    const player = players.get(id);
    if (!player) throw new Error(`Player ${id} of a bill is missing`);
    return { id: player.publicId, name: named(player.username) };
  };
}

/** What the nearest downlines with a contract took of a bill. */
export async function partsOf(tx: Tx, bill: StoredBill, named: Named) {
  const parts = await selectParts(tx, bill.id);
  const nameOf = await namesOf(
    tx,
    parts.map(({ player }) => player),
    named,
  );
  const money = moneyOf(bill);
  return parts.map(({ player, gross }) => ({ name: nameOf(player).name, gross: money(gross) }));
}

/**
 * A player of a bill's team, by public id; the agent without one. Undefined for others: an agent
 * opens the own team only, as it was in the period.
 */
export async function memberOf(
  tx: Tx,
  bill: StoredBill,
  publicId: string | undefined,
): Promise<bigint | undefined> {
  if (publicId === undefined) return bill.player;
  const player = await playerByPublicId(tx, publicId);
  if (!player || player.brandId !== bill.brandId) return undefined;
  return (await isInTeamOf(tx, bill, bill.player, player.id)) ? player.id : undefined;
}

/** A page of direct downlines of a member of the team, with what they and their teams did. */
export async function membersBelow(
  tx: Tx,
  bill: StoredBill,
  { player, pageNo, named }: { player: bigint; pageNo: number; named: Named },
) {
  const { categories } = bill;
  const rows = await selectBelow(tx, bill, { player, categories, pageNo, size: PAGE });
  const nameOf = await namesOf(
    tx,
    rows.map((row) => row.player),
    named,
  );
  const money = moneyOf(bill);
  const shown = rows.map((row) => ({
    ...nameOf(row.player),
    turnover: money(row.turnover),
    netLoss: money(row.netLoss),
    isActive: row.isActive,
    team: {
      turnover: money(row.teamTurnover),
      netLoss: money(row.teamNetLoss),
      active: row.teamActive,
    },
    isAbove: row.isAbove,
  }));
  return pageOf(shown, pageNo, PAGE);
}

/** A member's days of a bill's period by category. */
export async function daysOfMember(tx: Tx, bill: StoredBill, player: bigint, zone: string) {
  const dayOf = (at: Temporal.Instant) => at.toZonedDateTimeISO(zone).toPlainDate().toString();
  const days = [dayOf(bill.start), dayOf(bill.end.subtract({ nanoseconds: 1 }))] as const;
  const money = moneyOf(bill);
  return (await selectDays(tx, bill, player, days)).map(({ day, category, ...amounts }) => ({
    day,
    category,
    turnover: money(amounts.turnover),
    stake: money(amounts.stake),
    payout: money(amounts.payout),
    deposits: money(amounts.deposits),
    withdrawals: money(amounts.withdrawals),
    bonus: money(amounts.bonus),
    rebate: money(amounts.rebate),
  }));
}

/** A page of a member's bets of a bill's period, corrections in it included. */
export async function betsOfMember(tx: Tx, bill: StoredBill, player: bigint, pageNo: number) {
  const span = { from: bill.start, to: bill.end };
  const entries = await entriesOfPlayer(tx, player, span, { pageNo, size: PAGE });
  const money = moneyOf(bill);
  const shown = entries.map((entry) => ({
    id: `${entry.source}:${entry.number}`,
    game: entry.gameCode,
    category: entry.category,
    at: entry.at.toString(),
    closedAt: entry.closedAt.toString(),
    stake: money(entry.stake),
    payout: money(entry.payout),
    turnover: money(entry.turnover),
  }));
  return pageOf(shown, pageNo, PAGE);
}
