import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import type { FirebaseProject } from "../../../config-services.ts";
import type { PhoneRefusal } from "../phone/phone-refusals.ts";
import { firebaseRefusal } from "./firebase-words.ts";

const TIMEOUT_MS = 10_000;

const begun = z.object({ sessionInfo: z.string().min(1) });
const proven = z.object({ idToken: z.string().min(1) });
const refused = z.object({ error: z.object({ message: z.string() }) });

/** A refusal carries Firebase's message as its detail: for the log, never for a player. */
type Answered<Value> = Promise<Result<Value, PhoneRefusal>>;

/**
 * Has Firebase send a code to a number in E.164; returns the session the code belongs to.
 * Identity Toolkit v1, accounts:sendVerificationCode.
 */
export async function sendVerificationCode(
  project: FirebaseProject,
  phoneNumber: string,
  recaptchaToken: string | undefined,
): Answered<string> {
  const begins = await post(
    project,
    "sendVerificationCode",
    { phoneNumber, recaptchaToken },
    begun,
  );
  return begins.ok ? ok(begins.value.sessionInfo) : begins;
}

/**
 * Exchanges a session and its code for the id token that proves whose number it is. Identity
 * Toolkit v1, accounts:signInWithPhoneNumber.
 */
export async function signInWithPhoneNumber(
  project: FirebaseProject,
  sessionInfo: string,
  code: string,
): Answered<string> {
  const proves = await post(project, "signInWithPhoneNumber", { sessionInfo, code }, proven);
  return proves.ok ? ok(proves.value.idToken) : proves;
}

/**
 * One call. An unreachable service or an unintelligible answer is refused as UNKNOWN: a person
 * could do nothing about the reason.
 */
async function post<Value>(
  { url, apiKey }: FirebaseProject,
  method: string,
  body: object,
  expected: z.ZodType<Value>,
): Answered<Value> {
  const address = `${url}/v1/accounts:${method}?key=${encodeURIComponent(apiKey)}`;
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((fault: Error) => fault);
  if (response instanceof Error) return refuse("UNKNOWN", response.message);
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const message = refused.safeParse(answer).data?.error.message ?? "";
    return refuse(firebaseRefusal(message), `${response.status} ${message}`.trim());
  }
  const { data } = expected.safeParse(answer);
  return data === undefined ? refuse("UNKNOWN", "an answer of another kind") : ok(data);
}
