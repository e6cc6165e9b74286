import type { BodyOf } from "@perya/api-client";
import type { PasskeyOptions, paths } from "@perya/api-client/player";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

type PasskeyMade = BodyOf<paths, "POST", "/passkeys">["response"];
export type PasskeyUsed = BodyOf<paths, "POST", "/session/passkey">["response"];

/** The person closed the browser's window, or waited too long: nothing to report. */
export class Dismissed extends Error {}

/** Whether this browser can have passkeys. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === "function";

/** Has the browser make a passkey. Throws Dismissed. */
export async function makePasskey(asked: PasskeyOptions): Promise<PasskeyMade> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = asked as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, response } = await startRegistration({ optionsJSON }).catch(asDismissed);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    id,
    rawId,
    type: "public-key",
    response: { clientDataJSON, attestationObject, transports },
  };
}

/** Has the browser ask for a passkey. Throws Dismissed. */
export async function takePasskey(asked: PasskeyOptions): Promise<PasskeyUsed> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = asked as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, response } = await startAuthentication({ optionsJSON }).catch(asDismissed);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: "public-key",
    response: { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null },
  };
}

function asDismissed(fault: unknown): never {
  if (fault instanceof Error && (fault.name === "NotAllowedError" || fault.name === "AbortError"))
    throw new Dismissed();
  throw fault;
}
