import type { Tx } from "@perya/postgres";
import { refuse, type Result } from "@perya/result";
import { giveCash } from "../wagering/index.ts";
import type { Wallet } from "../wallet/index.ts";

/** Cash for points, in ledger units, under the public id of what it is paid for. */
interface Cash {
  readonly player: bigint;
  readonly brandId: bigint;
  readonly key: string;
  readonly units: bigint;
}

/**
 * Pays cash for points from the house's account for them; it has to be played once. Where it is
 * refused the caller rolls its transaction back.
 */
export async function payCash(
  tx: Tx,
  wallet: Wallet,
  cash: Cash,
): Promise<Result<void, "POINTS_BLOCKED" | "OWN_LIMIT">> {
  const { key, units } = cash;
  const terms = { required: units, contra: "points", movement: "points", ref: key } as const;
  const paid = await giveCash(tx, wallet, { ...cash, ...terms, about: "Cash for points" });
  return paid.ok ? paid : refuse(paid.refusal === "OWN_LIMIT" ? "OWN_LIMIT" : "POINTS_BLOCKED");
}
