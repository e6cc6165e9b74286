import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { agree } from "../../../approvals/index.ts";
import { depositsAsking } from "../../asking.ts";
import type { ActingStaff } from "../../cashier.ts";
import type { Deposit } from "../deposit.ts";
import { lockDeposit } from "../deposits.store.ts";
import { correctionOf, writeCorrection } from "./payer-request.ts";
import { selectPayers } from "./payers.store.ts";

export interface Correction {
  readonly publicId: string;
  /** The name of the account that paid, as the bank writes it. */
  readonly payer: string;
  readonly reason: string;
  readonly staff: ActingStaff;
}

export const CORRECT_PAYER_REFUSALS = {
  NOT_FOUND: true,
  PAYER_TOLD: true,
  SECOND_PERSON_NEEDED: true,
  TOO_NEW: true,
} as const;

/**
 * Staff correct the name of the account that paid a deposit, whatever became of it. It always takes
 * two, who name the same one; every name there was is kept. A provider's own word stays. Repeating
 * it returns the same deposit.
 */
export async function correctPayer(
  tx: Tx,
  { publicId, payer, reason, staff }: Correction,
): Promise<Result<Deposit, keyof typeof CORRECT_PAYER_REFUSALS>> {
  const deposit = await lockDeposit(tx, publicId, { brandId: staff.brandId });
  if (!deposit) return refuse("NOT_FOUND");
  if (!staff.trusted) return refuse("TOO_NEW");
  if (deposit.payer === payer) return ok(deposit);
  if ((await selectPayers(tx, deposit)).at(-1)?.source === "PROVIDER") return refuse("PAYER_TOLD");
  const agreed = await agree(
    tx,
    staff,
    correctionOf(deposit, payer, reason, staff),
    depositsAsking,
  );
  if (!agreed.ok)
    return refuse(agreed.refusal === "GIVEN_ALREADY" ? "SECOND_PERSON_NEEDED" : agreed.refusal);
  if (agreed.value.state !== "AGREED") return ok(deposit);
  const { askedBy, reason: said } = agreed.value.request;
  const written = { payer, reason: said ?? reason, askedBy, by: staff.username };
  return ok(await writeCorrection(tx, deposit, written));
}
