import type { Tx } from "@perya/postgres";
import { newPublicId } from "../../../../secrets/public-id.ts";
import { currentSection } from "../../../settings/index.ts";
import type { Actor, Payer } from "../../cashier.ts";
import { methodsOf, type MethodCode } from "../../methods.ts";
import { ensurePlayer } from "../../players.store.ts";
import type { Deposit } from "../deposit.ts";
import { insertDeposit, moveDeposit } from "../deposits.store.ts";

/** Money that arrived and that no player asked to pay. */
interface Seen {
  readonly player: Payer;
  readonly method: MethodCode;
  /** Ledger units. */
  readonly units: bigint;
  readonly key: string;
}

/** Writes a deposit for money that staff saw to have arrived, with the fee of its method. */
export async function writeSeenDeposit(
  tx: Tx,
  { player, method, units, key }: Seen,
  actor: Actor,
): Promise<Deposit> {
  await ensurePlayer(tx, player.id);
  const { fee } = methodsOf(await currentSection(tx, player.brandId, "methods"))[method];
  const deposit = await insertDeposit(
    tx,
    {
      publicId: newPublicId("dep"),
      player: player.id,
      playerName: player.username,
      playerRef: player.publicId,
      brandId: player.brandId,
      currency: player.currency,
      book: player.book,
      method,
      units,
      key,
      exactUnits: null,
      account: null,
      expiresMinutes: 0,
      feeBps: fee.bps,
      feeFlatUnits: fee.flatUnits,
    },
    actor,
  );
  return moveDeposit(tx, deposit, "AWAITING_PAYMENT", actor);
}
