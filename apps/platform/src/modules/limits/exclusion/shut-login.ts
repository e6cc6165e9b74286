import type { Tx } from "@perya/postgres";
import { brandById } from "../../brands/index.ts";
import { barLogin } from "../../identity/index.ts";
import { playerById } from "../../players/index.ts";
import { exclusionLawNow } from "../../profiles/index.ts";

/** Keeps an excluded player from signing in, where the law of their brand forbids it. */
export async function shutLogin(
  tx: Tx,
  { player, until }: { readonly player: bigint; readonly until: Temporal.Instant },
): Promise<void> {
  const found = await playerById(tx, player);
  const brand = found && (await brandById(tx, found.brandId));
  if (!brand) return;
  const { login } = await exclusionLawNow(tx, brand);
  if (login === "forbid") await barLogin(tx, player, until);
}
