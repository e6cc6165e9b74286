import { call } from "../../../shared/api.ts";

/** What Firebase's last code belongs to; it outlives a reload, as the countdown does. */
const KEPT = "perya-code-session";

interface Proven {
  readonly firebaseChannel: "sms";
  readonly firebaseIdToken: string;
}

let last:
  | { readonly sessionInfo: string; readonly code: string; readonly proven: Proven }
  | undefined;

export function keepCodeSession(sessionInfo: string): void {
  sessionStorage.setItem(KEPT, sessionInfo);
}

/** Changes the code that Firebase sent into its token. A code is changed once, so the token is kept for another try with the same one. Throws ApiError. */
export async function proveByFirebase(typed: string): Promise<Proven> {
  const code = typed.trim();
  const sessionInfo = sessionStorage.getItem(KEPT) ?? "";
  if (last?.sessionInfo === sessionInfo && last.code === code) return last.proven;
  const { firebaseIdToken } = await call("POST", "/register/sms/token", {
    body: { sessionInfo, code },
  });
  const proven = { firebaseChannel: "sms", firebaseIdToken } as const;
  last = { sessionInfo, code, proven };
  return proven;
}
