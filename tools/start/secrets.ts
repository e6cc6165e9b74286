import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { newRsaPair, newSharedSecret } from "@perya/secrets";

/** Keys and secrets of a local installation. In production they come from the environment instead. */
export interface Secrets {
  readonly platformKey: string;
  readonly studioKey: string;
  readonly gatewaySecret: string;
  readonly operatorPrivateKey: string;
  readonly operatorPublicKey: string;
  readonly studioPrivateKey: string;
  readonly studioPublicKey: string;
}

/** Reads the secrets made by the first start, or makes them. The file is readable by its owner only. */
export async function secrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, "secrets.json");
  const kept = await readFile(path, "utf8").catch(() => undefined);
  if (kept !== undefined) return JSON.parse(kept) as Secrets;
  const operator = newRsaPair();
  const studio = newRsaPair();
  const made: Secrets = {
    platformKey: newSharedSecret(),
    studioKey: newSharedSecret(),
    gatewaySecret: newSharedSecret(),
    operatorPrivateKey: operator.privateKey,
    operatorPublicKey: operator.publicKey,
    studioPrivateKey: studio.privateKey,
    studioPublicKey: studio.publicKey,
  };
  await writeFile(path, JSON.stringify(made, null, 2), { mode: 0o600 });
  return made;
}
