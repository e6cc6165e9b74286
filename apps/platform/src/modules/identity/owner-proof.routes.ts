import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { Refusal } from "../../http/answers/answer.ts";
import { refusalsOf } from "../../http/answers/refusals.ts";
import type { Platform } from "../../platform.ts";
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
};

const REFUSALS: Readonly<Record<ProofRefusal, readonly [status: number, sentence: string]>> = {
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
  { player, ip }: Pick<FastifyRequest, "player" | "ip">,
  { password, verificationCode }: { readonly password: string; readonly verificationCode: string },
): Promise<void> {
  const proven = await proveOwner(
    platform,
    player,
    { password, code: verificationCode, ip },
    false,
  );
  if (proven.ok) return;
  const [status, sentence] = REFUSALS[proven.refusal];
  throw new Refusal(status, proven.refusal, sentence);
}
