import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { openSecret } from "../../secrets/seal-secret.ts";
import { ownerOf } from "./commit-draws.ts";
import { markOpened } from "./draws.store.ts";

/**
 * Opens the seed of a draw for the entropy (hex) that was made when its sales closed. A seed is
 * opened for one entropy only, permanently: repeating it returns the same seed, another is refused,
 * so that nobody can look at several results and choose.
 */
export async function openSeed(
  tx: Tx,
  secretKey: string,
  label: string,
  entropy: string,
): Promise<Result<string, "NO_SUCH_DRAW" | "OPENED_FOR_ANOTHER">> {
  const opened = await markOpened(tx, label, entropy);
  if (!opened) return refuse("NO_SUCH_DRAW", label);
  if (opened.entropy !== entropy) return refuse("OPENED_FOR_ANOTHER", label);
  return ok(openSecret(secretKey, ownerOf(label), opened.sealed));
}
