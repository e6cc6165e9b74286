import { createHash } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { ADDRESSES } from "../addresses.ts";
import { ask, askSealed, asPlayer } from "./calls.ts";

export const PASSWORD = "Fiesta2026";

export interface Person {
  readonly username: string;
  readonly token: string;
  /** The number the console knows them by. */
  readonly id: string;
}

/** Registers a player through the API. */
export async function register(username: string): Promise<Person> {
  const body = { username, password: PASSWORD, confirmPassword: PASSWORD, ageConfirmed: true, termsAccepted: true, proof: await prove("register") };
  const { token } = await askSealed<{ token: string }>("PUT", "/register", {}, body);
  const { id } = await asPlayer(token)<{ id: string }>("GET", "/member");
  return { username, token, id };
}

/** Signs a player in through the API; the token of the new session. */
export async function signIn(username: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const typed = { type: "username", username, password: PASSWORD };
  return (await askSealed<{ token: string }>("POST", "/session", headers, typed)).token;
}

/** A proof of a person for those who can't slide a puzzle: arithmetic. */
async function prove(purpose: string): Promise<string> {
  const base = `${ADDRESSES.player}/api/v1/verification/arithmetic`;
  const asked = await ask<{ value: { workId: string; salt: string; bits: number } }>("POST", base, {}, { purpose });
  const { workId, salt, bits } = asked.answer.value;
  let number = 0;
  while (createHash("sha256").update(`${salt}:${number}`).digest().readUInt32BE() >>> (32 - bits) !== 0) number++;
  const proven = await ask<{ value: { proof: string } }>("POST", `${base}/${workId}`, {}, { number: String(number) });
  return proven.answer.value.proof;
}

/** Signs a member of staff in for the first time: sets up the one-time code and gives the session's cookie. */
export async function firstSignIn(username: string, password: string): Promise<string> {
  const base = `${ADDRESSES.console}/operator/v1/session`;
  const first = await ask<{ value: { totpSetup: { secret: string }; setupToken: string } }>("POST", base, {}, { username, password });
  const { totpSetup, setupToken } = first.answer.value;
  const code = new TOTP({ secret: Secret.fromBase32(totpSetup.secret) }).generate();
  const { response } = await ask("POST", `${base}/totp`, {}, { setupToken, code });
  const cookie = /perya_staff=([^;]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1];
  if (!cookie) throw new Error(`${username} got no session.`);
  return cookie;
}
