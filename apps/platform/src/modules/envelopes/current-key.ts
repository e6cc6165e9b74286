import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair } from "jose";
import type { Platform } from "../../platform.ts";
import { sealSecret } from "../../secrets/seal-secret.ts";
import type { PublicKey } from "./envelopes.ts";
import { insertKey, lockKeys, selectNewestKey, type StoredKey } from "./envelopes.store.ts";
import { ownerOf } from "./private-key.ts";

/** The current public key for envelopes. The first call of a day creates it. */
export async function currentKey({ db, config }: Platform): Promise<PublicKey> {
  const key =
    (await selectNewestKey(db)) ??
    (await db.inTransaction(async (tx) => {
      await lockKeys(tx);
      const madeMeanwhile = await selectNewestKey(tx);
      if (madeMeanwhile) return madeMeanwhile;
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
