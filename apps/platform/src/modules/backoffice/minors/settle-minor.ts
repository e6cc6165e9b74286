import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { hasOpenDeposit, movedSince, openWithdrawalsOf } from "../../cashier/index.ts";
import { tellFact } from "../../facts/index.ts";
import { exclude, FOR_GOOD } from "../../limits/index.ts";
import { minorFound, saveProfile, type Player } from "../../players/index.ts";
import { openStakeOf, revokeSessions } from "../../rounds/index.ts";
import { hasMoneyAtVendors } from "../../vendor-wallets/index.ts";
import { lockMoney, type HouseCommand } from "../../wallet/index.ts";

/** What is done with the account of a minor, who decided it, and under which name it is booked. */
export interface FoundMinor {
  /** yyyy-MM-dd. */
  readonly birthDate: string;
  readonly actor: string;
  readonly reason: string;
  /** The public id of the request that two people agreed to. */
  readonly of: string;
}

/** Since when deposits and withdrawals are added up: since ever. */
const EVER = Temporal.Instant.fromEpochMilliseconds(0);

/**
 * Settles the account of a minor: all play is void, so that what was won is cancelled and what was
 * lost is given back, and what was paid in and is not paid out yet leaves the account for where it
 * came from. The account is empty after that and excluded for good. Answers what went back, in
 * ledger units. Refused while money is on its way or at stake, or owed: that has to end first.
 */
export async function settleMinor(
  platform: Platform,
  tx: Tx,
  player: Player,
  { birthDate, actor, reason, of }: FoundMinor,
): Promise<Result<bigint, "NOT_SETTLED">> {
  const { id, currency } = player;
  // Open games end, and nothing new begins while what is there is looked at.
  const until = () => FOR_GOOD;
  const asked = { player: id, kind: "EXCLUSION", until, actor, reason } as const;
  // Refused where the player is excluded for good already, which is as well.
  await exclude(platform, tx, asked, revokeSessions);
  const money = await lockMoney(tx, id);
  if (!money) throw new Error(`Player ${player.publicId} has no account`);
  const isOpen =
    money.held > 0n ||
    money.owed > 0n ||
    (await openWithdrawalsOf(tx, id)).length > 0 ||
    (await hasOpenDeposit(tx, id)) ||
    (await hasMoneyAtVendors(tx, id)) ||
    (await openStakeOf(tx, id)) > 0n;
  if (isOpen) return refuse("NOT_SETTLED");
  const { paidIn, paidOut } = await movedSince(tx, id, EVER);
  const back = paidIn > paidOut ? paidIn - paidOut : 0n;
  const gone = await platform.wallet.append(tx, legsOf(id, money.cash, back, { of, reason }));
  if (!gone.ok) throw new Error(`The account of a minor was refused: ${gone.refusal}`);
  await saveProfile(tx, id, { birthday: birthDate });
  await tellFact(tx, minorFound, { player: id, units: back, currency });
  return ok(back);
}

/** Play is void: cash becomes what was paid in, and goes back. What is nothing is not booked. */
function legsOf(
  player: bigint,
  cash: bigint,
  back: bigint,
  { of, reason }: Pick<FoundMinor, "of" | "reason">,
): HouseCommand[] {
  const voided = back - cash;
  const leg = { player, reason } as const;
  return [
    ...(voided > 0n
      ? [{ ...leg, kind: "credit", key: `minor:${of}:void`, units: voided, contra: "minors-void" }]
      : []),
    ...(voided < 0n
      ? [{ ...leg, kind: "debit", key: `minor:${of}:void`, units: -voided, contra: "minors-void" }]
      : []),
    ...(back > 0n
      ? [{ ...leg, kind: "debit", key: `minor:${of}:back`, units: back, contra: "minors-returned" }]
      : []),
  ] as HouseCommand[];
}
