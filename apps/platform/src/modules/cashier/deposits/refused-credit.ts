import type { Tx } from "@perya/postgres";
import type { DepositLawRefusal } from "../../limits/index.ts";
import { lockMoney } from "../../wallet/index.ts";
import { payerOf } from "../payer-of.ts";
import { lockPlayer } from "../players.store.ts";
import type { Deposit } from "./deposit.ts";
import { creditedSince, creditedSums } from "./deposit-sums.store.ts";
import type { DepositLaws } from "./laws-of-deposits.ts";
import { mayPayIn } from "./may-pay-in.ts";
import { refusedByLaw } from "./open-lawful-deposit.ts";
import { needsProof, overLimit } from "./open-deposit.ts";

/** Why money that arrived may not be credited. */
export type CreditRefusal =
  | "PLAYER_DISABLED"
  | "PROOF_NEEDED"
  | "DEPOSIT_LIMIT"
  | "OWN_DEPOSIT_LIMIT"
  | DepositLawRefusal;

/** The same in staff's words. */
export const SEND_BACK: Readonly<Record<CreditRefusal, string>> = {
  PLAYER_DISABLED: "The player is excluded or blocked, or the account is closed. Send it back.",
  PROOF_NEEDED: "The player has to prove an identity before money comes in. Send it back.",
  LIMIT_NEEDED: "The player has to set a limit before money comes in. Send it back.",
  DEPOSIT_LIMIT: "This is more than the player's level allows. Send it back.",
  OWN_DEPOSIT_LIMIT: "This is above the player's own deposit limit, or the law's. Send it back.",
};

export function isCreditRefusal(code: string): code is CreditRefusal {
  return Object.hasOwn(SEND_BACK, code);
}

/**
 * Why so many ledger units may not be credited to a deposit's player now: limits win over staff and
 * over late news (player-money, section 0.4). What was credited before counts, and nothing that
 * still waits: that is asked itself. The player and their money stay locked, so that neither an
 * exclusion nor another credit comes between the answer and the credit.
 */
export async function refusedCredit(
  tx: Tx,
  { player: id, book }: Pick<Deposit, "player" | "book">,
  units: bigint,
  laws: DepositLaws,
): Promise<CreditRefusal | undefined> {
  await lockPlayer(tx, id);
  await lockMoney(tx, id);
  if (!(await mayPayIn(tx, id))) return "PLAYER_DISABLED";
  if (book !== "real") return undefined;
  const player = await payerOf(tx, id);
  const sums = await creditedSums(tx, id);
  const { identity } = laws;
  if (await needsProof(tx, { player, units, identity }, sums.lifetime)) return "PROOF_NEEDED";
  return (
    (await refusedByLaw(tx, laws, player, units, creditedSince)) ??
    (await overLimit(tx, player, units, sums))
  );
}
