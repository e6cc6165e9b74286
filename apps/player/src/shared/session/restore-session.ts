import { call } from "../http/api.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import { forgetRemembered, isRemembered } from "./sign-in-tasks.ts";
import { linkToken } from "./link-token.ts";
import { isSignedIn } from "./session.ts";

/**
 * What a visit brings with it: a one-time link, or a browser that is remembered. Neither is a
 * reason not to show the site when it fails.
 */
export async function restoreSession(): Promise<void> {
  if (linkToken !== undefined) {
    const login = await call("POST", "/session/token", { body: { token: linkToken } }).catch(
      () => undefined,
    );
    if (login) return void completeSignIn(login);
  }
  if (isSignedIn() || !isRemembered()) return;
  const login = await call("POST", "/session/remembered").catch(() => undefined);
  if (login) completeSignIn(login);
  else forgetRemembered();
}
