import { readClock } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { compactDecrypt, decodeProtectedHeader } from "jose";
import { z } from "zod";
import type { Platform } from "../../platform.ts";
import { content, TRAVEL_MINUTES, type EnvelopeRefusal } from "./envelopes.ts";
import { insertOpened } from "./envelopes.store.ts";
import { privateKey } from "./private-key.ts";

const keyId = z.uuid();

/** Opens an envelope for a call, once; returns its body. */
export async function openEnvelope(
  platform: Platform,
  call: string,
  jwe: string,
): Promise<Result<unknown, EnvelopeRefusal>> {
  const inside = await decrypt(platform, jwe);
  if (!inside || inside.for !== call) return refuse("ENVELOPE_INVALID");
  const travelled = (await readClock(platform.db)).epochMilliseconds - inside.iat;
  if (Math.abs(travelled) > TRAVEL_MINUTES * 60_000) return refuse("ENVELOPE_LATE");
  return (await insertOpened(platform.db, inside.jti))
    ? ok(inside.body)
    : refuse("ENVELOPE_REPLAYED");
}

async function decrypt(
  platform: Platform,
  jwe: string,
): Promise<z.infer<typeof content> | undefined> {
  const id = keyIdOf(jwe);
  const key = id === undefined ? undefined : await privateKey(platform, id);
  if (!key) return undefined;
  try {
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: ["ECDH-ES"],
      contentEncryptionAlgorithms: ["A256GCM"],
    });
    return content.safeParse(JSON.parse(new TextDecoder().decode(plaintext))).data;
  } catch {
    // Any fault in it is the client's.
    return undefined;
  }
}

function keyIdOf(jwe: string): string | undefined {
  try {
    return keyId.safeParse(decodeProtectedHeader(jwe).kid).data;
  } catch {
    return undefined;
  }
}
