import type { Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import { selectChoices, selectOpening } from "../choices/choices.store.ts";
import { selectSignOffs } from "../signing/sign-offs.store.ts";
import { allVersions } from "./all-versions.ts";
import { lawsOf, signedName, type Law } from "./laws.ts";

/** Every law of a brand as it is stored, oldest first. */
export async function readLaws(
  tx: Tx,
  { id, realMoney }: Pick<Brand, "id" | "realMoney">,
): Promise<readonly Law[]> {
  const [versions, choices, opening, signOffs] = await Promise.all([
    allVersions(tx),
    selectChoices(tx, id),
    selectOpening(tx, id),
    selectSignOffs(tx),
  ]);
  return lawsOf({
    versions,
    choices,
    opening,
    realMoney,
    signed: new Set(signOffs.map(signedName)),
  });
}

/**
 * The law in force at a time, in milliseconds since 1970. Throws when there is none, which no brand
 * has.
 */
export function lawAt(laws: readonly Law[], now: number): Law {
  const law = laws.findLast(({ from }) => from <= now);
  if (!law) throw new Error("A brand has no profiles");
  return law;
}
