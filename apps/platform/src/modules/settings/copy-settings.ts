import type { Tx } from "@perya/postgres";
import type { Brand } from "../brands/index.ts";
import { insertFirstVersions } from "./history/versions.store.ts";
import { copySections } from "./settings.store.ts";

/** Gives a brand without settings of its own those of another, as the first of its versions. */
export async function copySettings(
  tx: Tx,
  from: Pick<Brand, "id" | "name">,
  to: Pick<Brand, "id">,
): Promise<void> {
  await copySections(tx, from.id, to.id);
  await insertFirstVersions(tx, to.id, `copied from ${from.name}`);
}
