import type { Tx } from "@perya/postgres";
import { profileOf } from "../../players/index.ts";
import { selectPasswordsSet } from "../payment/payment.store.ts";
import { markFirstLoginDone } from "./first-login.store.ts";

/** A player's progress in the first-login action. */
export interface FirstLogin {
  readonly contact: boolean;
  readonly paymentPassword: boolean;
}

export async function firstLoginOf(tx: Tx, playerId: bigint): Promise<FirstLogin> {
  const { mobileVerifiedAt, emailVerifiedAt } = await profileOf(tx, playerId);
  return {
    contact: mobileVerifiedAt !== null || emailVerifiedAt !== null,
    paymentPassword: (await selectPasswordsSet(tx, playerId)).payment,
  };
}

/**
 * The first-login action is done once there are a verified contact and a payment password; until
 * then every sign-in asks for it.
 */
export async function finishFirstLogin(tx: Tx, playerId: bigint): Promise<void> {
  const { contact, paymentPassword } = await firstLoginOf(tx, playerId);
  if (contact && paymentPassword) await markFirstLoginDone(tx, playerId);
}
