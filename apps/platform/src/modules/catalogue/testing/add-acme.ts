import type { Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { createVendor } from "../index.ts";

/** Adds Acme, a vendor whose bets the tests send themselves. Its id. */
export async function addAcme(tx: Tx, { config }: Pick<Platform, "config">): Promise<number> {
  const acme = {
    slug: "acme",
    vassalage: "ACME",
    name: "Acme",
    dialect: "softswiss",
    gamesUrl: null,
  } as const;
  const key = { secret: "a shared secret of more than thirty-two letters" };
  const made = await createVendor(tx, config.secretKey, acme, key);
  if (!made.ok) throw new Error(made.refusal);
  return made.value.id;
}
