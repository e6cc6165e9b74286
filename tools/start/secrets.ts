import { writeWhole } from "@perya/process";
import { newRsaPair, newSharedSecret } from "@perya/secrets";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Keys and secrets of a local installation. In production they come from the environment instead.
 */
export interface Secrets {
  readonly platformKey: string;
  readonly studioKey: string;
  readonly gatewaySecret: string;
  readonly operatorPrivateKey: string;
  readonly operatorPublicKey: string;
  readonly studioPrivateKey: string;
  readonly studioPublicKey: string;
}

/**
 * Reads the secrets made by the first start, or makes them. The file is readable by its owner only.
 * Throws one sentence with the file's name when it is broken.
 */
export async function secrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, "secrets.json");
  const known = await readFile(path, "utf8").catch((fault: NodeJS.ErrnoException) => {
    // Only a file that is not there may be made: a new key over one that can't be read now would
    // lose what the old one sealed.
    if (fault.code === "ENOENT") return undefined;
    throw new Error(
      `${path} can't be read (${fault.message}): give this user the right to read it.`,
      { cause: fault },
    );
  });
  if (known !== undefined) return read(path, known);
  const made = makeSecrets();
  await writeWhole(path, JSON.stringify(made, null, 2));
  return made;
}

function makeSecrets(): Secrets {
  const operator = newRsaPair();
  const studio = newRsaPair();
  return {
    platformKey: newSharedSecret(),
    studioKey: newSharedSecret(),
    gatewaySecret: newSharedSecret(),
    operatorPrivateKey: operator.privateKey,
    operatorPublicKey: operator.publicKey,
    studioPrivateKey: studio.privateKey,
    studioPublicKey: studio.publicKey,
  };
}

const NAMES = [
  "platformKey",
  "studioKey",
  "gatewaySecret",
  "operatorPrivateKey",
  "operatorPublicKey",
  "studioPrivateKey",
  "studioPublicKey",
] as const satisfies readonly (keyof Secrets)[];

function read(path: string, text: string): Secrets {
  const found = parse(text);
  const missing = NAMES.filter((name) => typeof found[name] !== "string" || found[name] === "");
  if (missing.length === 0) return found as unknown as Secrets;
  throw new Error(
    `${path} is broken (it lacks ${missing.join(", ")}): put it back from a backup. ` +
      "Only where nothing has ever been played: delete it, and the next start makes a new " +
      "one, which can't open what the old one sealed.",
  );
}

function parse(text: string): Partial<Record<string, unknown>> {
  try {
    return (JSON.parse(text) as Partial<Record<string, unknown>> | null) ?? {};
  } catch {
    return {};
  }
}
