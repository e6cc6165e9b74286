import type { Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import type { MissionDraft } from "./mission.ts";
import { selectMissions } from "./missions.store.ts";
import { offerMission } from "./offer-mission.ts";
import { addMission } from "./save-mission.ts";

/** Who made a brand's first missions. */
const BY = "seed";

/** A brand's first missions, offered at once. A brand that has any is left as it is. */
export async function seedMissions(
  tx: Tx,
  brand: Brand,
  drafts: readonly MissionDraft[],
): Promise<void> {
  if ((await selectMissions(tx, brand.id)).length > 0) return;
  for (const draft of drafts) {
    const made = await addMission(tx, brand, draft, BY);
    const offered = made.ok ? await offerMission(tx, made.value, brand, BY) : made;
    if (!offered.ok) throw new Error(`A mission was refused: ${offered.refusal}`);
  }
}
