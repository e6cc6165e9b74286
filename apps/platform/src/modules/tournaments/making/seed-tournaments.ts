import type { Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import { selectTournaments } from "../tournaments.store.ts";
import { announce } from "./open-tournament.ts";
import { saveTournament, type SentTournament } from "./save-tournament.ts";

/** Who made a brand's first tournaments. */
const BY = "seed";

/** A brand's first tournaments, open at once. A brand that has any is left as it is. */
export async function seedTournaments(
  tx: Tx,
  brand: Brand,
  drafts: readonly SentTournament[],
): Promise<void> {
  if ((await selectTournaments(tx, brand.id, 1)).length > 0) return;
  for (const sent of drafts) {
    const saved = await saveTournament(tx, { brand, sent, by: BY });
    if (!saved.ok) throw new Error(`A tournament was refused: ${saved.detail ?? saved.refusal}`);
    await announce(tx, saved.value, BY);
  }
}
