import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair } from "jose";
import type { Platform } from "../../platform.ts";
import { sealSecret } from "../../secrets/seal-secret.ts";
import type { PublicKey } from "./envelopes.ts";
import { insertKey, lockKeys, selectYoungestKey, type StoredKey } from "./envelopes.store.ts";
import { ownerOf } from "./private-key.ts";

/** The public key envelopes are to be sealed with now. The first call of a day makes it. */
export async function currentKey({ db, config }: Platform): Promise<PublicKey> {
  const key =
    (await selectYoungestKey(db)) ??
    (await db.inTransaction(async (tx) => {
      await lockKeys(tx);
      const others = await selectYoungestKey(tx);
      if (others) return others;
      const made = await newKey(config.secretKey);
      await insertKey(tx, made);
      return made;
    }));
  return { ...key.publicJwk, kid: key.id };
}

async function newKey(secretKey: string): Promise<StoredKey> {
  const id = randomUUID();
  const pair = await generateKeyPair("ECDH-ES", { crv: "P-256", extractable: true });
  const { x = "", y = "" } = await exportJWK(pair.publicKey);
  const secret = JSON.stringify(await exportJWK(pair.privateKey));
  return {
    id,
    publicJwk: { kty: "EC", crv: "P-256", x, y },
    sealedPrivateJwk: sealSecret(secretKey, ownerOf(id), secret),
  };
}
