import { readClock, type Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import { ruleOf } from "../rules/profile.ts";
import { lawAt, readLaws } from "./read-laws.ts";

/** What a profile wants done with the account of a minor, as staff read it. */
export interface MinorsRule {
  /** `CW.minors`. */
  readonly rule: string;
  readonly text: string;
}

/** What the profiles of a brand want done with accounts of minors; empty where none says. */
export async function minorsLawNow(
  tx: Tx,
  brand: Pick<Brand, "id" | "realMoney">,
): Promise<readonly MinorsRule[]> {
  const now = await readClock(tx);
  const { profiles } = lawAt(await readLaws(tx, brand), now.epochMilliseconds);
  return profiles.flatMap(({ code, cells }) => {
    const text = cells.minors?.value;
    return typeof text === "string" ? [{ rule: ruleOf(code, "minors"), text }] : [];
  });
}
