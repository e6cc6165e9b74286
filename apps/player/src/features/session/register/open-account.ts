import type { Login } from "@perya/api-client/player";
import { ApiError, call } from "../../../shared/http/api.ts";
import type { Invitation } from "../../../shared/session/invitation.ts";
import { sealed } from "../../../shared/http/sealed.ts";
import type { Captcha } from "../../../shared/verification/captcha/captcha-field.tsx";
import type { Typed } from "./check-form.ts";
import { proveByFirebase } from "./prove-by-firebase.ts";
import { bodyOf } from "./read-form.ts";
import type { Rules } from "./rule-words.ts";

export type Method = "username" | "mobile";

const PATHS = { username: "/register", mobile: "/register/mobile" } as const;

/** What a form that has no fault holds, and what came beside it. */
export interface Filled {
  readonly method: Method;
  readonly rules: Rules;
  readonly typed: Typed;
  readonly invitation: Invitation | undefined;
  readonly captcha: Captcha | undefined;
  /** Whether the number's code came by Firebase. */
  readonly byFirebase: boolean;
}

/**
 * Opens an account, in the specified order: the invitation is checked, then the visitor proves to
 * be a person, then Firebase proves the number where it sent the code, then it is made. Undefined
 * when they closed the puzzle; throws ApiError, INVALID_INVITATION among them.
 */
export async function openAccount(
  filled: Filled,
  askProof: () => Promise<string | undefined>,
): Promise<Login | undefined> {
  const { method, rules, typed, invitation, captcha, byFirebase } = filled;
  const { affiliateCode } = bodyOf(typed, rules);
  const codes = { ...(affiliateCode === undefined ? {} : { affiliateCode }), ...invitation };
  for (const code of Object.values(codes))
    await call("GET", "/affiliate", { query: { code, domain: window.location.hostname } });
  const proof = await askProof();
  if (proof === undefined) return undefined;
  const proven =
    byFirebase && rules.verificationCode
      ? await proveByFirebase(typed["verificationCode"] ?? "")
      : {};
  return sealed("PUT", PATHS[method], {
    ...bodyOf(typed, rules),
    ...codes,
    ...captcha,
    ...proven,
    proof,
    ageConfirmed: true,
    termsAccepted: true,
    login: true,
    registerMethod: "WEB",
    registerUrl: window.location.href,
    domain: window.location.hostname,
  });
}

/** Whether the invitation is what an account could not be opened for. */
export function isUninvited(problem: unknown): boolean {
  return problem instanceof ApiError && problem.code === "INVALID_INVITATION";
}
