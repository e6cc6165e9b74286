import { randomUUID } from "node:crypto";
import { openSecret } from "../../secrets/seal-secret.ts";
import type { Studio } from "../../studio.ts";
import { lineOf } from "./line-of.ts";
import type { TakenCall } from "./wallet-calls.store.ts";
import type { WalletAnswer } from "../../wallet-line.ts";

/** Whose money a call moves, and the game it is for. */
export interface Payer {
  readonly operator: string;
  /** The operator's name for the player. */
  readonly user: string;
  readonly game: string;
  readonly currency: string;
  /** The operator's session token, sealed. */
  readonly walletToken: Buffer;
}

/** Sends one call from the outbox for its payer. Undefined when its outcome is unknown. */
export async function sendCall(
  studio: Pick<Studio, "wallet" | "ownWallet" | "config">,
  call: TakenCall,
  payer: Payer,
): Promise<WalletAnswer | undefined> {
  const { config } = studio;
  const wallet = lineOf(studio, payer);
  const movement = {
    user: payer.user,
    token: openSecret(
      config.secretKey,
      walletTokenOwner(payer.operator, payer.user),
      payer.walletToken,
    ),
    request_uuid: randomUUID(),
    transaction_uuid: call.id,
    supplier_transaction_id: call.id,
    round: call.round,
    game_code: payer.game,
  };
  if (call.kind === "rollback")
    return wallet.send("/transaction/rollback", {
      ...movement,
      reference_transaction_uuid: call.reference,
    });
  const money = {
    round_closed: call.kind === "win",
    currency: payer.currency,
    amount: lexeme(call.units),
    is_free: call.reward !== null,
    ...(call.reward !== null && { reward_uuid: call.reward }),
    is_aggregated: false,
  };
  // Every game of ours is one bet that its whole stake is wagered in; a free round has none.
  const wagered = { meta: { effectiveBet: call.reward === null ? money.amount : 0 } };
  if (call.kind === "bet")
    return wallet.send("/transaction/bet", { ...movement, ...money, ...wagered });
  return wallet.send("/transaction/win", {
    ...movement,
    ...money,
    reference_transaction_uuid: call.reference,
    ...(call.details !== null && { round_details: JSON.parse(call.details) as unknown }),
  });
}

/** What a session's wallet token is sealed for. */
export function walletTokenOwner(operator: string, user: string): string {
  return `wallet-token:${operator}:${user}`;
}

/**
 * Amounts are JSON integers on this wire. A stake's limit keeps every payout below 2^53; beyond it
 * a number would lose units.
 */
function lexeme(units: bigint): number {
  if (units < 0n || units > BigInt(Number.MAX_SAFE_INTEGER))
    throw new RangeError(`Amount can't be written: ${units}`);
  return Number(units);
}
