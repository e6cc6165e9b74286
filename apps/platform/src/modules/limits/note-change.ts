import type { Tx } from "@perya/postgres";
import { tellFact } from "../facts/index.ts";
import { limitChanged } from "./facts.ts";
import type { LimitName } from "./limits.ts";
import { insertChange, type LimitChange } from "./limits.store.ts";

/** Whose limit changes. */
export interface Limited {
  readonly id: bigint;
  readonly currency: string;
}

/** Keeps a change of a limit, and tells of it unless everything stays as it was. */
export async function noteChange(
  tx: Tx,
  { id: player, currency }: Limited,
  change: LimitChange & { readonly name: LimitName },
): Promise<void> {
  await insertChange(tx, player, change);
  const { name: limit, after: units, what } = change;
  if (what === "RAISE_DROPPED") return;
  const asked = what === "RAISE_ASKED";
  await tellFact(tx, limitChanged, { player, limit, units, currency, asked });
}
