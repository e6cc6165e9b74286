import { createPublicKey, createSecretKey } from "node:crypto";
import type { Tx } from "@perya/postgres";
import type { VendorAccount } from "@perya/wallet-protocol";
import { openSecret } from "../../../secrets/seal-secret.ts";
import { selectKeys, selectVendors, type VendorKey } from "./vendors.store.ts";

/**
 * Every vendor that calls the wallet, with the keys that may sign for it now, ready to verify with.
 */
export async function vendorAccounts(tx: Tx, secretKey: string): Promise<VendorAccount[]> {
  const keys = (await selectKeys(tx)).filter((key) => key.retiredAt === null);
  return (await selectVendors(tx)).flatMap(
    ({ id, slug, dialect, active, rolledBackUnknown, wallet }) => {
      // One with a wallet of its own has nothing to ask of ours.
      if (dialect === "house" || wallet === "transfer") return [];
      const own = keys.filter((key) => key.vendorId === id);
      const secrets = own.flatMap((key) => secretOf(key, secretKey, slug));
      return {
        id,
        slug,
        dialect,
        active,
        rolledBackUnknown,
        publicKeys: own.flatMap(publicKeyOf),
        secrets,
      };
    },
  );
}

function publicKeyOf({ publicKey }: VendorKey) {
  return publicKey === null ? [] : [createPublicKey(publicKey)];
}

function secretOf({ sealedSecret }: VendorKey, secretKey: string, slug: string) {
  return sealedSecret === null
    ? []
    : [createSecretKey(openSecret(secretKey, `vendor:${slug}`, sealedSecret), "utf8")];
}
