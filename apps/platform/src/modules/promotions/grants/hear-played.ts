import { hears, type Listener } from "../../facts/index.ts";
import { requirementEnded } from "../../wagering/index.ts";
import { endGrant, holdGrant } from "./end-grant.ts";
import { grantByPublicId } from "./grants.store.ts";

/** Completes a bonus that was played, and ends one with which nothing was left to play. */
export const hearPlayed: Listener = hears(
  requirementEnded,
  "promotions end bonuses",
  async (tx, { source, key, status }, { wallet }) => {
    if (source !== "BONUS" || status === "CANCELLED") return;
    const known = await grantByPublicId(tx, key);
    const grant = known && (await holdGrant(tx, known));
    if (!grant) return;
    const isPlayed = status === "DONE";
    await endGrant(tx, wallet, grant, isPlayed ? "COMPLETED" : "EXPIRED", {
      actor: "system",
      reason: isPlayed ? "It was wagered" : "Nothing was left to play with",
    });
  },
);
