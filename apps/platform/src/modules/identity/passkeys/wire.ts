import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";

const MAX_CHARACTERS = 20_000;
const base64url = z
  .string()
  .max(MAX_CHARACTERS)
  .regex(/^[\w-]+$/);
const shared = { id: base64url, rawId: base64url, type: z.literal("public-key") };

/** What a browser answers when a passkey was made. */
export const made = z
  .object({
    ...shared,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(20)).max(10).default([]),
    }),
  })
  .meta({ id: "PasskeyMade", description: "A RegistrationResponseJSON of WebAuthn." });

/** What a browser answers when a passkey was used. */
export const used = z
  .object({
    ...shared,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullish(),
    }),
  })
  .meta({ id: "PasskeyUsed", description: "An AuthenticationResponseJSON of WebAuthn." });

/** What a browser is asked with. */
export const options = z
  .record(z.string(), z.unknown())
  .meta({ id: "PasskeyOptions", description: "The publicKey options of WebAuthn, as JSON." });

export function toRegistration(body: z.infer<typeof made>): RegistrationResponseJSON {
  const { transports, ...response } = body.response;
  return {
    ...body,
    response: { ...response, transports },
    clientExtensionResults: {},
  };
}

export function toAuthentication(body: z.infer<typeof used>): AuthenticationResponseJSON {
  const { userHandle, ...response } = body.response;
  return {
    ...body,
    response: { ...response, ...(userHandle ? { userHandle } : {}) },
    clientExtensionResults: {},
  };
}

/** The challenge that an answer is to; undefined where it can't be read. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8")) as {
      challenge?: unknown;
    };
    return typeof data.challenge === "string" ? data.challenge : undefined;
  } catch {
    return undefined;
  }
}
