import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Wallet } from "../../wallet/index.ts";
import { endFreeBets } from "../free-bets/end-free-bets.ts";
import { endGrant, holdGrant } from "./end-grant.ts";
import type { Grant } from "./grant.ts";
import { grantByPublicId } from "./grants.store.ts";

/** Gives up a bonus that is being wagered, because its player asks for it. */
export async function forfeitGrant(
  tx: Tx,
  wallet: Wallet,
  player: bigint,
  publicId: string,
): Promise<Result<Grant, "NOT_FOUND" | "WRONG_STATE">> {
  const known = await grantByPublicId(tx, publicId);
  if (known?.player !== player) return refuse("NOT_FOUND");
  if (known.status === "CLAIMED") {
    const ended = await endFreeBets(tx, known, "FORFEITED", { actor: "player" });
    if (ended) return ok(ended);
  }
  const grant = await holdGrant(tx, known);
  if (!grant) return refuse("WRONG_STATE");
  return ok(await endGrant(tx, wallet, grant, "FORFEITED", { actor: "player" }));
}
