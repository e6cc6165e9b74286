import { randomUUID } from "node:crypto";
import type { Platform } from "../../../platform.ts";

/** Vendor and game of the rounds by which players come to owe. */
const OF = { vendor: 3, game: "harbor", currency: "PHP", free: false, closesRound: false } as const;

/**
 * A vendor takes back a win of so many ledger units that was spent. Owed is what the player's cash
 * does not cover.
 */
export async function takeBackSpentWin(
  { wallet }: Pick<Platform, "wallet">,
  { id: player }: { readonly id: bigint },
  units: bigint,
): Promise<void> {
  const win = randomUUID();
  const played = [
    { kind: "bet", units: 0n, transaction: randomUUID(), round: win, reference: null },
    { kind: "win", units, transaction: win, round: win, reference: null },
    { kind: "bet", units, transaction: randomUUID(), round: randomUUID(), reference: null },
    { kind: "rollback", units: 0n, transaction: randomUUID(), round: win, reference: win },
  ] as const;
  for (const command of played) {
    const [answer] = await wallet.submit([{ ...OF, player, ...command }]);
    if (!answer?.ok) throw new Error(`${command.kind}: ${answer?.refusal}`);
  }
}
