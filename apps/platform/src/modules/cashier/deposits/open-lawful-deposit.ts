import type { Tx } from "@perya/postgres";
import { refuse, type Result } from "@perya/result";
import {
  refusedDeposit,
  type DepositLaw,
  type DepositLawRefusal,
  type DepositRefused,
} from "../../limits/index.ts";
import { paidOutSince } from "../../wallet/index.ts";
import type { Payer } from "../cashier.ts";
import { lockPlayer } from "../players.store.ts";
import type { Deposit } from "./deposit.ts";
import { depositByKey } from "./deposits.store.ts";
import { paidInSince } from "./deposit-sums.store.ts";
import { openDeposit, type DepositRequest, type OpenDepositRefusal } from "./open-deposit.ts";

/** Why a deposit isn't opened. */
export type LawfulRefusal = OpenDepositRefusal | DepositLawRefusal | "REGISTER_REFUSED";

/** Where a deposit is made: under which law, in which zone. */
export interface Place {
  readonly law: DepositLaw;
  readonly zone: string;
  /** Whether a national register excludes the player, or can't be asked. */
  readonly keptOut: boolean;
}

/**
 * Opens a deposit that the law of the player's brand accepts: a limit that has to be set first and
 * a ceiling refuse it. One that was opened with the same key before is answered all the same.
 */
export async function openLawfulDeposit(
  tx: Tx,
  place: Place,
  request: DepositRequest,
): Promise<Result<Deposit, LawfulRefusal | "AMOUNT_NOT_WHOLE">> {
  const { player, units, key } = request;
  await lockPlayer(tx, player.id);
  if (await depositByKey(tx, player.id, key)) return openDeposit(tx, request);
  if (place.keptOut) return refuse("REGISTER_REFUSED");
  const refused = (most: bigint) => refusedByLaw(tx, place, player, most);
  const over = await refused(units);
  return over
    ? refuse(over.refusal)
    : openDeposit(tx, request, async (most) => (await refused(most)) === undefined);
}

/**
 * What the law of the player's brand refuses a deposit of so many ledger units with; `countPaidIn`
 * says what was paid in since a time.
 */
export function refusedByLaw(
  tx: Tx,
  { law, zone }: Pick<Place, "law" | "zone">,
  { id, currency }: Pick<Payer, "id" | "currency">,
  units: bigint,
  countPaidIn = paidInSince,
): Promise<DepositRefused<DepositLawRefusal> | undefined> {
  return refusedDeposit(law, tx, { id, currency, zone }, units, async (_, player, since) => ({
    paidIn: await countPaidIn(tx, player, since),
    paidOut: await paidOutSince(tx, player, since),
  }));
}
