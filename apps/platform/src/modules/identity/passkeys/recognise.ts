import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import type { Tx } from "@perya/postgres";
import {
  insertChallenge,
  selectByCredential,
  selectChecked,
  updateUsed,
  useChallenge,
} from "./passkeys.store.ts";
import type { RelyingParty } from "./relying-party.ts";
import { challengeIn } from "./wire.ts";

/** Whose passkey is asked for, and what for: anyone's signs in, the others are of one player. */
export type Asked =
  | { readonly purpose: "sign-in"; readonly playerId: null }
  | { readonly purpose: "second-factor" | "proof"; readonly playerId: bigint };

/** Asks a browser for a passkey of this site. */
export async function askPasskey(
  tx: Tx,
  party: RelyingParty,
  { purpose, playerId }: Asked,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const own = playerId === null ? [] : await selectChecked(tx, playerId, party.id);
  const asked = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: "required",
    allowCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
  });
  await insertChallenge(tx, asked.challenge, { purpose, rpId: party.id, playerId });
  return asked;
}

/**
 * The player whose passkey answered a challenge, once: undefined for any answer that is not right,
 * whatever is wrong with it. A counter that did not rise is that of a copy.
 */
export async function recognisePasskey(
  tx: Tx,
  party: RelyingParty,
  { purpose, playerId }: Asked,
  response: AuthenticationResponseJSON,
): Promise<bigint | undefined> {
  const challenge = challengeIn(response.response.clientDataJSON);
  if (challenge === undefined) return undefined;
  if (!(await useChallenge(tx, challenge, { purpose, rpId: party.id, playerId }))) return undefined;
  const passkey = await selectByCredential(tx, response.id);
  if (!passkey || passkey.rpId !== party.id) return undefined;
  if (playerId !== null && passkey.playerId !== playerId) return undefined;
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const { newCounter } = checked.authenticationInfo;
  return (await updateUsed(tx, passkey, newCounter)) ? passkey.playerId : undefined;
}
