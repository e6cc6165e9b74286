import { toWire } from "@perya/money";
import { z } from "zod";
import { wireMoney, wireTime } from "../../../http/answers/answer.ts";
import type { Platform } from "../../../platform.ts";
import { bankAccountsOf, maskNumber, openWithdrawalsOf } from "../../cashier/index.ts";
import { toWireFigures, wireFigures } from "../../figures/index.ts";
import { closedAtOf, dormancyOf, lastLoginOf, sessionsOf } from "../../identity/index.ts";
import { accountTypeOf, type Player } from "../../players/index.ts";
import { guardsOf, type Guards } from "../../wallet/index.ts";
import { person, personOf } from "./player-person.ts";
import { totalsOf } from "./totals-of.ts";

/** What a player's account is called, and of what sort it is. */
export const who = z.object({
  id: z.string(),
  username: z.string(),
  currency: z.string(),
  book: z.enum(["play", "real", "test"]),
  accountType: z
    .enum(["REAL", "TRIAL", "TEST"])
    .meta({ description: "Trial and test accounts are left out of all figures." }),
  kycLevel: z.number().int(),
  createdAt: wireTime,
});

export const playerView = who
  .extend({
    ...person,
    lastLoginAt: wireTime.nullable(),
    closedAt: wireTime.nullable().meta({ description: "Since when the account is closed." }),
    dormant: z.object({ since: wireTime, rule: z.string() }).nullable().meta({
      description: "An account that nobody signed in to for as long as the law's rule says.",
    }),
    balance: z.object({ cash: wireMoney, held: wireMoney, owed: wireMoney }),
    totals: wireFigures.meta({ description: "Since registration, settled bets only." }),
    guards: z.object({
      blocked: z.boolean(),
      excludedUntil: wireTime.nullable(),
      singleBet: wireMoney.nullable(),
      dailyWager: wireMoney.nullable(),
    }),
    sessions: z.array(
      z.object({
        createdAt: wireTime,
        lastSeenAt: wireTime,
        ip: z.string(),
        userAgent: z.string(),
      }),
    ),
    bankAccounts: z.array(
      z.object({
        id: z.string(),
        bank: z.string(),
        number: z.string().meta({ description: "All but its end hidden." }),
        holder: z.string(),
        usableFrom: wireTime,
      }),
    ),
    openWithdrawals: z.array(
      z.object({ id: z.string(), status: z.string(), amount: wireMoney, createdAt: wireTime }),
    ),
  })
  .meta({ id: "PlayerView", description: "Everything about a player." });

/** Everything about a player; contacts are masked unless staff may see them. */
export async function viewOf(
  platform: Platform,
  player: Player,
  openContacts: boolean,
): Promise<z.infer<typeof playerView>> {
  const { db, wallet } = platform;
  const { id, currency } = player;
  const wire = (units: bigint) => toWire({ units, currency });
  const [someone, balance, totals, guards, lastLogin, sessions, accounts, withdrawals] =
    await Promise.all([
      personOf(platform, player, openContacts),
      wallet.balance(id),
      totalsOf(db, id),
      guardsOf(db, id),
      lastLoginOf(db, id),
      sessionsOf(db, id),
      bankAccountsOf(db, id),
      openWithdrawalsOf(db, id),
    ]);
  const dormancy = await dormancyOf(db, id);
  if (!balance || !guards) throw new Error(`Player ${id} has no account`);
  return {
    ...someone,
    id: player.publicId,
    username: player.username,
    currency,
    book: player.book,
    accountType: accountTypeOf(player),
    kycLevel: player.kycLevel,
    createdAt: player.createdAt.toString(),
    lastLoginAt: lastLogin?.toString() ?? null,
    closedAt: (await closedAtOf(db, id))?.toString() ?? null,
    dormant: dormancy ? { ...dormancy, since: dormancy.since.toString() } : null,
    balance: { cash: wire(balance.cash), held: wire(balance.held), owed: wire(balance.owed) },
    totals: toWireFigures(totals, totals.open, currency),
    guards: guardsValue(guards, currency),
    sessions: sessions.map(sessionOf),
    bankAccounts: accounts.map(accountOf),
    openWithdrawals: withdrawals.map((one) => ({
      id: one.publicId,
      status: one.status,
      amount: wire(one.units),
      createdAt: one.createdAt.toString(),
    })),
  };
}

function sessionOf({
  createdAt,
  lastSeenAt,
  ip,
  userAgent,
}: Awaited<ReturnType<typeof sessionsOf>>[number]) {
  return { createdAt: createdAt.toString(), lastSeenAt: lastSeenAt.toString(), ip, userAgent };
}

function accountOf({
  publicId: id,
  bank,
  number,
  holder,
  usableFrom,
}: Awaited<ReturnType<typeof bankAccountsOf>>[number]) {
  return { id, bank, number: maskNumber(number), holder, usableFrom: usableFrom.toString() };
}

function guardsValue(
  { blocked, excludedUntil, singleBet, dailyWager }: Guards,
  currency: string,
): z.infer<typeof playerView>["guards"] {
  const cap = (units: bigint | null) => (units === null ? null : toWire({ units, currency }));
  return {
    blocked,
    excludedUntil: excludedUntil?.toString() ?? null,
    singleBet: cap(singleBet),
    dailyWager: cap(dailyWager),
  };
}
