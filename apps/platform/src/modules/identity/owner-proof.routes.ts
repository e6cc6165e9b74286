import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { Refusal } from "../../http/answers/answer.ts";
import { refusalsOf } from "../../http/answers/refusals.ts";
import type { Platform } from "../../platform.ts";
import { brandOfRequest } from "../brands/index.ts";
import { recognisePasskey } from "./passkeys/recognise.ts";
import { relyingParty } from "./passkeys/relying-party.ts";
import { toAuthentication, used } from "./passkeys/wire.ts";
import { proveOwner, type ProofRefusal } from "./payment/prove-owner.ts";
import { PHONE_SENTENCES } from "./phone/phone-refusals.ts";

/** By what a signed-in player shows that they own the account: a route's part of its body. */
export const ownerProof = {
  password: z
    .string()
    .max(128)
    .default("")
    .meta({ description: "The login password, for players who have one." }),
  verificationCode: z
    .string()
    .trim()
    .max(10)
    .default("")
    .meta({ description: "The code from /payment-password/code, for players without one." }),
  passkey: used.optional().meta({ description: "In place of both, after /passkeys/proof/begin." }),
};

const proof = z.object(ownerProof);

const REFUSALS: Readonly<
  Record<ProofRefusal | "PASSKEY_REFUSED", readonly [status: number, sentence: string]>
> = {
  PASSKEY_REFUSED: [422, "This passkey is not one of yours here. Please try another way."],
  WRONG_PASSWORD: [422, "The password is incorrect."],
  TOO_MANY_ATTEMPTS: [429, "Too many attempts. Please wait 15 minutes and try again."],
  INVALID_CODE: PHONE_SENTENCES.INVALID_CODE,
  CODE_EXPIRED: PHONE_SENTENCES.CODE_EXPIRED,
  NO_CONTACT: [
    422,
    "You have no verified number or e-mail to send a code to. Please add one, " +
      "or contact customer service.",
  ],
};

/** What a route that asks for it declares. */
export const OWNER_REFUSALS = refusalsOf(REFUSALS);

/** Refuses who does not show that they own the account. Slow on purpose. */
export async function requireOwner(
  platform: Platform,
  request: FastifyRequest,
  { password, verificationCode, passkey }: z.infer<typeof proof>,
): Promise<void> {
  const { player, ip } = request;
  if (passkey) {
    const party = relyingParty(platform, await brandOfRequest(platform, request));
    const asked = { purpose: "proof", playerId: player.id } as const;
    const found = await platform.db.inTransaction((tx) =>
      recognisePasskey(tx, party, asked, toAuthentication(passkey)),
    );
    if (found === undefined) throw refusalOf("PASSKEY_REFUSED");
    return;
  }
  const proven = await proveOwner(
    platform,
    player,
    { password, code: verificationCode, ip },
    false,
  );
  if (!proven.ok) throw refusalOf(proven.refusal);
}

function refusalOf(code: keyof typeof REFUSALS): Refusal {
  const [status, sentence] = REFUSALS[code];
  return new Refusal(status, code, sentence);
}
