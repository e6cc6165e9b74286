import { call } from "../../../shared/http/api.ts";

/** What Firebase's last code belongs to; it outlives a reload, as the countdown does. */
const STORAGE_KEY = "perya-code-session";

interface Proven {
  readonly firebaseChannel: "sms";
  readonly firebaseIdToken: string;
}

let last:
  | { readonly sessionInfo: string; readonly code: string; readonly proven: Proven }
  | undefined;

export function keepCodeSession(sessionInfo: string): void {
  sessionStorage.setItem(STORAGE_KEY, sessionInfo);
}

/**
 * Exchanges the code that Firebase sent for its token. A code works once, so the token is kept for
 * another try with the same code. Throws ApiError.
 */
export async function proveByFirebase(typed: string): Promise<Proven> {
  const code = typed.trim();
  const sessionInfo = sessionStorage.getItem(STORAGE_KEY) ?? "";
  if (last?.sessionInfo === sessionInfo && last.code === code) return last.proven;
  const { firebaseIdToken } = await call("POST", "/register/sms/token", {
    body: { sessionInfo, code },
  });
  const proven = { firebaseChannel: "sms", firebaseIdToken } as const;
  last = { sessionInfo, code, proven };
  return proven;
}
