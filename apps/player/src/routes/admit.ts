import { requireTask } from "../shared/session/sign-in-tasks.ts";
import { go } from "../shared/routing/go.ts";
import { closeOver } from "../shared/routing/close-over.ts";
import { overHere } from "../shared/routing/over.ts";
import { here } from "../shared/routing/use-location.ts";
import type { Audience } from "../shared/routing/pages.ts";
import { isSignedIn, isTrial } from "../shared/session/session.ts";

/**
 * Where a visitor is sent instead of a page that is not for them: guests to the sign-in and
 * afterwards back, a trial account to the page about getting a real one.
 */
export function refuse(audience: Audience): (() => void) | undefined {
  if (audience === "everyone") return undefined;
  if (!isSignedIn()) return () => void go("/login", { search: { next: here() }, replace: true });
  if (audience === "signed-in" || !isTrial()) return undefined;
  return () => {
    requireTask("real-account");
    if (overHere()) closeOver();
    else void go("/", { replace: true });
  };
}
