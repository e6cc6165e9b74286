import type { Tx } from "@perya/postgres";
import type { LimitLaw } from "../../profiles/index.ts";
import { DEPOSIT_LIMITS, type DepositLimit, type LimitName } from "../limits.ts";
import { lowestCeiling } from "./ceilings.ts";
import { lawFor, type UnderLaw } from "./law-for.ts";

/** Whether a limit of a player's own is above what the law has; none at all is not. */
export async function isAboveLaw(
  law: LimitLaw,
  tx: Tx,
  limited: UnderLaw,
  name: LimitName,
  units: bigint | null,
): Promise<boolean> {
  if (units === null || !isOfDeposits(name)) return false;
  const ceiling = lowestCeiling((await lawFor(law, tx, limited)).ceilings, name);
  return ceiling !== undefined && units > ceiling;
}

function isOfDeposits(name: LimitName): name is DepositLimit {
  return (DEPOSIT_LIMITS as readonly string[]).includes(name);
}
