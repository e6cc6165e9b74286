import type { Tx } from "@perya/postgres";
import type { Brand } from "../../../brands/index.ts";
import type { RaffleDraft } from "../raffle.ts";
import { offerRaffle } from "./offer-raffle.ts";
import { addRaffle } from "./save-raffle.ts";

/** Who made a brand's first raffles. */
const BY = "seed";

/** A brand's first raffles, offered at once. */
export async function seedRaffles(
  tx: Tx,
  secretKey: string,
  brand: Brand,
  drafts: readonly RaffleDraft[],
): Promise<void> {
  for (const draft of drafts) {
    const made = await addRaffle(tx, brand, draft, BY);
    const offered = made.ok ? await offerRaffle(tx, secretKey, made.value, brand, BY) : made;
    if (!offered.ok) throw new Error(`A raffle was refused: ${offered.refusal}`);
  }
}
