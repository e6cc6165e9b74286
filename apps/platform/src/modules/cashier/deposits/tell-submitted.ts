import type { Tx } from "@perya/postgres";
import { tellFact } from "../../facts/index.ts";
import { depositSubmitted } from "../facts.ts";
import type { Deposit } from "./deposit.ts";

/** Tells others that a deposit was paid, or is said to be, and waits. */
export function tellSubmitted(
  tx: Tx,
  { publicId, player, brandId }: Pick<Deposit, "publicId" | "player" | "brandId">,
): Promise<void> {
  return tellFact(tx, depositSubmitted, { deposit: publicId, player, brand: brandId });
}
