import { ok, refuse, type Result } from "@perya/result";
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Platform } from "../../../platform.ts";
import { tellFact } from "../../facts/index.ts";
import { passkeysChanged } from "../facts.ts";
import type { SignedIn } from "../identity.ts";
import {
  insertChallenge,
  insertPasskey,
  lockPasskeys,
  selectChecked,
  selectPasskeys,
  useChallenge,
} from "./passkeys.store.ts";
import type { RelyingParty } from "./relying-party.ts";
import { challengeIn } from "./wire.ts";

/** Passkeys of one player. */
export const MAX_PASSKEYS = 20;

/** Asks a player's browser for a new passkey that knows its owner: a finger, a face or a PIN. */
export async function beginPasskey(
  { db }: Platform,
  player: SignedIn,
  party: RelyingParty,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const own = await selectChecked(db, player.id, party.id);
  const asked = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: player.username,
    userID: new TextEncoder().encode(player.publicId),
    attestationType: "none",
    excludeCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await insertChallenge(db, asked.challenge, {
    purpose: "add",
    rpId: party.id,
    playerId: player.id,
  });
  return asked;
}

/** Adds the passkey that a browser made for a challenge of this player's. */
export async function addPasskey(
  { db }: Platform,
  player: SignedIn,
  party: RelyingParty,
  { name, response }: { readonly name: string; readonly response: RegistrationResponseJSON },
): Promise<Result<undefined, "PASSKEY_REFUSED" | "PASSKEY_TAKEN" | "TOO_MANY_PASSKEYS">> {
  const challenge = challengeIn(response.response.clientDataJSON);
  const whose = { purpose: "add", rpId: party.id, playerId: player.id } as const;
  if (challenge === undefined || !(await useChallenge(db, challenge, whose)))
    return refuse("PASSKEY_REFUSED");
  const made = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!made?.verified) return refuse("PASSKEY_REFUSED");
  const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
  return db.inTransaction(async (tx) => {
    await lockPasskeys(tx, player.id);
    if ((await selectPasskeys(tx, player.id)).length >= MAX_PASSKEYS)
      return refuse("TOO_MANY_PASSKEYS");
    const added = await insertPasskey(tx, {
      playerId: player.id,
      rpId: party.id,
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      counter,
      transports,
      name,
    });
    if (!added) return refuse("PASSKEY_TAKEN");
    await tellFact(tx, passkeysChanged, { player: player.id, what: "added" });
    return ok(undefined);
  });
}
